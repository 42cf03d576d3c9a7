/**
 * Facets with calls of their own: another way into the table of an entity, by rights of its own. Its reads answer its own records
 * and fields; what it writes goes through the door of the entity, once the record is known to be one of its own.
 */
import type { EntityValidators } from '../../../generated/validators/runtime.js';
import type { EntityModel } from '../../engine/model';
import { holds } from '../../engine/rules/holds';
import { inFull } from '../../engine/rules/present';
import { forbidden } from '../refusal';
import { lockRow, missing } from './door/rows';
import { presentOf } from './door/visit';
import { lookupsOf } from './resource';
import { keptListOf } from './totals/kept';
import type { House, Resource, Row, Visit } from './types';

/** @param resources linked already */
export function prepareFacet(entity: EntityModel, resources: House['resources'], validators: EntityValidators = { actions: {} }): Resource {
  const of = resources.get(entity.facet!.of)!;
  if (entity.queue) of.queues.push(entity.queue);
  const fields = new Map(entity.fields.map((field) => [field.name, field]));
  const keptList = keptListOf(entity);
  if (keptList) of.totals.push(keptList);
  return {
    ...of, entity: { ...entity, table: of.entity.table, writes: of.entity.writes }, fields, validators,
    lookups: lookupsOf({ ...of, entity }, resources), keptList, facet: { records: of, within: entity.facet!.within! },
  };
}

/** Everything that is served: entities, and facets with calls of their own. */
export const servedIn = ({ resources, facets }: House): Resource[] => [...resources.values(), ...facets.values()];

/** @param key of an entity, or of a facet with calls of its own */
export const servedAs = ({ resources, facets }: House, key: string): Resource | undefined => resources.get(key) ?? facets.get(key);

/** The resource whose door writes: the entity of a facet. */
export const recordsOf = (resource: Resource): Resource => resource.facet?.records ?? resource;

/**
 * The resource whose door writes these records.
 * @throws Refusal as of a record that is not there, where one is none of the facet's
 */
export async function reached(visit: Visit, resource: Resource, ids: readonly unknown[], deleted = false): Promise<Resource> {
  if (!resource.facet) return resource;
  const { records, within } = resource.facet;
  for (const id of ids) {
    const { record } = await lockRow(visit, records, id, deleted);
    if (!holds(within, record, presentOf(visit))) throw missing(resource);
  }
  return records;
}

/** What a new record of a facet holds, whoever makes it: the single values of its condition. */
export function given({ facet }: Resource, visit: Visit): Row {
  const single = Object.entries(facet?.within ?? {}).filter(([, value]) => typeof value !== 'object' || value === null);
  return inFull(Object.fromEntries(single), (name) => facet?.records.fields.get(name), presentOf(visit));
}

/** @throws Refusal 403 when what was made is none of the facet's */
export function proveMade({ facet }: Resource, visit: Visit, record: Row): void {
  if (facet && !holds(facet.within, record, presentOf(visit))) throw forbidden();
}
