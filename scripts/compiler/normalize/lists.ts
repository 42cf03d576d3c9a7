/** Rules for lists, forms, details and trees: which columns, filters, inputs and buttons there are, and in which order. */
import type { Column, Detail, Filter, Form, List, Tree } from '../../../generated/types/vocabulary';
import type { FormMode, SumModel } from '../../../src/engine/model';
import type { NormalAction, NormalCall, NormalColumn, NormalDetail, NormalFilter, NormalForm, NormalList, NormalProperty, NormalTree } from '../normal';
import { madeFrom } from '../origin';
import { completeColumn, completeFilter } from './fields';

export interface ScreenContext {
  title: string;
  menuTitle: string;
  route: string;
  primaryKey: string;
  fields: NormalProperty[];
  calls: NormalCall[];
  actions: NormalAction[];
  tree: NormalTree | undefined;
  hasForm: boolean;
  hasDetail: boolean;
}

/** @param name `list`, or the name of a view */
export function normalizeList(written: List, name: string, context: ScreenContext): NormalList {
  const { primaryKey, fields, calls, actions, tree } = context;
  const main = name === 'list';
  const can = (operation: string) => calls.some((call) => call.name === operation);
  // What works out inputs of a form has no button of its own.
  const workers = new Set(actions.map(({ works }) => works));
  const on = (place: 'row' | 'bulk' | 'page') => actions.filter((action) => action.on.includes(place) && !workers.has(action.name)).map((action) => action.name);
  const remove = can('delete') ? ['delete'] : [];
  const bulkActions = written.bulkActions ?? (main ? [...on('bulk'), ...(tree ? [] : remove)] : []);
  const list: NormalList = {
    ...written,
    name,
    title: written.title ?? (main ? context.menuTitle : `${context.title}列表`),
    read: readName(written.read, calls),
    columns: (written.columns ? written.columns.map((column, index) => listColumn(column, index, written.columns!, fields)) : fields.flatMap(({ column }) => column ?? [])).map((column) => entered(column, actions)),
    exports: written.exports?.map((column, index) => listColumn(column, index, written.exports!, fields)),
    chosen: written.chosen?.map((column, index) => listColumn(column, index, written.chosen!, fields)),
    expand: written.expand?.length ? detailItems(written.expand) : undefined,
    sums: written.sums && madeFrom(written.sums.map((sum, index) => summed(sum, index, written.sums!, fields)), written.sums),
    about: typeof written.about === 'string' ? { field: written.about } : written.about,
    filters: written.filters ? written.filters.map((filter, index) => listFilter(filter, index, written.filters!, fields)) : fields.flatMap(({ filter }) => filter ?? []),
    pageSizes: written.pageSizes ?? (main ? [20, 40, 60, 80] : [10, 20, 30, 40]),
    tabs: written.tabs ? madeFrom({ ...written.tabs, default: written.tabs.default ?? written.tabs.items[0]?.value, counts: written.tabs.counts ?? false }, written.tabs) : undefined,
    sort: sortOf(written.sort, tree, primaryKey),
    rowActions: written.rowActions ?? (main ? [...(context.hasForm && can('update') ? ['edit'] : []), ...(context.hasDetail ? ['detail'] : []), ...on('row'), ...remove] : []),
    bulkActions,
    pageActions: written.pageActions ?? (main ? [...(context.hasForm && can('create') ? ['create'] : []), ...on('page')] : []),
    exportable: written.exportable ?? main,
  };
  return madeFrom(list, written);
}

/** `all` → `read.all`; the list's own rows when nothing is said. */
function readName(read: string | undefined, calls: NormalCall[]): string {
  if (read === undefined || read === 'list') return calls.some(({ name }) => name === 'list') ? 'list' : '';
  return `read.${read}`;
}

/** An action that asks for the field of its cell alone is entered there. */
function entered(column: NormalColumn, actions: NormalAction[]): NormalColumn {
  const { opens, ...rest } = column;
  const asked = actions.find(({ name }) => name === opens)?.input?.fields;
  return opens !== undefined && asked?.length === 1 && asked[0]?.name === column.name ? madeFrom({ ...rest, edits: opens }, column) : column;
}

function summed(written: string | { name: string; title?: string; distinct?: true }, index: number, sums: object, fields: NormalProperty[]): SumModel {
  const sum: Partial<SumModel> & { name: string } = typeof written === 'string' ? madeFrom({ name: written }, sums, index) : written;
  return madeFrom({ ...sum, title: sum.title ?? `合计${fields.find(({ name }) => name === sum.name)?.title ?? ''}` }, sum);
}

function listColumn(written: string | Column, index: number, columns: object, fields: NormalProperty[]): NormalColumn {
  const name = typeof written === 'string' ? written : written.name;
  const field = fields.find((each) => each.name === name);
  if (typeof written === 'string') return field?.column ?? completeColumn(madeFrom({ name: written }, field ?? columns, field ? undefined : index), field);
  const { name: _name, title: _title, minWidth, ...look } = field?.column ?? ({} as Partial<NormalColumn>);
  // A width of its own replaces what the field needs at least.
  if (written.width === undefined && minWidth !== undefined) Object.assign(look, { minWidth });
  return completeColumn(madeFrom({ ...look, ...(field?.column ? { title: field.column.title } : {}), ...written }, written), field);
}

function listFilter(written: string | Filter, index: number, filters: object, fields: NormalProperty[]): NormalFilter {
  if (typeof written !== 'string') {
    return completeFilter(written, fields.find((each) => each.name === (written.on === undefined ? written.param : [written.on].flat()[0])));
  }
  const field = fields.find((each) => each.name === written);
  return field?.filter ?? completeFilter(madeFrom({ param: written, ...(field ? {} : { on: [written] }) }, field ?? filters, field ? undefined : index), field);
}

/** The order always ends with the id, so that pages never overlap. */
export function sortOf(written: string[] | undefined, tree: NormalTree | undefined, id: string): NormalList['sort'] {
  const keys = written ?? (tree?.reorder ? [tree.reorder, id] : [`-${id}`]);
  const sort = keys.map((key) => (key.startsWith('-') ? { field: key.slice(1), order: 'desc' as const } : { field: key, order: 'asc' as const }));
  const complete: NormalList['sort'] = sort.some(({ field }) => field === id) ? sort : [...sort, { field: id, order: sort.at(-1)?.order ?? 'desc' }];
  return written ? madeFrom(complete, written) : complete;
}

const formVerbs: Record<FormMode, string> = { create: '添加', edit: '编辑', copy: '复制' };

/** @param context of a single record the form has the record's own title: nothing else is edited there */
export function normalizeForm(written: Form, context: Pick<ScreenContext, 'title' | 'route' | 'fields' | 'calls'> & { single: boolean }): NormalForm {
  const place = written.in ?? (written.route ? 'page' : 'dialog');
  const success = (operation: string) => context.calls.find(({ name }) => name === operation)?.success ?? '保存成功';
  const titles = madeFrom({ create: `${formVerbs.create}${context.title}`, edit: context.single ? context.title : `${formVerbs.edit}${context.title}`, copy: `${formVerbs.copy}${context.title}`, ...written.titles }, written.titles ?? written);
  const form: NormalForm = {
    ...written,
    in: place,
    width: written.width ?? (place === 'drawer' ? 1000 : 540),
    title: written.title ?? titles.create,
    titles,
    success: { create: success('create'), edit: success('update'), copy: success('create') },
    sectionsAs: written.sectionsAs ?? (written.sections?.length ? 'groups' : 'plain'),
    sections: fillSections(written.sections, context.fields.filter(({ input }) => input)),
    titleWithId: written.titleWithId ?? place === 'page',
    ...(place === 'page' ? { back: context.route } : {}),
  };
  return madeFrom(form, written);
}

export function normalizeDetail(written: Detail, context: Pick<ScreenContext, 'title' | 'fields' | 'calls'>): NormalDetail {
  const readable = context.fields.filter(({ writeOnly }) => !writeOnly).map(({ name }) => name);
  const detail = {
    ...written,
    title: written.title ?? `${context.title}详情`,
    width: written.width ?? 1000,
    when: written.when ?? context.calls.find(({ role }) => role === 'one')?.where,
    facts: detailItems(written.facts ?? []),
    sectionsAs: written.sectionsAs ?? ('plain' as const),
    sections: (written.sections ?? [{ fields: readable }]).map((section) => madeFrom({ ...section, fields: detailItems(section.fields ?? []) }, section)),
  };
  return madeFrom(detail, written);
}

/** Columns of child tables are written out; names stay names. */
export const detailItems = (items: NonNullable<Detail['facts']>) => madeFrom(
  items.map((item) => (typeof item === 'string' || !item.columns ? item : madeFrom({ ...item, columns: item.columns.map((column) => (typeof column === 'string' ? { name: column } : column)) }, item))) as NormalDetail['facts'],
  items,
);

/** What is entered together with a field: the end of its period, the name of its region. */
const enteredWith = ({ input, named }: NormalProperty): string[] => [(input || undefined)?.through, named].filter((name) => name !== undefined);

/** Fields that no section names come last, in a section without a title; those entered with another stand beside it. */
function fillSections(sections: Form['sections'], inputs: NormalProperty[]): NormalForm['sections'] {
  if (!sections) return [{ fields: inputs.map(({ name }) => name) }];
  const named = new Set(sections.flatMap(({ fields }) => fields));
  const along = new Map(inputs.flatMap((field) => (named.has(field.name) ? [[field.name, enteredWith(field).filter((name) => !named.has(name))] as const] : [])));
  const whole = sections.map((section) => {
    if (!section.fields.some((name) => along.get(name)?.length)) return section;
    return madeFrom({ ...section, fields: madeFrom(section.fields.flatMap((name) => [name, ...(along.get(name) ?? [])]), section.fields) }, section);
  });
  const placed = new Set([...named, ...[...along.values()].flat()]);
  const rest = inputs.filter(({ name }) => !placed.has(name)).map(({ name }) => name);
  return rest.length ? [...whole, { fields: rest }] : whole;
}

export function normalizeTree(written: Tree): NormalTree {
  const tree = {
    ...written,
    children: written.children ?? 'childList',
    maxLevel: written.maxLevel ?? 3,
    rootTitle: written.rootTitle ?? '顶层目录',
    spread: written.spread ?? [],
  };
  return madeFrom(tree, written);
}
