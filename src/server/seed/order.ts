/** Entities in the order in which rows can be added: what is referred to comes before what refers. */
import type { Resource } from '../resources/types';

/**
 * References in a circle are followed as far as possible, in the order given.
 * @param further entities that come before another though it does not refer to them
 */
export function referredFirst(resources: ReadonlyMap<string, Resource>, further: (key: string) => readonly string[] = () => []): Resource[] {
  const ordered = new Set<Resource>();
  const open = new Set<Resource>();
  const visit = (resource: Resource) => {
    if (ordered.has(resource) || open.has(resource)) return;
    open.add(resource);
    for (const key of further(resource.key)) if (resources.has(key)) visit(resources.get(key)!);
    for (const { field } of resource.stored.values()) {
      for (const key of [field.to, ...Object.values(field.toBy?.map ?? {})]) {
        const target = key === undefined ? undefined : resources.get(key);
        if (target) visit(target);
      }
    }
    open.delete(resource);
    ordered.add(resource);
  };
  for (const resource of resources.values()) visit(resource);
  return [...ordered];
}
