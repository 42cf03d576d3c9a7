/** Medians, of runs in which both sides take turns, so that a busy moment of the machine hits both. */

/** @param numbers at least one */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** @param numbers at least one */
export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** @param numbers at least one @param share of a hundred that is at most what is returned */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share / 100) - 1]!;
}

/** Runs every side once a round, `runs` rounds, after `warm` rounds that do not count. @returns what each side gave */
export async function takeTurns<Side extends string>(
  sides: Record<Side, () => Promise<number>>, runs: number, { warm = 0 }: { warm?: number } = {},
): Promise<Record<Side, number[]>> {
  const names = Object.keys(sides) as Side[];
  const found = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Side, number[]>;
  for (let round = -warm; round < runs; round += 1) {
    // Every second round runs the other way round: neither side always comes first.
    for (const name of round % 2 ? [...names].reverse() : names) {
      const value = await sides[name]();
      if (round >= 0) found[name].push(value);
    }
  }
  return found;
}

/** The same. @returns each side's median */
export async function alternate<Side extends string>(sides: Record<Side, () => Promise<number>>, runs: number, given: { warm?: number } = {}): Promise<Record<Side, number>> {
  const found = await takeTurns(sides, runs, given);
  return Object.fromEntries((Object.keys(found) as Side[]).map((name) => [name, median(found[name])])) as Record<Side, number>;
}

/** Milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
