/**
 * What every filter, tab and order of a list costs: each is put into SQL as a call would, and explained. On a table of many rows
 * none may read the whole of it to show one page.
 */
import { sql, type RawBuilder } from 'kysely';
import type { EndpointModel, EntityModel, FilterModel } from '../../engine/model';
import { encodeFilter } from '../../engine/query/filterValue';
import type { House, Resource, StoredField } from './types';
import { project } from './projection';
import { freshSql } from './queue/claims';
import { readQuery, type Query } from './query';
import { readsAll } from './reading';
import { baseOf, listPlan } from './reads';
import { alive, decodeRow } from './resource';
import { pageSql } from './select';

export interface QueryCost {
  entity: string;
  /** The query string that was tried. */
  query: Query;
  /** The tables that are read from one end to the other; empty when indexes serve. */
  scanned: string[];
  plan: string;
}

interface PlanNode { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] }

const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

export async function explain(house: House, statement: RawBuilder<unknown>): Promise<{ scanned: string[]; plan: string }> {
  const { rows: [row] } = await sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>`explain (format json) ${statement}`.execute(house.sql);
  const found = nodes(row!['QUERY PLAN'][0]!.Plan);
  return {
    scanned: found.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? ''),
    plan: found.map((node) => node['Node Type']).join(' < '),
  };
}

/** A query value that some rows meet, taken from a stored one. */
function valueFor(filter: FilterModel, value: unknown): string | undefined {
  const one = Array.isArray(value) && filter.field.kind !== 'dateRange' ? (value[0] as unknown) : value;
  if (one === null || one === undefined || one === '') return undefined;
  switch (filter.operator) {
    case 'contains': return Array.from(String(one).replace(/<[^>]*>/g, '')).slice(0, 4).join('');
    case 'dateLimit': return 'month';
    case 'range': return filter.field.kind === 'dateRange' ? '2025-03-01,2025-03-31' : encodeFilter(filter, [one, one]);
    case 'covers': return String(one).slice(0, 10);
    case 'in': return encodeFilter(filter, [one]);
    case 'equals': return encodeFilter(filter, one);
    case 'order': return 'desc';
    case 'none': return undefined;
  }
}

/** Lists and reads that answer by pages. */
export const pagedReads = (entity: EntityModel): EndpointModel[] =>
  entity.endpoints.filter(({ role, shape }) => (role === 'list' || role === 'read') && (shape ?? 'page') === 'page');

/** Every query that a paged list or read offers, one criterion at a time. */
export async function offeredQueries(house: House, resource: Resource, list: EndpointModel): Promise<Query[]> {
  const plan = listPlan(resource, list);
  const { rows } = await sql<Record<string, unknown>>`select t.* from ${resource.table} t where ${alive(resource)} order by ${resource.id.ref} desc limit 50`.execute(house.sql);
  const records = rows.map((row) => decodeRow(resource, row));
  const held = await Promise.all([...resource.lookups].map(async ([name, { by, target, stored }]) => [name, await valuesThrough(house, records.flatMap((record) => record[by.field.name]), target, stored)] as const));
  const through = new Map(held);
  const filters = [...new Set(plan.filters.values())].flatMap((filter) => {
    if (filter.through !== undefined) return [{ [filter.param]: '2025-03-01 00:00:00', [filter.through]: '2025-03-31 23:59:59' }];
    const raw = filter.on.flatMap((name) => (through.get(name) ?? records.map((record) => record[name])).map((value) => valueFor(filter, value))).find((value) => value !== undefined);
    return raw === undefined ? [] : [{ [filter.param]: raw }];
  });
  const tabs = plan.tabs.flatMap((each) => each.items.map((item) => ({ [each.param]: String(item.value) })));
  const orders = [...plan.sortable.keys()].flatMap((name) => [{ orderBy: `${name}:asc` }, { orderBy: `${name}:desc` }]);
  // What the list insists on goes with every other criterion.
  const always: Query = Object.assign({}, ...filters.filter((query) => plan.required.some(({ param }) => param in query)));
  return [{}, ...filters, ...tabs, ...orders].map((query) => ({ ...always, ...query }));
}

/** What the records referred to hold. */
async function valuesThrough(house: House, ids: unknown[], target: Resource, stored: StoredField): Promise<unknown[]> {
  const { rows } = await sql<Record<string, unknown>>`select ${stored.ref} from ${target.table} t where ${target.id.ref} = any(${ids.filter((id) => id !== null)}::bigint[])`.execute(house.sql);
  return rows.map((row) => stored.kind.fromSql(row[stored.column] ?? null, stored.field));
}

/** Explains them all. The table should hold many rows and be analysed, else reading it whole is the right thing to do, as it is with small ones beside it. */
export async function queryCosts(house: House, resource: Resource): Promise<QueryCost[]> {
  const costs: QueryCost[] = [];
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class where relkind = 'r' and reltuples between 0 and 5000`.execute(house.sql);
  const small = new Set(rows.map(({ name }) => name));
  for (const list of pagedReads(resource.entity)) {
    const { columns } = project(resource, house.resources, list.fields);
    for (const query of await offeredQueries(house, resource, list)) {
      const selection = readQuery(listPlan(resource, list), { ...query, limit: '10' }, readsAll);
      // Of what is searched, too, the page in its order: beside it all matches are counted, which may rightly read them all.
      const page = pageSql(resource, columns, { ...selection, where: [...baseOf(resource, list), ...selection.where] });
      const { scanned, plan } = await explain(house, page);
      costs.push({ entity: resource.key, query, scanned: scanned.filter((table) => !small.has(table)), plan });
    }
  }
  const { queue } = resource.entity;
  if (queue) {
    const { scanned, plan } = await explain(house, freshSql({ resource, model: queue }, 0, [], []));
    costs.push({ entity: resource.key, query: { queue: 'next' }, scanned: scanned.filter((table) => !small.has(table)), plan });
  }
  return costs;
}
