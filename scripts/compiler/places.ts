/** Everything that a person can read on the generated screens of a route, with the line that says so. */
import { check } from './check';
import { type Mistake, SchemaError } from './mistakes';
import type { NormalEntity, NormalList, NormalProperty, NormalResource } from './normal';
import { normalize } from './normalize';
import { type NormalGroup, type NormalWidget, normalizeWidgets } from './normalize/widgets';
import { addressOf, isWritten } from './origin';
import { type SchemaTexts, read } from './read';
import { type Resolved, resolve } from './resolve';

/** Its palette and panels show every widget. */
const pageDesigner = '/page/design/creatDevise/:id?/:type?';

export interface Place {
  /** What it is: column, filter, input, action, tab, menu … */
  what: string;
  text: string;
  /** `schemas/product/brand.json:12`. */
  at: string;
}

/**
 * @param route address of a list or a form, with or without its placeholders filled in
 * @returns undefined when no generated screen has that address
 * @throws SchemaError naming every mistake
 */
export function placesOf(texts: SchemaTexts, route: string): Place[] | undefined {
  const mistakes: Mistake[] = [];
  const resolved = resolve(read(texts, mistakes), mistakes);
  const normals = normalize(resolved);
  const widgets = normalizeWidgets(resolved);
  check(normals, widgets, { ...resolved, mistakes });
  if (mistakes.length) throw new SchemaError(mistakes);
  const directories = resolved.directories.map((directory): Place => ({ what: 'menu', text: directory.title, at: addressOf(directory, 'title') }));
  const pages = resolved.pages.filter(({ path }) => fits(route, path)).map((page): Place => ({ what: 'page', text: page.title, at: addressOf(page, 'title') }));
  const shown = normals.filter((normal) => normal.resource && routesOf(normal).some((pattern) => fits(route, pattern)));
  const designed = fits(route, pageDesigner) ? widgets.flatMap(placesOfWidget) : [];
  if (!shown.length && !pages.length && !designed.length) return undefined;
  const named = [...pages, ...designed, ...shown.flatMap((normal) => placesOfEntity(normal, normal.resource!)), ...directories];
  return [...named, ...wordsBeside(named, [...shown.map(({ source }) => source), ...enumerationsOf(shown, resolved.enumerations)])];
}

/** Codes that a field or filter of these screens may show. */
function enumerationsOf(shown: NormalEntity[], enumerations: Resolved['enumerations']): object[] {
  const fields = shown.flatMap(({ fields: own, resource }) => [...own, ...(resource?.list?.filters ?? []), ...(resource?.actions ?? []).flatMap(({ input }) => input?.fields ?? [])]);
  return [...new Set(fields.flatMap(({ enumeration }) => enumerations.get(enumeration ?? '') ?? []))];
}

/** Every other word of the files: labels of buttons, titles of dialogs, messages of moves, whatever keyword holds it. */
function wordsBeside(named: Place[], sources: object[]): Place[] {
  const known = new Set(named.map(({ at, text }) => `${at} ${text}`));
  return sources.flatMap((source) => wordsIn(source, '')).filter(({ at, text }) => !known.has(`${at} ${text}`));
}

/** Keys that hold records, not words of the screen. */
const records: readonly string[] = ['seed', 'demo'];

/** @param what the keyword that holds a list */
function wordsIn(value: object, what: string): Place[] {
  return Object.entries(value).flatMap(([key, each]: [string, unknown]): Place[] => {
    const keyword = Array.isArray(value) ? what : key;
    if (typeof each === 'string') return /[^\x20-\x7e]/.test(each) ? [{ what: keyword, text: each, at: addressOf(value, key) }] : [];
    return each && typeof each === 'object' && !records.includes(key) ? wordsIn(each, keyword) : [];
  });
}

/** Whole words win over parts. One line an address, with all that is called so there. */
export function find(places: Place[], wanted: string): string[] {
  const exact = places.filter(({ text }) => text === wanted);
  const found = exact.length ? exact : places.filter(({ text }) => text.includes(wanted));
  const byAddress = new Map<string, Place[]>();
  for (const place of found) byAddress.set(place.at, [...(byAddress.get(place.at) ?? []), place]);
  return [...byAddress].map(([at, all]) => `${at}  ${[...new Set(all.map(({ what, text }) => `${what} ${text}`))].join(', ')}`);
}

/** Addresses of every generated screen, for suggestions. */
export function allRoutes(texts: SchemaTexts): string[] {
  const resolved = resolve(read(texts, []), []);
  return [...normalize(resolved).flatMap(routesOf), pageDesigner, ...resolved.pages.map(({ path }) => path)].sort();
}

const routesOf = ({ key, resource }: NormalEntity): string[] => (resource ? [resource.route, `/crud/${key}`, ...(resource.form?.route ? [resource.form.route] : [])] : []);

/** `/a/b/7` fits `/a/b/:id?`, as does the pattern itself. */
function fits(route: string, pattern: string): boolean {
  const expression = pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+');
  return route === pattern || new RegExp(`^${expression}$`).test(route);
}

function placesOfEntity({ source, fields }: NormalEntity, resource: NormalResource): Place[] {
  const { menu, form, detail, calls, actions, tree } = resource;
  const places: Place[] = [{ what: 'entity', text: source.title, at: addressOf(source, 'title') }];
  for (const notice of [resource.notice ?? []].flat()) places.push(typeof notice === 'string' ? { what: 'notice', text: notice, at: addressOf(resource, 'notice') } : { what: 'notice', text: notice.text, at: addressOf(notice, 'text') });
  if (menu) places.push({ what: 'menu', text: menu.title, at: addressOf(menu, 'title') });
  for (const list of [...(resource.list ? [resource.list] : []), ...resource.views]) places.push(...placesOfList(list, fields));
  for (const field of fields) places.push(...placesOfField(field));
  for (const [mode, text] of Object.entries(form?.titles ?? {})) places.push({ what: 'form title', text, at: addressOf(form!.titles, mode) });
  for (const section of form?.sections ?? []) if (section.title) places.push({ what: 'section', text: section.title, at: addressOf(section, 'title') });
  for (const section of detail?.sections ?? []) if (section.title) places.push({ what: 'section', text: section.title, at: addressOf(section, 'title') });
  if (detail) places.push({ what: 'detail', text: detail.title, at: addressOf(detail, 'title') });
  for (const call of calls) {
    // The call of an action says nothing that the action does not.
    if (call.role !== 'action') places.push({ what: 'call', text: call.title, at: addressOf(call, 'title') });
    if (call.confirm) places.push({ what: 'confirmation', text: call.confirm, at: addressOf(call, 'confirm') });
    if (call.success) places.push({ what: 'notice', text: call.success, at: addressOf(call, 'success') });
  }
  for (const action of actions) {
    places.push({ what: 'action', text: action.title, at: addressOf(action, 'title') });
    if (action.confirm) places.push({ what: 'confirmation', text: action.confirm, at: addressOf(action, 'confirm') });
    for (const each of action.cases ?? []) {
      places.push({ what: 'action', text: each.title, at: addressOf(each, 'title') });
      if (each.confirm) places.push({ what: 'confirmation', text: each.confirm, at: addressOf(each, 'confirm') });
    }
    if (action.prompt) places.push({ what: 'prompt', text: action.prompt.title, at: addressOf(action.prompt, 'title') });
    for (const field of action.input?.fields ?? []) places.push(...placesOfField(field));
  }
  if (tree) places.push({ what: 'tree', text: tree.rootTitle, at: addressOf(tree, 'rootTitle') });
  return places;
}

function placesOfList(list: NormalList, fields: NormalProperty[]): Place[] {
  // A column or filter without a title of its own says what its field says.
  const titleAt = (part: object, name: string | undefined) => {
    const field = fields.find((each) => each.name === name);
    return isWritten(part, 'title') || !field ? addressOf(part, 'title') : addressOf(field, 'title');
  };
  return [
    ...(isWritten(list, 'title') ? [{ what: 'list title', text: list.title, at: addressOf(list, 'title') }] : []),
    ...[...list.columns, ...(list.chosen ?? [])].map((column) => ({ what: 'column', text: column.title, at: titleAt(column, column.name) })),
    ...list.filters.map((filter) => ({ what: 'filter', text: filter.title, at: titleAt(filter, filter.on[0]) })),
    ...(list.tabs?.items ?? []).map((tab) => ({ what: 'tab', text: tab.title, at: addressOf(tab, 'title') })),
  ];
}

function placesOfField(field: NormalProperty): Place[] {
  return [
    { what: field.input ? 'input' : 'field', text: field.title, at: addressOf(field, 'title') },
    ...(field.description ? [{ what: 'help', text: field.description, at: addressOf(field, 'description') }] : []),
    ...Object.entries(field.messages).map(([rule, text]) => ({ what: 'message', text, at: addressOf(field.messages, rule) })),
    ...(field.fields ?? []).flatMap(placesOfField),
  ];
}

function placesOfWidget({ source, groups }: NormalWidget): Place[] {
  const options = (field: NormalProperty) => (field.options ?? []).map(({ title }): Place => ({ what: 'option', text: title, at: addressOf(field, 'oneOf') }));
  const ofRow = (field: NormalProperty): Place[] => [{ what: 'row field', text: field.title, at: addressOf(field, 'title') }, ...options(field), ...(field.fields ?? []).flatMap(ofRow)];
  const ofGroup = ({ field, labelled }: NormalGroup): Place[] => [{ what: 'control', text: field.title, at: addressOf(labelled, 'title') }, ...options(field), ...(field.fields ?? []).flatMap(ofRow)];
  return [{ what: 'widget', text: source.title, at: addressOf(source, 'title') }, ...groups.flatMap(ofGroup)];
}
