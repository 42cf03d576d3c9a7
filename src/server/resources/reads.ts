/** Lists, trees, single records and tab counts. Plans are made when an endpoint is mounted; a call only fills them in. */
import { sql, type RawBuilder } from 'kysely';
import type { Page } from '../../engine/envelope';
import { recordDeleted } from '../../engine/extension/paths';
import { isEmpty } from '../../engine/text/words';
import { encode } from '../../engine/codec/encode';
import type { AnswerShape, EndpointModel, ListModel, SumModel, TreeModel } from '../../engine/model';
import { all, conditionSql, equals } from './condition';
import { invalid } from '../refusal';
import { missing } from './door/rows';
import { isRoot } from './door/tree';
import type { House, Resource } from './types';
import { type Asker, reachable } from './parts';
import { project, type Projection, turned } from './projection';
import { askedQuery } from './asked';
import { type Asked, planQuery, type Query, type QueryPlan } from './query';
import { readerOf } from './reading';
import { alive, deleted } from './resource';
import { keptTotal, keptTotals } from './totals/read';
import { besideColumns, countSql, countWithSums, exactCount, exactTotal, pageSql, rowsSql, searchedSql, type ListSelection } from './select';

type Bool = RawBuilder<boolean>;
type Row = Record<string, unknown>;

export const listsOf = (resource: Resource): ListModel[] =>
  [...(resource.entity.list ? [resource.entity.list] : []), ...resource.entity.views];

/** What holds of every record that an endpoint answers. */
export const whereOf = (resource: Resource, endpoint?: EndpointModel): Bool[] => (endpoint?.where ? [conditionSql(resource, endpoint.where)] : []);

/** Rows that an endpoint answers, whatever the query asks. */
export const baseOf = (resource: Resource, endpoint?: EndpointModel): Bool[] => [alive(resource), ...whereOf(resource, endpoint)];

/** Not every record that is listed can be opened: what holds of those that are answered singly. */
export const openedOnly = (resource: Resource, read = resource.entity.endpoints.find(({ role }) => role === 'one')): Bool[] => whereOf(resource, read);

export interface Read {
  (query: Query, asker: Asker): Promise<{ answer: unknown; ignored: string[] }>;
}

/** The total that is kept of a page, as a number in SQL: null while it is to be counted. */
type Kept = RawBuilder<number | null>;

/** A page whose total is exact up to `most`. */
const pageOf = ({ page, limit }: { page: number; limit: number }, list: Row[], counts: number, most = Infinity): Page<Row> => {
  const total = Math.min(counts, most);
  return { list, total, totalExact: counts <= most, page, limit, totalPage: Math.ceil(total / limit) };
};

const numberOf = async <N extends number | null>(house: House, number: RawBuilder<N>): Promise<N> => (await sql<{ n: N }>`select ${number} as n`.execute(house.sql)).rows[0]!.n;

/**
 * A page and its total of one moment, in one statement, but for a page beyond the last. While the total is not known to be right it is
 * counted beside, without a limit.
 */
async function readKept(house: House, resource: Resource, projection: Projection, list: ListSelection & { page: number }, kept: Kept): Promise<Page<Row>> {
  const { rows } = await pageSql(resource, projection.columns, list, sql`${kept} as ${sql.id(besideColumns.total)}`).execute(house.sql);
  const [first] = rows;
  const total = first ? first[besideColumns.total] as number | null : list.offset === 0 ? 0 : await numberOf(house, kept);
  return pageOf(list, rows.map(projection.encode), total ?? await numberOf(house, exactCount(resource, list.where)));
}

/** A page and the number of matches of one moment, in one statement. */
async function readSearched(house: House, resource: Resource, projection: Projection, list: ListSelection & { page: number }): Promise<Page<Row>> {
  const { rows } = await searchedSql(resource, projection.columns, list).execute(house.sql);
  return pageOf(list, rows.filter((row) => row[besideColumns.isRow]).map(projection.encode), rows[0]![besideColumns.total], exactTotal);
}

interface PageBeside {
  /** The total that is kept; where absent it is counted beside, up to one more than is exact. */
  kept?: Kept;
  /** What of these rows is told beneath them; no list has both (`scripts/compiler/check/sums.ts`). */
  sums?: readonly SumModel[];
}

/** One page with its total. */
export async function readPage(
  house: House, resource: Resource, projection: Projection, base: readonly Bool[], list: ListSelection & { page: number; opposite?: readonly string[] }, { kept, sums }: PageBeside = {},
): Promise<Page<Row>> {
  const where = [...base, ...list.where];
  const { opposite = [] } = list;
  if (kept) return readKept(house, resource, projection, { ...list, where }, kept);
  const shown = turned(projection, resource, opposite);
  const count = async () => (await (sums ? countWithSums(resource, where, sums, opposite) : countSql(resource, where)).execute(house.sql)).rows[0]!;
  const withSums = (told: Page<Row>, row: Row | undefined): Page<Row> => ({ ...told, ...(sums && row && told.totalExact && { sums: sumsTold(resource, sums, row) }) });
  if (list.searched) {
    const [told, row] = await Promise.all([readSearched(house, resource, shown, { ...list, where }), sums && count()]);
    return withSums(told, row);
  }
  const [row, found] = await Promise.all([count(), pageSql(resource, projection.columns, { ...list, where }).execute(house.sql)]);
  return withSums(pageOf(list, found.rows.map(shown.encode), row.total, exactTotal), row);
}

/** By field, as the field itself travels; what is counted is a number. */
const sumsTold = ({ stored }: Resource, sums: readonly SumModel[], row: Row): Row => Object.fromEntries(sums.map(({ name, distinct }, index) => {
  const { field, kind } = stored.get(name)!;
  const value = row[`s${index}`];
  return [name, distinct ? value : encode(field.wire, kind.fromSql(value, field), field)];
}));

/** A page as those published calls have it whose numbers go by other names. */
const pageInfoOf = ({ page, limit, totalPage, ...told }: Page<Row>) => ({ ...told, pageNum: page, pageSize: limit, size: told.list.length, pages: totalPage });

/** Puts rows under their parents; rows whose parent is not among them stand at the top. */
export function nest(rows: readonly Row[], tree: TreeModel, id: string): Row[] {
  const nodes = new Map(rows.map((row) => [String(row[id]), { ...row, [tree.children]: [] as Row[] }]));
  const top: Row[] = [];
  for (const node of nodes.values()) {
    const parent = (node as Row)[tree.parent];
    const above = isRoot(parent) ? undefined : nodes.get(String(parent));
    if (above) (above[tree.children] as Row[]).push(node);
    else top.push(node);
  }
  return top;
}

/** Records of the entity that rows are grouped by, the oldest first, each with its rows; those without rows are left out. */
async function grouped(house: House, resource: Resource, rows: readonly Row[], group: NonNullable<EndpointModel['group']>): Promise<Row[]> {
  const target = house.resources.get(resource.fields.get(group.by)?.to ?? '');
  if (!target) return [];
  const { primaryKey, display } = target.entity;
  const projection = project(target, house.resources, [display]);
  const { rows: groups } = await sql<Row>`select ${projection.columns} from ${target.table} t where ${alive(target)} order by ${target.id.ref}`.execute(house.sql);
  const members = new Map<string, Row[]>();
  for (const row of rows) {
    const key = String(row[group.by]);
    members.set(key, [...(members.get(key) ?? []), row]);
  }
  return groups.map(projection.encode).flatMap(({ [primaryKey]: id, [display]: name }) => {
    const own = members.get(String(id));
    return own ? [{ [primaryKey]: id, [display]: name, [group.as]: own }] : [];
  });
}

const shapeOf = (endpoint: EndpointModel): AnswerShape => endpoint.shape ?? 'page';

/** A tree nests by its parent field and groups by their reference, which therefore always come along. */
const fieldsOf = (resource: Resource, endpoint: EndpointModel) => {
  const { tree } = resource.entity;
  if (endpoint.fields && endpoint.group) return [...endpoint.fields, endpoint.group.by];
  return endpoint.fields && tree && shapeOf(endpoint) === 'tree' ? [...endpoint.fields, tree.parent] : endpoint.fields;
};

/** Projections of a list whose rows tell each caller what they read elsewhere too; other names are there, and null. */
function toldProjections(house: House, resource: Resource, { fields = [], byRight = [] }: EndpointModel): (asker: Asker) => Projection {
  const known = new Map<string, Projection>();
  const names = byRight.filter((name) => resource.fields.has(name));
  const constant = byRight.filter((name) => !resource.fields.has(name));
  return (asker) => {
    const reader = readerOf(asker, resource);
    const untold = names.filter((name) => reader(name) === 'nothing');
    const key = untold.join();
    const told = known.get(key) ?? project(resource, house.resources, [...fields, ...constant, ...names.filter((name) => !untold.includes(name))]);
    known.set(key, told);
    const nothing = Object.fromEntries(untold.map((name) => [name, null]));
    return { ...told, encode: (row) => ({ ...told.encode(row), ...nothing }) };
  };
}

export function listPlan(resource: Resource, endpoint: EndpointModel): QueryPlan {
  const lists = listsOf(resource);
  const own = lists.filter((list) => list.endpoint === endpoint.name);
  return planQuery(resource, own.length > 0 ? own : lists, shapeOf(endpoint) === 'page');
}

/** @throws Refusal 400 where a list whose tab must be told is asked for without one */
export function proveTab({ tabs }: QueryPlan, query: Query): void {
  const param = tabs.find(({ required }) => required)?.param;
  if (param !== undefined && isEmpty(query[param])) throw invalid([{ field: param, message: '请指定列表分类' }]);
}

export function listRead(house: House, resource: Resource, endpoint: EndpointModel): Read {
  const plan = listPlan(resource, endpoint);
  const named = { ...endpoint, fields: fieldsOf(resource, endpoint) };
  const whole = project(resource, house.resources, named.fields);
  const projectionFor = endpoint.byRight ? toldProjections(house, resource, named) : () => whole;
  const base = baseOf(resource, endpoint);
  return answering(house, resource, endpoint, { plan, projectionFor, base }, (query, asker) => askedQuery(house.sql, plan, query, asker, endpoint));
}

interface Answered {
  plan: QueryPlan;
  projectionFor(asker: Asker): Projection;
  base: readonly Bool[];
}

/** Answers in the shape of the endpoint. @param ask reads the query as its caller may ask it */
export function answering(
  house: House, resource: Resource, endpoint: EndpointModel, { plan, projectionFor, base }: Answered, ask: (query: Query, asker: Asker) => Promise<Asked>,
): Read {
  const { tree, primaryKey } = resource.entity;
  const shape = shapeOf(endpoint);
  const sums = resource.entity.list?.endpoint === endpoint.name ? resource.entity.list.sums : undefined;
  return async (query, asker) => {
    if (endpoint.role === 'list') proveTab(plan, query);
    const { ignored, ...list } = await ask(query, asker);
    const within = [...base, ...reachable(resource, asker)];
    const projection = projectionFor(asker);
    if (shape === 'page') {
      const page = await readPage(house, resource, projection, within, list, { kept: totalOf(resource, endpoint, list.plain), sums });
      return { answer: endpoint.pageInfo ? pageInfoOf(page) : page, ignored };
    }
    const { rows } = await rowsSql(resource, projection.columns, { ...list, where: [...within, ...list.where] }).execute(house.sql);
    const answers = rows.map(turned(projection, resource, list.opposite).encode);
    if (endpoint.group) return { answer: await grouped(house, resource, answers, endpoint.group), ignored };
    return { answer: shape === 'tree' && tree ? nest(answers, tree, primaryKey) : answers, ignored };
  };
}

/** Most records that one call names. */
const mostNamed = 100;

/** The living records among those that a call names, in its order. */
export function namedRead(house: House, resource: Resource, endpoint: EndpointModel): (ids: readonly unknown[], asker: Asker) => Promise<Row[]> {
  const projection = project(resource, house.resources, endpoint.fields);
  const base = baseOf(resource, endpoint);
  return (ids, asker) => {
    if (ids.length > mostNamed) throw invalid([{ field: endpoint.id!.name, message: `最多查询${mostNamed}条数据` }]);
    return readMany(house.sql, resource, projection, ids, [...base, ...reachable(resource, asker)]);
  };
}

/** The list whose totals are kept, where that is what the endpoint answers. */
const keptOf = ({ keptList }: Resource, endpoint: EndpointModel | undefined) => (keptList && endpoint?.name === keptList.endpoint ? keptList : undefined);

/** The kept total of what is asked for; undefined where it is counted. */
function totalOf(resource: Resource, endpoint: EndpointModel | undefined, plain: Asked['plain']): Kept | undefined {
  const keptList = keptOf(resource, endpoint);
  if (!keptList || !plain) return undefined;
  const tab = keptList.tabs.findIndex(({ value }) => value === plain.tab);
  if ('tab' in plain && tab < 0) return undefined;
  return keptTotal(keptList, { ...('tab' in plain && { tab }), ...(plain.by && { by: plain.by }) });
}

/** The kept totals of all tabs, each under the name at its place; undefined where they are counted. */
async function totalsOfTabs(house: House, resource: Resource, endpoint: EndpointModel | undefined, plain: Asked['plain'], names: readonly string[]): Promise<Row | undefined> {
  const keptList = keptOf(resource, endpoint);
  if (!keptList || !plain || keptList.tabs.length !== names.length) return undefined;
  const kept = keptTotals(keptList, names.map((name, tab) => ({ name, tab, ...(plain.by && { by: plain.by }) })));
  return (await kept?.execute(house.sql))?.rows[0];
}

/** Exact numbers of rows per tab, filters applied: `[{ type, count }]`, `type` being the tab's own parameter or the key that the tabs name, or one object where every tab names its key. */
export function countsRead(house: House, resource: Resource): Read {
  const lists = listsOf(resource);
  const tabbed = lists.find((list) => list.tabs);
  const tabs = tabbed?.tabs;
  const plan = planQuery(resource, lists, false);
  const list = resource.entity.endpoints.find(({ name }) => name === tabbed?.endpoint);
  const base = baseOf(resource, list);
  return async (query, asker) => {
    const within = [...base, ...reachable(resource, asker)];
    const { ignored, where, plain } = await askedQuery(house.sql, plan, Object.fromEntries(Object.entries(query).filter(([key]) => key !== tabs?.param)), asker, list);
    const items = tabs?.items ?? [];
    if (items.length === 0) return { answer: [], ignored };
    const names = items.map((_item, index) => `c${index}`);
    const counted = async (): Promise<Row> => {
      const counts = items.map((item, index) => sql`${exactCount(resource, [...within, ...where, conditionSql(resource, item.where)])} as ${sql.id(names[index]!)}`);
      return (await sql<Row>`select ${sql.join(counts)}`.execute(house.sql)).rows[0]!;
    };
    const row = await totalsOfTabs(house, resource, list, plain, names) ?? await counted();
    if (items.every((item) => item.count !== undefined)) return { answer: Object.fromEntries(items.map((item, index) => [item.count!, row[names[index]!]])), ignored };
    return { answer: items.map((item, index) => ({ [tabs!.countedAs ?? tabs!.param]: item.value, count: row[names[index]!] })), ignored };
  };
}

/** How many rows a tab of the list tells when nothing is filtered, as a number in SQL. @throws Error when there is no such tab */
export function tabCount(resource: Resource, value: string): RawBuilder<number> {
  const { list } = resource.entity;
  const tab = list?.tabs?.items.find((item) => String(item.value) === value);
  if (!list || !tab) throw new Error(`${resource.key} has no tab ${value}`);
  const endpoint = resource.entity.endpoints.find(({ name }) => name === list.endpoint);
  const counted = exactCount(resource, [...baseOf(resource, endpoint), conditionSql(resource, tab.where)]);
  const kept = totalOf(resource, endpoint, { tab: tab.value });
  return kept ? sql<number>`coalesce(${kept}, ${counted})` : counted;
}

/**
 * @param key the field whose value names the record, its id when absent
 * @param where what else must hold of it (`openedOnly`)
 * @throws Refusal with the entity's own code when the record is not there
 */
export async function readOne(db: House['sql'], resource: Resource, projection: Projection, value: unknown, key = resource.id, where: readonly Bool[] = []): Promise<Row> {
  const { rows } = await sql<Row>`select ${projection.columns} from ${resource.table} t
    where ${all([equals(key, value), alive(resource), ...where])}`.execute(db);
  if (!rows[0]) throw missing(resource);
  return projection.encode(rows[0]);
}

/** What is worked out by hand for one record, as it is answered. */
export async function workedOut(house: House, resource: Resource, record: Row): Promise<Row> {
  const names = resource.entity.fields.filter(({ computed }) => computed && 'handler' in computed).map(({ name }) => name);
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await resource.computed[name]!(house, record)] as const)));
}

/**
 * Records by id, in the order of the ids; unless `where` says otherwise deleted ones too, since a reference may still show their names:
 * these say so.
 */
export async function readMany(db: House['sql'], resource: Resource, projection: Projection, ids: readonly unknown[], where: readonly Bool[] = []): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`select ${projection.columns}, ${deleted(resource)} as ${sql.id(recordDeleted)} from ${resource.table} t
    where ${all([sql<boolean>`${resource.id.ref} = any(${ids}::${sql.raw(resource.id.type)}[])`, ...where])}`.execute(db);
  const byId = new Map(rows.map((row) => [String(row[resource.id.column]), row]));
  return ids.flatMap((id) => {
    const row = byId.get(String(id));
    return row ? [row[recordDeleted] ? { ...projection.encode(row), [recordDeleted]: true } : projection.encode(row)] : [];
  });
}
