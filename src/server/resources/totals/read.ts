/** Kept totals, read in the statement of the rows that they are told with, so that both are of one moment. */
import { sql, type RawBuilder } from 'kysely';
import { all } from '../condition';
import type { Resource } from '../types';
import { type Counted, keyOf } from './kept';
import type { KeptList } from './types';

type Bool = RawBuilder<boolean>;

interface Asked extends Counted {
  /** All that holds of the rows; `t` is their table. */
  where: readonly Bool[];
}

const isRight = ({ name }: KeptList): Bool => sql<boolean>`exists (select from kept_list where name = ${name})`;

const countOf = (resource: Resource, where: readonly Bool[]): RawBuilder<number> => sql<number>`(select count(*)::int from ${resource.table} t where ${all(where)})`;

/**
 * A total as a number in SQL. While it is not known to be right it is counted, without a limit.
 * @returns undefined where such a total is not kept
 */
export function keptTotal(resource: Resource, list: KeptList, { where, ...counted }: Asked): RawBuilder<number> | undefined {
  const key = keyOf(list, counted);
  if (key === undefined) return undefined;
  return sql<number>`(case when ${isRight(list)}
    then (select coalesce(sum(n), 0)::int from (select n from kept_total where list = ${list.name} and key = ${key} union all select n from kept_change where list = ${list.name} and key = ${key}) parts)
    else ${countOf(resource, where)} end)`;
}

/**
 * Several totals of one list, whose differences are gone through once for all of them.
 * @returns what the statement begins with, and the totals as numbers in it; undefined where not all are kept
 */
export function keptTotals(resource: Resource, list: KeptList, asked: readonly Asked[]): { begin: RawBuilder<unknown>; totals: RawBuilder<number>[] } | undefined {
  const keys = asked.map(({ where: _where, ...counted }) => keyOf(list, counted));
  if (keys.includes(undefined)) return undefined;
  return {
    begin: sql`with kept as materialized (select key, sum(n)::int as n from (
      select key, n from kept_total where list = ${list.name} and key = any(${keys}::text[]) union all select key, n from kept_change where list = ${list.name} and key = any(${keys}::text[])
    ) parts group by key), known as materialized (select ${isRight(list)} as is_right)`,
    totals: asked.map(({ where }, at) => sql<number>`(case when (select is_right from known) then coalesce((select n from kept where key = ${keys[at]}), 0) else ${countOf(resource, where)} end)`),
  };
}
