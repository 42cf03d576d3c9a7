/** Regions as the shop has them, which operators keep in 城市区域; those that ship come once, and what operators rename, change or delete stays so. */
import { type RawBuilder, sql } from 'kysely';
import type { RegionType } from '../../../../generated/types/enumerations';
import { fromSeconds } from '../../../engine/time/wallTime';
import { type Region, shippedRegions } from '../../regions';
import { project } from '../../resources/projection';
import { resourceOf } from '../../resources/resource';
import type { House, Visit } from '../../resources/types';
import { inTransaction, withClient } from '../../seed/indexes';
import { countOn, openWriters, Sender } from '../../seed/writer';
import { readState } from '../../sql/state';

const key = 'operation/region';
/** What says that they have come. */
const state = 'regions';
type Room = { db: Visit['db'] | House['sql']; resources: House['resources'] };

async function read({ db, resources }: Room, where: RawBuilder<unknown>, rest = sql``): Promise<(Region & { id: number; pid: number })[]> {
  const resource = resourceOf({ resources }, key);
  const { columns, encode } = project(resource, resources);
  const { rows } = await sql<Record<string, unknown>>`select ${columns}, coalesce((select above.region_id from operation_region above where above.id = t.pid), 0) as above
    from ${resource.table} t where ${where} order by t.region_id ${rest}`.execute(db);
  return rows.map((row) => ({ ...encode(row), parentId: row.above }) as Region & { id: number; pid: number });
}

/**
 * Stays as it is until the visit ends.
 * @returns undefined where no region of that level bears the code
 */
export async function regionOf(visit: Room, level: RegionType, code: unknown): Promise<Region | undefined> {
  if (typeof code !== 'number') return undefined;
  const [region] = await read(visit, sql`t.region_id = ${code} and t.region_type = ${level}`, sql`for share of t`);
  return region;
}

/** In the order of their codes. @param parent code of the one that they lie in; 0 of the provinces */
export async function regionsIn(house: House, level: RegionType, parent: number): Promise<Region[]> {
  const within = parent === 0 ? sql`0` : sql`(select above.id from operation_region above where above.region_id = ${parent})`;
  const rows = await read({ db: house.sql, resources: house.resources }, sql`t.region_type = ${level} and t.pid = ${within}`);
  return rows.map(({ regionId, parentId, regionName, regionType: type, createTime, updateTime }) => ({ regionId, parentId, regionName, regionType: type, createTime, updateTime }));
}

export interface RegionNode extends Region {
  child: RegionNode[];
}

/** All of them, each with those within it. */
export async function regionTree(house: House): Promise<RegionNode[]> {
  const rows = await read({ db: house.sql, resources: house.resources }, sql`true`);
  const nodes = new Map(rows.map(({ id, regionId, parentId, regionName, regionType: type }) => [id, { regionId, parentId, regionName, regionType: type, child: [] as RegionNode[] }]));
  const roots: RegionNode[] = [];
  for (const { id, pid } of rows) (nodes.get(pid)?.child ?? roots).push(nodes.get(id)!);
  return roots;
}

/** Safe at every start and for several processes at once. Nothing where no schema describes regions. */
export async function seedRegions(house: Pick<House, 'sql' | 'pool' | 'resources'>): Promise<void> {
  if (!house.resources.has(key) || (await readState(house.sql, state))) return;
  await withClient(house, (client) => inTransaction(client, async () => {
    // As `lockState` does, on the connection that copies.
    await client.query("select name from schema_state where name = 'lock' for update");
    const { rowCount } = await client.query('insert into schema_state (name, value) values ($1, $2) on conflict (name) do nothing', [state, JSON.stringify({ at: new Date().toISOString() })]);
    if (rowCount === 0) return;
    const { regions } = await openWriters(house, client, { regions: key });
    const createTime = fromSeconds(Date.now() / 1000);
    const ids = new Map([[0, 0]]);
    for (const { parentId, ...region } of shippedRegions()) ids.set(region.regionId, regions.add({ ...region, pid: ids.get(parentId) ?? 0, createTime }));
    await new Sender(client, [regions]).finish();
    await countOn(client, resourceOf(house, key));
  }));
}
