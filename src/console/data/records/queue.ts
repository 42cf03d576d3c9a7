/** Records handed out one at a time (`engine/extension/queue.ts`), and what a person typed about them and has not sent. */
import { queuePaths, type Claimed, type ClaimRequest, type QueueState, type Renewed } from '../../../engine/extension/queue';
import type { ResourceModel } from '../../../engine/model';
import { call, type Query } from '../transport/http';
import { listQuery } from './platform';
import { currentUser } from '../session/session';
import { asTexts, readStored, stored, windowStore, writeStored } from '../stored';

type Id = number | string;
type Row = Record<string, unknown>;

/** As whom this window claims: the same after a reload, another in another window. */
function holderOf({ key }: ResourceModel): string {
  const name = `${stored.queueHolder} ${key}`;
  const kept = windowStore.read(name);
  if (kept) return kept;
  const made = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  windowStore.write(name, made);
  return made;
}

/** @param filter decoded values of the list's filters */
export function claimNext(resource: ResourceModel, filter: Row, skip?: Id): Promise<Claimed> {
  const body: ClaimRequest = { holder: holderOf(resource), filter: textsOf(listQuery(resource, filter)), ...(skip !== undefined && { skip }) };
  return call('POST', queuePaths.claim(resource.key), { body });
}

/** Quiet: a claim that could not be renewed this time is tried again. */
export const renewClaims = (resource: ResourceModel, ids: readonly Id[]): Promise<Renewed> =>
  call('POST', queuePaths.renew(resource.key), { body: { holder: holderOf(resource), ids }, quiet: true });

/** Quiet: claims that could not be given back end by themselves. */
export const releaseClaims = (resource: ResourceModel): Promise<void> =>
  call('POST', queuePaths.release(resource.key), { body: { holder: holderOf(resource) }, quiet: true });

export const readQueue = (resource: ResourceModel, filter: Row, signal: AbortSignal): Promise<QueueState> =>
  call('GET', queuePaths.state(resource.key), { query: listQuery(resource, filter), signal, quiet: true });

const textsOf = (query: Query): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])));

const reasonKey = ({ key }: ResourceModel, id: Id): string => `${currentUser()?.account ?? ''} ${key} ${id}`;

/** What was typed about a record; it outlives the window and an ended sign-in. */
export const unsentReason = (resource: ResourceModel, id: Id): string => readStored(stored.queueReasons, asTexts)?.[reasonKey(resource, id)] ?? '';

/** @param text empty: nothing is left to send */
export function keepReason(resource: ResourceModel, id: Id, text: string): void {
  const { [reasonKey(resource, id)]: _before, ...others } = readStored(stored.queueReasons, asTexts) ?? {};
  const all = text === '' ? others : { ...others, [reasonKey(resource, id)]: text };
  writeStored(stored.queueReasons, Object.keys(all).length > 0 ? all : undefined);
}
