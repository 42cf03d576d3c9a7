/** Medians, of runs in which both sides take turns, so that a busy moment of the machine hits both. */

/** @param numbers at least one */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Runs every side once a round, `runs` rounds, after `warm` rounds that do not count. @returns each side's median */
export async function alternate<Side extends string>(
  sides: Record<Side, () => Promise<number>>, runs: number, { warm = 0 }: { warm?: number } = {},
): Promise<Record<Side, number>> {
  const names = Object.keys(sides) as Side[];
  const found = new Map<Side, number[]>(names.map((name) => [name, []]));
  for (let round = -warm; round < runs; round += 1) {
    // Every second round runs the other way round: neither side always comes first.
    for (const name of round % 2 ? [...names].reverse() : names) {
      const value = await sides[name]();
      if (round >= 0) found.get(name)!.push(value);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(found.get(name)!)])) as Record<Side, number>;
}

/** Milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
