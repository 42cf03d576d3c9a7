/** Entities in the order in which rows can be added: what is referred to comes before what refers. */
import type { Resource } from '../resources/resource';

/** References in a circle are followed as far as possible, in the order given. */
export function referredFirst(resources: ReadonlyMap<string, Resource>): Resource[] {
  const ordered = new Set<Resource>();
  const open = new Set<Resource>();
  const visit = (resource: Resource) => {
    if (ordered.has(resource) || open.has(resource)) return;
    open.add(resource);
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
