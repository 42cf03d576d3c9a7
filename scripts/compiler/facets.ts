/** Facets are written as what they say otherwise than their entity; here they become whole. */
import type { Action, Entity, List, Property, Resource } from '../../generated/types/vocabulary';
import type { Known } from './known';
import { memo } from './memo';
import { type Mistake, meant } from './mistakes';
import { madeFrom, placeOf } from './origin';
import { snake } from './snake';

/** Those of entities that are not there, or that are not whole themselves, are told and left out. */
export function wholeEntities(entities: ReadonlyMap<string, Entity>, known: Known, mistakes: Mistake[]): ReadonlyMap<string, Entity> {
  return new Map([...entities].flatMap(([key, entity]): [string, Entity][] => {
    if (!entity.facetOf) return [[key, entity]];
    const { entity: of } = entity.facetOf;
    const base = entities.get(of);
    if (base && !base.facetOf && base.resource !== false) return [[key, whole(entity, base, key)]];
    if (base ?? !known.entities.has(of)) {
      const why = base ? `"${of}" has no calls of its own` : `entity "${of}" does not exist${meant(of, known.entities)}`;
      mistakes.push({ ...placeOf(entity.facetOf, 'entity'), text: why });
    }
    return [];
  }));
}

/** It has calls of its own. */
export const isServed = ({ facetOf, resource }: Entity): boolean => Boolean(facetOf && resource && resource.api);

const whole = memo((facet: Entity, base: Entity, key: string): Entity => {
  const { entity: of, without = [] } = facet.facetOf!;
  const served = isServed(facet);
  const own = (property: Property): Property => (property.to === of && !served ? madeFrom({ ...property, to: key }, property) : property);
  const names = [...new Set([...Object.keys(facet.properties), ...Object.keys(base.properties)])].filter((name) => !without.includes(name));
  const properties = Object.fromEntries(names.map((name) => {
    const [written, inherited] = [facet.properties[name], base.properties[name]];
    return [name, own(written && inherited ? madeFrom({ ...inherited, ...written }, written) : (written ?? inherited)!)];
  }));
  const above = (base.resource || {}) as Resource;
  const below = (facet.resource || {}) as Resource;
  const { permission, style, api, display, options, softDelete, missing, tree } = above;
  const lists = [...(above.list ? [above.list] : []), ...Object.values(above.views ?? {})];
  // A read has the same filters wherever its rows are shown.
  const filtered = <L extends List>(list: L): L => (list.filters || !list.read ? list : madeFrom({ ...list, filters: lists.find(({ read }) => read === list.read)?.filters }, list));
  const screens = screensOf(above, below, served);
  const shown = {
    ...(screens.list ? { list: filtered(screens.list) } : {}),
    ...(below.views ? { views: madeFrom(Object.fromEntries(Object.entries(below.views).map(([name, view]) => [name, filtered(view)])), below.views) } : {}),
  };
  const { states, locked } = above;
  const resource: Resource = served
    ? { ...present({ display, softDelete, missing, states, locked }), ...below, ...screens, ...ownActions(above, below) }
    : { ...present({ permission, style, api: api ?? {}, display, options, softDelete, missing, tree, states, locked }), ...below, ...screens, ...shown, ...actionsOf(above, { ...below, ...screens }), ...(tree ? { tree: { ...tree, ...below.tree } } : {}) };
  return madeFrom({
    ...facet,
    primaryKey: base.primaryKey,
    properties: madeFrom(properties, facet.properties),
    required: facet.required ?? base.required?.filter((name) => !without.includes(name)),
    ...((facet.rules ?? base.rules) && { rules: facet.rules ?? base.rules }),
    ...(served && { table: madeFrom({ ...base.table, name: base.table?.name ?? snake(of.replace('/', '_')) }, facet) }),
    resource: madeFrom(resource, facet.resource || facet),
    demo: false as const,
  }, facet);
});

/** A list, form or detail that the facet writes takes over what it leaves out; a list of another read shows other columns, and takes nothing. */
function screensOf(above: Resource, below: Resource, served: boolean): Pick<Resource, 'list' | 'form' | 'detail'> {
  const isSame = !below.list || !above.list || (below.list.read ?? above.list.read) === above.list.read;
  return {
    ...(below.list && { list: isSame ? onto(withoutTotals(served ? withoutActions(above.list) : above.list), below.list) : below.list }),
    ...(below.form && { form: onto(served ? untemplated(above.form) : above.form, below.form) }),
    ...(below.detail && { detail: onto(above.detail, below.detail) }),
  };
}

/** The name of a template belongs to one form. */
function untemplated(form: Resource['form']): Resource['form'] {
  if (!form) return form;
  const { template: _template, ...rest } = form;
  return madeFrom(rest, form);
}

/** Totals are kept of the rows of one call. */
function withoutTotals(list: Resource['list']): Resource['list'] {
  if (!list || !list.totals) return list;
  const { totals: _totals, ...rest } = list;
  return madeFrom(rest, list);
}

/** An action belongs to the screen that writes it, where calls are its own. */
function withoutActions(list: Resource['list']): Resource['list'] {
  if (!list) return list;
  const { rowActions: _row, bulkActions: _bulk, pageActions: _page, ...rest } = list;
  return madeFrom(rest, list);
}

const onto = <T extends object>(above: T | false | undefined, below: T): T => (above ? madeFrom({ ...above, ...below }, below) : below);

/** Of a facet with calls of its own. What an action leaves out is as in the entity's of that name, but its call, which is never shared. */
function ownActions({ actions: inherited = {} }: Resource, { actions: own = {} }: Resource): Pick<Resource, 'actions'> {
  const complete = (name: string): Action => {
    const { call: _call, permission: _permission, ...same } = inherited[name] ?? {};
    return inherited[name] ? madeFrom({ ...same, ...own[name]! }, own[name]) : own[name]!;
  };
  return { actions: madeFrom(Object.fromEntries(Object.keys(own).map((name) => [name, complete(name)])), own) };
}

/** Its own, and those of the entity that its list names: there an action may be called otherwise. What works out their inputs comes along. */
function actionsOf({ actions: inherited = {} }: Resource, { list, actions: own = {} }: Resource): Pick<Resource, 'actions'> {
  const said = (name: string): Action => (own[name] && inherited[name] ? madeFrom({ ...inherited[name], ...own[name] }, own[name]) : (own[name] ?? inherited[name])!);
  const listed = new Set(list ? [...(list.rowActions ?? []), ...(list.bulkActions ?? []), ...(list.pageActions ?? [])] : []);
  const shown = [...Object.keys(own), ...Object.keys(inherited).filter((name) => listed.has(name))];
  const workers = shown.flatMap((name) => said(name).works ?? []).filter((name) => inherited[name]);
  const names = [...new Set([...shown, ...workers])];
  return names.length === 0 ? {} : { actions: Object.fromEntries(names.map((name) => [name, said(name)])) };
}

const present = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
