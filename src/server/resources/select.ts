/** A list query, as data, put into SQL. */
import { sql, type RawBuilder } from 'kysely';
import { all } from './condition';
import type { SumModel } from '../../engine/model';
import { quote } from './resource';
import type { Resource, StoredField } from './types';

export interface Order {
  stored: StoredField;
  order: 'asc' | 'desc';
}

export interface ListSelection {
  where: RawBuilder<boolean>[];
  order: Order[];
  offset: number;
  limit: number;
  /** Texts are searched, or records are met through others: how many there are is not known before they are counted. */
  searched?: boolean;
}

/** Totals are exact up to here (design: a full count costs too much beyond). */
export const exactTotal = 100_000;

/** From this offset on the page is found by its ids alone first, which an index can answer. */
const deepOffset = 1_000;

/** The order as SQL; the primary key decides between equals, in the direction of the last criterion. */
export function orderSql(resource: Resource, order: readonly Order[], alias = 't'): RawBuilder<unknown> {
  const column = (stored: StoredField) => `${alias}.${quote(stored.column)}`;
  const parts = order.map(({ stored, order: direction }) => `${column(stored)} ${direction}`);
  if (!order.some(({ stored }) => stored.column === resource.id.column)) {
    parts.push(`${column(resource.id)} ${order.at(-1)?.order ?? 'asc'}`);
  }
  return sql.raw(parts.join(', '));
}

/** One row `total`: the number of matches, counted up to one more than is exact. */
export const countSql = (resource: Resource, where: readonly RawBuilder<boolean>[]): RawBuilder<{ total: number }> =>
  sql`select count(*)::int as total from (select 1 from ${resource.table} t where ${all(where)} limit ${sql.raw(String(exactTotal + 1))}) matches`;

/** What a column comes to, as an aggregate in SQL. @param turned its sign is the opposite @param of only these rows */
export function sumSql({ distinct }: SumModel, column: RawBuilder<unknown>, turned = false, of?: RawBuilder<boolean>): RawBuilder<unknown> {
  const filter = of ? sql` filter (where ${of})` : sql``;
  return distinct ? sql`(count(distinct ${column})${filter})::int` : sql`coalesce(${sql.raw(turned ? '-' : '')}sum(${column})${filter}, 0)`;
}

/**
 * The same count, and beside it what fields of these rows come to: `s0`, `s1` … in the order of `sums`, where the count is exact.
 * Different values of a field are counted by groups: rows need not be sorted.
 */
export function countWithSums(resource: Resource, where: readonly RawBuilder<boolean>[], sums: readonly SumModel[], opposite: readonly string[]): RawBuilder<{ total: number } & Record<string, unknown>> {
  const columnOf = ({ name }: SumModel) => quote(resource.stored.get(name)!.column);
  const summed = sql.join([...new Set(sums.map(columnOf))].map((column) => sql.raw(`t.${column}`)));
  const rows = sql`(select ${summed} from ${resource.table} t where ${all(where)} and (select total from counted) <= ${sql.lit(exactTotal)}) m`;
  const [group, another] = [...new Set(sums.filter(({ distinct }) => distinct).map(columnOf))];
  const part = (index: number) => sql.id(`s${index}`);
  const told = sums.map((sum, index) => sql`${sumSql(sum, sql.raw(`m.${columnOf(sum)}`), opposite.includes(sum.name))} as ${part(index)}`);
  const grouped = group !== undefined && another === undefined;
  const ofGroups = sums.map(({ distinct }, index) => (distinct ? sql`count(g.key)::int as ${part(index)}` : sql`coalesce(sum(g.${part(index)}), 0) as ${part(index)}`));
  const figures = grouped
    ? sql`select ${sql.join(ofGroups)} from (select ${sql.join([sql.raw(`m.${group} as key`), ...told.filter((_, index) => !sums[index]!.distinct)])} from ${rows} group by m.${sql.raw(group)}) g`
    : sql`select ${sql.join(told)} from ${rows}`;
  return sql`with counted as materialized (${countSql(resource, where)}) select counted.total, figures.* from counted cross join (${figures}) figures`;
}

/** The number of matches without a limit, as a number in SQL. */
export const exactCount = (resource: Resource, where: readonly RawBuilder<boolean>[]): RawBuilder<number> => sql<number>`(select count(*)::int from ${resource.table} t where ${all(where)})`;

/** The rows of one page in order. @param beside told with each row, the same of all */
export function pageSql(resource: Resource, columns: RawBuilder<unknown>, list: ListSelection, beside?: RawBuilder<unknown>): RawBuilder<Record<string, unknown>> {
  const { offset } = list;
  const order = orderSql(resource, list.order);
  const told = beside ? sql`${columns}, ${beside}` : columns;
  if (offset < deepOffset) {
    return sql`select ${told} from ${resource.table} t where ${all(list.where)} order by ${order} limit ${list.limit} offset ${offset}`;
  }
  const id = sql.raw(quote(resource.id.column));
  return sql`select ${told} from (select t.${id} from ${resource.table} t where ${all(list.where)} order by ${order} limit ${list.limit} offset ${offset}) ids join ${resource.table} t on t.${id} = ids.${id} order by ${order}`;
}

/** So many matches are sorted soon enough, should they be asked for in another order than that of their ids. */
const sortedSoon = 10_000;

/** Names beside those of columns, which hold no space. */
export const besideColumns = { total: 'total of all', isRow: 'is a row' } as const;

/**
 * The rows of one page in order, each with the number of matches of `countSql` as `besideColumns.total`. A page without rows tells it by
 * one that is none (`besideColumns.isRow`). What is searched for is looked for once, and met by its ids: the database takes it for many,
 * and would walk through the table to its end. Of more matches a page is soon met in the order asked for.
 */
export function searchedSql(resource: Resource, columns: RawBuilder<unknown>, list: ListSelection): RawBuilder<Record<string, unknown> & { [besideColumns.total]: number; [besideColumns.isRow]: boolean }> {
  const { table } = resource;
  const id = sql.raw(quote(resource.id.column));
  const order = orderSql(resource, list.order);
  const page = sql`order by ${order} limit ${list.limit} offset ${list.offset}`;
  const found = sql`(select found.ids from found)`;
  const count = sql`cardinality(${found})`;
  const isById = list.order.every(({ stored }) => stored.column === resource.id.column);
  const limit = sql.lit(isById ? exactTotal : sortedSoon);
  return sql`with found as materialized (select array(select t.${id} from ${table} t where ${all(list.where)} limit ${sql.lit(exactTotal + 1)}) as ids),
    ids as materialized (
      (select t.${id} from ${table} t where ${all(list.where)} and ${count} > ${limit} ${page}) union all
      (select t.${id} from ${table} t where t.${id} = any(${found}::${sql.raw(resource.id.type)}[]) and ${count} <= ${limit} ${page}))
    select ${columns}, cardinality(found.ids) as ${sql.id(besideColumns.total)}, ids.${id} is not null as ${sql.id(besideColumns.isRow)}
    from found left join (ids join ${table} t on t.${id} = ids.${id}) on true order by ${order}`;
}

/** Every matching row in order, for unpaged lists and exports. */
export const rowsSql = (
  resource: Resource, columns: RawBuilder<unknown>, list: Pick<ListSelection, 'where' | 'order'>,
): RawBuilder<Record<string, unknown>> =>
  sql`select ${columns} from ${resource.table} t where ${all(list.where)} order by ${orderSql(resource, list.order)}`;
