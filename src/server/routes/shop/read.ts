/** How the calls for shoppers read: a few columns of living records, as many as were asked for. */
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { JsonSchema } from '../../../fields/kind';
import { mostShown } from '../../../engine/extension/shop';

/** Ids joined by commas, as a query holds them. */
export const idList = (title: string) => ({ type: 'string', title, pattern: '^[0-9]{1,15}(,[0-9]{1,15}){0,99}$' }) as const satisfies JsonSchema;
export const shownLimit = { type: 'integer', title: '数量', minimum: 1, maximum: mostShown, default: 10 } as const satisfies JsonSchema;

export const readIds = (text: string | undefined): number[] => (text ? text.split(',').map(Number) : []);

export interface Choice {
  limit: number;
  /** These records in their order; otherwise the first ones. */
  ids?: readonly number[];
}

export const chosen = ({ limit, ids }: { limit: number; ids?: string }): Choice => ({ limit, ...(ids === undefined ? {} : { ids: readIds(ids) }) });

/** @param query of records `t`, in the order of the shop */
export async function shown<Db, Table extends keyof Db, Row extends { id: number }>(query: SelectQueryBuilder<Db, Table, Row>, { limit, ids }: Choice): Promise<Row[]> {
  if (!ids) return query.limit(limit).execute();
  const asked = ids.slice(0, limit);
  const found = new Map((await query.where(sql<boolean>`t.id = any(${asked}::bigint[])`).execute()).map((row) => [row.id, row]));
  return asked.flatMap((id) => found.get(id) ?? []);
}

/** Of records `t`; any where there are no ids. */
export const among = (column: RawBuilder<number | null>, ids: readonly number[]): RawBuilder<boolean>[] =>
  (ids.length === 0 ? [] : [sql<boolean>`${column} = any(${ids}::bigint[])`]);
