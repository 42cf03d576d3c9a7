/** Who may see records of an entity at all, which is whoever may list them, and what of them. */
import type { EndpointModel } from '../../engine/model';
import { judge } from '../calls/judge';
import type { House, Resource } from './types';
import type { Asker } from './parts';
import { type Projection, project } from './projection';

/** The call that lists an entity's records. */
export const listOf = ({ entity }: Resource): EndpointModel | undefined =>
  entity.endpoints.find(({ role }) => role === 'list') ?? entity.endpoints.find(({ role }) => role === 'read');

export function mayList(caller: Asker, resource: Resource): boolean {
  const list = listOf(resource);
  return list !== undefined && judge(caller, list).allowed;
}

/** Whoever may read one record, or edit it, sees what its list masks. */
export const mayKnow = (caller: Asker, { entity }: Resource): boolean =>
  entity.endpoints.some((endpoint) => (endpoint.role === 'one' || endpoint.role === 'update') && judge(caller, endpoint).allowed);

/** What whoever may only list sees of a record. @returns undefined where that is all: no call of its own reads a record, or the list tells everything */
function listedFields({ entity }: Resource, { fields }: EndpointModel): string[] | undefined {
  const { display, tree } = entity;
  return fields && entity.endpoints.some(({ role }) => role === 'one') ? [...fields, display, ...(tree ? [tree.parent] : [])] : undefined;
}

/** What a caller's own reads of an entity give of its records. */
export interface Reads {
  /** Absent: all. */
  fields?: readonly string[];
  /** Masked fields of its own are given as they are. */
  whole: boolean;
}

const nothing: Reads = { fields: [], whole: false };

export function readsOf(caller: Asker, resource: Resource): Reads {
  const one = resource.entity.endpoints.find(({ role }) => role === 'one');
  if (one && judge(caller, one).allowed) return { ...(one.fields && { fields: one.fields }), whole: true };
  const list = listOf(resource);
  if (!list || !judge(caller, list).allowed) return nothing;
  if (mayKnow(caller, resource)) return { whole: true };
  const fields = listedFields(resource, list);
  return { ...(fields && { fields }), whole: false };
}

interface Told {
  projection: Projection;
  /** Absent: all. */
  fields?: readonly string[];
}

/** What of its records is told to whom, where whoever may list them reads. */
export function telling(house: House, resource: Resource, list: EndpointModel): (caller: Asker) => Told {
  const whole: Told = { projection: project(resource, house.resources) };
  const fields = listedFields(resource, list);
  const listed = fields ? { projection: project(resource, house.resources, fields), fields } : whole;
  return (caller) => (mayKnow(caller, resource) ? whole : listed);
}
