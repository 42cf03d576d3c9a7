/** Records that references of an entity may lead to: all that are alive, up to so many. */
import type { PoolClient } from 'pg';
import { quote } from '../../../src/server/resources/resource';
import type { House, Resource } from '../../../src/server/resources/types';

const most = 500_000;

export type Pools = ReadonlyMap<string, { /** Array of ids, as SQL that is worked out once a statement. */ ids: string; size: number }>;

/** @param client holds the pools in tables of its transaction */
export async function poolOf(client: PoolClient, house: House, resource: Resource): Promise<Pools> {
  const pools = new Map<string, { ids: string; size: number }>();
  for (const key of new Set([...resource.stored.values()].flatMap(({ field }) => field.to ?? []))) {
    const target = house.resources.get(key);
    if (!target || target === resource) continue;
    const table = `pool_${pools.size}`;
    const living = target.softDelete ? ' where not is_del' : '';
    await client.query(`create temp table ${table} on commit drop as select id from (select ${quote(target.id.column)} as id from ${quote(target.tableName)}${living} limit ${most}) t order by md5(id::text)`);
    const { rows: [found] } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    if (found!.n > 0) pools.set(key, { ids: `(select array_agg(id) from ${table})`, size: found!.n });
  }
  return pools;
}
