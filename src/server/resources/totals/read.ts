/** Kept totals, read in the statement of the rows that they are told with, so that both are of one moment. */
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../sql/connect';
import { valueFunction } from '../../sql/functions';
import { type Counted, keyOf } from './kept';
import type { KeptList, KeptTotals } from './types';

/** A list by its name, or by a name in SQL. */
interface Named {
  name: string | RawBuilder<string>;
}

/** The totals are known to be right. */
export const isRight = ({ name }: Named): RawBuilder<boolean> => sql<boolean>`exists (select from kept_list where name = ${name})`;

/** What totals consist of: as they are kept, and what is to be added. @param keyIs what holds of `key`; all where absent */
export const partsOf = ({ name }: Named, keyIs?: RawBuilder<boolean>): RawBuilder<unknown> => {
  const which = sql`list = ${name}${keyIs ? sql` and (${keyIs})` : sql``}`;
  return sql`(select key, n from kept_total where ${which} union all select key, n from kept_change where ${which}) parts`;
};

/** What holds of `key` where it is one of these. */
export const isOneOf = (keys: readonly string[]): RawBuilder<boolean> => sql<boolean>`key = any(${keys}::text[])`;

/** Sums differences as integers: PostgreSQL sums bigint as numeric, which takes longer. */
const summed = sql`sum(n::int)::int`;

/** A total by its list and its key, null while it is not known to be right. */
export const keptTotalOf = valueFunction<number | null, 'of_list' | 'of_key'>(
  { name: 'kept_total_of', takes: ['of_list', 'of_key'], returns: 'int', table: 'kept_list' },
  ({ of_list: name, of_key: key }) => sql`case when ${isRight({ name })} then (select coalesce(${summed}, 0) from ${partsOf({ name }, sql`key = ${key}`)}) end`,
);

/**
 * A total as a number in SQL, null while it is not known to be right. How it is counted then is no part of it: PostgreSQL would plan
 * that at each call.
 * @returns undefined where such a total is not kept
 */
export function keptTotal(list: KeptList, counted: Counted): RawBuilder<number | null> | undefined {
  const key = keyOf(list, counted);
  return key === undefined ? undefined : sql<number | null>`(select ${keptTotalOf.call({ of_list: list.name, of_key: key })})`;
}

/**
 * Several totals of one list, whose differences are gone through once for all of them.
 * @returns a statement of one row, each total under the name at its place; no row while they are not known to be right; undefined where not all are kept
 */
export function keptTotals(list: KeptList, asked: readonly (Counted & { name: string })[]): RawBuilder<Record<string, number>> | undefined {
  const keys = asked.flatMap(({ name: _name, ...counted }) => keyOf(list, counted) ?? []);
  if (keys.length < asked.length) return undefined;
  const totals = asked.map(({ name }, at) => sql`coalesce((select n from kept where key = ${keys[at]}), 0) as ${sql.id(name)}`);
  return sql<Record<string, number>>`with kept as materialized (select key, ${summed} as n from ${partsOf(list, isOneOf(keys))} group by key) select ${sql.join(totals)} where ${isRight(list)}`;
}

/**
 * Totals by their keys.
 * @param keyIs what holds of `key` of those that are asked for
 * @returns those that are kept; undefined while they are not known to be right
 */
export async function keptByKey(db: Sql, list: KeptTotals, keyIs: RawBuilder<boolean>): Promise<Record<string, number> | undefined> {
  const { rows: [told] } = await sql<{ right: boolean; totals: Record<string, number> | null }>`select ${isRight(list)} as right,
    (select json_object_agg(key, n) from (select key, sum(n)::float8 as n from ${partsOf(list, keyIs)} group by key) kept) as totals`.execute(db);
  return told!.right ? told!.totals ?? {} : undefined;
}
