/** Stage 4, check: everything that entities say about themselves and each other, beyond what the vocabulary can tell. */
import { kinds } from '../../../src/fields/kinds';
import { memo } from '../memo';
import { type Mistake, meant, oneOf } from '../mistakes';
import { targetsOf } from '../model';
import type { DemoPlan } from '../../../src/engine/model';
import type { NormalAction, NormalEntity, NormalProperty, NormalResource } from '../normal';
import { snake } from '../snake';
import { isWritten } from '../origin';
import type { NormalWidget } from '../normalize/widgets';
import type { Resolved } from '../resolve';
import { iconNames } from '../../../src/engine/icons';
import { type CheckContext, checkCondition, expectEntity, expectField, expectName, tell } from './context';
import { checkAppendOnly } from './appendOnly';
import { checkCycles } from './cycles';
import { checkDays } from './days';
import { checkLeads } from './leads';
import { checkLedger, checkLedgers } from './ledger';
import { checkLog } from './log';
import { checkNames } from './names';
import { checkFacet } from './facets';
import { checkField, checkFilter } from './fields';
import { checkFollows, checkFollowing } from './follows';
import { checkResource } from './resource';
import { checkByTime, namedInStep } from './byTime';
import { checkRules } from './rules';
import { checkWidgets } from './widgets';

type MenuParts = Pick<Resolved, 'pages' | 'rights'>;

export function check(normals: NormalEntity[], widgets: readonly NormalWidget[], context: Omit<CheckContext, 'entities'> & MenuParts & Pick<Resolved, 'widgetCommons'>): void {
  const { known, enumerations, directories, mistakes } = context;
  const entities = new Map(normals.map((entity) => [entity.key, entity]));
  const whole = { ...context, entities };
  for (const entity of normals) mistakes.push(...mistakesOf(entity, known, enumerations, directories, ...reached(entity, entities)));
  checkNames(whole, normals);
  checkAddresses(whole, normals);
  checkLedgers(whole, normals);
  checkFollowing(whole, normals);
  checkEnumerations(whole);
  checkMenu(whole, normals);
  checkWidgets(whole, widgets);
}

/** An entity is checked anew when it, or an entity that it points at, has changed. */
const mistakesOf = memo((entity: NormalEntity, known: CheckContext['known'], enumerations: CheckContext['enumerations'], directories: CheckContext['directories'], ...targets: (NormalEntity | undefined)[]) => {
  const entities = new Map(targets.flatMap((target) => (target ? [[target.key, target]] : [])));
  const mistakes: Mistake[] = [];
  checkEntity({ known, enumerations, directories, entities, mistakes }, entity);
  return mistakes;
});

/** Entities that an entity names, and those whose facets it names. */
const reached = (entity: NormalEntity, entities: ReadonlyMap<string, NormalEntity>): (NormalEntity | undefined)[] =>
  [...new Set(pointedAt(entity).flatMap((key) => [key, entities.get(key)?.facet?.of ?? []].flat()))].map((key) => entities.get(key));

/** Keys of the entities that an entity names. */
const pointedAt = memo(({ facet, fields, resource, follows, byTime, log, figures }: NormalEntity): string[] => {
  const acts = [...(resource?.actions ?? []), ...(resource?.service ?? [])];
  const asked = acts.flatMap(({ input }) => input?.fields ?? []);
  const computed = fields.flatMap(({ computed: sum }) => (!sum ? [] : 'count' in sum ? sum.count : 'sum' in sum ? sum.sum : 'rows' in sum ? sum.rows : []));
  const picked = acts.flatMap(({ pick }) => pick?.from ?? []);
  const made = acts.flatMap(({ effect, then }) => [...(effect ? [effect] : []), ...then]).flatMap((effect) => ('book' in effect ? [effect.book] : 'create' in effect ? [effect.create] : []));
  const counted = resource?.calls.concat(resource.actions.map(({ call }) => call)).flatMap(({ follows }) => follows ?? []).map(({ count }) => count) ?? [];
  const named = [...fields, ...fields.flatMap((field) => field.fields ?? [])].flatMap(({ names }) => (typeof names === 'object' ? names.to ?? [] : []));
  const led = [...fields.flatMap(({ leads = [] }) => [leads].flat().map(({ to }) => to)), ...(figures ? [figures.in] : [])];
  const found = resource?.list?.finds?.in ?? [];
  return [...new Set([...named, ...led, ...[found].flat(), ...[...fields, ...asked].flatMap(targetsOf), ...computed, ...asked.flatMap(({ begins }) => begins?.of ?? []), ...picked, ...made, ...follows.map((follow) => follow.in), ...byTime.flatMap(namedInStep), ...(log ? [log.in] : []), ...counted, ...(facet ? [facet.of] : [])])];
});

function checkEntity(context: CheckContext, entity: NormalEntity): void {
  const { source, primaryKey, fields, resource, table, own } = entity;
  const names = fields.map(({ name }) => name);
  const id = fields.find(({ name }) => name === primaryKey);
  const written = source.properties[primaryKey]?.kind;
  if (written !== undefined && written !== 'integer') tell(context, id!, 'kind', `${primaryKey} is always an integer`);
  for (const [index, name] of (source.required ?? []).entries()) expectName(context, source.required!, index, 'field', name, names);
  for (const field of fields) {
    if (!kinds[field.kind]) continue;
    checkField(context, field, fields, entity);
    // Filters of lists are checked with their lists; this one may be overridden there and is wrong all the same.
    if (field.filter && !resource?.list?.filters.includes(field.filter)) checkFilter(context, field.filter, fields);
  }
  checkCycles(context, fields);
  checkRules(context, entity);
  checkByTime(context, entity);
  checkLog(context, entity);
  checkColumns(context, entity);
  if (typeof table.kept === 'object') for (const name of Object.keys(table.kept)) expectName(context, table.kept, name, 'field', name, names);
  if (table.kept && table.indexes) tell(context, table, 'indexes', 'the server makes the indexes of a table that it keeps');
  for (const index of table.indexes ?? []) for (const [at, name] of index.entries()) checkIndexed(context, index, at, name, fields);
  checkAppendOnly(context, entity);
  checkSteps(context, table, fields.filter(({ computed }) => !computed).map(({ name }) => snake(name)));
  checkFacet(context, entity);
  if (own) checkCondition(context, own, fields);
  if (entity.ledger) checkLedger(context, entity.ledger, entity);
  checkFollows(context, entity);
  checkLeads(context, entity);
  checkDays(context, entity);
  if (resource) checkResource(context, entity, resource);
  const children = resource?.tree?.children;
  checkRows(context, entity.seed, names, children);
  if (Array.isArray(entity.demo)) checkRows(context, entity.demo, names, children);
  else checkPlan(context, entity.demo, fields, children);
}

/** Two names of fields may not become one name of a column. */
function checkColumns(context: CheckContext, { fields }: NormalEntity): void {
  const columns = new Map<string, string>();
  for (const field of fields) {
    const column = snake(field.name);
    const other = columns.get(column);
    if (other) tell(context, field, undefined, `"${field.name}" and "${other}" are both kept in column ${column}`);
    columns.set(column, field.name);
  }
}

function checkIndexed(context: CheckContext, index: string[], at: number, name: string, fields: NormalProperty[]): void {
  const field = expectField(context, index, at, name, fields);
  if (field?.computed) tell(context, index, at, `"${name}" is worked out, not stored; no index holds it`);
}

function checkSteps(context: CheckContext, table: NormalEntity['table'], columns: string[]): void {
  for (const step of table.steps) {
    const { rename, to, drop, narrow } = step as { rename?: string; to?: string; drop?: string; narrow?: string };
    const kinds = [rename, drop, narrow].filter((name) => name !== undefined);
    if (kinds.length !== 1 || (rename === undefined) !== (to === undefined)) tell(context, step, undefined, 'a step is { "rename": "old", "to": "new" }, { "drop": "column" } or { "narrow": "column" }');
    if (to !== undefined) expectName(context, step, 'to', 'column', to, columns);
    if (narrow !== undefined) expectName(context, step, 'narrow', 'column', narrow, columns);
    if (drop !== undefined && columns.includes(drop)) tell(context, step, 'drop', `column "${drop}" is still declared; remove its property or the step`);
  }
}

function checkRows(context: CheckContext, rows: Record<string, unknown>[], names: string[], children: string | undefined): void {
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      if (name === children && Array.isArray(value)) checkRows(context, value as Record<string, unknown>[], names, children);
      else if (!names.includes(name)) tell(context, row, name, `the row has an unknown field "${name}"${meant(name, children === undefined ? names : [...names, children])}`);
    }
  }
}

function checkPlan(context: CheckContext, { rows: begun, variants, vary, words }: DemoPlan, fields: NormalProperty[], children: string | undefined): void {
  const rows = [...begun, ...variants];
  checkRows(context, rows, fields.map(({ name }) => name), children);
  for (const [name, variation] of Object.entries(vary)) {
    const field = expectField(context, vary, name, name, fields);
    if (field && !Array.isArray(variation) && 'any' in variation && field.to === undefined && !field.toBy) tell(context, vary, name, `"${name}" is no reference; only references are filled with records`);
  }
  for (const [holder, texts] of [...rows.map((row) => [row, row] as const), [vary, vary] as const]) {
    for (const [key, value] of Object.entries(texts)) {
      for (const [, word] of JSON.stringify(value).matchAll(/\{(\w+)\}/g)) expectName(context, holder, key, 'list of words', word!, Object.keys(words));
    }
  }
}

/** Nobody shares a route, an endpoint or a table. */
function checkAddresses(context: CheckContext & MenuParts, normals: NormalEntity[]): void {
  const owners = new Map<string, { holder: object; key: string | undefined; owner: string }>();
  const claim = (address: string, what: string, holder: object, key: string | undefined, owner: string) => {
    const other = owners.get(address);
    if (!other) return void owners.set(address, { holder, key, owner });
    // Which of the two is the newer nobody knows here: both are told.
    tell(context, holder, key, `${what} is taken by ${other.owner} too`);
    tell(context, other.holder, other.key, `${what} is taken by ${owner} too`);
  };
  for (const directory of context.directories) owners.set(`route ${directory.path}`, { holder: directory, key: 'path', owner: 'a directory of schemas/menu.json' });
  for (const page of context.pages) claim(`route ${plain(page.path)}`, `route ${page.path}`, page, 'path', 'a page of schemas/menu.json');
  for (const entity of normals) for (const { address, what, holder, key, owner } of claims(entity)) claim(address, what, holder, key, owner);
}

interface Claim {
  /** What nobody else may have, placeholders without their names. */
  address: string;
  what: string;
  holder: object;
  key: string;
  owner: string;
}

/** Its route is an address of the console. A single record without a menu entry stands on a tab elsewhere. */
const isScreen = (resource: NormalResource | undefined): boolean => Boolean(resource?.list || (resource?.single && resource.menu !== false));

const claims = memo(({ key, title, source, facet, resource, table }: NormalEntity): Claim[] => [
  ...(facet ? [] : [{ address: `table ${table.name}`, what: `table ${table.name}`, holder: table, key: 'name', owner: key }]),
  ...(isScreen(resource) ? [{ address: `route ${plain(resource!.route)}`, what: `route ${resource!.route}`, holder: resource!, key: 'route', owner: key }] : []),
  ...(resource?.form?.route ? [{ address: `route ${plain(resource.form.route)}`, what: `route ${resource.form.route}`, holder: resource.form, key: 'route', owner: `${key} (form)` }] : []),
  ...[...(resource?.form ? [resource.form] : []), ...(resource?.actions ?? [])].flatMap((form) => (form.template === undefined ? [] : [{
    address: `template ${form.template}`, what: `template ${form.template}`, holder: form, key: 'template', owner: key,
  }])),
  ...(resource?.single ? [{ address: `template ${title}`, what: `template ${title}`, holder: source, key: 'title', owner: key }] : []),
  ...(facet && !facet.within ? [] : resource?.calls ?? []).flatMap((call) => [call, ...call.also].map(({ method, path }) => ({
    address: `${method} ${plain(path)}`, what: `${method} ${path}`, holder: call, key: 'call', owner: `${key} (${call.name})`,
  }))),
]);

/** Names of placeholders do not tell two addresses apart. */
const plain = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/\/:\w+\??/g, '/{}');

function checkEnumerations(context: CheckContext): void {
  for (const enumeration of context.enumerations.values()) {
    const codes = new Set<unknown>();
    const names = new Set<string | undefined>();
    const spellings = new Set(enumeration.oneOf.map((item) => String(item.const)));
    for (const item of enumeration.oneOf) {
      for (const [index, spelling] of (item.also ?? []).entries()) {
        if (spellings.has(String(spelling))) tell(context, item.also!, index, `${JSON.stringify(spelling)} is a code already, or read as one`);
        spellings.add(String(spelling));
      }
      if (item.name !== undefined && names.has(item.name)) tell(context, item, 'name', `the name "${item.name}" stands here twice`);
      names.add(item.name);
      if (codes.has(item.const)) tell(context, item, 'const', `code ${JSON.stringify(item.const)} stands here twice`);
      codes.add(item.const);
    }
  }
}

/** A screen that lies under no directory has no entry in the menu. */
function checkDirectory(context: CheckContext, resource: NormalResource, paths: readonly string[]): void {
  const { route, menu } = resource;
  if (!isScreen(resource) || !isWritten(resource, 'route') || menu === false || menu.hidden || menu.parent !== undefined) return;
  if (!paths.some((path) => route.startsWith(`${path}/`))) tell(context, resource, 'route', `route ${route} lies under no directory of schemas/menu.json, the menu would lack it${oneOf(paths)}`);
}

/** An address of the console is that of a screen. */
function checkOpened(context: CheckContext, action: NormalAction, routes: readonly string[]): void {
  const { opens } = action;
  if (!opens?.startsWith('/')) return;
  const [path = ''] = opens.split(/[?#]/);
  const fits = (route: string) => new RegExp(`^${route.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}$`).test(path);
  if (!routes.some(fits)) tell(context, action, 'opens', `no screen has the address ${opens}${meant(path, routes)}`);
}

/** A tab shows the list of an entity, or the form of a single one. */
function checkTab(context: CheckContext, tab: NonNullable<Resolved['pages'][number]['tabs']>[number], normals: readonly NormalEntity[]): void {
  if (!expectName(context, tab, 'of', 'entity', tab.of, context.known.entities)) return;
  const resource = normals.find(({ key }) => key === tab.of)?.resource;
  if (resource && !resource.list && !resource.single) tell(context, tab, 'of', `${tab.of} has neither a list nor a single form to show on a tab`);
}

function checkMenu(context: CheckContext & MenuParts, normals: NormalEntity[]): void {
  const resources = normals.flatMap(({ resource }) => resource ?? []);
  const written = [...resources.flatMap((resource) => [...(isScreen(resource) ? [resource.route] : []), ...(resource.form?.route ? [resource.form.route] : [])]), ...context.pages.map(({ path }) => path)];
  // What may be left out of an address may be left out here.
  const routes = written.flatMap((path) => [...new Set([path, path.replace(/(\/:\w+\?)+$/, '')])]);
  const paths = context.directories.map(({ path }) => path);
  for (const entry of [...context.directories, ...context.pages, ...resources.flatMap(({ menu }) => menu || [])]) {
    if (entry.icon !== undefined) expectName(context, entry, 'icon', 'icon', entry.icon, iconNames);
  }
  if (paths.length) for (const resource of resources) checkDirectory(context, resource, paths);
  for (const { actions } of resources) for (const action of actions) checkOpened(context, action, routes);
  for (const page of context.pages) for (const tab of page.tabs ?? []) checkTab(context, tab, normals);
  for (const directory of context.directories) {
    if (paths.indexOf(directory.path) !== context.directories.indexOf(directory)) tell(context, directory, 'path', `directory ${directory.path} stands here twice`);
    // A directory without screens is left out of the menu, wherever it would lead.
    if (!routes.some((route) => route.startsWith(`${directory.path}/`))) continue;
    if (directory.default !== undefined) expectName(context, directory, 'default', 'screen', directory.default, routes);
  }
  for (const { menu } of resources) if (menu && menu.parent !== undefined) expectName(context, menu, 'parent', 'directory', menu.parent, paths);
  for (const resource of resources) if (resource.rightsAt !== undefined) expectName(context, resource, 'rightsAt', 'screen', resource.rightsAt, routes);
  for (const page of context.pages) if (page.parent !== undefined) expectName(context, page, 'parent', 'directory', page.parent, paths);
  const holders = new Map<string, string>();
  for (const right of context.rights) {
    const of = right.of === undefined ? undefined : expectEntity(context, right, 'of', right.of);
    if (of && (!of.resource || of.resource.menu === false)) tell(context, right, 'of', `${of.key} has no entry in the menu below which its rights could stand`);
  }
  for (const { permissions = {}, title } of [...context.pages, ...context.rights.map(({ title: group, of = '', ...right }) => ({ ...right, title: group ?? of }))]) {
    for (const permission of Object.keys(permissions)) {
      const other = holders.get(permission);
      if (other !== undefined) tell(context, permissions, permission, `permission ${permission} already stands under ${other}`);
      holders.set(permission, title);
    }
  }
}
