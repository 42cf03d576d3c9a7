/** Chance that is the same each time. */
import { randomFrom } from '../../../seed/samples';

export interface Dice {
  /** In [0, 1). */
  random(): number;
  /** Both ends may come. */
  whole(from: number, to: number): number;
  /** @param list at least one */
  pick<T>(list: readonly T[]): T;
  /** @param share of 1 */
  chance(share: number): boolean;
}

export function diceFrom(seed: number): Dice {
  const random = randomFrom(seed);
  return {
    random,
    whole: (from, to) => from + Math.floor(random() * (to - from + 1)),
    pick: (list) => list[Math.floor(random() * list.length)],
    chance: (share) => random() < share,
  };
}
