/** How one declared endpoint of an entity is called. */
import type { EndpointModel, ResourceModel } from '../../../engine/model';
import { capabilities } from '../capabilities';
import { callEnvelope, type CallOptions, type Query } from '../transport/http';

export const findEndpoint = (resource: ResourceModel, name: string): EndpointModel | undefined =>
  resource.endpoints.find((endpoint) => endpoint.name === name);

/** Key under which the backend knows an entity's records: that of the entity it is a facet of, unless it has calls of its own. */
export const servedAs = ({ key, facet }: ResourceModel): string => (facet && !facet.within ? facet.of : key);

/** @throws Error when the schema declares no such call: a developer's mistake, since what cannot work is not offered */
export function endpointOf(resource: ResourceModel, name: string): EndpointModel {
  const endpoint = findEndpoint(resource, name);
  if (!endpoint) throw new Error(`${resource.key} declares no ${name}`);
  return endpoint;
}

export interface Target {
  id?: unknown;
  ids?: readonly unknown[];
  query?: Query;
  body?: Record<string, unknown>;
  /** Further placeholders of the path. */
  path?: Record<string, unknown>;
}

/** Puts the id where the endpoint says it travels. */
export function place(endpoint: EndpointModel, target: Target): { path: string; query: Query; body: Record<string, unknown> } {
  const { id: where } = endpoint;
  const many = target.ids ?? [target.id];
  const valueOf = (list: boolean | undefined) => (where?.many ? (list ? many : many.join(',')) : target.id) as string | number;
  const placed = where ? { [where.name]: valueOf(where.list), ...(where.also && { [where.also.name]: valueOf(where.also.list) }) } : {};
  const inPath: Record<string, unknown> = { ...target.path, ...(where?.in === 'path' ? placed : {}) };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(inPath[name])));
  const query = { ...target.query, ...(where?.in === 'query' ? placed : {}) };
  const body = { ...target.body, ...endpoint.constants, ...(where?.in === 'body' ? placed : {}) };
  // An action by GET tells all that it asks in its query.
  if (endpoint.params !== 'query' && endpoint.method !== 'GET') return { path, query, body };
  return { path, query: { ...query, ...(body as Query) }, body: {} };
}

/** The spelling that the backend knows: writes published by GET are posted only where that is announced (design §2). */
async function spelled(endpoint: EndpointModel): Promise<EndpointModel> {
  const published = endpoint.also?.find(({ method }) => method === 'GET');
  if (!published || (await capabilities()).postedWrites) return endpoint;
  return { ...endpoint, ...published, ...(endpoint.id?.in === 'body' ? { id: { ...endpoint.id, in: 'query' as const } } : {}), params: 'query' };
}

/** @returns the whole envelope, its message included */
export async function callEndpoint<T>(declared: EndpointModel, target: Target, options: Pick<CallOptions, 'headers' | 'signal' | 'quiet'> = {}) {
  const endpoint = await spelled(declared);
  const { path, query, body } = place(endpoint, target);
  return callEnvelope<T>(endpoint.method, path, { ...options, query, body: endpoint.method === 'GET' ? undefined : body });
}
