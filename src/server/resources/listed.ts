/** Who may see records of an entity at all: whoever may list them. */
import type { EndpointModel } from '../../engine/model';
import type { Caller } from '../calls/caller';
import { judge } from '../calls/judge';
import type { Resource } from './resource';

/** The call that lists an entity's records. */
export const listOf = ({ entity }: Resource): EndpointModel | undefined =>
  entity.endpoints.find(({ role }) => role === 'list') ?? entity.endpoints.find(({ role }) => role === 'read');

export function mayList(caller: Caller, resource: Resource): boolean {
  const list = listOf(resource);
  return list !== undefined && judge(caller, list).allowed;
}
