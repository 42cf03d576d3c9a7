/** Rich text on its way in: its length first, since reading markup costs more than counting its characters. */
import { messageFor } from '../engine/validation/messages';
import type { FieldModel } from '../engine/model';
import { kind, longestOf } from '../fields/richText/kind';
import { sanitize } from '../fields/richText/sanitize';
import { invalid } from './refusal';

/** Code points, as the compiled rules count them; of texts that are short by any count nothing is counted. */
function isLonger(text: string, most: number): boolean {
  if (text.length <= most) return false;
  // A code point takes two units at most.
  return text.length > 2 * most || Array.from(text).length > most;
}

/**
 * The allowed part of a rich text, blanks around it left out.
 * @param path of the value within its record, where it lies in a row
 * @throws Refusal 400 at the field when it is too long, before or after
 */
export function safeText(field: FieldModel, value: string, path = field.name): string {
  const most = longestOf(field);
  const prove = (text: string): string => {
    if (!isLonger(text, most)) return text;
    throw invalid([{ field: path, message: messageFor({ keyword: 'maxLength', instancePath: '', params: { limit: most } }, field, text, kind, false) }]);
  };
  return prove(sanitize(prove(value.trim()), most));
}
