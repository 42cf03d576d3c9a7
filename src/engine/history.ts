/** What can be undone and done again. Old documents are kept whole: they share what did not change. */

export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** What the last step was about; a further step about the same belongs to it, as the letters of one word do. */
  about?: string;
}

/** Steps that can be taken back. */
const most = 1000;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** @param about undefined: a step of its own */
export function advance<T>(history: History<T>, present: T, about?: string): History<T> {
  if (present === history.present) return history;
  const continues = about !== undefined && about === history.about;
  const past = continues ? history.past : [...history.past, history.present].slice(-most);
  return { past, present, future: [], about };
}

/** Ends what further steps could belong to. */
export const pause = <T>(history: History<T>): History<T> => (history.about === undefined ? history : { ...history, about: undefined });

export function undo<T>({ past, present, future }: History<T>): History<T> {
  const last = past.at(-1);
  return last === undefined ? { past, present, future } : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...later] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: later };
}
