/** The generated configurations, loaded section by section when first needed, and replaced in place when a schema changes in `npm run dev`. */
import { createElement, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { entities, sections, type SectionModule } from '../../../generated/resources';
import type { EnumerationModel, ResourceModel } from '../../engine/model';
import { EnumerationContext } from '../ui/enumerations';

const resources = new Map<string, ResourceModel>();
let enumerations: ReadonlyMap<string, EnumerationModel> = new Map();
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** What is known of an entity before its section is loaded; undefined for keys that no schema has. */
export const entityBrief = (key: string) => (Object.hasOwn(entities, key) ? entities[key] : undefined);

/**
 * @param key path of the schema, e.g. `product/brand`
 * @throws Error for a key that no schema has: a developer's mistake
 */
export async function loadResource(key: string): Promise<ResourceModel> {
  await loadSectionOf(key);
  return resources.get(key)!;
}

/** The configuration, suspending while its section loads; drawn anew when its schema changes. */
export function useResource(key: string): ResourceModel {
  const known = useSyncExternalStore(subscribe, () => resources.get(key));
  if (known) return known;
  use(loadSectionOf(key));
  return resources.get(key)!;
}

function loadSectionOf(key: string): Promise<void> {
  const brief = entityBrief(key);
  if (!brief) return Promise.reject(new Error(`no schema describes ${key}`));
  let section = loading.get(brief.section);
  if (!section) {
    section = sections[brief.section]!().then(take);
    section.catch(() => loading.delete(brief.section));
    loading.set(brief.section, section);
  }
  return section;
}

function take(module: SectionModule): void {
  for (const resource of module.resources) resources.set(resource.key, resource);
  enumerations = new Map([...enumerations, ...module.enumerations.map((enumeration) => [enumeration.name, enumeration] as const)]);
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

if (import.meta.hot) {
  window.addEventListener('schemas:resources', (event) => take((event as CustomEvent<SectionModule>).detail));
}
