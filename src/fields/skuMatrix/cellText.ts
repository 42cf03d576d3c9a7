/** A cell's value as text, as it is edited, copied and pasted. */
import type { FieldModel } from '../../engine/model';
import { isEmpty } from '../../engine/text/words';
import { interpret, type Interpreter } from '../../engine/validation/interpret';
import { messageFor } from '../../engine/validation/messages';
import { kinds } from '../kinds';

export const textOfCell = (value: unknown, field: FieldModel): string =>
  isEmpty(value) ? '' : field.kind === 'switch' ? kinds.switch.format(value, field, { enumeration: () => undefined }) : String(value);

/** What cannot be understood stays as it was written, for its message to say why. */
export function valueOfText(text: string, field: FieldModel): unknown {
  try {
    return kinds[field.kind].parse(text, field);
  } catch {
    return text.trim();
  }
}

const judges = new WeakMap<FieldModel, Interpreter>();

/** What is wrong with a value that was entered; whether one is missing is told when the form is left. */
export function problemOf(value: unknown, field: FieldModel): string | undefined {
  if (isEmpty(value)) return undefined;
  const kind = kinds[field.kind];
  let judge = judges.get(field);
  if (!judge) judges.set(field, (judge = interpret(kind.schema({ ...field, required: false }))));
  const [error] = judge(value);
  return error ? messageFor(error, field, value, kind, false) : kind.check?.(value, field);
}
