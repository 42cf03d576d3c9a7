/** Entities in the order in which rows can be added: what is referred to comes before what refers. */
import type { Resource } from '../resources/types';

/**
 * References in a circle are followed as far as possible, in the order given; there, one that may be empty waits for one that may not.
 * @param further entities that come before another though it does not refer to them
 */
export function referredFirst(resources: ReadonlyMap<string, Resource>, further: (key: string) => readonly string[] = () => []): Resource[] {
  const ordered = new Set<Resource>();
  const open = new Set<Resource>();
  const find = (keys: readonly (string | undefined)[]) => keys.flatMap((key) => (key === undefined ? [] : resources.get(key) ?? []));
  const targets = ({ stored }: Resource, required: boolean) =>
    find([...stored.values()].filter(({ field }) => field.required === required).flatMap(({ field }) => [field.to, ...Object.values(field.toBy?.map ?? {})]));
  /** What rows of it cannot be without stands open, so that it has to wait. */
  const waits = (resource: Resource, seen = new Set<Resource>()): boolean => targets(resource, true).some((target) => {
    if (open.has(target)) return true;
    if (ordered.has(target) || seen.has(target)) return false;
    return waits(target, seen.add(target));
  });
  const visit = (resource: Resource) => {
    if (ordered.has(resource) || open.has(resource)) return;
    open.add(resource);
    for (const target of [...find(further(resource.key)), ...targets(resource, true)]) visit(target);
    for (const target of targets(resource, false)) if (!waits(target)) visit(target);
    open.delete(resource);
    ordered.add(resource);
  };
  for (const resource of resources.values()) visit(resource);
  return [...ordered];
}
