/** Stage 5, model: normal entities → what console and server load (`src/engine/model`), and the screens around them. */
import type { ActionModel, ChoosingModel, DemoRows, DetailModel, DirectoryModel, EndpointModel, EntityModel, EnumerationModel, FieldModel, FormModel, ListModel, MenuModel, MoveLogModel, PartModel, ResourceModel, RouteModel, ServiceModel, TableModel, TreeModel } from '../../../src/engine/model';
import type { WidgetModel } from '../../../src/engine/page/widget';
import { promptParam } from '../../../src/engine/rules/prompt';
import { pascal } from '../emit/layout';
import { leadsOf } from '../leads';
import { isLinked, linksOf, referencesTo } from '../links';
import { memo } from '../memo';
import type { NormalAction, NormalCall, NormalEntity, NormalForm, NormalList, NormalProperty, NormalResource } from '../normal';
import { addressOf } from '../origin';
import { displayField } from '../normalize';
import type { NormalWidget } from '../normalize/widgets';
import type { Resolved } from '../resolve';
import { choosing } from './choosing';
import { daysModel } from './days';
import { type Codes, codesOf, columnModel, fieldModel, filterModel, inputModel } from './fields';
import { leadsBack } from './undo';
import { ledgerModel } from './ledger';
import { screens } from './menu';
import { type TableContext, tableModel } from './table';
import { widgetModel } from './widgets';

/** An entity and the rows that stand beside it. */
export interface CompiledEntity extends EntityModel { demo: DemoRows }

export interface Model {
  entities: CompiledEntity[];
  enumerations: EnumerationModel[];
  routes: RouteModel[];
  directories: DirectoryModel[];
  menu: MenuModel[];
  widgets: WidgetModel[];
}

export function model(normals: NormalEntity[], widgets: readonly NormalWidget[], resolved: Pick<Resolved, 'enumerations' | 'directories' | 'pages' | 'rights'>): Model {
  const byKey = new Map(normals.map((normal) => [normal.key, normal]));
  const open = openReads(normals);
  const asked = askedThrough(normals);
  const pairs = normals.map((normal) => ({ normal, model: modelOnce(normal, resolved.enumerations, open.has(normal.key), asked.get(normal.key) ?? '', referring(normal, byKey)) }));
  const served = new Map(pairs.map((pair) => [pair.model.key, pair.model]));
  const all = pairs.map((pair) => (pair.model.facet && !pair.model.facet.within ? { ...pair, model: asServed(pair.model, served.get(pair.model.facet.of)!) } : pair.model.facet ? pair : { ...pair, model: withFacets(pair.model, ...pairs.flatMap(({ model: { facet, table } }) => (facet?.within && facet.of === pair.model.key ? table : []))) }));
  const whole = all.map((pair) => (pair.normal.own ? { ...pair, model: withParts(pair.model, JSON.stringify(partsOf(pair.normal, normals))) } : pair));
  const entities = whole.map((pair) => pair.model);
  const chosen = choosing(entities, normals);
  const ready = whole.map((pair) => {
    const model = withChoosing(pair.model, toldToForms(pair.model, entities, chosen));
    const find = (key: string) => byKey.get(key);
    return { ...pair, model: withLinks(model, JSON.stringify(linksOf(pair.normal, find)), JSON.stringify(leadsOf(pair.normal, find))) };
  });
  return { entities: ready.map((pair) => pair.model), enumerations: enumerationsOnce(resolved.enumerations), widgets: widgets.map((widget) => widgetModel(widget, resolved.enumerations)), ...screens(ready, resolved) };
}

const modelOnce = memo((normal: NormalEntity, enumerations: Resolved['enumerations'], referredTo: boolean, asked: string, referring: string) =>
  entityModel(normal, codesOf({ enumerations }), referredTo, asked.split(',').filter(Boolean).map((one) => {
    const [how, ...on] = one.split(' ') as [TableContext['asked'][number]['how'], ...string[]];
    return { how, on };
  }), new Map(referring.split(',').map((one) => one.split(' ') as [string, string]))));

/** The field by which records refer to this entity, after each of whose moments something happens here by time: `order/invoice orderId`. */
const referring = ({ key, byTime }: NormalEntity, entities: ReadonlyMap<string, NormalEntity>): string =>
  byTime.flatMap(({ at }) => {
    const target = typeof at === 'string' ? undefined : entities.get(at.last);
    return target ? `${target.key} ${referencesTo(key, target)[0] ?? ''}` : [];
  }).join();

/** A facet makes the calls of its entity, as they are. */
const asServed = memo((facet: CompiledEntity, { endpoints }: EntityModel): CompiledEntity => ({ ...facet, endpoints }));

/** A table serves the lists of all facets too. */
const withFacets = memo((entity: CompiledEntity, ...tables: TableModel[]): CompiledEntity => {
  if (tables.length === 0) return entity;
  const own = entity.table;
  const further = <Part extends { name: string }>(has: readonly Part[], more: readonly Part[]) => [...has, ...more.filter((each, at) => ![...has, ...more.slice(0, at)].some(({ name }) => name === each.name))];
  const grams = tables.flatMap(({ columns }) => columns.filter(({ role }) => role === 'grams'));
  return { ...entity, table: { ...own, columns: further(own.columns, grams), indexes: further(own.indexes, tables.flatMap(({ indexes }) => indexes)) } };
});

/** Whose records are whose in the table of an entity with facets. */
function partsOf({ key, own }: NormalEntity, normals: readonly NormalEntity[]): PartModel[] {
  const sharing = normals.filter(({ facet }) => facet?.of === key && Object.keys(facet.where).length > 0);
  return [{ key, where: own! }, ...sharing.map((each) => ({ key: each.key, where: each.facet!.where }))].map(({ key: part, where }) => {
    const { title, resource } = normals.find((each) => each.key === part)!;
    return { key: part, title, where, adminOnly: resource?.adminOnly ?? false };
  });
}

const withParts = memo((entity: CompiledEntity, parts: string): CompiledEntity => ({ ...entity, parts: JSON.parse(parts) as PartModel[] }));

/** What forms show of an entity's own records and, since their calls are the same, of those of its facets. */
function toldToForms({ key, facet }: EntityModel, entities: readonly EntityModel[], chosen: ReadonlyMap<string, ChoosingModel[]>): string {
  const sharing = entities.filter((each) => each.key === key || (!facet && each.facet?.of === key && !each.facet.within));
  const choosings = sharing.flatMap((each) => chosen.get(each.key) ?? []);
  return choosings.length > 0 ? JSON.stringify(choosings) : '';
}

const withChoosing = memo((entity: CompiledEntity, told: string): CompiledEntity => {
  if (told === '') return entity;
  const choosings = JSON.parse(told) as ChoosingModel[];
  const own = choosings.filter(({ key }) => key === entity.key).flatMap(({ by }) => by).sort();
  return { ...entity, ...(own.length > 0 && { chosenBy: own }), ...(entity.facet && !entity.facet.within ? {} : { choosing: choosings }) };
});

/** @param linked the answer of `linksOf` @param led that of `leadsOf`, each as a text, so that what is the same is known again */
const withLinks = memo((entity: CompiledEntity, linked: string, led: string): CompiledEntity => {
  if (linked === '{}' && led === '{}') return entity;
  const links = JSON.parse(linked) as Record<string, FieldModel['names']>;
  const leads = JSON.parse(led) as Record<string, FieldModel['leads']>;
  const named = (field: FieldModel, path: string): FieldModel =>
    ({ ...field, names: links[path], leads: leads[path], fields: field.fields?.map((child) => named(child, `${path}.${child.name}`)) });
  return { ...entity, fields: entity.fields.map((field) => named(field, field.name)) };
});

const enumerationsOnce = memo((enumerations: Resolved['enumerations']) =>
  [...enumerations].map(([name, schema]): EnumerationModel => ({
    name,
    title: schema.title,
    items: schema.oneOf.map((item) => ({ value: item.const, title: item.title, colour: item.colour, name: item.name, offered: item.offered })),
  })),
);

/**
 * Comparisons that filters make through a reference, and sums over rows that refer elsewhere, by the entity whose rows are asked
 * for: `equals starLevel,contains name,sum uid status price`.
 */
function askedThrough(normals: NormalEntity[]): ReadonlyMap<string, string> {
  const asked = new Map<string, Set<string>>();
  const ask = (target: string, ...words: string[]) => asked.set(target, new Set([...(asked.get(target) ?? []), words.join(' ')]));
  for (const { fields, resource } of normals) {
    for (const { computed } of fields) {
      if (computed && 'sum' in computed) ask(computed.sum, 'sum', computed.by, ...Object.keys(computed.where ?? {}), computed.field);
      if (computed && 'count' in computed && computed.where) ask(computed.count, 'sum', computed.by, ...Object.keys(computed.where));
    }
    for (const { operator, on } of resource ? [...(resource.list ? [resource.list] : []), ...resource.views].flatMap(({ filters }) => filters) : []) {
      for (const { computed } of fields.filter(({ name }) => on.includes(name))) {
        const target = computed && 'of' in computed && 'field' in computed ? fields.find(({ name }) => name === computed.of)?.to : undefined;
        if (target) ask(target, operator, (computed as { field: string }).field);
      }
    }
  }
  return new Map([...asked].map(([key, comparisons]) => [key, [...comparisons].sort().join(',')]));
}

/** The read of an admin-only entity stays open by permission when another section refers to it (decisions 32). */
function openReads(normals: NormalEntity[]): ReadonlySet<string> {
  const open = new Set<string>();
  for (const { fields, resource } of normals) {
    if (resource?.adminOnly) continue;
    for (const target of fields.flatMap(targetsOf)) open.add(target);
  }
  return open;
}

export const targetsOf = (field: NormalProperty): string[] => [
  ...(field.to === undefined ? [] : [field.to]),
  ...Object.values(field.toBy?.map ?? {}),
  ...(field.fields ?? []).flatMap(targetsOf),
];

/** Rows of the log are drawn as a timeline, where its schema says how. */
const withTimeline = (field: FieldModel, log: NormalEntity['log']): FieldModel =>
  (log?.timeline && field.computed && 'rows' in field.computed && field.computed.rows === log.in ? { ...field, timeline: log.timeline } : field);

const logModel = (log: NormalEntity['log']): MoveLogModel | undefined => log && { in: log.in, by: log.by, create: log.create, moves: log.moves };

function entityModel(normal: NormalEntity, codes: Codes, referredTo: boolean, asked: TableContext['asked'], referring: ReadonlyMap<string, string>): CompiledEntity {
  const { key, section, name, title, primaryKey, resource, source, facet } = normal;
  const fields = normal.fields.map((field) => withTimeline(fieldModel(field, codes), normal.log));
  const lists = resource ? [...(resource.list ? [resource.list] : []), ...resource.views].map((list) => listModel(list, key, normal.fields, resource, codes)) : [];
  const main = lists.filter((list) => list.name === 'list')[0];
  const tree: TreeModel | undefined = resource?.tree && (({ parent, children, level, maxLevel, reorder, rootTitle, spread }) => ({ parent, children, level, maxLevel, reorder, rootTitle, spread }))(resource.tree);
  const shared: ResourceModel = {
    key, section, name, title,
    at: addressOf(source),
    facet,
    own: normal.own,
    typeName: pascal(name),
    primaryKey,
    display: resource?.display ?? displayField(normal.fields) ?? primaryKey,
    fields,
    rules: normal.rules.length ? normal.rules : undefined,
    byTime: normal.byTime.length ? normal.byTime.map((step) => ({ ...step, at: typeof step.at === 'string' ? step.at : { last: step.at.last, by: referring.get(step.at.last) ?? '', field: step.at.field } })) : undefined,
    style: resource?.style ?? 'platform',
    single: resource?.single,
    endpoints: resource?.calls.map((call) => endpointModel(call, resource, normal, referredTo)) ?? [],
    options: resource?.options ?? '',
    route: resource?.route,
    list: main,
    views: lists.filter((list) => list !== main),
    form: resource?.form && formModel(resource.form, normal.fields),
    detail: resource?.detail && detailModel(resource, normal.table.kept !== undefined),
    tree,
    actions: resource?.actions.map((action) => actionModel(action, resource, codes, leadsBack(action, normal))) ?? [],
    states: resource?.states,
    queue: resource?.queue,
    locked: resource?.locked.length ? resource.locked : undefined,
    choice: resource && (resource.choice.always || resource.choice.never.length) ? resource.choice : undefined,
    softDelete: normal.softDelete,
    missing: resource?.missing ?? { code: 404, message: '数据不存在' },
    answers: resource?.answers,
    shopPage: resource?.shopPage && { path: resource.shopPage.path, group: resource.shopPage.group ?? (title.endsWith('页面') ? title : `${title}页面`), sort: resource.shopPage.sort ?? 0, when: resource.shopPage.when },
    linked: isLinked(normal) || undefined,
    demoOnly: resource?.demoOnly ?? false,
  };
  return { ...shared, writes: resource?.writes, ledger: ledgerModel(normal, codes), figures: normal.figures && { in: normal.figures.in, by: normal.figures.by }, days: daysModel(normal), log: logModel(normal.log), follows: normal.follows.length ? normal.follows : undefined, completes: normal.completes.length ? normal.completes : undefined, service: resource?.service.length ? serviceModel(resource, normal, codes) : undefined, table: tableModel({ entity: normal, within: shared.endpoints.flatMap(({ role, shape, where }) => (where && (role === 'list' || role === 'read') && (shape ?? 'page') === 'page' ? [where] : [])), fields, lists, tree, queue: resource?.queue, asked }), seed: normal.seed, demo: normal.demo, samples: normal.samples };
}

const serviceModel = (resource: NormalResource, normal: NormalEntity, codes: Codes): ServiceModel => ({
  endpoints: resource.service.map(({ call, by }) => ({ ...endpointModel(call, resource, normal, false), by })),
  actions: resource.service.map((action) => actionModel(action, resource, codes)),
});

function endpointModel(call: NormalCall, resource: NormalResource, { fields, primaryKey }: NormalEntity, referredTo: boolean): EndpointModel {
  const { name, role, title, method, path, permission, id, shape, pageInfo, field, state, params, cache, where, when, message, constants, success, confirm, confirmWhen, follows, reveals, value, asText } = call;
  const isOption = name === resource.options;
  return {
    name, role, title, method, path, permission,
    adminOnly: call.adminOnly ?? (resource.adminOnly && !(isOption && referredTo)),
    id,
    body: call.body ?? bodyOf(call, resource, fields),
    ignores: call.ignores,
    params,
    fields: call.fields ?? (resource.single && role === 'one' ? fields.filter((field) => !field.writeOnly && field.name !== primaryKey).map((field) => field.name) : undefined),
    value, asText,
    byRight: call.byRight,
    shape, pageInfo, group: call.group, field, state,
    also: call.also.length ? call.also : undefined,
    cache, where, when, message, constants, success, confirm, confirmWhen, follows, reveals,
    audit: role === 'create' ? 'ADD' : role === 'delete' ? 'DELETE' : role === 'update' || role === 'switch' || role === 'action' ? 'UPDATE' : undefined,
  };
}

/** Fields that a call carries: those with an input in its modes, or what its action asks. */
function bodyOf(call: NormalCall, resource: NormalResource, fields: NormalProperty[]): string[] | undefined {
  const { role, field, state } = call;
  if (role === 'create') return fieldsWithInput(fields, ['create', 'copy']);
  if (role === 'update') return fieldsWithInput(fields, ['edit']);
  if (role === 'switch') return state === 'body' && field ? [field] : undefined;
  if (role !== 'action') return undefined;
  const action = [...resource.actions, ...resource.service].find((each) => each.call === call);
  const asked = [...(action?.prompt ? [promptParam(action.prompt)] : []), ...(action?.input?.fields.filter(({ shows, readOnly }) => shows === undefined && !readOnly).map((input) => input.name) ?? [])];
  return asked.length ? asked : undefined;
}

/** Names of the fields that are entered in at least one of the modes. */
export function fieldsWithInput(fields: NormalProperty[], modes: readonly ('create' | 'edit' | 'copy')[]): string[] {
  return fields.filter(({ input, readOnly }) => input && !readOnly && modes.some((mode) => !input.hiddenIn.includes(mode))).map(({ name }) => name);
}

function listModel(list: NormalList, key: string, fields: NormalProperty[], resource: NormalResource, codes: Codes): ListModel {
  const { name, title, read, priority, tabs, totals, sums, pageSizes, sort, notice, rowActions, bulkActions, pageActions, search, bulkShown, bulkMenu, exportable, exports, chosen, labels, expand, width, max } = list;
  return {
    name, title,
    endpoint: read,
    shape: resource.calls.find((call) => call.name === read)?.shape ?? 'page',
    columns: list.columns.map(columnModel),
    priority,
    filters: list.filters.map((filter) => filterModel(filter, fields, codes)),
    search,
    about: aboutModel(list, fields),
    begins: list.begins && Object.fromEntries(Object.entries(list.begins).map(([param, value]) => [param, String(value)])),
    finds: list.finds && { in: list.finds.in ?? key, act: list.finds.act, dialog: list.finds.dialog },
    tabs: tabs && {
      param: tabs.param,
      items: tabs.items.map((item) => ({ value: item.value, title: item.title, where: item.where, count: item.count })),
      default: tabs.default ?? null,
      counts: Boolean(tabs.counts),
      countedAs: typeof tabs.counts === 'string' && tabs.counts !== tabs.param ? tabs.counts : undefined,
      required: tabs.required ? true : undefined,
    },
    totals, sums: sums?.map(({ name: of, title: called, distinct }) => ({ name: of, title: called, distinct })), pageSizes, sort, notice, rowActions, bulkActions, pageActions, labels, bulkShown, bulkMenu, exportable, exports: exports?.map(columnModel), chosen: chosen?.map(columnModel), expand, width, max,
  };
}

function aboutModel({ about }: NormalList, fields: NormalProperty[]): ListModel['about'] {
  const of = fields.find(({ name }) => name === about?.field)?.to;
  return about && typeof of === 'string' ? { ...about, of } : undefined;
}

function formModel(form: NormalForm, fields: NormalProperty[]): FormModel {
  const inputs = new Map(fields.flatMap(({ name, input }) => (input ? [[name, inputModel(name, input)] as const] : [])));
  return {
    in: form.in, width: form.width, route: form.route, back: form.back, titles: form.titles, success: form.success, sectionsAs: form.sectionsAs,
    sections: form.sections.map(({ title, fields: names }) => ({ title, inputs: names.flatMap((name) => inputs.get(name) ?? []) })),
    titleWithId: form.titleWithId, save: form.save, drawn: form.drawn, notices: form.notices, template: form.template,
    addresses: form.addresses, from: form.from,
  };
}

function detailModel({ detail }: NormalResource, isKept = false): DetailModel | undefined {
  if (!detail) return undefined;
  const { title, width, head, facts, sectionsAs, sections, actions, when } = detail;
  return {
    title, width, head, actions, when,
    history: isKept ? false : undefined,
    facts: facts.length ? facts : undefined,
    sectionsAs: sectionsAs === 'plain' ? undefined : sectionsAs,
    sections: sections.map(({ title: named, tab, fields, when, drawn }) => ({ title: named, tab, fields, when, drawn })),
  };
}

/** It asks a question and no input, so that its dialog is that question. */
const asksOnly = ({ input, buttons, opens, pick }: NormalAction): boolean => !input && !buttons && opens === undefined && pick === undefined;

/** What the buttons of an action send by themselves; its form asks the rest. */
const givenBy = ({ buttons = [] }: NormalAction): ReadonlySet<string> => new Set(buttons.flatMap(({ values, prompt }) => [...Object.keys(values), ...(prompt ? [prompt.field] : [])]));

/** @param back it is taken back without a word of the schema */
function actionModel(action: NormalAction, { adminOnly }: NormalResource, codes: Codes, back = false): ActionModel {
  const { name, title, call, on, when, refuse, confirm, context, pictures, undo, prompt, pick, input, works, effect, then, danger, capability, bulkTitle, dialog, save, template, buttons, handsOver, cases } = action;
  const given = givenBy(action);
  return {
    name, title,
    by: action.by,
    endpoint: call.name,
    on, when, refuse, confirm, confirmTitle: asksOnly(action) ? dialog : undefined, cases, context, pictures, undo: undo ?? (back || undefined), prompt, pick, bulkTitle, dialog: asksOnly(action) ? undefined : dialog, save, template, buttons,
    opens: action.opens === undefined ? undefined : { permission: action.effect ? call.permission : action.permission!, adminOnly, ...(action.opens === 'dialog' ? {} : { address: action.opens, ...(action.window ? { here: true as const } : {}) }) },
    permission: action.opens || action.permission === call.permission ? undefined : action.permission,
    works,
    form: input && {
      width: input.width,
      fields: input.fields.map((field) => fieldModel(field, codes)),
      inputs: input.fields.flatMap((field) => (field.input && !given.has(field.name) ? [inputModel(field.name, field.input)] : [])),
    },
    effect: effect ?? { set: {} },
    then: then.length ? then : undefined,
    danger, capability, handsOver,
  };
}
