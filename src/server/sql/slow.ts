/** Statements of this process that took long, so that an operator sees them without a tool of the database. */
export interface SlowStatement {
  /** With its parameters as $1, $2: no value of a row is kept. */
  statement: string;
  count: number;
  /** Milliseconds of the longest. */
  longest: number;
  /** When it was last slow, in milliseconds since 1970. */
  last: number;
}

/** Milliseconds from which on one is slow. */
export const slowFrom = 500;
/** Statements that are kept, and characters of each. */
const most = 20;
const longestText = 300;

const kept = new Map<string, SlowStatement>();

/** The one that was slow the longest time ago makes room. */
export function noteSlow(statement: string, milliseconds: number): void {
  if (milliseconds < slowFrom) return;
  const key = statement.replaceAll(/\s+/g, ' ').slice(0, longestText);
  const known = kept.get(key);
  kept.delete(key);
  kept.set(key, { statement: key, count: (known?.count ?? 0) + 1, longest: Math.max(known?.longest ?? 0, Math.round(milliseconds)), last: Date.now() });
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

/** The longest first. */
export const slowStatements = (): SlowStatement[] => [...kept.values()].sort((left, right) => right.longest - left.longest);

export const forgetSlow = (): void => kept.clear();
