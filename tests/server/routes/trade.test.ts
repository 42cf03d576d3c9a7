/** A year of trade among the demo rows: its rows pass the rules of their entities, and times fit together. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complete } from '../../../src/server/resources/door/complete';
import type { House, Row } from '../../../src/server/resources/types';
import { validate } from '../../../src/server/resources/door/validate';
import { openHouse } from '../../../src/server/resources/house';
import { decodeRow } from '../../../src/server/resources/resource';
import { groupStatus, orderStatus, refundStatus } from '../../../generated/codes';
import { contract } from '../../../src/server/contract';
import { prepare } from '../../../src/server/prepare';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { accounts } from '../../../scripts/books/accounts';
import { findings } from '../../../scripts/books/check';
import { wallTime } from '../../../src/engine/time/wallTime';
import { sentBy } from '../../../src/server/routes/customerService/sent';
import { newest, orderTimes } from '../../../src/server/routes/order/demo/calendar';
import { diceFrom } from '../../../src/server/routes/order/demo/dice';
import { readGoods } from '../../../src/server/routes/order/demo/goods';
import { groupLasts, planOrder } from '../../../src/server/routes/order/demo/orders';
import { standingOf } from '../../../src/server/routes/order/demo/rows';
import { givenBack, refundSteps, stepAt } from '../../../src/server/routes/order/demo/refunds';
import { returningFor } from '../../../src/server/routes/order/demo/trade';
import { adminPassword, startTestDatabase, type TestDatabase } from '../helper';

let database: TestDatabase;
let room: SqlRoom;
let house: House;
/** The day on which the demo rows began to be written. */
let day: string;
beforeAll(async () => {
  day = wallTime().slice(0, 10);
  database = await startTestDatabase();
  room = database.connect();
  await prepare(room, contract, { adminPassword, demo: 1, demoRows: 900, dataDir: database.dataDir });
  house = openHouse(room, contract, { demo: true });
});
afterAll(async () => {
  await room?.close();
  await database?.stop();
});

const entities = [
  'order/order', 'order/orderDetail', 'order/orderStatusLog', 'order/invoice', 'order/invoiceDetail', 'order/refund', 'order/refundStatusLog',
  'user/user', 'user/integralRecord', 'user/balanceRecord', 'user/experienceRecord', 'distribution/brokerageRecord', 'marketing/couponUser',
];

describe.each(entities)('rows of %s', (key) => {
  it('are there and pass the rules of their entity', async () => {
    const resource = house.resources.get(key)!;
    const { rows } = await sql<Row>`select t.* from ${resource.table} t`.execute(room.sql);
    expect(rows.length).toBeGreaterThan(20);
    const wrong = rows.flatMap((row) => validate(resource, 'create', complete(resource, decodeRow(resource, row))).map(({ field, message }) => `${field} ${message}`));
    expect([...new Set(wrong)]).toEqual([]);
  });
});

/** Rows that would be told of something impossible. */
it.each([
  ['an order paid before it was made', sql`select order_no from order_order where pay_time < create_time`],
  ['an order received before it was paid', sql`select order_no from order_order where receiving_time < pay_time`],
  ['an order complete before it was received', sql`select order_no from order_order where complete_time < receiving_time`],
  ['anything after now', sql`select order_no from order_order where greatest(create_time, pay_time, receiving_time, complete_time) > now()`],
  ['a shipment before the payment', sql`select i.order_no from order_invoice i join order_order o on o.id = i.order_id where i.create_time < o.pay_time`],
  ['an order made before its member came', sql`select o.order_no from order_order o join user_user u on u.id = o.uid where o.create_time < u.create_time`],
  ['an order of a member who is gone', sql`select o.order_no from order_order o join user_user u on u.id = o.uid where u.is_logoff`],
  ['an order unpaid for longer than orders wait', sql`select order_no from order_order where status = 0 and create_time < now() - interval '31 minutes'`],
  ['a member brought by one who is no promoter', sql`select u.id from user_user u join user_user s on s.id = u.spread_uid where not s.is_promoter or s.create_time > u.create_time`],
  ['a coupon used before or after its time', sql`select id from coupon_user where use_time not between start_time and end_time`],
  ['a refund complete before its request', sql`select refund_order_no from refund_order where refund_time < create_time`],
])('there is no %s', async (_what, question) => {
  expect((await question.execute(room.sql)).rows).toEqual([]);
});

it('points orders stand in every state that one may be in, and in every tab', async () => {
  const { rows } = await sql<{ state: string }>`select distinct case when is_user_del then 'deleted' when refund_status = 3 then 'refunded' else status::text end as state from order_order where second_type = 1`.execute(room.sql);
  expect(rows.map(({ state }) => state).sort()).toEqual(['0', '1', '2', '4', '5', '6', '9', 'deleted', 'refunded']);
});

it('orders stand in every state that one may be in', async () => {
  const { rows } = await sql<{ status: number }>`select distinct status from order_order order by 1`.execute(room.sql);
  expect(rows.map(({ status }) => status)).toEqual(expect.arrayContaining([0, 1, 3, 4, 5, 6, 9]));
});

it('refunds stand in every state that one may be in', async () => {
  const { rows } = await sql<{ status: number }>`select distinct refund_status as status from refund_order order by 1`.execute(room.sql);
  expect(rows.map(({ status }) => status)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it.each(['asked', 'revoked', 'refused', 'returning', 'returned', 'refunding'] as const)('at any hour of any day a refund stands there that is %s', async (status) => {
  const goods = await readGoods(house);
  const isAsked = status === 'asked';
  for (let hour = 0; hour < 24 * 14; hour += 1) {
    const now = Date.UTC(2026, 10, 9, hour, 20) / 1000;
    const { receivedAt = Infinity, refund } = planOrder(now - (isAsked ? 3_600 : returningFor), now, goods, 0, 0, diceFrom(hour), isAsked ? 'refund' : status);
    expect({ hour, status: stepAt(refund!, now).status, hasCome: receivedAt < refund!.steps[0]!.at }).toEqual({ hour, status: refundStatus[status], hasCome: !isAsked });
  }
});

it.each(['refund_order', 'product_comment'])('the latest row of %s has the highest id', async (table) => {
  const { rows } = await sql<{ id: number }>`select id from (select id, create_time < lag(create_time) over (order by id) as earlier from ${sql.table(table)}) t where earlier`.execute(room.sql);
  expect(rows).toEqual([]);
});

describe.each(['user/integralRecord', 'marketing/integralManual', 'marketing/integralReceipt', 'marketing/integralAdjust'])('rows of %s', (key) => {
  // Among few orders none may have given points back, so link types are not asked for.
  const shown = contract.entities.find((entity) => entity.key === key)!.fields.filter(({ name, codes }) => codes && name !== 'linkType' && /(type|status)$|^source$/i.test(name));

  it.each(shown.map(({ name, title, codes = [] }) => [title, name, codes] as const))('show every %s', async (_title, name, codes) => {
    const resource = house.resources.get(key)!;
    const { rows } = await sql<{ code: string }>`select distinct ${resource.stored.get(name)!.ref}::text as code from ${resource.table} t`.execute(room.sql);
    expect(rows.map(({ code }) => code).sort()).toEqual(codes.map(String).sort());
  });
});

it('at any hour the platform has two orders of several pieces to send itself', async () => {
  const goods = await readGoods(house);
  for (let hour = 0; hour < 24; hour += 1) {
    const now = Date.UTC(2026, 10, 23, hour) / 1000;
    for (let seed = 1; seed <= 20; seed += 1) {
      const plan = planOrder(now - 3_600, now, goods, 0, 0, diceFrom(seed), 'unsent');
      expect({ own: plan.amounts.items.every(({ good }) => good.isSelf), several: plan.amounts.pieces > 1, status: standingOf(plan, now).status }).toEqual({ own: true, several: true, status: orderStatus.toShip });
    }
  }
  const { rows } = await sql`select o.id from order_order o join merchant_merchant m on m.id = o.mer_id where o.status = ${orderStatus.toShip} and m.is_self and o.shipping_type = 1 and o.total_num > 1 and o.refund_status = 0`.execute(room.sql);
  expect(rows.length).toBeGreaterThan(1);
});

it.each([60, 600, 6_000])('at any hour a group is open, of %i orders', async (count) => {
  const goods = await readGoods(house);
  for (let hour = 0; hour < 24 * 14; hour += 1) {
    const now = Date.UTC(2026, 10, 9, hour, 20) / 1000;
    const placed = orderTimes(count, now, diceFrom(hour))[count - newest]!;
    const { paidAt, group } = planOrder(placed, now, goods, 0, 0, diceFrom(hour), 'group');
    expect({ group, hasBegun: paidAt! <= now, waits: paidAt! + groupLasts > now }).toEqual({ group: 'succeeds', hasBegun: true, waits: true });
  }
  const { rows } = await sql`select id from marketing_group_record where record_status = ${groupStatus.open}`.execute(room.sql);
  expect(rows.length).toBeGreaterThan(0);
});

it('the desk of the first administrator has sent and verified coupons today', async () => {
  const { rows: [admin] } = await sql<{ id: number; account: string }>`select id, account from system_admin order by id limit 1`.execute(room.sql);
  const { rows: sent } = await sql<{ isToday: boolean }>`select at >= ${day}::date as "isToday" from (${sentBy(admin!)}) sent`.execute(room.sql);
  const { rows: verified } = await sql`select id from marketing_coupon_verify where verifier_id = ${admin!.id} and verify_time >= ${day}::date`.execute(room.sql);
  expect(sent.filter(({ isToday }) => isToday)).toHaveLength(3);
  expect(verified.length).toBeGreaterThan(0);
});

const demo = await contract.demo();
const countOf = (key: string): number => (Array.isArray(demo[key]) ? demo[key].length : demo[key]?.count ?? 0);
const demonstrated = [...contract.entities.values()].filter(({ key, table }) => countOf(key) > 4 && table.columns.some(({ name }) => name === 'create_time') && key !== 'order/order').map(({ key }) => key);

it.each(demonstrated)('demo rows of %s came one after the other', async (key) => {
  const { rows: [row] } = await sql<{ times: number; late: number }>`select count(distinct create_time)::int as times, count(*) filter (where create_time > now() at time zone 'Asia/Shanghai')::int as late
    from ${house.resources.get(key)!.table}`.execute(room.sql);
  expect(row!.times).toBeGreaterThan(4);
  expect(row!.late).toBe(0);
});

/** Column of a table and the codes that its demo rows show. */
it.each<[table: string, column: string, codes: (string | number | boolean)[]]>([
  ['product_product', 'type', [0, 2, 5, 6]], ['order_order', 'second_type', [0, 1, 2, 5, 6]], ['order_order', 'type', [0, 1, 2]], ['order_order', 'shipping_type', [1, 2, 3]],
  ['order_order', 'delivery_type', ['express', 'merchant', 'noNeed']], ['order_order', 'pay_type', ['weixin', 'alipay', 'yue']], ['order_detail', 'product_type', [0, 2, 5, 6]],
  ['refund_order', 'after_sales_type', [1, 2]], ['merchant_merchant', 'star_level', [1, 2, 3, 4, 5]], ['merchant_merchant', 'is_self', [true, false]],
])('%s shows every %s', async (table, column, codes) => {
  const { rows } = await sql<{ code: unknown }>`select distinct ${sql.ref(column)} as code from ${sql.table(table)}`.execute(room.sql);
  expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
});

it('goods ask for forms, and their orders hold what was filled in', async () => {
  const { rows } = await sql<{ title: string }>`select distinct o.order_extend->0->>'title' as title from order_order o
    join product_product p on p.system_form_id = o.system_form_id join system_form_template f on f.id = p.system_form_id where f.id > 100`.execute(room.sql);
  expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(['刻字内容', '上门时段', '充值账号']));
});

it('refunds take every way there is', () => {
  const dice = diceFrom(7);
  const ways = Array.from({ length: 400 }, (_, index) => refundSteps(0, index % 2 === 0, index % 3 === 0, dice));
  const changes = new Set([...ways, givenBack(0)].flatMap((steps) => steps.map(({ change }) => change)));
  expect([...changes].sort()).toEqual(contract.enumerations.find(({ name }) => name === 'refundChange')!.items.map(({ value }) => value).sort());
});

it('refunds move as their schema lets them, and end as it sets', () => {
  const moves = Object.values(contract.entities.find(({ key }) => key === 'order/refund')!.states!.moves);
  const dice = diceFrom(11);
  for (let index = 0; index < 200; index += 1) {
    const steps = refundSteps(0, index % 2 === 0, index % 3 === 0, dice);
    for (const [at, { status }] of steps.slice(1).entries()) expect(moves.some(({ from, to }) => from.includes(steps[at]!.status) && to === status), JSON.stringify(steps)).toBe(true);
  }
});

it('ids go on after the rows that brought their own', async () => {
  for (const key of entities) {
    const { tableName } = house.resources.get(key)!;
    const { rows: [row] } = await sql<{ next: number; last: number }>`select nextval(pg_get_serial_sequence(${tableName}, 'id'))::int as next, (select max(id)::int from ${sql.table(tableName)}) as last`.execute(room.sql);
    expect(row!.next).toBe(row!.last + 1);
  }
});

describe('the books', () => {
  /** What is found after a change that is taken back. */
  async function foundAfter(change: string): Promise<{ table: string; id: string; what: string }[]> {
    const client = await room.pool.connect();
    try {
      await client.query('begin');
      // Rows that are written once are bent too.
      await client.query('set local session_replication_role = replica');
      const { rowCount } = await client.query(change);
      expect(rowCount, change).toBeGreaterThan(0);
      const found = [];
      for await (const finding of findings(client)) found.push(finding);
      return found;
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it('are right', async () => {
    expect(await foundAfter('select 1')).toEqual([]);
  });

  /** Where what is found is no column of the row itself. */
  const byHand: Record<string, string> = {
    支付状态与订单状态一致: 'update order_order set paid = not paid where id = 1',
    已支付的订单有支付时间: 'update order_order set pay_time = null where id = (select min(id) from order_order where paid)',
    从会员收回的赠送积分不超过应收回的: 'update refund_order set refund_gain_integral = 1000000 where id = (select min(id) from refund_order where refund_status = 3)',
    未发货退款的数量不超过退款数量: 'update order_detail set unsent_refund_num = refund_num + 1 where id = 1',
    退款数量不超过购买数量: 'update order_detail set refund_num = pay_num + 1 where id = 1',
    退到余额的金额等于余额记录: `delete from user_balance_record where id = (select max(id) from user_balance_record where link_type = 'refund' and link_id in (select refund_order_no from refund_order))`,
    原路或线下退回的钱不再退到余额: `update refund_order set refund_pay_type = 'weixin' where refund_order_no = (select max(link_id) from user_balance_record where link_type = 'refund' and link_id in (select refund_order_no from refund_order))`,
    退款成功的原路退款已退回: 'update refund_order set provider_state = 1 where id = (select min(id) from refund_order where refund_status = 3)',
    线下退款有凭证: `update refund_order set provider_state = 4, offline_proof = '{}' where id = (select min(id) from refund_order where refund_status = 3)`,
    退款成功的报名原路退款已退回: 'update marketing_activity_refund set provider_state = 1 where id = (select min(id) from marketing_activity_refund where refund_status = 3)',
    ...Object.fromEntries([['一', 1], ['二', 2]].flatMap(([title, level]) => {
      const one = `(select min(id) from user_brokerage_record where brokerage_level = ${level} and type = 1 and status <> 4)`;
      return [
        [`有${title}级返佣的已支付订单恰有一条${title}级佣金记录`, `delete from user_brokerage_record where id = ${one}`],
        [`${title}级佣金记录之和等于${title}级返佣减退佣`, `update user_brokerage_record set price = price + 1 where id = ${one}`],
      ];
    })),
    已使用的优惠券恰属一个有效订单或一次有效核销: 'update coupon_user set status = 0 where id = (select min(id) from coupon_user where status = 1)',
    余额支付的金额等于余额记录: `update user_balance_record set amount = amount + 1 where id = (select max(id) from user_balance_record where link_type = 'order' and link_id in (select order_no from order_order))`,
    各规格销量之和不超过商品销量: 'update product_product set sales = sales - 1 where id = (select min(id) from product_product where sales > 0)',
    关闭的商户没有上架的商品: 'update merchant_merchant set is_switch = false where id = (select min(mer_id) from product_product where is_show and not is_del)',
    ...Object.fromEntries(contract.entities.flatMap((entity) => {
      const holder = contract.entities.find(({ key }) => key === entity.fields.find(({ name }) => name === entity.ledger?.of)?.to);
      if (!entity.ledger || !holder) return [];
      const columnOf = ({ table }: typeof entity, name: string) => table.columns.find(({ field }) => field === name)!.name;
      const [held, after] = [columnOf(holder, entity.ledger.holds), columnOf(entity, entity.ledger.after)];
      return [
        [`${holder.title}的${holder.fields.find(({ name }) => name === entity.ledger!.holds)!.title}不小于0`, `update ${holder.table.name} set ${held} = -1 where id = (select min(id) from ${holder.table.name})`],
        [`${entity.title}接着另一条记录的剩余`, `update ${entity.table.name} set ${after} = ${after} + 1000000, status = 3 where id = (select min(id) from ${entity.table.name})`],
      ];
    })),
    分录借贷相等: 'update finance_entry set amount = amount + 1 where id = 1',
    分录同时记账: `update finance_entry set create_time = create_time - interval '1 hour' where id = 1`,
    会员余额等于分录之和: `update finance_entry set amount = amount + 1 where id = (select min(id) from finance_entry where account = 'member:balance')`,
    会员可用佣金等于分录之和: `update finance_entry set amount = amount + 1 where id = (select min(id) from finance_entry where account = 'member:brokerage:available')`,
    会员冻结佣金等于分录之和: `update finance_entry set amount = amount + 1 where id = (select min(id) from finance_entry where account = 'member:brokerage:frozen')`,
    会员结算中佣金等于分录之和: `update finance_entry set amount = amount + 1 where id = (select min(id) from finance_entry where account = 'member:brokerage:withdrawing')`,
    申请结算恰有一笔分录: `delete from finance_entry where event = (select min(event) from finance_entry where kind = 'userClosingAsked')`,
    结算未通过恰有一笔分录: 'update user_closing set audit_status = 2 where id = (select min(id) from user_closing where audit_status = 1)',
    结算到账恰有一笔分录: `delete from finance_entry where event = (select min(event) from finance_entry where kind = 'userClosingPaid')`,
    '结算扣减的佣金等于结算金额，未通过的已退回': `update user_brokerage_record set price = price + 1 where id = (select min(id) from user_brokerage_record where link_type = 'withdraw' and type = 2)`,
    已提现佣金等于到账的结算金额: `update user_brokerage_record set status = 5 where id = (select min(id) from user_brokerage_record where link_type = 'withdraw' and type = 2 and status = 3)`,
    商户提现中余额等于未转账的结算金额: `update finance_entry set amount = amount + 1 where id = (select min(id) from finance_entry where account = 'merchant:withdrawing')`,
    商户余额等于到期货款减去已申请的结算金额: `update finance_entry set amount = amount + 1 where id = (select min(id) from finance_entry where kind = 'merchantClosingAsked' and account = 'merchant:available')`,
    商户申请结算恰有一笔分录: `delete from finance_entry where event = (select min(event) from finance_entry where kind = 'merchantClosingAsked')`,
    商户结算未通过恰有一笔分录: 'update merchant_closing set audit_status = 2 where id = (select min(id) from merchant_closing where audit_status = 1)',
    商户结算到账恰有一笔分录: `delete from finance_entry where event = (select min(event) from finance_entry where kind = 'merchantClosingPaid')`,
    '商户结算扣减的余额等于结算金额，未通过的已退回': 'update merchant_closing set audit_status = 2 where id = (select min(id) from merchant_closing where audit_status <> 2)',
    商户结算转出的款项等于到账的结算金额: `update finance_entry set amount = amount + 1 where id = (select min(id) from finance_entry where kind = 'merchantClosingPaid' and account like 'cash:%')`,
    商户分账等于分录之和: `update finance_entry set amount = amount + 1 where id = (select min(id) from finance_entry where account = 'merchant:frozen')`,
    已分账的订单没有冻结货款: `delete from finance_entry where event = (select min(event) from finance_entry where kind = 'shareReleased')`,
    待退款项等于未退的到账金额: `insert into order_order select (jsonb_populate_record(null::order_order, to_jsonb(o) || jsonb_build_object('id', 0, 'order_no', 'LATE', 'paid', false, 'out_trade_no', 'LATE', 'status', 9))).* from order_order o where id = (select min(id) from order_order where paid and pay_price > 0)`,
    订单支付恰有一笔分录: `delete from finance_entry where event = (select min(event) from finance_entry where kind = 'orderPaid')`,
    退款成功恰有一笔分录: `delete from finance_entry where event = (select min(event) from finance_entry where kind = 'refundSettled')`,
    会员卡付款恰有一笔分录: `delete from finance_entry where event = (select min(event) from finance_entry where kind = 'cardPaid')`,
    报名付款恰有一笔分录: `delete from finance_entry where event = (select min(event) from finance_entry where kind = 'registrationPaid')`,
    报名退款恰有一笔分录: `delete from finance_entry where event = (select min(event) from finance_entry where kind = 'registrationRefunded')`,
    充值付款恰有一笔分录: `delete from finance_entry where event = (select min(event) from finance_entry where kind = 'balanceRecharged')`,
    充值到账的余额等于支付金额加赠送金额: 'update recharge_order set give_price = give_price + 1 where id = (select min(id) from recharge_order where paid)',
    充值收款等于支付金额: `update finance_entry set amount = amount - 1 where id = (select min(id) from finance_entry where kind = 'balanceRecharged' and account like 'cash:%')`,
    充值赠送等于赠送金额: `update finance_entry set amount = amount - 1 where id = (select min(id) from finance_entry where kind = 'balanceRecharged' and account = 'expense:gift')`,
    资金流水有分录: `update finance_flow set event = 'none' where id = 1`,
    日账单的结余等于实际收入减实际支出: 'update finance_daily_statement set real_income = real_income + 1 where id = 1',
    停车抵扣的积分等于积分记录: `insert into parking_deduction (credential_id, trade_no, uid, asked, minutes, integral)
      select (select min(id) from parking_credential), 'T1', min(id), 60, 60, 100 from user_user`,
    '积分订单属于平台，其他订单属于商户': 'update order_order set mer_id = null where id = (select min(id) from order_order where second_type = 0)',
    取消的积分订单退回积分: `delete from user_integral_record where type = 1 and link_id = (select min(order_no) from order_order where second_type = 1 and status = 9)`,
    退款的积分订单退回积分: `delete from user_integral_record where link_id = (select min(f.refund_order_no) from refund_order f join order_order o on o.id = f.order_id where o.second_type = 1)`,
    撤销的手动积分全部扣回: 'update marketing_integral_manual set status = 4 where id = (select min(id) from marketing_integral_manual where status = 3)',
    审核通过的小票入账一次: 'update marketing_integral_receipt set integral = integral + 1 where id = (select min(id) from marketing_integral_receipt where audit_status = 2)',
    审批通过的积分调整记账一次: 'update marketing_integral_adjust set audit_status = 2 where id = (select min(id) from marketing_integral_adjust where audit_status <> 2)',
    订单赠送积分的记录减退款扣回等于赠送积分减已收回的: `update user_integral_record set integral = integral + 1 where id = (select min(id) from user_integral_record where link_type = 'order' and type = 1 and status = 3)`,
    发放过的奖励积分入账一次: 'update marketing_reward_record set integral = integral + 1 where id = (select min(id) from marketing_reward_record where status = 1)',
    回收的奖励积分扣回一次: 'update marketing_reward_record set taken_integral = taken_integral + 1 where id = (select min(id) from marketing_reward_record where status = 2)',
    奖励的优惠券都在会员手中: 'update marketing_reward_record set coupon_user_ids = array[0] where id = (select min(id) from marketing_reward_record)',
    回收的奖励没有未使用的优惠券: `update marketing_reward_record t set coupon_user_ids = array[c.id], uid = c.uid from (select id, uid from coupon_user where status = 0 order by id limit 1) c
      where t.id = (select min(id) from marketing_reward_record where status = 2)`,
    已发放的奖励有发放时间: 'update marketing_reward_record set send_time = null where id = (select min(id) from marketing_reward_record where status = 1)',
    奖励次数不超过总奖励次数: 'update marketing_reward_activity set total_limit = 1 where id = (select activity_id from marketing_reward_record where status <> 2 group by 1 order by count(*) desc limit 1)',
    奖励积分不超过积分总预算: 'update marketing_reward_activity set budget_integral = 1 where id = (select activity_id from marketing_reward_record where status <> 2 group by 1 order by sum(integral) desc limit 1)',
    发货数量不超过购买数量: 'update order_detail set delivery_num = pay_num + 1 where id = 1',
    退款金额不超过实付金额: 'update order_detail set refund_price = pay_price + 1 where id = 1',
    每个团恰有一位团长: 'update marketing_group_member set is_leader = false where id = (select min(id) from marketing_group_member where is_leader and is_paid)',
    参团状态与订单支付一致: 'update marketing_group_member set is_paid = not is_paid where id = (select min(id) from marketing_group_member)',
    订单的拼团状态与团一致: 'update order_order set group_buy_record_status = group_buy_record_status + 1 where id = (select min(order_id) from marketing_group_member where is_paid)',
    已参团人数不超过成团人数: 'update marketing_group_record set yet_buying_num = buying_count_num + 1 where id = (select min(id) from marketing_group_record)',
    秒杀规格售出的数量等于限量减剩余: `update marketing_seckill_attr_value t set quota_show = quota_show + 1
      where t.id = (select min(s.id) from marketing_seckill_attr_value s join marketing_seckill_product g on g.id = s.seckill_product_id join marketing_seckill_activity a on a.id = g.activity_id where a.status <> 2)`,
    活动报名人数不超过名额: 'update marketing_activity set total_limit = signed_num - 1 where id = (select min(id) from marketing_activity where signed_num > 1)',
    报名余额支付的金额等于余额记录: `update user_balance_record set amount = amount + 1 where id = (select max(b.id) from user_balance_record b join marketing_activity_order o on b.link_id = 'S' || o.order_no)`,
    待核销和已完成的付费报名已支付: 'update marketing_activity_order set paid = false where id = (select min(id) from marketing_activity_order where status in (3, 6) and pay_price > 0)',
    报名退款不超过实付金额: 'update marketing_activity_refund set refund_price = 1000000 where id = (select min(id) from marketing_activity_refund where refund_status = 3)',
    已核销的报名有核销时间: 'update marketing_activity_order set verify_time = null where id = (select min(id) from marketing_activity_order where status = 6)',
    报名退到余额的金额等于余额记录: `delete from user_balance_record where id = (select max(b.id) from user_balance_record b join marketing_activity_refund r on b.link_id = 'S' || r.refund_order_no)`,
    报名退回的积分入账一次: 'update marketing_activity_refund set refund_integral = refund_integral + 1 where id = (select min(id) from marketing_activity_refund where refund_status = 3)',
  };
  const facts = accounts.flatMap(({ table, facts: each }) => each.map((fact) => ({ table, ...fact })));

  const columnIn = (expression: string) => /^(?:coalesce\()?t\.(\w+)/.exec(expression)?.[1];

  it.each(facts.map(({ what, table, expected, found, when = 'true' }): [what: string, change: string] => {
    const column = columnIn(found) ?? columnIn(expected);
    const one = table === 'order_order' || !when.includes('o.') ? `select min(id) from ${table} t where ${when}` : `select min(t.id) from ${table} t join order_order o on o.id = t.order_id where ${when}`;
    return [what, byHand[what] ?? `update ${table} set ${column} = ${column} + 1 where id = (${one})`];
  }))('%s', async (what, change) => {
    expect((await foundAfter(change)).map((finding) => finding.what)).toContain(what);
  });
});
