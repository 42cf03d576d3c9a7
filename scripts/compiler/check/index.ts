/** Stage 4, check: everything that entities say about themselves and each other, beyond what the vocabulary can tell. */
import { kinds } from '../../../src/fields/kinds';
import { meant } from '../mistakes';
import type { NormalEntity } from '../normal';
import { snake } from '../normalize';
import { type CheckContext, expectName, tell } from './context';
import { checkField, checkFilter } from './fields';
import { checkResource } from './resource';

export function check(normals: NormalEntity[], context: Omit<CheckContext, 'entities'>): void {
  const whole: CheckContext = { ...context, entities: new Map(normals.map((entity) => [entity.key, entity])) };
  for (const entity of normals) checkEntity(whole, entity);
  checkAddresses(whole, normals);
  checkEnumerations(whole);
  checkMenu(whole, normals);
}

function checkEntity(context: CheckContext, entity: NormalEntity): void {
  const { source, fields, resource, table } = entity;
  const names = fields.map(({ name }) => name);
  const id = fields.find(({ name }) => name === 'id');
  if (source.properties.id?.kind !== undefined && source.properties.id.kind !== 'integer') tell(context, id!, 'kind', 'id is always an integer');
  for (const [index, name] of (source.required ?? []).entries()) expectName(context, source.required!, index, 'field', name, names);
  for (const field of fields) {
    if (!kinds[field.kind]) continue;
    checkField(context, field, fields, entity);
    // Filters of lists are checked with their lists; this one may be overridden there and is wrong all the same.
    if (field.filter && !resource?.list?.filters.includes(field.filter)) checkFilter(context, field.filter, fields);
  }
  checkColumns(context, entity);
  checkSteps(context, table, fields.map(({ name }) => snake(name)));
  if (resource) checkResource(context, entity, resource);
  const children = resource?.tree?.children;
  for (const rows of [entity.seed, entity.demo]) checkRows(context, rows, names, children);
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

/** Nobody shares a route, an endpoint or a table. */
function checkAddresses(context: CheckContext, normals: NormalEntity[]): void {
  const owners = new Map<string, string>();
  const claim = (address: string, what: string, holder: object, key: string | undefined, owner: string) => {
    const other = owners.get(address);
    if (other !== undefined) tell(context, holder, key, `${what} is already taken by ${other}`);
    else owners.set(address, owner);
  };
  for (const { path } of context.directories) owners.set(`route ${path}`, 'a directory of schemas/menu.json');
  for (const { key, resource, table } of normals) {
    claim(`table ${table.name}`, `table ${table.name}`, table, 'name', key);
    if (!resource) continue;
    if (resource.list) claim(`route ${plain(resource.route)}`, `route ${resource.route}`, resource, 'route', key);
    if (resource.form?.route) claim(`route ${plain(resource.form.route)}`, `route ${resource.form.route}`, resource.form, 'route', `${key} (form)`);
    for (const call of resource.calls) {
      for (const { method, path } of [call, ...call.also]) claim(`${method} ${plain(path)}`, `${method} ${path}`, call, 'call', `${key} (${call.name})`);
    }
  }
}

/** Names of placeholders do not tell two addresses apart. */
const plain = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/\/:\w+\??/g, '/{}');

function checkEnumerations(context: CheckContext): void {
  for (const enumeration of context.enumerations.values()) {
    const codes = new Set<unknown>();
    for (const item of enumeration.oneOf) {
      if (codes.has(item.const)) tell(context, item, 'const', `code ${JSON.stringify(item.const)} stands here twice`);
      codes.add(item.const);
    }
  }
}

function checkMenu(context: CheckContext, normals: NormalEntity[]): void {
  const resources = normals.flatMap(({ resource }) => resource ?? []);
  const routes = resources.flatMap(({ route, list, form }) => [...(list ? [route] : []), ...(form?.route ? [form.route] : [])]);
  const paths = context.directories.map(({ path }) => path);
  for (const directory of context.directories) {
    if (paths.indexOf(directory.path) !== context.directories.indexOf(directory)) tell(context, directory, 'path', `directory ${directory.path} stands here twice`);
    // A directory without screens is left out of the menu, wherever it would lead.
    if (!routes.some((route) => route.startsWith(`${directory.path}/`))) continue;
    if (directory.default !== undefined) expectName(context, directory, 'default', 'screen', directory.default, routes);
  }
  for (const { menu } of resources) if (menu && menu.parent !== undefined) expectName(context, menu, 'parent', 'directory', menu.parent, paths);
}
