/** Which keys a call may carry. Values are decoded and judged behind the door; a shape here only names what is declared. */
import type { EndpointModel } from '../../engine/model';
import type { Shape } from '../calls/shape';
import { listPlan } from './reads';
import type { Resource } from './resource';

export const keys = (names: Iterable<string>): Shape => ({ properties: Object.fromEntries([...names].map((name) => [name, {}])) });

/** Query keys of a list: its filters and tabs, the order, and the page where it has pages. */
export function listKeys(resource: Resource, endpoint: EndpointModel): string[] {
  const plan = listPlan(resource, endpoint);
  return [...plan.filters.keys(), ...plan.tabs.map((tabs) => tabs.param), 'orderBy', ...(plan.paged ? ['page', 'limit'] : [])];
}
