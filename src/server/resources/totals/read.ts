/** Kept totals, read in the statement of the rows that they are told with, so that both are of one moment. */
import { sql, type RawBuilder } from 'kysely';
import { exactCount } from '../select';
import type { Resource } from '../types';
import { type Counted, keyOf } from './kept';
import type { KeptList } from './types';

type Bool = RawBuilder<boolean>;

interface AskedTotal extends Counted {
  /** All that holds of the rows; `t` is their table. */
  where: readonly Bool[];
}

/** The totals of the list are known to be right. */
export const isRight = ({ name }: KeptList): Bool => sql<boolean>`exists (select from kept_list where name = ${name})`;

/** What the totals of a list consist of: as they are kept, and what is to be added. @param keys of those that are asked for; all where absent */
export const partsOf = ({ name }: KeptList, keys?: readonly string[]): RawBuilder<unknown> => {
  const which = sql`list = ${name}${keys ? sql` and key = any(${keys}::text[])` : sql``}`;
  return sql`(select key, n from kept_total where ${which} union all select key, n from kept_change where ${which}) parts`;
};

/**
 * A total as a number in SQL. While it is not known to be right it is counted, without a limit.
 * @returns undefined where such a total is not kept
 */
export function keptTotal(resource: Resource, list: KeptList, { where, ...counted }: AskedTotal): RawBuilder<number> | undefined {
  const key = keyOf(list, counted);
  if (key === undefined) return undefined;
  return sql<number>`(case when ${isRight(list)}
    then (select coalesce(sum(n), 0)::int from ${partsOf(list, [key])})
    else ${exactCount(resource, where)} end)`;
}

/**
 * Several totals of one list, whose differences are gone through once for all of them.
 * @returns what the statement begins with, and the totals as numbers in it; undefined where not all are kept
 */
export function keptTotals(resource: Resource, list: KeptList, asked: readonly AskedTotal[]): { begin: RawBuilder<unknown>; totals: RawBuilder<number>[] } | undefined {
  const keys = asked.flatMap(({ where: _where, ...counted }) => keyOf(list, counted) ?? []);
  if (keys.length < asked.length) return undefined;
  return {
    begin: sql`with kept as materialized (select key, sum(n)::int as n from ${partsOf(list, keys)} group by key), known as materialized (select ${isRight(list)} as is_right)`,
    totals: asked.map(({ where }, at) => sql<number>`(case when (select is_right from known) then coalesce((select n from kept where key = ${keys[at]}), 0) else ${exactCount(resource, where)} end)`),
  };
}
