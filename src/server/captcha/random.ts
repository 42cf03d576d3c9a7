/** Chance for pictures; what must not be guessed comes from node:crypto all the same. */
import { randomInt } from 'node:crypto';

/** Whole number from `from` to `to`, both included. */
export const between = (from: number, to: number): number => randomInt(from, to + 1);

export const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)]!;

/** `count` different ones in random order. */
export function pickSome<T>(items: readonly T[], count: number): T[] {
  const rest = [...items];
  return Array.from({ length: count }, () => rest.splice(randomInt(rest.length), 1)[0]!);
}
