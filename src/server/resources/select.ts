/** A list query, as data, put into SQL. */
import { sql, type RawBuilder } from 'kysely';
import { all } from './condition';
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

/** Every matching row in order, for unpaged lists and exports. */
export const rowsSql = (
  resource: Resource, columns: RawBuilder<unknown>, list: Pick<ListSelection, 'where' | 'order'>,
): RawBuilder<Record<string, unknown>> =>
  sql`select ${columns} from ${resource.table} t where ${all(list.where)} order by ${orderSql(resource, list.order)}`;
