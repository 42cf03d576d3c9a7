/** Kept totals, read in the statement of the rows that they are told with, so that both are of one moment. */
import { sql, type RawBuilder } from 'kysely';
import { all } from '../condition';
import type { Resource } from '../types';
import { type Counted, type KeptList, keyOf } from './kept';

type Bool = RawBuilder<boolean>;

const isRight = ({ name }: KeptList): Bool => sql<boolean>`exists (select from kept_list where name = ${name})`;

/**
 * A total as a number in SQL. While it is not known to be right it is counted, without a limit.
 * @param where all that holds of the rows; `t` is their table
 * @returns undefined where such a total is not kept
 */
export function keptTotal(resource: Resource, list: KeptList, counted: Counted, where: readonly Bool[]): RawBuilder<number> | undefined {
  const key = keyOf(list, counted);
  if (key === undefined) return undefined;
  return sql<number>`(case when ${isRight(list)}
    then (select coalesce(sum(n), 0)::int from (select n from kept_total where list = ${list.name} and key = ${key} union all select n from kept_change where list = ${list.name} and key = ${key}) parts)
    else (select count(*)::int from ${resource.table} t where ${all(where)}) end)`;
}
