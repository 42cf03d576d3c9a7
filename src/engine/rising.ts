/**
 * A longest rising run within a list of different numbers: what kept its order while the rest moved.
 * @returns its positions
 */
export function rising(list: readonly number[]): ReadonlySet<number> {
  /** The position at which the best run of each length ends, and what comes before every position. */
  const ends: number[] = [];
  const before: number[] = [];
  list.forEach((value, index) => {
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1;
      if (list[ends[middle]!]! < value) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const run = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index]!) run.add(index);
  return run;
}
