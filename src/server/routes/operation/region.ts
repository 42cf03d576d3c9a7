/** Regions: what records lie in neither goes nor changes its code. */
import { sql } from 'kysely';
import { invalid, Refusal } from '../../refusal';
import { codes } from '../../../engine/envelope';
import { alive } from '../../resources/resource';
import { all, equals } from '../../resources/condition';
import type { EntityDeparture } from '../../resources/departures';
import { regionFields } from '../../resources/door/regions';
import type { Visit } from '../../resources/types';
import { regionOf } from './regions';

/** Names of the entities with a record that lies in it. Whoever chooses it meanwhile waits (`regionOf`), and is then refused. */
async function usersOf({ db, resources }: Visit, code: number): Promise<string[]> {
  const users: string[] = [];
  for (const resource of resources.values()) {
    for (const { stored } of regionFields(resource)) {
      const { rows } = await sql`select 1 from ${resource.table} t where ${all([equals(stored, code), alive(resource)])} limit 1`.execute(db);
      if (rows.length > 0 && !users.includes(resource.entity.title)) users.push(resource.entity.title);
    }
  }
  return users;
}

export const region: EntityDeparture<'operation/region'> = {
  regionOf,
  async writes(visit, { before, after }) {
    if (!before || before.regionId === after?.regionId) return;
    const users = await usersOf(visit, before.regionId);
    if (users.length === 0) return;
    const told = `${before.regionName}已有${users.join('、')}使用，不能`;
    throw after ? invalid([{ field: 'regionId', message: `${told}修改编码` }]) : new Refusal(codes.invalid, `${told}删除`);
  },
};
