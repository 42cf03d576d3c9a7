/**
 * Counts anew what totals are not known to be right, as after its schema has changed or rows were written beside the door, and
 * holds kept totals against the rows.
 */
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { servedIn } from '../facets';
import { all, conditionSql, isArray } from '../condition';
import { transact } from '../../sql/retry';
import { alive } from '../resource';
import type { House, Resource } from '../types';
import { countedDays } from './dayTotals';
import { isRight, partsOf } from './read';
import type { KeptList, KeptTotals } from './types';

/** Milliseconds for which a count waits for writes that are under way; whoever comes meanwhile waits behind it. */
const patience = 500;

/** All totals that are kept, with the resource whose rows they count. */
export const keptIn = (house: Pick<House, 'resources' | 'facets'>): { resource: Resource; list: KeptTotals }[] =>
  servedIn(house as House).flatMap((resource) => [...(resource.keptList ? [resource.keptList] : []), ...(resource.facet ? [] : resource.days)].map((list) => ({ resource, list })));

/** Totals as the rows say, one row a key. */
const countedSql = (resource: Resource, list: KeptTotals) => ('of' in list ? countedDays(resource, list) : countedList(resource, list));

function countedList(resource: Resource, list: KeptList) {
  const tabs = list.tabs.map(({ where }, at) => ({ key: `${at}`, counted: sql.raw(`c${at}`), where: conditionSql(resource, where) }));
  const columns = list.by.map((field) => ({ field, stored: resource.stored.get(field)! }));
  const single = columns.flatMap(({ field, stored }) => (isArray(stored) ? [] : [{ field, ref: stored.ref }]));
  const several = columns.filter(({ stored }) => isArray(stored));
  const counts = sql`count(*) as c${sql.join(tabs.map(({ counted, where }) => sql`, count(*) filter (where ${where}) as ${counted}`), sql``)}`;
  const rows = all([alive(resource), ...list.where.map((where) => conditionSql(resource, where))]);
  const sets = sql.join([sql`()`, ...single.map(({ ref }) => sql`(${ref})`)]);
  const value = single.length === 0 ? sql`''` : sql`case ${sql.join(single.map(({ field, ref }) => sql`when grouping(${ref}) = 0 then ${`${field}=`} || ${ref}::text`), sql` `)} else '' end`;
  const cells = [
    sql`select ${value} as value, ${counts} from ${resource.table} t where ${rows} group by grouping sets (${sets})`,
    ...several.map(({ field, stored }) => sql`select ${`${field}=`} || held.value::text as value, ${counts}
      from ${resource.table} t cross join lateral (select distinct unnest(${stored.ref}) as value) held where ${rows} group by held.value`),
  ];
  return sql<{ key: string; n: string }>`select totals.key || '|' || cells.value as key, totals.n from (${sql.join(cells, sql` union all `)}) cells cross join lateral (values ('', c)${sql.join(tabs.map(({ key, counted }) => sql`, (${key}, ${counted})`), sql``)}) totals(key, n)
    where cells.value is not null and totals.n <> 0`;
}

/** Totals that are said to be right and are not, one row a key: what the rows say, and what is kept with all that is to be added. */
export const wrongSql = (resource: Resource, list: KeptTotals) => sql<{ key: string; counted: string; kept: string }>`
  select key, coalesce(counted.n, 0) as counted, coalesce(kept.n, 0) as kept from (${countedSql(resource, list)}) counted full join (
    select key, sum(n) as n from ${partsOf(list)} group by key
  ) kept using (key) where coalesce(counted.n, 0) <> coalesce(kept.n, 0) and ${isRight(list)}`;

/** Counts totals and says that they are right; no row of its table changes meanwhile. Nothing where that is said already. */
async function recount(db: House['sql'], resource: Resource, list: KeptTotals): Promise<void> {
  await transact(db, async (transaction) => {
    await sql`select set_config('lock_timeout', ${`${patience}ms`}, true)`.execute(transaction);
    await sql`lock table ${resource.table} in share row exclusive mode`.execute(transaction);
    await sql`select set_config('lock_timeout', '0', true)`.execute(transaction);
    const { rows: [known] } = await sql`select from kept_list where name = ${list.name}`.execute(transaction);
    if (known) return;
    await sql`delete from kept_change where list = ${list.name}`.execute(transaction);
    await sql`delete from kept_total where list = ${list.name}`.execute(transaction);
    await sql`insert into kept_total (list, key, n) select ${list.name}::text, counted.key, counted.n from (${countedSql(resource, list)}) counted`.execute(transaction);
    await sql`insert into kept_list (name, table_name) values (${list.name}, ${list.table})`.execute(transaction);
  });
}

/** 55P03: others write just now, and it is tried again. */
const isBusy = (error: unknown): boolean => (error as { code?: string }).code === '55P03';

/** @returns whether every list is known to be right */
export async function recountMissing(house: House): Promise<boolean> {
  const kept = keptIn(house);
  if (kept.length === 0) return true;
  const { rows } = await sql<{ name: string }>`select name from kept_list`.execute(house.sql);
  const right = new Set(rows.map(({ name }) => name));
  let whole = true;
  for (const { resource, list } of kept.filter(({ list: { name } }) => !right.has(name))) {
    await recount(house.sql, resource, list).catch((error: unknown) => {
      if (!isBusy(error)) throw error;
      whole = false;
    });
  }
  return whole;
}

/** The totals of these tables are not known to be right any more: whoever writes beside the door says so in the transaction of the write. */
export const forgetTotals = (client: Pick<PoolClient, 'query'>, tables: readonly string[]): Promise<unknown> =>
  client.query('delete from kept_list where table_name = any($1::text[])', [tables]);
