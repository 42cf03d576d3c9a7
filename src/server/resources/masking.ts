/** Masked texts: how they are answered, and how whoever sees no more of them searches them. */
import { sql, type RawBuilder } from 'kysely';

/** Shorter ones show nothing at all. */
const longerThan = 7;
const shown = { first: 3, last: 4 } as const;

/** 138****8000: enough to recognise, too little to call. */
const maskText = (text: string): string => (text.length > longerThan ? `${text.slice(0, shown.first)}****${text.slice(-shown.last)}` : '****');

export const masked = (value: unknown): unknown => (typeof value !== 'string' || value === '' ? value : maskText(value));

/** The mask of a column's text. */
export const maskSql = (column: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(case when length(${column}) > ${sql.lit(longerThan)}
  then left(${column}, ${sql.lit(shown.first)}) || '****' || right(${column}, ${sql.lit(shown.last)}) else '' end)`;

/**
 * A term as a mask can hold it: a whole number is masked itself, so that it finds every number with the same mask; a part of one is
 * looked for in what the mask shows.
 * @returns parts that stand in every text found
 */
export function visiblePart(term: string): { needle: string; parts: string[] } {
  const needle = term.length > longerThan ? maskText(term) : term;
  return { needle, parts: needle.split('*').filter((part) => part !== '') };
}
