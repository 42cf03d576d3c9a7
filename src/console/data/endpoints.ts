/** How one declared endpoint of an entity is called. */
import type { EndpointModel, ResourceModel } from '../../engine/model';
import { callEnvelope, type CallOptions, type Query } from './http';

export const findEndpoint = (resource: ResourceModel, name: string): EndpointModel | undefined =>
  resource.endpoints.find((endpoint) => endpoint.name === name);

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
}

/** Puts the id where the endpoint says it travels. */
export function place(endpoint: EndpointModel, target: Target): { path: string; query: Query; body: Record<string, unknown> } {
  const { id: where } = endpoint;
  const value = where?.many ? (target.ids ?? [target.id]).join(',') : target.id;
  const placed = where ? { [where.name]: value as string | number } : {};
  const path = where?.in === 'path' ? endpoint.path.replace(`{${where.name}}`, encodeURIComponent(String(value))) : endpoint.path;
  const query = { ...target.query, ...(where?.in === 'query' ? placed : {}) };
  const body = { ...target.body, ...(where?.in === 'body' ? placed : {}) };
  if (endpoint.params !== 'query') return { path, query, body };
  return { path, query: { ...query, ...(body as Query) }, body: {} };
}

/** @returns the whole envelope, its message included */
export function callEndpoint<T>(endpoint: EndpointModel, target: Target, options: Pick<CallOptions, 'headers' | 'signal' | 'quiet'> = {}) {
  const { path, query, body } = place(endpoint, target);
  return callEnvelope<T>(endpoint.method, path, { ...options, query, body: endpoint.method === 'GET' ? undefined : body });
}
