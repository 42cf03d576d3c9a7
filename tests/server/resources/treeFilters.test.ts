/** Filters by a node of a tree, of every list that the schemas describe: rows of the node and of all below it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../src/server/contract';
import { pagedReads } from '../../../src/server/resources/guard';
import { openHouse } from '../../../src/server/resources/house';
import { readQuery } from '../../../src/server/resources/query';
import { readsAll } from '../../../src/server/resources/reading';
import { listPlan } from '../../../src/server/resources/reads';
import { quote } from '../../../src/server/resources/resource';
import type { House } from '../../../src/server/resources/types';
import { rowsSql } from '../../../src/server/resources/select';
import { multiply } from '../../../src/server/seed/multiply';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { startTestDatabase, type TestDatabase } from '../helper';

let database: TestDatabase;
let room: SqlRoom;
let house: House;
beforeAll(async () => {
  database = await startTestDatabase(1);
  room = database.connect();
  house = openHouse(room, contract, { demo: true, notify: async () => undefined });
});
afterAll(async () => {
  await room?.close();
  await database?.stop();
});

const model = openHouse({ sql: undefined as never, pool: undefined as never }, contract, { demo: true });
const cases = [...model.resources.values()].flatMap((resource) => pagedReads(resource.entity).flatMap((read) =>
  [...listPlan(resource, read).filters.values()].flatMap((filter) => {
    const field = filter.on.map((name) => resource.fields.get(name)).find((each) => each?.kind === 'treeReference' && each.to !== resource.key);
    return field && filter.operator !== 'none' ? [{ at: `${resource.key} ${read.name}`, key: resource.key, read: read.name, param: filter.param, field: field.name, tree: field.to! }] : [];
  })));

it('lists with such filters are known', () => {
  expect(cases.map(({ at, param }) => `${at} ${param}`)).toEqual(expect.arrayContaining(['marketing/article list cid', 'media/attachment list pid', 'product/product list categoryId']));
});

describe.each(cases)('$at by $param', ({ key, read, param, field, tree: treeKey }) => {
  it('finds what is below the node', async () => {
    const resource = house.resources.get(key)!;
    const tree = house.resources.get(treeKey)!;
    // Nodes of some trees go for good.
    const keeps = tree.entity.softDelete;
    const pid = sql.raw(quote(tree.stored.get(tree.entity.tree!.parent)!.column));
    const { rows: nodes } = await sql<{ id: string }>`select id from ${tree.table} t order by id desc limit 3`.execute(house.sql);
    expect(nodes).toHaveLength(3);
    const [top, middle, leaf] = nodes.map(({ id }) => Number(id)) as [number, number, number];
    await sql`update ${tree.table} set ${pid} = case id when ${middle} then ${top}::bigint when ${leaf} then ${middle}::bigint else 0 end${keeps ? sql`, is_del = false` : sql``} where id in (${top}, ${middle}, ${leaf})`.execute(house.sql);
    const { first } = await multiply(house, resource, 2, 9, { [field]: leaf });
    const endpoint = pagedReads(resource.entity).find(({ name }) => name === read)!;
    const found = async (node: number) => {
      const { where } = readQuery(listPlan(resource, endpoint), { [param]: String(node) }, readsAll);
      const { rows } = await rowsSql(resource, sql`${resource.id.ref} as id`, { where, order: [] }).execute(house.sql);
      return rows.map(({ id }) => Number(id)).filter((id) => id >= first);
    };
    expect([await found(top), await found(middle), await found(leaf)]).toEqual([[first, first + 1], [first, first + 1], [first, first + 1]]);

    if (keeps) {
      await sql`update ${tree.table} set is_del = true where id = ${middle}`.execute(house.sql);
      expect([await found(top), await found(leaf)]).toEqual([[], [first, first + 1]]);
    }
    // Put into a circle behind the server's back, the tree is still walked once.
    await sql`update ${tree.table} set ${keeps ? sql`is_del = false, ` : sql``}${pid} = case when id = ${top} then ${leaf}::bigint else ${pid} end where id in (${top}, ${middle})`.execute(house.sql);
    expect(await found(top)).toEqual([first, first + 1]);
  });
});
