/**
 * A list's query string read against what the schema declares: filters, tab, order, page. Nothing undeclared takes effect
 * (decisions 9); the names left over are handed back.
 */
import { sql, type RawBuilder } from 'kysely';
import { DecodeError } from '../../engine/codec/decode';
import type { FilterModel, ListModel, TabsModel } from '../../engine/model';
import { decodeFilter, rawOf } from '../../engine/query/filterValue';
import { code } from '../../engine/codec/read';
import { companions, mostRows, readLimit, readOrder, readPage, readTab } from '../../engine/query/parts';
import { requiredFilters } from '../../engine/query/requiredFilters';
import { wallTime } from '../../engine/time/wallTime';
import { conditionSql } from './condition';
import { coversSql, fieldsSql, unreadable } from './filterSql';
import { invalid } from '../refusal';
import type { Reader } from './reading';
import type { Resource, StoredField } from './types';
import type { ListSelection, Order } from './select';

type Bool = RawBuilder<boolean>;
export type Query = Record<string, unknown>;

/** What the query of one endpoint may hold, worked out at mount. */
export interface QueryPlan {
  resource: Resource;
  filters: Map<string, FilterModel>;
  /** Those without which nothing is answered. */
  required: FilterModel[];
  tabs: TabsModel[];
  sortable: Map<string, StoredField>;
  order: Order[];
  paged: boolean;
  pageSize: number;
}

/** Lists that share an address share it with all they have: their filters, tabs and sortable columns are accepted there. */
export function planQuery(resource: Resource, lists: readonly ListModel[], paged: boolean): QueryPlan {
  const sortable = new Map<string, StoredField>([[resource.id.field.name, resource.id]]);
  const wanted = lists.flatMap((list) => [
    ...list.columns.filter((column) => column.sortable).map((column) => column.name),
    ...list.sort.map((criterion) => criterion.field),
  ]);
  for (const name of wanted) {
    const stored = resource.stored.get(name);
    if (stored) sortable.set(name, stored);
  }
  return {
    resource, sortable, paged,
    required: requiredFilters(lists),
    filters: new Map(lists.flatMap((list) => list.filters.flatMap((filter) => [filter.param, filter.through ?? []].flat().map((param): [string, FilterModel] => [param, filter])))),
    tabs: lists.flatMap((list) => (list.tabs ? [list.tabs] : [])),
    order: (lists[0]?.sort ?? []).flatMap(({ field, order }) => {
      const stored = resource.stored.get(field);
      return stored ? [{ stored, order }] : [];
    }),
    pageSize: lists[0]?.pageSizes[0] ?? 20,
  };
}

const refuse = (field: string, message: string) => invalid([{ field, message }]);

/** @throws Refusal at the parameter where it cannot be read */
function readAt<T>(param: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof DecodeError ? refuse(param, error.message) : error;
  }
}

/** What another backend calls the code of a tab, where the tabs go by a field. */
function tabCode({ resource }: QueryPlan, param: string, raw: unknown): unknown {
  const field = resource.entity.fields.find(({ name, also }) => name === param && also);
  return field ? code(raw, field) : raw;
}

const readFilter = (filter: FilterModel, raw: unknown): unknown => readAt(filter.param, () => decodeFilter(filter, raw));

/** @throws Refusal when the other filter holds no code of its own */
function fieldsCompared({ by, on }: FilterModel, query: Query): string[] {
  const code = query[by?.param ?? ''];
  if (!by || code === undefined || code === '') return on;
  const chosen = Object.hasOwn(by.on, String(code)) ? by.on[String(code)] : undefined;
  if (!chosen) throw refuse(by.param, '搜索方式不在可选范围内');
  return chosen;
}

/** Numbers that the code asked for turns round. */
const turnedBy = (filter: FilterModel, query: Query): string[] =>
  Object.entries(filter.opposite ?? {}).filter(([, codes]) => codes.some((each) => String(each) === String(rawOf(filter, query)))).map(([name]) => name);

function filterSql(plan: QueryPlan, filter: FilterModel, query: Query, reader: Reader, guesses: string[], askerId: number): Bool | undefined {
  const value = readFilter(filter, rawOf(filter, query));
  if (value === null || filter.operator === 'order') return undefined;
  if (filter.where) return conditionSql(plan.resource, filter.where[String(value)] ?? {}, { now: wallTime(), me: { id: askerId, name: '' } });
  if (filter.on.length === 0) return undefined;
  const asking = { resource: plan.resource, filter, reader, guesses };
  if (filter.operator === 'covers') return coversSql(asking, value as string);
  const met = fieldsSql(asking, fieldsCompared(filter, query), value);
  const { by } = filter;
  return by?.except?.includes(String(query[by.param])) ? sql<boolean>`not coalesce(${met}, false)` : met;
}

/** Orders that filters ask for, in the order of the query. */
const filteredOrder = (plan: QueryPlan, query: Query, reader: Reader): Order[] => Object.entries(query).flatMap(([key, raw]) => {
  const filter = plan.filters.get(key);
  const stored = filter?.operator === 'order' ? plan.resource.stored.get(filter.on[0]!) : undefined;
  const order = filter && stored ? readFilter(filter, raw) : null;
  if (order === null || !filter || !stored) return [];
  if (!mayOrder(plan, stored, reader)) throw unreadable(plan.resource, filter.param, stored.field.name);
  return [{ stored, order: order as Order['order'] }];
});

/** The list's own order is shown to everybody who sees the list. */
const mayOrder = (plan: QueryPlan, stored: StoredField, reader: Reader): boolean =>
  reader(stored.field.name) === 'whole' || plan.order.some((own) => own.stored === stored);

function orderOf(plan: QueryPlan, query: Query, reader: Reader): Order[] {
  const { orderBy: raw } = query;
  if (raw === undefined || raw === '') {
    const asked = filteredOrder(plan, query, reader);
    return asked.length > 0 ? asked : plan.order;
  }
  const orderable = (name: string): StoredField | undefined => {
    const stored = plan.sortable.get(name);
    return stored && mayOrder(plan, stored, reader) ? stored : undefined;
  };
  return readAt('orderBy', () => readOrder(raw, orderable, (name) => plan.resource.fields.get(name)?.title)).map(({ field, order }) => ({ stored: field, order }));
}

/** What a query asks for. */
export interface Asked extends ListSelection {
  page: number;
  /** Names of undeclared keys. */
  ignored: string[];
  /** Hidden values that are compared whole; whoever lets them through counts them (`asked.ts`). */
  guesses: string[];
  /** Stored numbers that are told with the opposite sign. */
  opposite: string[];
  /** What `where` says, where that is no more than a tab and the value of a field: the total of these rows may be kept. */
  plain?: { tab?: unknown; by?: { field: string; value: unknown } };
}

/** The field and the value, where a filter asks for no more than that: all of both are compared. */
function onlyValue({ resource }: QueryPlan, filter: FilterModel, query: Query, reader: Reader): { field: string; value: unknown } | undefined {
  const { operator, on: [field, ...others], by, where } = filter;
  const stored = field === undefined || others.length > 0 || by || where || (operator !== 'equals' && operator !== 'in') ? undefined : resource.stored.get(field);
  if (!stored || stored.tree || reader(field!) !== 'whole') return undefined;
  const [value, ...more] = [readFilter(filter, rawOf(filter, query))].flat();
  return more.length > 0 || (value ?? null) === null ? undefined : { field: field!, value };
}

/** Texts are searched, or records met through others. */
const isSearch = ({ resource }: QueryPlan, { operator, on }: FilterModel): boolean =>
  on.length > 0 && (operator === 'contains' || on.some((name) => !resource.stored.has(name)));

/**
 * @param reader what whoever asks may read of each field
 * @param askerId whom `$me` stands for; nobody has made or done anything as 0
 * @throws Refusal 400 when a declared key holds what it cannot, or asks for what may not be read
 */
export function readQuery(plan: QueryPlan, query: Query, reader: Reader, askerId = 0): Asked {
  const where: Bool[] = [];
  const ignored: string[] = [];
  const guesses: string[] = [];
  const opposite: string[] = [];
  let searched = false;
  let plain: Asked['plain'] = plan.resource.keptList && {};
  const missing = plan.required.filter(({ param }) => query[param] === undefined || query[param] === '');
  if (missing.length > 0) throw invalid(missing.map(({ param, title }) => ({ field: param, message: `请输入${title}` })));
  for (const [key, raw] of Object.entries(query)) {
    if (companions.has(key) || key === 'orderBy' || key === 'page' || key === 'limit') continue;
    const filter = plan.filters.get(key);
    const tabs = plan.tabs.find((candidate) => candidate.param === key);
    if (!filter && !tabs) {
      ignored.push(key);
      continue;
    }
    // Of a period with two parameters the first that is given asks for both.
    const isAsked = filter?.through === key && query[filter.param] !== undefined && query[filter.param] !== '';
    if (raw === '' || raw === undefined || isAsked) continue;
    if (tabs) {
      const tab = readAt(key, () => readTab(tabs, tabCode(plan, key, raw)));
      where.push(conditionSql(plan.resource, tab.where));
      plain &&= 'tab' in plain ? undefined : { ...plain, tab: tab.value };
    } else {
      const part = filterSql(plan, filter!, query, reader, guesses, askerId);
      if (!part) continue;
      where.push(part);
      searched ||= isSearch(plan, filter!);
      opposite.push(...turnedBy(filter!, query));
      if (!plain || filter!.operator === 'none') continue;
      const by = onlyValue(plan, filter!, query, reader);
      plain = by && !plain.by ? { ...plain, by } : undefined;
    }
  }
  const limit = plan.paged ? readAt('limit', () => readLimit(query.limit, plan.pageSize)) : mostRows;
  const page = plan.paged ? readAt('page', () => readPage(query.page)) : 1;
  return { where, ignored, guesses, opposite, searched, ...(plain && { plain }), order: orderOf(plan, query, reader), page, limit, offset: (page - 1) * limit };
}
