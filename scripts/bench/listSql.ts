/** What the query builder, the codecs and the envelope cost over the database itself, at a million rows, for every filter and order offered. */
import { sql } from 'kysely';
import { offeredQueries, pagedReads } from '../../src/server/resources/guard';
import type { Query } from '../../src/server/resources/query';
import type { Resource } from '../../src/server/resources/resource';
import type { BenchRow, Figure } from './row';
import type { Shop } from './shop';
import { listStatements, readerOf } from './statements';
import { alternate, timed } from './statistics';

const runs = 31;
const rows = 1_000_000;
const deepPage = { page: '500', limit: '20' };

/** Substrings of a stored text that are Chinese and of these lengths, for the first filter that searches. */
async function substrings(shop: Shop, resource: Resource): Promise<Query[]> {
  const filter = resource.entity.list!.filters.find(({ operator }) => operator === 'contains')!;
  const stored = resource.stored.get(filter.on[0]!)!;
  const { rows: [row] } = await sql<{ text: string }>`select substring(${stored.ref} from '[一-龥]{4,}') as text from ${resource.table} t
    where ${stored.ref} ~ '[一-龥]{4,}' order by ${resource.id.ref} limit 1`.execute(shop.room.sql);
  return [1, 2, 4].map((length) => ({ [filter.param]: row!.text.slice(0, length) }));
}

const nameOf = (query: Query): string => Object.entries(query).map(([key, value]) => `${key}=${String(value)}`).join(' ') || 'first page';

/** One page through the server's own reading beside the very statements that it sends. */
export async function besideSql(shop: Shop, resource: Resource, query: Query, what: string): Promise<Figure> {
  const paged = { page: '1', limit: '20', ...query };
  const read = readerOf(shop.house, resource);
  const statements = await listStatements(shop, resource, paged);
  const found = await alternate({
    ours: () => timed(() => read(paged)),
    peer: () => timed(() => Promise.all(statements.map(({ text, values }) => shop.room.pool.query(text, values)))),
  }, runs, { warm: true });
  return { what, unit: 'ms', ours: found.ours, peer: { name: 'same SQL', value: found.peer }, goal: { atMost: 1.5 }, runs };
}

export const listSql: BenchRow = {
  name: 'list-sql',
  async measure(tools) {
    const shop = await tools.shop();
    await shop.grow(shop.rich, rows);
    const queries = [...await offeredQueries(shop.house, shop.rich, pagedReads(shop.rich.entity)[0]!), ...await substrings(shop, shop.rich), deepPage];
    const figures: Figure[] = [];
    for (const query of queries) figures.push(await besideSql(shop, shop.rich, query, `list SQL, 1,000,000 rows: ${nameOf(query)}`));
    return figures;
  },
};
