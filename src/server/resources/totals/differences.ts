/**
 * What a visit changes of kept totals. Differences are summed up and written once, with the operation log, as rows of their own: two
 * visits never wait for a total. `fold.ts` adds them to the totals.
 */
import { sql, type RawBuilder } from 'kysely';
import { sameStored } from '../../../engine/json';
import type { Resource, Row, Visit } from '../types';
import { amountsOf } from './days';
import { keysOf } from './kept';
import type { Differences, KeptTotals } from './types';

/** What a living record adds to each key that a change of these fields may concern; to all where none are told. */
const addedBy = (kept: KeptTotals, record: Row, changed?: readonly string[]): Map<string, number> =>
  ('of' in kept ? amountsOf(kept, record) : new Map(keysOf(kept, record, changed).map((key) => [key, 1])));

/** @param before as it counted until now, and after from now on; absent where there is no living row */
export function countChange(visit: Visit, resource: Resource, before: Row | undefined, after: Row | undefined): void {
  for (const kept of (resource.facet?.records ?? resource).totals) {
    const changed = before && after && kept.fields.filter((name) => !sameStored(before[name], after[name]));
    if (changed?.length === 0) continue;
    const differences = after ? addedBy(kept, after, changed) : new Map<string, number>();
    for (const [key, n] of before ? addedBy(kept, before, changed) : []) differences.set(key, (differences.get(key) ?? 0) - n);
    for (const [key, difference] of differences) if (difference !== 0) add(visit.totals, kept.name, key, difference);
  }
}

function add(totals: Differences, list: string, key: string, difference: number): void {
  const of = totals.get(list) ?? new Map<string, number>();
  totals.set(list, of.set(key, (of.get(key) ?? 0) + difference));
}

/** @returns a function that takes back what is added from now on */
export function noted(totals: Differences): () => void {
  const held = [...totals].map(([list, keys]) => [list, new Map(keys)] as const);
  return () => {
    totals.clear();
    for (const [list, keys] of held) totals.set(list, keys);
  };
}

/** The INSERT of what a visit changed; undefined where nothing is left of it. */
export function differencesSql(totals: Differences): RawBuilder<unknown> | undefined {
  const rows = [...totals].flatMap(([list, keys]) => [...keys].flatMap(([key, n]) => (n === 0 ? [] : [{ list, key, n }])));
  if (rows.length === 0) return undefined;
  return sql`insert into kept_change (list, key, n) values ${sql.join(rows.map(({ list, key, n }) => sql`(${list}, ${key}, ${sql.lit(n)})`))}`;
}
