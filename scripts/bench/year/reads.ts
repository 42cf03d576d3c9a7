/** All that people read of an entity: each of its lists, however it is asked, the counts of its tabs and one record. */
import { sql } from 'kysely';
import { pagedReads } from '../../../src/server/resources/guard';
import { project } from '../../../src/server/resources/projection';
import { countsRead, openedOnly, readOne, workedOut } from '../../../src/server/resources/reads';
import { alive } from '../../../src/server/resources/resource';
import { all } from '../../../src/server/resources/condition';
import type { Resource } from '../../../src/server/resources/types';
import { brief, hold, type Held } from '../besideSql';
import type { Shop } from '../shop';
import { listReadOf, type MakeRead } from '../statements';
import { askedOf } from './queries';

/** The newest record that can be opened, as its call answers it. */
async function detail(shop: Shop, resource: Resource): Promise<MakeRead | undefined> {
  const endpoint = resource.entity.endpoints.find(({ role }) => role === 'one');
  if (!endpoint || resource.entity.single) return undefined;
  const opened = openedOnly(resource, endpoint);
  const { rows: [newest] } = await sql<{ id: number }>`select ${resource.id.ref} as id from ${resource.table} t where ${all([alive(resource), ...opened])} order by 1 desc limit 1`.execute(shop.house.sql);
  if (!newest) return undefined;
  return (house) => {
    const projection = project(resource, house.resources, endpoint.fields, true);
    return async () => {
      const record = await readOne(house.sql, resource, projection, newest.id, resource.id, opened);
      return { answer: { ...record, ...await workedOut(house, resource, record) }, ignored: [] };
    };
  };
}

/** @param told is told each figure as soon as it is known */
export async function readsHeld(shop: Shop, resource: Resource, told: (held: Held) => void): Promise<Held[]> {
  const found: Held[] = [];
  const add = async (what: string, make: MakeRead, query = {}) => {
    const held = await hold(shop, `${resource.key} ${what}`, make, query, brief);
    told(held);
    found.push(held);
  };
  for (const endpoint of pagedReads(resource.entity)) {
    for (const { name, query } of await askedOf(shop.house, resource, endpoint)) await add(`${endpoint.name}: ${name}`, listReadOf(resource, endpoint), query);
  }
  if (resource.entity.endpoints.some(({ role }) => role === 'counts')) await add('counts of the tabs', (house) => countsRead(house, resource));
  const one = await detail(shop, resource);
  if (one) await add('detail', one);
  return found;
}
