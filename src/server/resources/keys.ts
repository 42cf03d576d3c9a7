/** Which keys a call may carry. Values are decoded and judged behind the door; a shape here only names what is declared. */
import type { EndpointModel } from '../../engine/model';
import type { Shape } from '../calls/shape';
import { listPlan } from './reads';
import type { Resource } from './types';

export const keys = (names: Iterable<string>): Shape => ({ properties: Object.fromEntries([...names].map((name) => [name, {}])) });

/**
 * Query keys of a list: its filters and tabs, the order and the page. A list without pages takes `page` and `limit` as well and
 * answers all it has: the media panel asks its tree for a page of 9999 (spec 2 §9).
 */
export function listKeys(resource: Resource, endpoint: EndpointModel): string[] {
  const plan = listPlan(resource, endpoint);
  return [...plan.filters.keys(), ...plan.tabs.map((tabs) => tabs.param), 'orderBy', 'page', 'limit'];
}
