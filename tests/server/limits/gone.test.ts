/** Published calls on several records take them all or none: they end, undone, once their caller has gone between two of them. */
import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EndpointModel, EntityModel } from '../../../src/engine/model';
import { contract } from '../../../src/server/contract';
import { openHouse } from '../../../src/server/resources/house';
import type { House } from '../../../src/server/resources/types';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
let house: House;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestApp({ config: { demo: 1 } });
  house = openHouse({ sql: server.app.sql, pool: undefined as never, vault: server.app.vault }, contract, { demo: true });
  server.app.server.on('connection', (socket) => sockets.push(socket));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as { port: number });
});
afterAll(() => server?.close());

const named = (key: string, name: string): [EntityModel, EndpointModel] => {
  const entity = contract.entities.find((each) => each.key === key)!;
  return [entity, entity.endpoints.find((each) => each.name === name)!];
};
const idOf = async (query: ReturnType<typeof sql<{ id: string }>>) => Number((await query.execute(server.app.sql)).rows[0]!.id);

/** Every way in which such a call goes through its records, and what it carries beside them. */
const ways: [key: string, name: string, where: string, carried: () => Promise<object>][] = [
  ['media/attachment', 'delete', 'not is_del', async () => ({})],
  ['product/product', 'action.addSales', 'not is_del', async () => ({ ficti: 1 })],
  ['user/user', 'action.setTag', 'not is_del and not is_logoff', async () => ({ tagIds: String(await idOf(sql`select id from user_label where not is_del order by id limit 1`)) })],
  ['user/user', 'action.gift', 'not is_del and not is_logoff and not is_permanent_paid_member', async () => ({ cardId: await idOf(sql`select id from ${sql.table(house.resources.get('user/paidMemberCard')!.tableName)} where type = 1 and status and not is_del order by id limit 1`) })],
  ['user/user', 'action.sendCoupon', 'not is_del and not is_logoff', async () => ({ couponId: (await server.call('GET', '/admin/platform/coupon/can/send/list', { query: { limit: '1' } })).data.list[0].id })],
];

it('the ways are all that there are', () => {
  const byHand = contract.entities.flatMap((entity) => entity.actions.filter(({ endpoint, effect }) =>
    'handler' in effect && entity.endpoints.some(({ name, id }) => name === endpoint && id?.many)).map(({ endpoint }) => `${entity.key} ${endpoint}`));
  expect(ways.map(([key, name]) => `${key} ${name}`)).toEqual(expect.arrayContaining(byHand));
});

it.each(ways)('%s %s', async (key, name, where, carried) => {
  const [entity, { id, path, method }] = named(key, name);
  const table = sql.table(house.resources.get(entity.key)!.tableName);
  const pick = sql<{ id: string }>`select id from ${table} where ${sql.raw(where)} order by id limit 3`;
  const ids = (await pick.execute(server.app.sql)).rows.map((row) => Number(row.id));
  const look = async () => (await sql`select * from ${table} where id = any(${ids}::bigint[]) order by id`.execute(server.app.sql)).rows;
  const before = await look();
  expect(before.length).toBe(3);
  const body = JSON.stringify({ ...await carried(), [id!.name]: id!.list ? ids : ids.join(',') });
  await server.app.sql.transaction().execute(async (transaction) => {
    await sql`select id from ${table} where id = ${ids[1]} for update`.execute(transaction);
    const known = sockets.length;
    const sent = request({ port, host: '127.0.0.1', method, path: `/api${path}`, agent: false, headers: { 'authori-zation': server.token, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } });
    sent.on('error', () => undefined);
    sent.end(body);
    const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waits.execute(server.app.sql)).rows.length).toBe(1);
    const gone = once(sockets[known]!, 'close');
    sent.destroy();
    await gone;
  });
  const logged = async () => (await sql<{ error: string }>`select error from operation_log where status = 1 and path = ${`/api${path}`}`.execute(server.app.sql)).rows;
  await expect.poll(logged).toEqual([{ error: '请求已中断，本次操作未执行' }]);
  expect(await look()).toEqual(before);
});
