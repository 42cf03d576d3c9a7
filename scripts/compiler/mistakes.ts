/** What is wrong with the schemas: collected over all stages and told all at once. */
import { closest, distance } from 'fastest-levenshtein';

export interface Mistake {
  /** Path from the project's root, e.g. `schemas/product/brand.json`. */
  file: string;
  line: number;
  column: number;
  /** What is wrong and, after a semicolon, what was probably meant. */
  text: string;
  /** Keys of the entities that use it, of a mistake in a fragment. */
  usedBy?: string;
}

/** `file:line:column: text`, as editors and terminals make clickable. */
export const formatMistake = ({ file, line, column, text, usedBy }: Mistake): string => `${file}:${line}:${column}: ${text}${usedBy === undefined ? '' : ` (used by ${usedBy})`}`;

/** Thrown by the compiler when a stage leaves mistakes behind; the message holds every one of them, a line each. */
export class SchemaError extends Error {
  readonly mistakes: Mistake[];
  constructor(mistakes: Mistake[]) {
    const sorted = sortMistakes(mistakes);
    super(sorted.map(formatMistake).join('\n'));
    this.name = 'SchemaError';
    this.mistakes = sorted;
  }
}

function sortMistakes(mistakes: Mistake[]): Mistake[] {
  const unique = new Map<string, Mistake>();
  for (const { usedBy, ...mistake } of mistakes) {
    const key = formatMistake(mistake);
    const users = [...new Set([unique.get(key)?.usedBy?.split(', ') ?? [], usedBy ?? []].flat())].sort();
    unique.set(key, { ...mistake, ...(users.length > 0 && { usedBy: users.join(', ') }) });
  }
  return [...unique.values()].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column || (a.text < b.text ? -1 : 1),
  );
}

/**
 * The candidate that was probably meant, as an ending of a message; empty when nothing is near enough.
 * @example meant('colum', ['column', 'filter']) // '; did you mean "column"?'
 */
export function meant(word: string, candidates: Iterable<string>): string {
  const known = [...candidates].filter((candidate) => candidate !== word).sort();
  if (!known.length) return '';
  const exceptCase = known.find((candidate) => candidate.toLowerCase() === word.toLowerCase());
  const best = exceptCase ?? closest(word, known);
  const near = exceptCase !== undefined || distance(word, best) <= Math.max(word.length > 3 ? 2 : 1, Math.floor(Math.max(word.length, best.length) / 3));
  return near ? `; did you mean "${best}"?` : '';
}

/** `; one of a, b, c`, for short lists of which none is near. */
export function oneOf(candidates: Iterable<unknown>): string {
  const all = [...candidates].map(String);
  return all.length ? `; one of ${all.join(', ')}` : '; there is none';
}
