/** Who may see records of an entity at all, which is whoever may list them, and what of them. */
import type { EndpointModel } from '../../engine/model';
import type { Caller } from '../calls/caller';
import { judge } from '../calls/judge';
import type { House } from './house';
import { type Projection, project } from './projection';
import type { Resource } from './resource';

/** The call that lists an entity's records. */
export const listOf = ({ entity }: Resource): EndpointModel | undefined =>
  entity.endpoints.find(({ role }) => role === 'list') ?? entity.endpoints.find(({ role }) => role === 'read');

export function mayList(caller: Caller, resource: Resource): boolean {
  const list = listOf(resource);
  return list !== undefined && judge(caller, list).allowed;
}

/** Whoever may read one record, or edit it, sees what its list masks. */
export const mayKnow = (caller: Caller | null, { entity }: Resource): boolean =>
  entity.endpoints.some((endpoint) => (endpoint.role === 'one' || endpoint.role === 'update') && judge(caller, endpoint).allowed);

/** What whoever may only list sees of a record. @returns undefined where that is all: no call of its own reads a record, or the list tells everything */
function listedFields({ entity }: Resource, { fields }: EndpointModel): string[] | undefined {
  const { display, tree } = entity;
  return fields && entity.endpoints.some(({ role }) => role === 'one') ? [...fields, display, ...(tree ? [tree.parent] : [])] : undefined;
}

interface Told {
  projection: Projection;
  /** Absent: all. */
  fields?: readonly string[];
}

/** What of its records is told to whom. */
export function telling(house: House, resource: Resource, list: EndpointModel): (caller: Caller | null) => Told {
  const whole: Told = { projection: project(resource, house.resources) };
  const fields = listedFields(resource, list);
  const listed = fields ? { projection: project(resource, house.resources, fields), fields } : whole;
  return (caller) => (mayKnow(caller, resource) ? whole : listed);
}
