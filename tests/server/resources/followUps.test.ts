/** What follows elsewhere from a change: with it while it is little, by a job when it is much, and all of it whatever dies meanwhile. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chunk } from '../../../src/server/resources/batch';
import { assignRecord, createRecord } from '../../../src/server/resources/door/door';
import { mostAlong } from '../../../src/server/resources/door/follow';
import { system } from '../../../src/server/resources/door/visit';
import { workFollowUp } from '../../../src/server/resources/followUps/work';
import { openHouse, write } from '../../../src/server/resources/house';
import { recountMissing, wrongSql } from '../../../src/server/resources/totals/count';
import type { Actor, House } from '../../../src/server/resources/types';
import { startTestApp, type TestApp } from '../helper';
import { contractWith } from './contract';

const name = { type: 'string', title: '名称', maxLength: 40 } as const;
const contract = contractWith({
  'trial/shop': {
    title: '店铺', properties: { name, open: { kind: 'switch', codes: 'opened', title: '营业', default: true }, floor: { type: 'integer', title: '楼层', default: 1 } }, required: ['name'],
    follows: [
      { when: { open: false }, in: 'trial/ware', by: 'shopId', where: { shown: true }, set: { shown: false }, title: '店铺关闭，货品下架' },
      { changes: ['floor'], in: 'trial/ware', by: 'shopId', move: 'retire', title: '店铺搬迁，货品停售' },
    ],
  },
  'trial/ware': {
    title: '货品',
    properties: {
      name, shopId: { to: 'trial/shop', title: '店铺' }, shown: { kind: 'switch', codes: 'show', title: '上架', default: true },
      state: { kind: 'enumeration', enumeration: 'auditStatus', title: '状态', default: 0, readOnly: true },
    },
    required: ['name', 'shopId'],
    resource: {
      api: { list: 'GET list' },
      list: { totals: {}, tabs: { param: 'shown', default: '1', items: [{ value: '1', title: '上架', where: { shown: true } }, { value: '2', title: '下架', where: { shown: false } }] } },
      states: { field: 'state', moves: { retire: { from: 0, to: 3, by: 'system', message: '货品已停售' } } },
    },
  },
}, true);

let server: TestApp;
let house: House;
const clerk: Actor = { ...system, id: 7, account: 'clerk', realName: '店员', roles: [], permissions: [] };

beforeAll(async () => {
  server = await startTestApp({ contract });
  house = openHouse({ sql: server.app.sql, pool: undefined as never, vault: server.app.vault }, contract, { demo: false, notify: server.app.changes.record });
});
afterAll(() => server?.close());
/** Nobody but the test works on what was left. */
beforeEach(() => sql`insert into job (name, holder, lease_until) values ('records:follow', 'test', now() + interval '1 day')
  on conflict (name) do update set holder = 'test', lease_until = now() + interval '1 day'`.execute(server.app.sql));
const wares = () => sql.table(house.resources.get('trial/ware')!.tableName);
const failures: unknown[] = [];
afterEach(async () => {
  const kept = house.resources.get('trial/ware')!;
  expect((await wrongSql(kept, kept.keptList!).execute(server.app.sql)).rows, 'totals are what a count says').toEqual([]);
  await sql`truncate ${wares()}, follow_up`.execute(server.app.sql);
  expect(failures.splice(0)).toEqual([]);
});

const shop = async () => (await write(house, system, (visit) => createRecord(visit, house.resources.get('trial/shop')!, { name: '小店' }, { title: '新增' }))).id;
const stock = async (shopId: unknown, count: number) => {
  await sql`insert into ${wares()} (name, shop_id, shown, state) select '货' || n, ${shopId}, true, 0 from generate_series(1, ${count}) n`.execute(server.app.sql);
  await sql`delete from kept_list`.execute(server.app.sql);
  await recountMissing(house);
};
const change = (id: unknown, values: object, actor = clerk) => write(house, actor, (visit) => assignRecord(visit, house.resources.get('trial/shop')!, id, { ...values }, { title: '改店铺' }));
const count = async (where: ReturnType<typeof sql>) => Number((await sql<{ n: string }>`select count(*) as n from ${wares()} where ${where}`.execute(server.app.sql)).rows[0]!.n);
const log = async () => (await sql<{ account: string; title: string; times: number; rows: number }>`select account, title, count(*)::int as times, count(distinct record_id)::int as rows
  from operation_log where entity = 'trial/ware' and record_id in (select id::text from ${wares()}) group by 1, 2`.execute(server.app.sql)).rows;
const slice = () => workFollowUp(house, (error) => failures.push(error));

describe(`of up to ${mostAlong} records`, () => {
  it('happens with the change, by the right to it, and the log says who and why', async () => {
    const [closed, other] = [await shop(), await shop()];
    await stock(closed, mostAlong);
    await stock(other, 2);
    await change(closed, { open: false });
    expect([await count(sql`not shown and shop_id = ${closed}`), await count(sql`shown and shop_id = ${other}`)]).toEqual([mostAlong, 2]);
    expect(await log()).toEqual([{ account: 'clerk', title: '店铺关闭，货品下架', times: mostAlong, rows: mostAlong }]);
    expect(await slice()).toBe(false);
  });

  it('happens once: not by what changes nothing of it', async () => {
    const id = await shop();
    await change(id, { open: false });
    await stock(id, 2);
    await change(id, { name: '改名' });
    expect(await count(sql`shown`)).toBe(2);
  });

  it('is refused together with the change, where one record cannot follow', async () => {
    const id = await shop();
    await stock(id, 3);
    await sql`update ${wares()} set state = 3 where name = '货2'`.execute(server.app.sql);
    await expect(change(id, { floor: 2 })).rejects.toMatchObject({ code: 400, message: '「货2」货品已停售' });
    expect(await count(sql`state = 3`)).toBe(1);
    await sql`update ${wares()} set state = 0`.execute(server.app.sql);
    await change(id, { floor: 2 });
    expect(await count(sql`state = 3`)).toBe(3);
  });
});

describe(`of more than ${mostAlong} records`, () => {
  const many = mostAlong + 1;

  it('is left to a job, slice by slice, each record once', async () => {
    const id = await shop();
    await stock(id, many);
    await change(id, { open: false });
    expect(await count(sql`not shown`)).toBe(0);
    expect(await slice()).toBe(true);
    expect(await count(sql`not shown`)).toBe(chunk);
    while (await slice());
    expect(await count(sql`not shown`)).toBe(many);
    expect(await log()).toEqual([{ account: 'clerk', title: '店铺关闭，货品下架', times: many, rows: many }]);
  });

  it('ends where what it follows from is taken back', async () => {
    const id = await shop();
    await stock(id, many);
    await change(id, { open: false });
    await slice();
    await change(id, { open: true });
    while (await slice());
    expect(await count(sql`not shown`)).toBe(chunk);
  });

  it('harms no other record where one cannot follow, and tells of it', async () => {
    const id = await shop();
    await stock(id, many);
    await sql`update ${wares()} set state = 3 where name = '货2'`.execute(server.app.sql);
    await change(id, { floor: 2 });
    while (await slice());
    expect(await count(sql`state = 3`)).toBe(many);
    expect(failures.splice(0).map((error) => (error as Error).message)).toEqual([expect.stringContaining('货品已停售')]);
  });

  it('goes on where a killed connection left it, each record once', async () => {
    const id = await shop();
    await stock(id, many);
    await change(id, { open: false });
    await slice();
    const [other, killer] = [server.database.connect(), server.database.connect()];
    const holder = await other.pool.connect();
    await holder.query(`begin; select from ${house.resources.get('trial/ware')!.tableName} where shown order by id limit 1 for update`);
    const dying = slice().catch((error: unknown) => error);
    for (let [killed, looks] = [0, 0]; killed === 0; looks += 1) {
      expect(looks, 'the slice waits for the row').toBeLessThan(5_000);
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for update%'`.execute(killer.sql);
      killed = rows.length;
    }
    await holder.query('rollback');
    holder.release();
    await dying;
    failures.length = 0;
    await Promise.all([other.close(), killer.close()]);
    expect(await count(sql`not shown`) % chunk, 'a slice is whole or nothing').toBe(0);
    while (await slice());
    expect(await count(sql`not shown`)).toBe(many);
    expect(await log()).toEqual([{ account: 'clerk', title: '店铺关闭，货品下架', times: many, rows: many }]);
  }, 300_000);
});
