/** The generated configurations, each loaded when first needed, and replaced in place when a schema changes in `npm run dev`. */
import { createElement, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { entities, resources as chunks, sections } from '../../../generated/resources';
import type { EntityValidators } from '../../../generated/validators/runtime.js';
import type { EntityKey } from '../../../generated/records';
import type { ActionModel, EnumerationModel, ResourceModel } from '../../engine/model';
import { EnumerationContext } from '../../ui/ports/enumerations';
import type { ActionOf } from './records/typed';

const resources = new Map<string, ResourceModel>();
let enumerations: ReadonlyMap<string, EnumerationModel> = new Map();
const loading = new Map<string, Promise<unknown>>();
const listeners = new Set<() => void>();

/** The brief of an entity, known before it is loaded; undefined for keys that no schema has. */
const entityBrief = (key: string) => (Object.hasOwn(entities, key) ? entities[key] : undefined);

/** Some schema describes it and something of it can be shown. */
export const isKnownEntity = (key: string): boolean => entityBrief(key) !== undefined;

/** The entity's schema has a view made for choosing its records. */
export const hasPicker = (key: string): boolean => entityBrief(key)?.picker ?? false;

/** Its records are chosen from a tree. */
export const isChosenFromTree = (key: string): boolean => entityBrief(key)?.tree ?? false;

/** The call to read a record of the entity, where every mention of one leads to it; and what the entity is called. */
export const opening = (key: string) => {
  const { title, open } = entityBrief(key) ?? {};
  return open && { ...open, entity: title! };
};

/** The call of an entity's list, where other screens lead to it; and what the entity is called. */
export const listing = (key: string) => {
  const { title, list } = entityBrief(key) ?? {};
  return list && { ...list, entity: title! };
};

/** Entities whose records have a page in the mobile shop, the highest sort first. */
export const shopPages = Object.entries(entities)
  .flatMap(([entity, { title, shopPage }]) => (shopPage ? [{ entity, title, ...shopPage }] : []))
  .sort((a, b) => b.sort - a.sort);

/** Every entity that a screen shows. */
export const entityTitles = Object.entries(entities).map(([key, { title }]) => ({ key, title }));

/** An enumeration of a section of which an entity is loaded. */
export const loadedEnumeration = (name: string): EnumerationModel | undefined => enumerations.get(name);

/** Keys of the entities whose lists offer to create one, with the call it ends in. */
export const creatable = Object.entries(entities).flatMap(([key, { create, demoOnly }]) => (create ? [{ key, create, demoOnly }] : []));

/**
 * @param key path of the schema, e.g. `product/brand`
 * @throws Error for a key that no schema has: a developer's mistake
 */
export async function loadResource(key: string): Promise<ResourceModel> {
  await load(key);
  return resources.get(key)!;
}

/** The configuration, suspending while it loads; drawn anew when its schema changes. */
export function useResource(key: string): ResourceModel {
  const known = useSyncExternalStore(subscribe, () => resources.get(key));
  if (!known) use(load(key));
  return known ?? resources.get(key)!;
}

/**
 * An action that the schema of an entity leaves to code.
 * @param facet whose action of that name it is, where the screen is that of a facet
 * @throws Error where the loaded schema has no action of the name
 */
export function useAction<K extends EntityKey>(key: K, name: ActionOf<K>, facet: string = key): ActionModel {
  const action = useResource(facet).actions.find((each) => each.name === name);
  if (!action) throw new Error(`${facet} has no action ${name}`);
  return action;
}

/** The same without suspending, which takes React 300 ms at least: undefined while it loads. @throws while drawing, when that fails */
export function useArrivingResource(key: string): ResourceModel | undefined {
  const known = useSyncExternalStore(subscribe, () => resources.get(key));
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (known) return;
    let alive = true;
    load(key).catch((error: unknown) => alive && setFailure({ error }));
    return () => {
      alive = false;
    };
  }, [key, known]);
  if (failure) throw failure.error;
  return known;
}

/** The entity with the names of its codes. What could not be fetched stays failed until the page is loaded anew: the shell offers that. */
function load(key: string): Promise<unknown> {
  const brief = entityBrief(key);
  if (!brief) throw new Error(`no schema describes ${key}`);
  return once(key, async () => {
    const [{ resource }] = await Promise.all([chunks[key]!(), once(brief.section, async () => take(await sections[brief.section]!()))]);
    take({ resource });
  });
}

/** The same promise for the same name: React waits for the one it was given. */
function once(name: string, start: () => Promise<void>): Promise<unknown> {
  let begun = loading.get(name);
  if (!begun) loading.set(name, (begun = start()));
  return begun;
}

/** What a chunk brings, the first time or after its schema has changed. */
interface Brought {
  resource?: ResourceModel;
  enumerations?: EnumerationModel[];
}

function take({ resource, enumerations: named = [] }: Brought): void {
  if (resource) resources.set(resource.key, resource);
  enumerations = new Map([...enumerations, ...named.map((enumeration) => [enumeration.name, enumeration] as const)]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Labels and colours of the codes that the loaded sections use. */
export function EnumerationProvider({ children }: { children: ReactNode }) {
  const known = useSyncExternalStore(subscribe, () => enumerations);
  const find = useMemo(() => (name: string) => known.get(name), [known]);
  return createElement(EnumerationContext, { value: find }, children);
}

const replacedValidators = new Map<string, EntityValidators>();

/** The validators of an entity, a chunk a section, fetched when a form first needs them. */
export async function loadValidators(key: string): Promise<EntityValidators> {
  const replaced = replacedValidators.get(key);
  if (replaced) return replaced;
  const { sections: validators } = await import('../../../generated/validators');
  const section = entityBrief(key)?.section;
  const found = section && (await validators[section]?.())?.validators[key];
  if (!found) throw new Error(`no validators are generated for ${key}`);
  return found;
}

if (import.meta.hot) {
  window.addEventListener('schemas:validators', (event) => {
    const { validators } = (event as CustomEvent<{ validators: Record<string, EntityValidators> }>).detail;
    for (const [key, each] of Object.entries(validators)) replacedValidators.set(key, each);
  });
  window.addEventListener('schemas:resources', (event) => take((event as CustomEvent<Brought>).detail));
}
