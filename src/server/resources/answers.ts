/**
 * What a write answers of a record, and what a conflict tells of it: no more than the caller's own reads give. Every answer of a
 * write passes here, whichever call made it; whoever may read nothing is told the id and the version alone.
 */
import type { Resource, Row, Visit } from './types';
import { type Reads, readsOf } from './listed';
import type { Asker } from './parts';
import { type Projection, project } from './projection';
import { readOne } from './reads';

/** Few ways to read an entity exist, so each is worked out once. */
const projections = new WeakMap<Resource, Map<string, Projection>>();

function projectionOf(resource: Resource, resources: Visit['resources'], { fields, whole }: Reads): Projection {
  const known = projections.get(resource) ?? new Map<string, Projection>();
  projections.set(resource, known);
  const key = `${whole} ${fields?.join() ?? 'all'}`;
  const projection = known.get(key) ?? project(resource, resources, fields, whole);
  known.set(key, projection);
  return projection;
}

/** @returns the record as it is now, to whoever made the visit */
export const tellRecord = ({ db, resources, actor }: Visit, resource: Resource, id: unknown): Promise<Row> =>
  readOne(db, resource, projectionOf(resource, resources, readsOf(actor, resource)), id);

/** Names of fields, without those that the caller's reads do not give. */
export function toldNames(caller: Asker, resource: Resource, names: readonly string[]): string[] {
  const { fields } = readsOf(caller, resource);
  return names.filter((name) => !resource.fields.get(name)?.writeOnly && (fields?.includes(name) ?? true));
}
