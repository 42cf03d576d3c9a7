/** Kept totals, read in the statement of the rows that they are told with, so that both are of one moment. */
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../sql/connect';
import { type Counted, keyOf } from './kept';
import type { KeptList, KeptTotals } from './types';

/** The totals are known to be right. */
export const isRight = ({ name }: KeptTotals): RawBuilder<boolean> => sql<boolean>`exists (select from kept_list where name = ${name})`;

/** What totals consist of: as they are kept, and what is to be added. @param keys of those that are asked for; all where absent */
export const partsOf = ({ name }: KeptTotals, keys?: readonly string[]): RawBuilder<unknown> => {
  const which = sql`list = ${name}${keys ? sql` and key = any(${keys}::text[])` : sql``}`;
  return sql`(select key, n from kept_total where ${which} union all select key, n from kept_change where ${which}) parts`;
};

/** Sums differences as integers: PostgreSQL sums bigint as numeric, which takes longer. */
const summed = sql`sum(n::int)::int`;

/**
 * A total as a number in SQL, null while it is not known to be right (`src/server/sql/functions.ts`). How it is counted then is no part
 * of it: PostgreSQL would plan that at each call.
 * @returns undefined where such a total is not kept
 */
export function keptTotal(list: KeptList, counted: Counted): RawBuilder<number | null> | undefined {
  const key = keyOf(list, counted);
  if (key === undefined) return undefined;
  return sql<number | null>`(select kept_total_of(${list.name}, ${key}))`;
}

/**
 * Several totals of one list, whose differences are gone through once for all of them.
 * @returns a statement of one row, each total under the name at its place; no row while they are not known to be right; undefined where not all are kept
 */
export function keptTotals(list: KeptList, asked: readonly (Counted & { name: string })[]): RawBuilder<Record<string, number>> | undefined {
  const keys = asked.flatMap(({ name: _name, ...counted }) => keyOf(list, counted) ?? []);
  if (keys.length < asked.length) return undefined;
  const totals = asked.map(({ name }, at) => sql`coalesce((select n from kept where key = ${keys[at]}), 0) as ${sql.id(name)}`);
  return sql<Record<string, number>>`with kept as materialized (select key, ${summed} as n from ${partsOf(list, keys)} group by key) select ${sql.join(totals)} where ${isRight(list)}`;
}

/**
 * Totals by their keys.
 * @param of those that are asked for: their keys, or what holds of `key`
 * @returns those that are kept; undefined while they are not known to be right
 */
export async function keptByKey(db: Sql, list: KeptTotals, of: readonly string[] | RawBuilder<boolean>): Promise<Record<string, number> | undefined> {
  const parts = Array.isArray(of) ? partsOf(list, of as readonly string[]) : sql`${partsOf(list)} where ${of}`;
  const { rows: [told] } = await sql<{ right: boolean; totals: Record<string, number> | null }>`select ${isRight(list)} as right,
    (select json_object_agg(key, n) from (select key, sum(n)::float8 as n from ${parts} group by key) kept) as totals`.execute(db);
  return told!.right ? told!.totals ?? {} : undefined;
}
