/** What makes a value one of a kind, as SQL: a number at its end, a day of its own. What `multiply` does with rows in memory. */
import type { FieldModel } from '../../../src/engine/model';
import { farOff, isBoundless } from '../../../src/server/seed/multiply';

const texts = new Set(['text', 'textarea']);
/** Of a text without a limit. */
const longest = 64;
/** Characters of a number whose pieces are searched; more would not be told apart by them. */
const searched = 32;

/**
 * @param old the value that is repeated @param n the number, as SQL
 * @returns undefined where the field repeats what another row holds
 */
export function apartSql(field: FieldModel, old: string, n: string): string | undefined {
  const { unique, kind, maxLength } = field;
  if (!unique) return undefined;
  if (texts.has(kind)) {
    const room = `greatest(0, ${Math.min(maxLength ?? longest, longest)} - length((${n})::text))`;
    return `case when coalesce(${old}, '') = '' then ${old} else left(regexp_replace(${old}, '\\d+$', ''), ${room}) || (${n})::text end`;
  }
  if (kind === 'phone') return `case when coalesce(${old}, '') = '' then ${old} else '13' || lpad((${n})::text, 9, '0') end`;
  if (kind === 'date' || kind === 'datetime') return `(timestamp '${farOff}' + (${n}) * interval '1 day')`;
  if (isBoundless(field)) return `(1000000 + ${n})`;
  return undefined;
}

/** The pieces of a short text, as the door keeps them but for their order. */
export const gramsSql = (text: string): string =>
  `array_remove(array[${Array.from({ length: searched }, (_, at) => [1, 2].map((length) => `substr(lower(${text}), ${at + 1}, ${length})`)).flat().join(', ')}], '')`;
