/** Choices for generated values; `random()` is in [0, 1), so equal sequences give equal values. */
export type Random = () => number;

/** An integer from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number => low + Math.floor(random() * (high - low + 1));

/** @throws RangeError when there is nothing to choose from. */
export function pick<T>(random: Random, choices: readonly T[]): T {
  if (choices.length === 0) throw new RangeError('nothing to choose from');
  return choices[Math.floor(random() * choices.length)]!;
}

export const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
