/**
 * What a caller may read of a field, and so what they may compare with it. A part of a text, a range or an order tells what a
 * field holds, step by step; each is served to those alone who may read that much of the field anyway.
 */
import type { EndpointModel } from '../../engine/model';
import { judge } from '../calls/judge';
import { readsOf } from './listed';
import type { Asker } from './parts';
import type { Resource } from './types';

/** `masked`: its first three and last four characters. */
export type Readable = 'nothing' | 'masked' | 'whole';

/** @param name of a field of the entity */
export type Reader = (name: string) => Readable;

/** The server itself, and whoever may read everything. */
export const readsAll: Reader = () => 'whole';

const rank: Record<Readable, number> = { nothing: 0, masked: 1, whole: 2 };

/** What one call answers of each row. @returns undefined: everything */
function answeredBy({ entity }: Resource, endpoint: EndpointModel | undefined, caller: Asker): readonly string[] | undefined {
  if (!endpoint || (endpoint.role !== 'list' && endpoint.role !== 'read') || !judge(caller, endpoint).allowed) return [];
  return endpoint.fields && [...endpoint.fields, ...(endpoint.group ? [endpoint.group.by] : []), ...(entity.tree ? [entity.tree.parent] : [])];
}

/** @param endpoint the call whose rows are asked for; what it answers the caller may read, beside what the entity's other reads give */
export function readerOf(caller: Asker, resource: Resource, endpoint?: EndpointModel): Reader {
  const reads = readsOf(caller, resource);
  const answered = answeredBy(resource, endpoint, caller);
  const isTold = (name: string) => (reads.fields?.includes(name) ?? true) || (answered?.includes(name) ?? true);
  const here = (name: string): Readable => {
    if (name === resource.entity.primaryKey) return 'whole';
    const field = resource.fields.get(name);
    if (!field || field.writeOnly || !isTold(name)) return 'nothing';
    return !field.masked || (reads.whole && !field.computed) ? 'whole' : 'masked';
  };
  return (name) => {
    const own = here(name);
    const lookup = resource.lookups.get(name);
    if (own === 'whole' || !lookup) return own;
    // What is shown of another record may be read where that record may; its id stands in the reference to it.
    const { by, target, stored } = lookup;
    const there = stored === target.id ? here(by.field.name) : readerOf(caller, target)(stored.field.name);
    return rank[there] > rank[own] ? there : own;
  };
}

/** What somebody may read who is handed records to decide or to export, whatever lists they may read: of what schemas mask, its mask. */
export function readerOfMasks(caller: Asker, resource: Resource, list: EndpointModel): Reader {
  const reader = readerOf(caller, resource, list);
  return (name) => {
    const readable = reader(name);
    return readable === 'nothing' && resource.fields.get(name)?.masked ? 'masked' : readable;
  };
}

/** Fields that schemas hide by a word, here or where they are looked up: whoever guesses at them is counted. */
export function isSecret(resource: Resource, name: string): boolean {
  const lookup = resource.lookups.get(name);
  if (lookup && lookup.stored === lookup.target.id) return false;
  const hidden = [resource.fields.get(name), lookup?.stored.field];
  return hidden.some((field) => field?.masked || field?.writeOnly);
}
