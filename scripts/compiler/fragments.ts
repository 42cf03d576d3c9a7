/**
 * Fragments: groups of properties, filters, actions and details that are written once. They are put into the entities that use them before anything
 * else looks at these, so that every later stage sees a whole entity whose parts remember where they were written.
 */
import type { Action, Detail, Entity, Filter, Fragment, List, Property, Resource, Use, With } from '../../generated/types/vocabulary';
import { filledIn, parameter } from './filling';
import { memo } from './memo';
import { type Mistake, meant, oneOf } from './mistakes';
import { completedFrom, copiedFrom, madeFrom, placeOf } from './origin';
import type { SchemaFile } from './read';

type Fragments = ReadonlyMap<string, Fragment>;

/** Words of the present, which are no parameters. */
const present: readonly string[] = ['me', 'now', 'today'];

/** Files that speak the vocabulary, the entities among them whole; those whose fragments are wrong are told and left out. */
export function withFragments(files: readonly SchemaFile[], mistakes: Mistake[]): SchemaFile[] {
  const written: Fragments = new Map(files.filter(({ sort }) => sort === 'fragment').map(({ key, value }) => [key, value as Fragment]));
  const sound = new Set<string>();
  for (const [name, fragment] of written) {
    const told = checked(fragment);
    mistakes.push(...told);
    if (told.length === 0) sound.add(name);
  }
  return files.flatMap((file): SchemaFile[] => {
    if (file.sort !== 'entity') return [file];
    const names = namesIn(file.value as Entity);
    if (names.length === 0) return [file];
    const { entity, told } = completed(file.value as Entity, file.key, [...written.keys()].join(), ...names.map((name) => written.get(name)));
    mistakes.push(...told);
    return told.length === 0 && names.every((name) => sound.has(name)) ? [{ ...file, value: entity }] : [];
  });
}

/** What is wrong with a fragment whoever uses it. */
const checked = memo((fragment: Fragment): Mistake[] => {
  const params = Object.keys(fragment.params);
  const mentions = [fragment.properties ?? {}, fragment.filters ?? [], fragment.actions ?? {}, fragment.detail ?? {}].flatMap(mentionsIn);
  // What an action asks is named in its effects.
  const asked = Object.values((fragment.actions ?? {}) as Record<string, Action>).flatMap(({ input }) => Object.keys(input ?? {}));
  const told: Mistake[] = mentions.filter(({ name }) => !params.includes(name) && !asked.includes(name))
    .map(({ name, place }) => ({ ...place, text: `"$${name}" is no parameter of this fragment${meant(name, params) || oneOf(params)}` }));
  for (const name of params) {
    if (present.includes(name)) told.push({ ...placeOf(fragment.params, name), text: `"$${name}" speaks of the present; call the parameter otherwise` });
    else if (!mentions.some((mention) => mention.name === name)) told.push({ ...placeOf(fragment.params, name), text: `nothing in this fragment asks for "$${name}"` });
  }
  if (!fragment.filters && !isForUse(fragment)) told.push({ ...placeOf(fragment), text: 'the fragment brings nothing; write "properties", "filters", "actions" or "detail"' });
  for (const filter of (fragment.filters ?? []) as Filter[]) {
    if (filter.fragment !== undefined) told.push({ ...placeOf(filter, 'fragment'), text: 'a fragment uses no other fragment; write its filters here' });
  }
  return told;
});

/** It brings what an entity has in "use", beside filters of lists. */
const isForUse = ({ properties, actions, detail }: Fragment): boolean => !!(properties ?? actions ?? detail);

interface Mention {
  name: string;
  place: Omit<Mistake, 'text'>;
}

function mentionsIn(value: object): Mention[] {
  return Object.entries(value).flatMap(([key, member]: [string, unknown]): Mention[] => {
    const texts = [...(Array.isArray(value) ? [] : [key]), ...(typeof member === 'string' ? [member] : [])];
    const own = texts.flatMap((text) => [...text.matchAll(parameter)]).map(([, name = '']) => ({ name, place: placeOf(value, key) })).filter(({ name }) => !present.includes(name));
    return [...own, ...(member !== null && typeof member === 'object' ? mentionsIn(member) : [])];
  });
}

const listsOf = ({ resource }: Entity): List[] => (resource ? [...(resource.list ? [resource.list] : []), ...Object.values(resource.views ?? {})] : []);
const asUse = (use: string | Use): Use => (typeof use === 'string' ? { fragment: use } : use);
const isUse = (filter: string | Filter): filter is Filter & Use => typeof filter !== 'string' && filter.fragment !== undefined;

function namesIn(entity: Entity): string[] {
  const filtering = listsOf(entity).flatMap(({ filters = [] }) => filters.filter(isUse)).map(({ fragment }) => fragment);
  const asking = Object.values((entity.resource || undefined)?.actions ?? {}).flatMap(({ use = [] }) => use);
  return [...new Set([...[...(entity.use ?? []), ...asking].map((use) => asUse(use).fragment), ...filtering])];
}

interface Completed {
  entity: Entity;
  told: Mistake[];
}

/** @param all names of all fragments @param fragments those that the entity names, in the order of `namesIn` */
const completed = memo((entity: Entity, key: string, all: string, ...fragments: (Fragment | undefined)[]): Completed => {
  const known: Fragments = new Map(namesIn(entity).flatMap((name, index) => (fragments[index] ? [[name, fragments[index]]] : [])));
  const told: Mistake[] = [];
  const tell = (place: Omit<Mistake, 'text'>, text: string) => { told.push({ ...place, text }); };

  /** The fragment with its parameters filled in. */
  const filled = <T extends 'properties' | 'filters' | 'actions' | 'detail'>(part: T, use: Use, place: Omit<Mistake, 'text'>, bound: With = {}): Fragment[T] => {
    const fragment = known.get(use.fragment);
    if (!fragment) {
      tell(place, `fragment "${use.fragment}" does not exist${meant(use.fragment, all.split(',')) || oneOf(all.split(',').filter(Boolean))}`);
      return undefined;
    }
    const names = Object.keys(fragment.params);
    const unknown = Object.keys(use.with ?? {}).filter((name) => !names.includes(name));
    for (const name of unknown) tell(placeOf(use.with!, name), `fragment "${use.fragment}" has no parameter "${name}"${meant(name, names) || oneOf(names)}`);
    if (part === 'properties' && fragment.filters && !isForUse(fragment)) tell(place, `fragment "${use.fragment}" brings no properties; name it among the filters of a list`);
    if (part === 'filters' && !fragment.filters && isForUse(fragment)) tell(place, `fragment "${use.fragment}" brings no filters; name it in "use"`);
    return unknown.length || !fragment[part] ? undefined : filledIn(fragment[part], { params: [use.with ?? {}, bound, copiedFrom({ ...fragment.params }, fragment.params, key, (name) => name)], usedBy: key, tell });
  };

  const broughtBy = (uses: readonly (string | Use)[] = []): Record<string, Property> => {
    const brought: Record<string, Property> = {};
    for (const [index, each] of uses.entries()) {
      const place = typeof each === 'string' ? placeOf(uses, index) : placeOf(each, 'fragment');
      for (const [name, property] of Object.entries(filled('properties', asUse(each), place) ?? {})) {
        if (brought[name]) tell(place, `two fragments bring "${name}"`);
        brought[name] = property;
      }
    }
    return brought;
  };
  /** Actions of the fragments that the entity uses. */
  const actionsBrought = (uses: readonly (string | Use)[] = []): Record<string, Action> => {
    const brought: Record<string, Action> = {};
    for (const [index, each] of uses.entries()) {
      const place = typeof each === 'string' ? placeOf(uses, index) : placeOf(each, 'fragment');
      if (!known.get(asUse(each).fragment)?.actions) continue;
      if (!entity.resource) tell(place, `fragment "${asUse(each).fragment}" brings actions, and "resource" says nothing`);
      for (const [name, action] of Object.entries((filled('actions', asUse(each), place) ?? {}) as Record<string, Action>)) {
        if (brought[name]) tell(place, `two fragments bring the action "${name}"`);
        brought[name] = action;
      }
    }
    return brought;
  };
  /** The detail of a fragment that the entity uses. */
  const detailBrought = (uses: readonly (string | Use)[] = []): Detail | undefined => {
    let brought: Detail | undefined;
    for (const [index, each] of uses.entries()) {
      const place = typeof each === 'string' ? placeOf(uses, index) : placeOf(each, 'fragment');
      if (!known.get(asUse(each).fragment)?.detail) continue;
      if (!entity.resource) tell(place, `fragment "${asUse(each).fragment}" brings a detail, and "resource" says nothing`);
      if (brought) tell(place, 'two fragments bring a detail');
      brought = filled('detail', asUse(each), place) as Detail | undefined;
    }
    return brought;
  };
  const asked = (action: Action): Action => {
    if (!action.use) return action;
    const { use, ...own } = action;
    const input = action.input ?? madeFrom({}, action, 'use');
    return madeFrom({ ...own, input: joined(input, broughtBy(use)) }, action);
  };

  /** Parameters of the only `use` of the fragment. */
  const bound = (name: string): With => {
    const uses = (entity.use ?? []).map(asUse).filter(({ fragment }) => fragment === name);
    return uses.length === 1 ? (uses[0]?.with ?? {}) : {};
  };
  const filtered = (list: List): List => {
    if (!list.filters?.some(isUse)) return list;
    const filters = list.filters.flatMap((filter, index): { filter: string | Filter; index: number }[] => {
      if (!isUse(filter)) return [{ filter, index }];
      const { fragment, with: own = {}, ...beside } = filter;
      const group = filled('filters', { fragment, with: own }, placeOf(filter, 'fragment'), bound(fragment)) ?? [];
      return group.map((each) => ({ filter: completedFrom({ ...each, ...beside }, filter, each), index }));
    });
    return madeFrom({ ...list, filters: copiedFrom(filters.map(({ filter }) => filter), list.filters, key, (at) => filters[Number(at)]?.index) }, list);
  };

  const { use: _, ...rest } = entity;
  const brought = actionsBrought(entity.use);
  const actions = entity.resource && (entity.resource.actions || Object.keys(brought).length > 0) ? joined(entity.resource.actions ?? madeFrom({}, entity.resource), brought) : undefined;
  const detail = detailBrought(entity.use);
  const resource: Entity['resource'] = entity.resource && madeFrom<Resource>({
    ...entity.resource,
    ...(detail && { detail: joinedDetail(entity.resource.detail, detail) }),
    ...(actions && { actions: madeFrom(Object.fromEntries(Object.entries(actions).map(([name, action]) => [name, asked(action)])), actions) }),
    ...(entity.resource.list && { list: filtered(entity.resource.list) }),
    ...(entity.resource.views && { views: madeFrom(Object.fromEntries(Object.entries(entity.resource.views).map(([name, view]) => [name, filtered(view)])), entity.resource.views) }),
  }, entity.resource);
  const whole = { ...rest, properties: joined(entity.properties, broughtBy(entity.use), entity.primaryKey), ...(resource !== undefined && { resource }) };
  return { entity: madeFrom(whole, entity), told };
});

/** What the entity says of its detail, and the rest as the fragment says. */
const joinedDetail = (own: Resource['detail'], brought: Detail): Resource['detail'] => (own === undefined ? brought : own && completedFrom({ ...brought, ...own }, own, brought));

/** Its own in their order, each with what a fragment says beside it; the others behind, the id in front. */
function joined<Member extends object>(properties: Readonly<Record<string, Member>>, brought: Readonly<Record<string, Member>>, primaryKey = 'id'): Record<string, Member> {
  const own = Object.entries(properties).map(([name, written]): [string, Member] => {
    const more = brought[name];
    return [name, more ? completedFrom({ ...more, ...written }, written, more) : written];
  });
  const others = Object.entries(brought).filter(([name]) => !(name in properties));
  const [front, behind] = [others.filter(([name]) => name === primaryKey), others.filter(([name]) => name !== primaryKey)];
  return madeFrom(Object.fromEntries([...front, ...own, ...behind]), properties);
}
