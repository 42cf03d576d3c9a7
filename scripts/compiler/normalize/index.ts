/** Stage 3, normalize: entities as written → entities with every convention of schemas/vocabulary.json filled in. */
import type { Api, Detail, Entity, Form, List, Property, Resource } from '../../../generated/types/vocabulary';
import type { ChoiceModel, CompletionModel, DemoPlan, FacetModel, FollowUpModel, LockModel } from '../../../src/engine/model';
import { memo } from '../memo';
import type { NormalCall, NormalEntity, NormalProperty, NormalResource } from '../normal';
import { isWritten, madeFrom } from '../origin';
import { type Directory, type Resolved, directoriesAbove } from '../resolve';
import { snake } from '../snake';
import { normalizeAction, normalizeStates } from './actions';
import { normalizeQueue } from './queue';
import { normalizeService } from './service';
import { chainRegions } from './regions';
import { normalizeRules } from './rules';
import { normalizeSteps } from './byTime';
import { withInputs } from './rowForm';
import { normalizeLog } from './log';
import { normalizeCalls, readCalled } from './calls';
import { normalizeField } from './fields';
import { type ScreenContext, normalizeDetail, normalizeForm, normalizeList, normalizeTree } from './lists';

export function normalize({ entities, directories }: Pick<Resolved, 'entities' | 'directories'>): NormalEntity[] {
  return [...entities].map(([key, entity]) => normalizeOnce(entity, key, directories));
}

const normalizeOnce = memo(normalizeEntity);

export function normalizeEntity(source: Entity, key: string, directories: readonly Directory[]): NormalEntity {
  const [section = '', name = ''] = key.split('/');
  const { title } = source;
  const written = source.resource === undefined ? madeFrom<Resource>({}, source) : (source.resource as Resource | false);
  const primaryKey = source.primaryKey ?? 'id';
  const properties = withKey(source, primaryKey);
  const columnsChosen = (written !== false && written.list !== undefined && written.list !== false && written.list.columns !== undefined) || Object.values(properties).some(({ column }) => column);
  const entered = written !== false && written.form ? written.form.fields : undefined;
  const fields = Object.entries(properties).map(([field, property]) =>
    normalizeField(property, { name: field, required: source.required?.includes(field) ?? false, entityTitle: title, columnsChosen, isKey: field === primaryKey, isEntered: entered?.includes(field) ?? true }),
  );
  chainRegions(fields);
  return {
    key, section, name, title, source, primaryKey, fields,
    rules: normalizeRules(source, fields),
    byTime: normalizeSteps(source),
    log: normalizeLog(source),
    ...(source.facetOf && { facet: facetOf(source.facetOf, written !== false && isWritten(written, 'api')) }),
    ...(source.own && !source.facetOf && { own: source.own }),
    ...(written === false ? {} : { resource: normalizeResource({ key, section, name, title, primaryKey, fields, properties, directories }, written) }),
    ...(source.ledger && { ledger: source.ledger }),
    ...(source.figures && { figures: source.figures }),
    days: (source.days ?? []).map((days) => madeFrom({ ...days, sums: days.sums ?? [] }, days)),
    follows: (source.follows ?? []).filter((follow) => follow.in !== undefined) as FollowUpModel[],
    completes: (source.follows ?? []).filter((follow) => follow.in === undefined) as CompletionModel[],
    softDelete: written === false || written.single ? false : (written.softDelete ?? true),
    table: madeFrom({ ...source.table, name: source.table?.name ?? snake(`${section}_${name}`), steps: source.table?.steps ?? [] }, source.table ?? source),
    seed: source.seed ?? [],
    demo: demoOf(source.demo || undefined),
    samples: source.demo !== false && !(written !== false && written.single),
  };
}

/** @param served it has calls of its own */
function facetOf(source: NonNullable<Entity['facetOf']>, served: boolean): FacetModel {
  const { entity: of, where = {}, query = {} } = source;
  return madeFrom(served ? { of, within: where, where: {}, query } : { of, where: where as FacetModel['where'], query }, source);
}

function demoOf(written: Exclude<Entity['demo'], false>): NormalEntity['demo'] {
  if (written === undefined || Array.isArray(written)) return written ?? [];
  const [rows, variants] = listsOf(written.rows ?? []);
  return madeFrom({ count: written.count, rows, variants, vary: (written.vary ?? {}) as DemoPlan['vary'], words: written.words ?? {} }, written);
}

type Rows = Extract<Entity['demo'], unknown[]>;

/** One list of rows, or two, of which each row takes one of the second besides. */
const listsOf = (rows: Rows | Rows[]): [Rows, Rows] => (rows.every(Array.isArray) ? [rows[0] ?? [], rows[1] ?? []] : [rows as Rows, []]);

/** The primary key is always there, first unless the schema places it. */
function withKey(source: Entity, key: string): Record<string, Property> {
  return source.properties[key] ? source.properties : { [key]: madeFrom({}, source.properties), ...source.properties };
}

interface ResourceContext extends Pick<NormalEntity, 'key' | 'section' | 'name' | 'title' | 'primaryKey' | 'fields'> {
  properties: Record<string, Property>;
  directories: readonly Directory[];
}

function normalizeResource(entity: ResourceContext, written: Resource): NormalResource {
  const { key, section, name, title, primaryKey, fields, properties } = entity;
  const style = written.style ?? 'platform';
  const single = written.single ?? false;
  const permission = written.permission ?? `platform:${section}:${name}`;
  const route = written.route ?? `/crud/${key}`;
  const api: Api = written.api ?? madeFrom({}, written);
  const base = api.base ?? (style === 'simple-rest' ? `/rest/${key}` : `/admin/platform/${key}`);
  const calls = opened(normalizeCalls(api, { title, base, permission, style, single, fields }), written.adminOnly);
  const everybodys = Object.entries(written.actions ?? {}).map(([action, value]) =>
    normalizeAction(action, value, written.actions!, { title, base, permission, fields, properties, calls }),
  );
  const actions = everybodys.filter(({ by }) => by === undefined);
  const service = normalizeService(written, everybodys.filter(({ by }) => by !== undefined), { key, title, calls });
  const menu = written.menu === false ? false : madeFrom({ ...written.menu, title: written.menu?.title ?? title, sort: written.menu?.sort ?? 0, hidden: written.menu?.hidden ?? false }, written.menu ?? written);
  const menuTitle = menu === false ? title : menu.title;
  const tree = written.tree && normalizeTree(written.tree);
  const hasList = written.list !== false && calls.some((call) => call.role === 'list');
  const hasForm = written.form !== false && calls.some((call) => call.role === 'create' || call.role === 'update');
  const hasDetail = written.detail !== false && !single;
  const context: ScreenContext = { title, menuTitle, route, primaryKey, fields, calls, actions, tree, hasForm, hasDetail };
  const states = written.states && normalizeStates(written.states);
  const listed = hasList ? normalizeList((written.list as List | undefined) ?? madeFrom({}, written), 'list', context) : undefined;
  const list = listed && typeof written.notice === 'string' ? madeFrom({ ...listed, notice: written.notice }, listed) : listed;
  const entering = hasForm ? normalizeForm((written.form as Form | undefined) ?? madeFrom({}, written), { ...context, single }) : undefined;
  const form = entering && single && written.notice !== undefined ? madeFrom({ ...entering, notices: typeof written.notice === 'string' ? [{ text: written.notice }] : written.notice }, entering) : entering;
  const directory = directoriesAbove(written.route ?? `/${key}`, entity.directories);
  const resource: NormalResource = {
    ...(written as Omit<Resource, keyof NormalResource>),
    route, menu, permission, style,
    calls: [...calls, ...actions.filter(({ opens, effect }) => !opens || effect).map(({ call }) => call).filter((call) => !calls.includes(call))],
    display: written.display ?? displayField(fields) ?? primaryKey,
    options: optionsOf(written.options, calls),
    softDelete: !single && (written.softDelete ?? true),
    missing: written.missing ?? { code: 404, message: '数据不存在' },
    adminOnly: written.adminOnly === undefined ? directory.some(({ adminOnly }) => adminOnly) : written.adminOnly !== false,
    demoOnly: written.demoOnly ?? directory.some(({ demoOnly }) => demoOnly),
    list: list && form?.in === 'row' ? withInputs(list, fields) : list,
    views: Object.entries(written.views ?? {}).map(([view, list]) => normalizeList(list, view, context)),
    form,
    detail: hasDetail ? normalizeDetail((written.detail as Detail | undefined) ?? madeFrom({}, written), context) : undefined,
    tree,
    actions,
    service,
    states,
    queue: written.queue && normalizeQueue(written.queue, { route, primaryKey, actions, states }),
    choice: madeFrom({ ...written.choice, never: written.choice?.never ?? hiddenOnes(fields) } as ChoiceModel, written.choice ?? written),
    locked: (written.locked ?? []).map((lock) => madeFrom({ ...lock, for: lock.for ?? (['update', 'delete'] as const) }, lock) as LockModel),
  };
  return madeFrom(resource, written);
}

/** Reads that their own rights open, beside calls for role admin alone. */
function opened(calls: NormalCall[], adminOnly: Resource['adminOnly']): NormalCall[] {
  const names = typeof adminOnly === 'object' ? adminOnly.except : [];
  return calls.map((call) => (names.includes(readCalled(call)) ? madeFrom({ ...call, adminOnly: false }, call) : call));
}

/** Hidden records are not chosen anew. */
const hiddenOnes = (fields: NormalProperty[]): ChoiceModel['never'] =>
  fields.filter(({ kind, enumeration, computed }) => kind === 'switch' && enumeration === 'show' && !computed).slice(0, 1).map(({ name }) => ({ when: { [name]: false } }));

export function displayField(fields: NormalProperty[]): string | undefined {
  const names = fields.map(({ name }) => name);
  return ['name', 'title'].find((name) => names.includes(name)) ?? fields.find(({ kind }) => kind === 'text')?.name;
}

/** An `all` read, an unpaged list, the list itself, the first read: in this order. */
function optionsOf(written: string | undefined, calls: NormalCall[]): string {
  const has = (name: string) => calls.some((call) => call.name === name);
  if (written !== undefined) return written === 'list' ? 'list' : `read.${written}`;
  return has('read.all') ? 'read.all' : has('list') ? 'list' : (calls.find(({ role }) => role === 'read')?.name ?? '');
}
