/**
 * Lists at a million rows: every filter, tab and order that each paged read of an entity offers, Chinese substrings, a deep page and
 * the counts of the tabs. The entities are those named in the command, else the one whose list offers the most filters.
 */
import type { Resource } from '../../src/server/resources/types';
import { pagedReads } from '../../src/server/resources/guard';
import { countsRead } from '../../src/server/resources/reads';
import { besideSql } from './besideSql';
import type { BenchRow, Figure } from './row';
import type { Shop } from './shop';
import { listReadOf } from './statements';
import { askedOf } from './year/queries';

const rows = 1_000_000;

async function measured(shop: Shop, resource: Resource): Promise<Figure[]> {
  const { entity } = resource;
  await shop.grow(resource, rows);
  const figures: Figure[] = [];
  for (const endpoint of pagedReads(entity)) {
    for (const { name, query } of await askedOf(shop.house, resource, endpoint)) {
      const figure = await besideSql(shop, listReadOf(resource, endpoint), query, `${resource.key} ${endpoint.name}, 1,000,000 rows: ${name}`);
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
