/** What people ask of a list: its first page and its default order, each filter, tab and order that it offers, parts of Chinese words, a late page. */
import { sql } from 'kysely';
import type { EndpointModel } from '../../../src/engine/model';
import { offeredQueries } from '../../../src/server/resources/guard';
import type { Query } from '../../../src/server/resources/query';
import { listPlan } from '../../../src/server/resources/reads';
import type { House, Resource } from '../../../src/server/resources/types';

const latePage = { page: '500', limit: '20' };

/** Substrings of a stored text that are Chinese and of these lengths, for the first filter that searches such a text. */
async function substrings(house: House, resource: Resource, endpoint: EndpointModel): Promise<Query[]> {
  for (const { operator, on, param } of listPlan(resource, endpoint).filters.values()) {
    const stored = operator === 'contains' ? resource.stored.get(on[0] ?? '') : undefined;
    if (!stored?.kind.searchText) continue;
    const { rows: [row] } = await sql<{ text: string }>`select substring(${stored.ref}::text from '[一-龥]{4,}') as text from ${resource.table} t
      where ${stored.ref}::text ~ '[一-龥]{4,}' order by ${resource.id.ref} limit 1`.execute(house.sql);
    if (row) return [1, 2, 4].map((length) => ({ [param]: row.text.slice(0, length) }));
  }
  return [];
}

/** What the console sends along with everything else. */
const defaultTab = (resource: Resource, endpoint: EndpointModel): Query =>
  Object.fromEntries(listPlan(resource, endpoint).tabs.flatMap(({ param, default: value }) => (value === undefined ? [] : [[param, String(value)]])));

export interface Asked {
  /** What is asked, in words. */
  name: string;
  query: Query;
}

const nameOf = (query: Query): string => Object.entries(query).map(([key, value]) => `${key}=${String(value)}`).join(' ') || 'first page';

/** @returns nothing where no row holds what the list insists on */
export async function askedOf(house: House, resource: Resource, endpoint: EndpointModel): Promise<Asked[]> {
  const offered = await offeredQueries(house, resource, endpoint);
  const [always = {}] = offered;
  if (listPlan(resource, endpoint).required.some(({ param }) => !(param in always))) return [];
  const further = [...await substrings(house, resource, endpoint), latePage].map((query) => ({ ...always, ...query }));
  return [...offered, ...further].map((query) => ({ name: nameOf(query), query: { page: '1', limit: '20', ...defaultTab(resource, endpoint), ...query } }));
}
