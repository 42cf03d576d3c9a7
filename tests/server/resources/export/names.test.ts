/** The names that the rows of an export tell in place of ids. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse } from '../../../../src/server/resources/house';
import { namesOf } from '../../../../src/server/resources/export/names';
import type { House } from '../../../../src/server/resources/types';
import { startTestApp, type TestApp } from '../../helper';

let server: TestApp;
let house: House;
let first: number;
let second: number;
beforeAll(async () => {
  server = await startTestApp();
  house = openHouse({ sql: server.app.sql, pool: undefined as never, vault: server.app.vault }, server.app.contract, { demo: false, notify: server.app.changes.record });
  const add = async (name: string): Promise<number> => (await server.call('POST', '/admin/platform/merchant/category/add', { body: { name, handlingFee: 5 } })).data.id;
  first = await add('甲类');
  second = await add('乙类');
});
afterAll(() => server?.close());

const merchants = (...classifies: (number | null)[]) => classifies.map((categoryId) => ({ categoryId }));
const rename = (id: number, name: string) => sql`update ${house.resources.get('merchant/classify')!.table} set name = ${name} where id = ${id}`.execute(server.app.sql);

it('names are asked for once for all batches, until there are too many to keep', async () => {
  const names = namesOf(house, house.resources.get('merchant/merchant')!);
  const told = async (rows: ReturnType<typeof merchants>) => {
    const known = (await names(rows)).get('merchant/classify');
    return rows.map(({ categoryId }) => known?.get(String(categoryId)));
  };
  expect(await told(merchants(first, null, first))).toEqual(['甲类', undefined, '甲类']);
  await rename(first, '甲类改');
  expect(await told(merchants(second, first, 99_999))).toEqual(['乙类', '甲类', undefined]);
  await told(merchants(...Array.from({ length: 10_000 }, (_, index) => 100_000 + index)));
  expect(await told(merchants(first, second))).toEqual(['甲类改', '乙类']);
});
