/** Of all reads of an entity the one that is farthest from its SQL and the one that takes longest: two lines of the table. */
import type { Held } from '../besideSql';
import type { Figure } from '../row';
import { atMost } from './misses';

const worst = (held: readonly Held[], by: (held: Held) => number): Held => held.reduce((found, each) => (by(each) > by(found) ? each : found));

/** @param held at least one */
export function figuresOf(name: string, held: readonly Held[]): Figure[] {
  const far = worst(held, ({ ours, sql }) => (ours - sql > 1 ? ours / sql : 0));
  const slow = worst(held, ({ p95 }) => p95);
  return [
    { what: `${name}: ${held.length} reads, the farthest from its SQL`, unit: 'ms', ours: far.ours, peer: { name: 'same SQL', value: far.sql }, goal: { atMost: atMost.ratio }, runs: far.runs },
    { what: `${name}: the slowest of them, 95 %`, unit: 'ms', ours: slow.p95, goal: { atMost: atMost.p95 }, runs: slow.runs },
  ];
}
