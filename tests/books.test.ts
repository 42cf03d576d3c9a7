/** Two server processes, one database, random work at once, kill -9 in between: the books are right afterwards. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findings } from '../scripts/books/check';
import { contract } from '../src/server/contract';
import { enterJobs, runDue } from '../src/server/jobs/schedule';
import { prepare } from '../src/server/prepare';
import { book } from '../src/server/resources/door/book';
import { system } from '../src/server/resources/door/visit';
import { openHouse, write } from '../src/server/resources/house';
import type { House } from '../src/server/resources/types';
import { departures } from '../generated/departures';
import { byTimeJobs } from '../src/server/jobs/byTime';
import { randomFrom } from '../src/server/seed/samples';
import type { SqlRoom } from '../src/server/sql/connect';
import { adminPassword, startTestDatabase, type TestDatabase } from './server/helper';
import { buildServer, type Running, startServer } from './server/running';

/** `OPERATIONS=10000 npm test -- tests/books.test.ts` for more of it. */
const operations = Number(process.env.OPERATIONS ?? 400);
const workers = 12;
const newOrders = Math.ceil(operations / 8);

let database: TestDatabase;
let room: SqlRoom;
let house: House;
const servers: (Running & { token: string })[] = [];

beforeAll(async () => {
  buildServer();
  database = await startTestDatabase();
  room = database.connect();
  await prepare(room, contract, { adminPassword, demo: 1, demoRows: 400, dataDir: database.dataDir });
  house = openHouse(room, undefined, contract, true, departures);
  await makeWork();
  for (const at of [0, 1]) await start(at);
}, 120_000 + operations * 60);
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await room?.close();
  await database?.stop();
});

async function start(at: number): Promise<void> {
  const server = await startServer({ DATA_DIR: database.dataDir, DATABASE_URL: database.url, DEMO: '1', DEMO_ROWS: '400', LOG_LEVEL: 'error' });
  servers[at] = { ...server, token: '' };
  servers[at]!.token = (await call(at, 'login', { account: 'admin', pwd: adminPassword }))!.data.token;
}

async function killAndStart(at: number): Promise<void> {
  const { child, ended } = servers[at]!;
  child.kill('SIGKILL');
  await ended;
  await start(at);
}

/** @returns the envelope; undefined when the server was killed meanwhile */
async function call(at: number, path: string, body: unknown): Promise<{ code: number; message: string; data: any } | undefined> {
  const { url, token } = servers[at]!;
  try {
    const answer = await fetch(`${url}/api/admin/platform/${path}`, {
      method: 'POST', headers: { 'content-type': 'application/json', ...(token && { 'authori-zation': token }) }, body: JSON.stringify(body),
    });
    return await answer.json() as { code: number; message: string; data: any };
  } catch {
    return undefined;
  }
}

/** Orders paid from the balance that wait to be sent, half of them with a refund that is asked for; and orders of every age for the jobs. */
async function makeWork(): Promise<void> {
  const { rows: orders } = await sql<{ id: number; uid: number; orderNo: string; payPrice: string }>`
    insert into order_order select (jsonb_populate_record(null::order_order, to_jsonb(o) || jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('order_order', 'id')), 'order_no', 'BOOKS' || n, 'out_trade_no', o.id || '-' || n, 'status', 1, 'refund_status', 0, 'delivery_num', 0, 'pay_type', 'yue', 'pay_channel', 'yue',
      'delivery_type', '', 'is_split_delivery', false, 'receiving_time', null, 'complete_time', null, 'cancel_status', 0, 'coupon_id', null, 'plat_coupon_id', null))).*
    from generate_series(1, ${newOrders}) n
    cross join lateral (select o.* from order_order o join user_user u on u.id = o.uid join merchant_merchant m on m.id = o.mer_id
      where o.paid and o.shipping_type = 1 and o.second_type = 0 and o.refund_status = 0 and not u.is_logoff and m.is_self and not o.is_user_del and o.group_buy_record_status in (10, 99)
      order by o.id offset n % 10 limit 1) o
    returning id::int as id, uid::int as uid, order_no as "orderNo", pay_price::text as "payPrice"`.execute(room.sql);
  expect(orders).toHaveLength(newOrders);
  await sql`insert into order_detail select (jsonb_populate_record(null::order_detail, to_jsonb(d) || jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('order_detail', 'id')), 'order_id', o.id, 'order_no', o.order_no, 'delivery_num', 0, 'is_receipt', false))).*
    from order_order o join order_detail d on d.order_id::text = split_part(o.out_trade_no, '-', 1) where o.order_no like 'BOOKS%'`.execute(room.sql);
  // Each earns a tenth for somebody else than its member.
  await sql`update order_detail d set first_brokerage_fee = trunc(d.pay_price / 10, 2), second_brokerage_fee = 0 where d.order_no like 'BOOKS%'`.execute(room.sql);
  await sql`update order_order o set second_brokerage = 0, first_brokerage = (select sum(first_brokerage_fee) from order_detail d where d.order_id = o.id) where o.order_no like 'BOOKS%'`.execute(room.sql);
  await sql`insert into user_brokerage_record (uid, sub_uid, link_type, order_id, order_no, order_price, brokerage_level, type, title, price, status)
    select (select id from user_user u where u.is_promoter and not u.is_logoff and u.id <> o.uid order by id offset o.id % 9 limit 1), o.uid, 'order', o.id, o.order_no, o.pay_price, 1, 1, '推广订单', o.first_brokerage, 1
    from order_order o where o.order_no like 'BOOKS%' and o.first_brokerage > 0`.execute(room.sql);
  await sql`insert into refund_order select (jsonb_populate_record(null::refund_order, to_jsonb(r) || jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('refund_order', 'id')), 'refund_order_no', 'R' || o.order_no, 'order_id', o.id, 'order_no', o.order_no, 'order_detail_id', d.id, 'uid', o.uid, 'mer_id', o.mer_id,
      'refund_status', 0, 'refund_pay_type', 'yue', 'after_sales_type', 1, 'return_goods_type', 0, 'apply_refund_num', 1, 'pay_num', d.pay_num, 'refund_price', trunc(d.pay_price / d.pay_num, 2),
      'refund_freight_fee', 0, 'refund_use_integral', 0, 'refund_gain_integral', 0, 'refund_integral_price', 0, 'refund_plat_coupon_price', 0,
      'refund_first_brokerage_fee', 0, 'refund_second_brokerage_fee', 0, 'refund_time', null))).*
    from order_order o cross join lateral (select * from order_detail d where d.order_id = o.id order by id limit 1) d
    cross join lateral (select * from refund_order order by id limit 1) r
    where o.order_no like 'BOOKS%' and substr(o.order_no, 6)::int % 2 = 0`.execute(room.sql);
  await sql`update order_detail d set apply_refund_num = 1 from refund_order r where r.order_detail_id = d.id and r.order_no like 'BOOKS%'`.execute(room.sql);
  await sql`update order_order o set refund_status = 1 from refund_order r where r.order_id = o.id and r.order_no like 'BOOKS%'`.execute(room.sql);
  await sql`update user_user u set pay_count = pay_count + made.count from (select uid, count(*) as count from order_order where order_no like 'BOOKS%' group by 1) made where made.uid = u.id`.execute(room.sql);
  const sold = sql`select attr_value_id, product_id, sum(pay_num) as pieces from order_detail where order_no like 'BOOKS%' group by 1, 2`;
  await sql`update product_attr_value v set sales = sales + sold.pieces from (${sold}) sold where sold.attr_value_id = v.id`.execute(room.sql);
  await sql`update product_product p set sales = sales + sold.pieces from (select product_id, sum(pieces) as pieces from (${sold}) each group by 1) sold where sold.product_id = p.id`.execute(room.sql);
  for (const { uid, orderNo, payPrice } of orders) {
    await write(house, system, async (visit) => {
      await book(visit, 'user/balanceRecord', { holder: uid, amount: payPrice, title: '充值', values: { linkType: 'system', remark: '充值' } });
      await book(visit, 'user/balanceRecord', { holder: uid, amount: `-${payPrice}`, title: '支付订单', values: { linkType: 'order', linkId: orderNo, remark: '支付订单' } });
    });
  }
  for (const [name, value] of [['order_cancel_time', '1'], ['auto_take_delivery_day', '0'], ['auto_complete_day', '0']]) {
    await sql`insert into system_config (name, form_id, value) values (${name}, 1, ${value})`.execute(room.sql);
  }
  await sql`update distribution_config set retail_store_brokerage_freezing_time = 0`.execute(room.sql);
}

const found = async () => {
  const client = await room.pool.connect();
  try {
    const wrong: string[] = [];
    for await (const { table, id, what, expected, found: is } of findings(client)) wrong.push(`${table} ${id}: ${what} ${expected} ${is}`);
    return wrong;
  } finally {
    client.release();
  }
};

it(`${operations} operations, ${workers} at a time, and kills in between leave books that are right`, async () => {
  expect(await found()).toEqual([]);
  const random = randomFrom(2026);
  const whole = (most: number) => Math.floor(random() * most);
  const pick = <T>(list: readonly T[]): T => list[whole(list.length)]!;
  const { rows: orders } = await sql<{ orderNo: string; details: { id: number; num: number }[] }>`
    select o.order_no as "orderNo", jsonb_agg(jsonb_build_object('id', d.id, 'num', d.pay_num)) as details
    from order_order o join order_detail d on d.order_id = o.id where o.order_no like 'BOOKS%' group by 1 order by 1`.execute(room.sql);
  const { rows: members } = await sql<{ id: number }>`select id::int as id from user_user where not is_del order by id limit 60`.execute(room.sql);
  const { rows: promoters } = await sql<{ id: number }>`select id::int as id from user_user where is_promoter and not is_del order by id limit 20`.execute(room.sql);
  const { rows: [express] } = await sql<{ code: string }>`select code from operation_company_list where is_show limit 1`.execute(room.sql);

  const kinds: Record<string, () => [path: string, body: unknown]> = {
    points: () => ['user/operate/integer', { uid: pick(members).id, operateType: pick(['add', 'sub']), integral: 1 + whole(500) }],
    balance: () => ['user/operate/balance', { uid: pick(members).id, operateType: pick(['add', 'sub']), money: ((1 + whole(50_000)) / 100).toFixed(2) }],
    superior: () => ['retail/store/update/user/spread', { userId: pick(members).id, spreadUid: pick(promoters).id }],
    send: () => ['order/send', { orderNo: pick(orders).orderNo, deliveryType: 'express', expressCode: express!.code, expressNumber: `E${whole(1e6)}`, isSplit: false }],
    sendPart: () => {
      const { orderNo, details } = pick(orders);
      const { id, num } = pick(details);
      return ['order/send', { orderNo, deliveryType: 'noNeed', deliveryMark: '', isSplit: true, detailList: [{ orderDetailId: id, num: 1 + whole(num) }] }];
    },
    refund: () => [`refund/order/compulsory/refund/R${pick(orders).orderNo}`, {}],
    mark: () => ['order/mark', { orderNo: pick(orders).orderNo, remark: `备注${whole(1000)}` }],
  };
  const jobs = byTimeJobs(house).filter(({ name }) => /^(order|distribution)\//.test(name));
  await enterJobs(room.sql, jobs);
  const names = Object.keys(kinds);
  const done = new Map<string, number>();
  let left = operations;
  let killing: Promise<void> | undefined;
  const killsAt = [1 / 3, 2 / 3].map((part) => Math.floor(operations * part));
  let lost = 0;

  const work = async () => {
    for (;;) {
      const at = --left;
      if (at < 0) return;
      if (killsAt.includes(at)) killing = (killing ?? Promise.resolve()).then(() => killAndStart(at % 2));
      if (at % 100 === 0) {
        await sql`update job set due_time = now()`.execute(room.sql);
        await runDue(room.sql, jobs);
      }
      const name = pick(names);
      const [path, body] = kinds[name]!();
      const answer = await call(whole(2), path, body);
      if (!answer) {
        lost += 1;
        await killing;
        continue;
      }
      expect(answer.code, `${path} ${answer.message}`).not.toBe(500);
      if (answer.code === 200) done.set(name, (done.get(name) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  await killing;
  // What was sent is received, complete and paid out, one step after the other; a killed server may still hold a job.
  for (let step = 0; step < 3; step += 1) {
    await sql`update order_order set receiving_time = receiving_time - interval '1 hour' where order_no like 'BOOKS%'`.execute(room.sql);
    await sql`update user_brokerage_record set thaw_time = thaw_time - interval '1 hour' where order_no like 'BOOKS%'`.execute(room.sql);
    await sql`update job set due_time = now(), lease_until = null`.execute(room.sql);
    await runDue(room.sql, jobs);
  }
  expect(await found()).toEqual([]);
  expect(lost).toBeGreaterThan(0);
  const { rows: paidOut } = await sql`select 1 from user_brokerage_record where order_no like 'BOOKS%' and status = 3 limit 1`.execute(room.sql);
  expect(paidOut, 'brokerage was settled on the way').toHaveLength(1);
  for (const name of names) expect(done.get(name) ?? 0, name).toBeGreaterThan(operations / 200);
}, 240_000 + operations * 120);
