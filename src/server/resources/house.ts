/** Puts together what every endpoint works with, and opens the door. */
import type { Contract } from '../contract';
import { keyless as closed } from '../secrets/vault';
import type { SqlRoom } from '../sql/connect';
import { transact } from '../sql/retry';
import { departureOf, type Departures } from './departures';
import { flush } from './door/journal';
import { openRoom } from './door/room';
import { takenRefusal } from './door/violations';
import { linkResources, prepareResource } from './resource';
import type { EntityModel } from '../../engine/model';
import { prepareFacet } from './facets';
import { differencesSql } from './totals/differences';
import type { Actor, House, Resource, Visit } from './types';

interface Opening {
  /** Without it, entities that the demo alone has are left out. */
  demo: boolean;
  /** Told of each change (see House). */
  notify?: House['notify'];
  /** What the schemas leave to code. */
  departures?: Departures;
}

export function openHouse(
  { sql, pool, vault = closed, replica }: Pick<SqlRoom, 'sql' | 'pool' | 'vault' | 'replica'>,
  { entities, facets = [], enumerations, validators }: Pick<Contract, 'entities' | 'enumerations' | 'validators'> & Partial<Pick<Contract, 'facets'>>,
  { demo, notify, departures = {} }: Opening,
): House {
  const isServed = (entity: EntityModel) => demo || !entity.demoOnly;
  const resources = new Map(entities.filter(isServed).map((entity) => [entity.key, prepareResource(entity, validators[entity.key], departureOf(departures, entity.key))]));
  linkResources(resources);
  const others = facets.filter(isServed).map((entity): [string, Resource] => [entity.key, prepareFacet(entity, resources, validators[entity.key])]);
  return { sql, pool, vault, replica, notify, resources, facets: new Map(others), demo, enumerations: new Map(enumerations.map((enumeration) => [enumeration.name, enumeration])) };
}

/**
 * Opens the door for one unit of work: all of it happens, log included, or none. The work may run again when the database asks
 * for it, so it must hold nothing but writes through the door.
 * @throws Refusal when the work refuses, or a unique value was taken meanwhile
 */
export async function write<T>(house: House, actor: Actor, work: (visit: Visit) => Promise<T>): Promise<T> {
  let [later, folds] = [false, false];
  try {
    const done = await transact(house.sql, async (transaction) => {
      const visit: Visit = { db: transaction, vault: house.vault, actor, resources: house.resources, of(key) { return openRoom(this, key); }, journal: [], totals: new Map(), revealed: {}, wechat: house.wechat?.within(transaction), jobs: house.jobs };
      const result = await work(visit);
      await (house.notify ? flush(visit, house.notify) : differencesSql(visit.totals)?.execute(visit.db));
      [later, folds] = [visit.later === true, visit.totals.size > 0];
      return result;
    });
    // Whoever waits for an answer is noted with the call.
    if (!actor.gone) await house.replica?.wrote(actor.id);
    if (later) house.wake?.();
    if (folds) house.fold?.();
    return done;
  } catch (error) {
    throw takenRefusal(error, house.resources) ?? error;
  }
}
