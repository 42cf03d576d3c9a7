/**
 * Lists at a million rows: every filter, tab and order that each paged read of an entity offers, Chinese substrings, a deep page and
 * the counts of the tabs. The entities are those named in the command, else the one whose list offers the most filters.
 */
import { sql } from 'kysely';
import type { EndpointModel } from '../../src/engine/model';
import { offeredQueries, pagedReads } from '../../src/server/resources/guard';
import type { Query } from '../../src/server/resources/query';
import { countsRead, listPlan } from '../../src/server/resources/reads';
import type { Resource } from '../../src/server/resources/types';
import { besideSql } from './besideSql';
import type { BenchRow, Figure } from './row';
import type { Shop } from './shop';
import { listReadOf } from './statements';

const rows = 1_000_000;
const deepPage = { page: '500', limit: '20' };

/** Substrings of a stored text that are Chinese and of these lengths, for the first filter that searches such a text. */
async function substrings(shop: Shop, resource: Resource, endpoint: EndpointModel): Promise<Query[]> {
  for (const { operator, on, param } of listPlan(resource, endpoint).filters.values()) {
    const stored = operator === 'contains' ? resource.stored.get(on[0] ?? '') : undefined;
    if (!stored?.kind.searchText) continue;
    const { rows: [row] } = await sql<{ text: string }>`select substring(${stored.ref}::text from '[一-龥]{4,}') as text from ${resource.table} t
      where ${stored.ref}::text ~ '[一-龥]{4,}' order by ${resource.id.ref} limit 1`.execute(shop.room.sql);
    if (row) return [1, 2, 4].map((length) => ({ [param]: row.text.slice(0, length) }));
  }
  return [];
}

/** What the console sends along with everything else. */
const defaultTab = (resource: Resource, endpoint: EndpointModel): Query =>
  Object.fromEntries(listPlan(resource, endpoint).tabs.flatMap(({ param, default: value }) => (value === undefined ? [] : [[param, String(value)]])));

const nameOf = (query: Query): string => Object.entries(query).map(([key, value]) => `${key}=${String(value)}`).join(' ') || 'first page';

async function measured(shop: Shop, resource: Resource): Promise<Figure[]> {
  const { entity } = resource;
  await shop.grow(resource, rows);
  const figures: Figure[] = [];
  for (const endpoint of pagedReads(entity)) {
    const tab = defaultTab(resource, endpoint);
    const offered = await offeredQueries(shop.house, resource, endpoint);
    const [always = {}] = offered;
    // No row holds what the list insists on.
    if (listPlan(resource, endpoint).required.some(({ param }) => !(param in always))) continue;
    const further = [...await substrings(shop, resource, endpoint), deepPage].map((query) => ({ ...always, ...query }));
    for (const query of [...offered, ...further]) {
      const figure = await besideSql(shop, listReadOf(resource, endpoint), { page: '1', limit: '20', ...tab, ...query }, `${resource.key} ${endpoint.name}, 1,000,000 rows: ${nameOf(query)}`);
      console.log(`  ${figure.what}: ${figure.ours.toFixed(1)} ms, ${figure.peer!.value.toFixed(1)} ms`);
      figures.push(figure);
    }
  }
  if (entity.endpoints.some(({ role }) => role === 'counts')) {
    figures.push(await besideSql(shop, (house) => countsRead(house, resource), {}, `${resource.key} counts of the tabs, 1,000,000 rows`));
  }
  return figures;
}

export const listMillion: BenchRow = {
  name: 'list-million',
  async measure({ shop: open, entities }) {
    const shop = await open();
    const chosen = entities.length === 0 ? [shop.rich] : entities.map((key) => shop.house.resources.get(key));
    const figures: Figure[] = [];
    for (const [at, resource] of chosen.entries()) {
      if (!resource) throw new Error(`no entity is named ${entities[at]}`);
      figures.push(...await measured(shop, resource));
    }
    return figures;
  },
};
