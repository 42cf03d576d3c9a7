/** A facet is written as what it says otherwise than its entity; here it becomes whole. */
import type { Entity, Property, Resource } from '../../generated/types/vocabulary';
import { memo } from './memo';
import { type Mistake, meant } from './mistakes';
import { madeFrom, placeOf } from './origin';
import type { Known } from './resolve';

/** Facets of entities that are not there, or that are facets themselves, are told and left out. */
export function wholeFacets(entities: ReadonlyMap<string, Entity>, known: Known, mistakes: Mistake[]): ReadonlyMap<string, Entity> {
  return new Map([...entities].flatMap(([key, entity]): [string, Entity][] => {
    if (!entity.facetOf) return [[key, entity]];
    const { entity: of } = entity.facetOf;
    const base = entities.get(of);
    if (base && !base.facetOf && base.resource) return [[key, whole(entity, base, key)]];
    if (base ?? !known.entities.has(of)) {
      const why = base ? `"${of}" has no calls of its own` : `entity "${of}" does not exist${meant(of, known.entities)}`;
      mistakes.push({ ...placeOf(entity.facetOf, 'entity'), text: why });
    }
    return [];
  }));
}

const whole = memo((facet: Entity, base: Entity, key: string): Entity => {
  const { entity: of } = facet.facetOf!;
  const own = (property: Property): Property => (property.to === of ? madeFrom({ ...property, to: key }, property) : property);
  const names = [...new Set([...Object.keys(facet.properties), ...Object.keys(base.properties)])];
  const properties = Object.fromEntries(names.map((name) => {
    const [written, inherited] = [facet.properties[name], base.properties[name]];
    return [name, own(written && inherited ? madeFrom({ ...inherited, ...written }, written) : (written ?? inherited)!)];
  }));
  const above = base.resource as Resource;
  const below = (facet.resource || {}) as Resource;
  const { permission, style, api, display, options, softDelete, missing, tree } = above;
  const resource: Resource = { ...present({ permission, style, api: api ?? {}, display, options, softDelete, missing, tree }), ...below, ...(tree ? { tree: { ...tree, ...below.tree } } : {}) };
  return madeFrom({
    ...facet,
    primaryKey: base.primaryKey,
    properties: madeFrom(properties, facet.properties),
    required: facet.required ?? base.required,
    resource: madeFrom(resource, facet.resource || facet),
    demo: false as const,
  }, facet);
});

const present = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
