/** Coupons that members claim by their shop: which, when, how often, and the last of a limited one. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromSeconds } from '../../../src/engine/time/wallTime';
import { startTestApp } from '../helper';
import { openGoods, type Goods, type Row } from '../routes/goods';
import { openShop, shopWith, type Shop } from './helper';

let goods: Goods;
let shop: Shop;
beforeAll(async () => {
  goods = await openGoods();
  shop = await openShop(goods.server, ['marketing/couponUser claim']);
});
afterAll(() => goods?.close());

let number = 0;
const at = (hours: number): string => fromSeconds(Date.now() / 1000 + hours * 3_600);
const member = (values: Row = {}) => goods.create('user/user', { account: `c${number += 1}`, nickname: '小满', phone: '13800138000', ...values });
const coupon = (values: Row = {}) =>
  goods.create('marketing/coupon', { name: '满减券', category: 3, receiveType: 1, money: 5, minPrice: 20, isLimited: false, isTimeReceive: false, isFixedTime: false, day: 7, status: true, ...values });
const claim = (uid: number, couponId: number, name?: string, on = shop) => on.call('marketing/couponUser/claim', { uid, couponId }, name);
const held = async (couponId: number): Promise<Row[]> => (await sql<Row>`select id, uid, code, status, receive_type from coupon_user where coupon_id = ${couponId} order by id`.execute(goods.server.app.sql)).rows;
const left = async (id: number): Promise<number> => (await sql<{ left: number }>`select last_total as left from marketing_coupon where id = ${id}`.execute(goods.server.app.sql)).rows[0]!.left;

it('is the member\'s from then on, with its code and its time, and what is left is one less', async () => {
  const [uid, id] = [await member(), await coupon({ isLimited: true, total: 3 })];
  const { code, data } = await claim(uid, id);
  expect(code).toBe(200);
  const [row] = await held(id);
  expect(row).toMatchObject({ uid, status: 0, receive_type: 1 });
  expect(data).toEqual({ id: row!.id, couponId: id, code: row!.code, name: '满减券', money: 5, minPrice: 20, category: 3, startTime: expect.stringMatching(/^\d{4}-/), endTime: expect.stringMatching(/^\d{4}-/) });
  expect(data.endTime > at(6 * 24) && data.endTime < at(8 * 24)).toBe(true);
  expect(await left(id)).toBe(2);
});

it.each<[string, Row, RegExp]>([
  ['for newcomers', { receiveType: 2 }, /不能领取/],
  ['given by the platform', { receiveType: 3 }, /不能领取/],
  ['switched off', { status: false }, /不能领取/],
  ['not to be had yet', { isTimeReceive: true, receiveStartTime: at(1), receiveEndTime: at(2) }, /领取时间/],
  ['no longer to be had', { isTimeReceive: true, receiveStartTime: at(-2), receiveEndTime: at(-1) }, /领取时间/],
  ['past its use', { isFixedTime: true, useStartTime: at(-2), useEndTime: at(-1) }, /使用期限/],
  ['all given', { isLimited: true, total: 1, taken: true }, /已领完/],
])('one that is %s is refused, and nobody has it', async (_what, { taken, ...values }, message) => {
  const id = await coupon(values);
  if (taken) await claim(await member(), id);
  const before = [await held(id), await left(id)];
  expect(await claim(await member(), id)).toMatchObject({ code: 400, data: { errors: [{ field: 'couponId', message: expect.stringMatching(message) }] } });
  expect([await held(id), await left(id)]).toEqual(before);
});

it.each<[string, Row, Row, string]>([
  ['of nobody', {}, { gone: true }, 'uid'], ['of one who has left', {}, { isLogoff: true }, 'uid'], ['of one who is locked out', {}, { status: false }, 'uid'],
  ['of a coupon that is none', { gone: true }, {}, 'couponId'], ['of a deleted one', { deleted: true }, {}, 'couponId'],
])('a claim %s is refused at its input', async (_what, { gone, deleted, ...values }, { gone: nobody, ...person }, field) => {
  const [uid, id] = [nobody ? 99_999_999 : await member(person), gone ? 99_999_999 : await coupon(values)];
  if (deleted) await goods.server.call('POST', '/admin/platform/coupon/delete', { body: { id, loseEfficacyStatus: 0 } });
  expect(await claim(uid, id)).toMatchObject({ code: 400, data: { errors: [{ field }] } });
  expect(await held(id)).toEqual([]);
});

it('one that is had once is had once, used or not', async () => {
  const [uid, id] = [await member(), await coupon()];
  expect(await claim(uid, id)).toMatchObject({ code: 200 });
  await sql`update coupon_user set status = 1 where coupon_id = ${id}`.execute(goods.server.app.sql);
  expect(await claim(uid, id)).toMatchObject({ code: 400, message: expect.stringContaining('已领取过') });
});

it.each<[string, ReturnType<typeof sql>]>([['used', sql`status = 1`], ['expired', sql`status = 2`], ['past its time, before any job has marked it', sql`end_time = start_time`]])('a repeatable one is claimed again once the one before is %s, not sooner', async (_what, change) => {
  const [uid, id] = [await member(), await coupon({ isRepeated: true })];
  await claim(uid, id);
  expect(await claim(uid, id)).toMatchObject({ code: 400, message: expect.stringContaining('未使用') });
  await sql`update coupon_user set ${change} where coupon_id = ${id}`.execute(goods.server.app.sql);
  expect(await claim(uid, id)).toMatchObject({ code: 200 });
  expect(await held(id)).toHaveLength(2);
});

it('the last one goes to one of many who claim at once, in any process, and one member gets one', async () => {
  const neighbour = await startTestApp({ database: goods.server.database });
  const there = shopWith(shop.key, shop.id, neighbour);
  const last = await coupon({ isLimited: true, total: 1 });
  const members = await Promise.all(Array.from({ length: 8 }, () => member()));
  const answers = await Promise.all(members.map((uid, turn) => claim(uid, last, undefined, turn % 2 ? there : shop)));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
  expect([(await held(last)).length, await left(last)]).toEqual([1, 0]);
  const many = await coupon({ isLimited: true, total: 100 });
  await Promise.all(Array.from({ length: 6 }, (_none, turn) => claim(members[0]!, many, undefined, turn % 2 ? there : shop)));
  expect([(await held(many)).length, await left(many)]).toEqual([1, 99]);
  await neighbour.close();
});

it('sent again under its name it is answered as before, and had once', async () => {
  const [uid, id] = [await member(), await coupon({ isRepeated: true })];
  const first = await claim(uid, id, 'claim-1');
  expect(await claim(uid, id, 'claim-1')).toEqual(first);
  expect(await held(id)).toHaveLength(1);
});
