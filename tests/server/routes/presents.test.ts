/** Coupons that members are given without asking: when they join, and once a year on their birthday. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { departures } from '../../../generated/departures';
import { birthdayJob, birthdaysOn } from '../../../src/server/routes/marketing/presents';
import { extension } from '../../../src/engine/extension/paths';
import { openHouse } from '../../../src/server/resources/house';
import type { House } from '../../../src/server/resources/types';
import { type Goods, openGoods, type Row } from './goods';

let goods: Goods;
let house: House;
let close: () => Promise<void>;
beforeAll(async () => {
  goods = await openGoods();
  const room = goods.server.database.connect();
  house = openHouse(room, goods.server.app.contract, { demo: false, notify: async () => undefined, departures });
  close = () => room.close();
}, 300_000);
afterAll(async () => {
  await close?.();
  await goods?.close();
});

let number = 0;
const member = (values: Row = {}) => goods.create('user/user', { account: `g${number += 1}`, nickname: `会员${number}`, phone: `137${String(number).padStart(8, '0')}`, ...values });
const coupon = (name: string, values: Row = {}) =>
  goods.create('marketing/coupon', { name, category: 3, receiveType: 3, money: 5, minPrice: 0, isLimited: false, isTimeReceive: false, isFixedTime: false, day: 7, status: true, isRepeated: true, ...values });
const base = '/admin/platform/marketing/activity';
const config = async (present: string): Promise<Row> => (await goods.server.call('GET', `${base}/${present}/config`)).data as Row;
const save = (present: string, body: Row) => goods.server.call('POST', `${base}/${present}/edit`, { body });
const held = async (uid: number): Promise<string[]> => (await sql<{ name: string }>`select name from coupon_user where uid = ${uid} order by id`.execute(goods.server.app.sql)).rows.map(({ name }) => name);
const records = async (uid: number): Promise<Row[]> => (await sql<Row>`select kind, year, given, withheld from marketing_present_record where uid = ${uid} order by id`.execute(goods.server.app.sql)).rows;
const run = async (now: string): Promise<void> => {
  const job = birthdayJob(house, () => now);
  let after: number | undefined;
  do after = await job.batch(after);
  while (after !== undefined);
};

it('newcomers are given what the present holds when they join, and nothing while it is off', async () => {
  const [welcome, newcomer, off, scarce] = [await coupon('迎新'), await coupon('首单', { receiveType: 2 }), await coupon('停用', { status: false }), await coupon('限量', { isLimited: true, total: 1 })];
  const before = await member();
  expect(await save('new/people/present', { newPeopleSwitch: true, couponIdList: [welcome, newcomer, off, scarce] })).toMatchObject({ code: 200 });
  expect(await config('new/people/present')).toMatchObject({ newPeopleSwitch: true, couponIdList: [welcome, newcomer, off, scarce], couponList: [{ id: welcome, name: '迎新', isDel: false }, { id: newcomer }, { id: off }, { id: scarce }] });
  const [first, second] = [await member(), await member()];
  expect([await held(before), await held(first), await held(second)]).toEqual([[], ['迎新', '首单', '限量'], ['迎新', '首单']]);
  expect(await records(second)).toMatchObject([{ kind: 1, given: '迎新、首单', withheld: '停用：已停用、限量：已发完' }]);
  await save('new/people/present', { newPeopleSwitch: false, couponIdList: [welcome] });
  expect(await held(await member())).toEqual([]);
});

it('many who join at once share the last ones', async () => {
  const scarce = await coupon('抢', { isLimited: true, total: 2 });
  await save('new/people/present', { newPeopleSwitch: true, couponIdList: [scarce] });
  const joined = await Promise.all(Array.from({ length: 5 }, () => member()));
  expect((await Promise.all(joined.map(held))).flat()).toEqual(['抢', '抢']);
  expect((await sql<Row>`select last_total from marketing_coupon where id = ${scarce}`.execute(goods.server.app.sql)).rows).toEqual([{ last_total: 0 }]);
  await save('new/people/present', { newPeopleSwitch: false, couponIdList: [] });
});

it.each([
  ['new/people/present', { newPeopleSwitch: true, couponIdList: [] }, '请至少添加一张优惠券'],
  ['birthday/present', { birthdaySwitch: true, couponIdList: [99_999] }, '所选优惠券不存在'],
])('%s is refused %o', async (present, body, message) => {
  expect(await save(present, body)).toMatchObject({ code: 400, message });
});

it('a present holds what is given: coupons that members fetch, or that are for newcomers, are refused', async () => {
  const [fetched, newcomer] = [await coupon('自领', { receiveType: 1 }), await coupon('首单礼', { receiveType: 2 })];
  for (const [present, name, id] of [['new/people/present', 'newPeopleSwitch', fetched], ['birthday/present', 'birthdaySwitch', fetched], ['birthday/present', 'birthdaySwitch', newcomer]] as const) {
    expect(await save(present, { [name]: true, couponIdList: [id] })).toMatchObject({ code: 400, data: { errors: [{ field: 'couponIdList' }] } });
  }
});

it.each([['2026-02-28', ['02-28', '02-29']], ['2028-02-28', ['02-28']], ['2028-02-29', ['02-29']], ['2100-02-28', ['02-28', '02-29']], ['2026-03-01', ['03-01']]])('on %s the birthdays are %o', (day, days) => {
  expect(birthdaysOn(day)).toEqual(days);
});

it('birthdays are kept once a year, however often the job looks and whatever else changes', async () => {
  const id = await coupon('生日');
  await save('birthday/present', { birthdaySwitch: true, couponIdList: [id] });
  const [today, leap, other, gone] = [await member({ birthday: '1990-02-28' }), await member({ birthday: '1992-02-29' }), await member({ birthday: '1990-03-01' }), await member({ birthday: '1990-02-28', isLogoff: true })];
  await Promise.all([run('2026-02-28 09:00:00'), run('2026-02-28 09:00:00')]);
  await run('2026-02-28 10:00:00');
  expect(await Promise.all([today, leap, other, gone].map(held))).toEqual([['生日'], ['生日'], [], []]);
  await run('2026-03-01 00:30:00');
  await goods.assign('user/user', other, { birthday: '1990-03-02' });
  await run('2026-03-02 00:30:00');
  expect(await held(other)).toEqual(['生日']);
  await run('2028-02-29 08:00:00');
  expect(await Promise.all([today, leap].map(held))).toEqual([['生日'], ['生日', '生日']]);
  expect(await records(leap)).toMatchObject([{ kind: 2, year: 2026, given: '生日' }, { kind: 2, year: 2028, given: '生日' }]);
});

it('a coupon that is deleted stays in a present until that is saved without it, says so, and is given to nobody', async () => {
  const [stays, goes] = [await coupon('留'), await coupon('走')];
  await save('new/people/present', { newPeopleSwitch: true, couponIdList: [stays, goes] });
  await goods.server.call('POST', '/admin/platform/coupon/delete', { body: { id: goes, loseEfficacyStatus: 0 } });
  expect(await config('new/people/present')).toMatchObject({ couponIdList: [stays, goes], couponList: [{ id: stays, isDel: false }, { id: goes, name: '走', isDel: true }] });
  const many = await goods.server.call<Row[]>('GET', extension.many('marketing/coupon'), { query: { ids: `${stays},${goes}` } });
  expect(many.data.map(({ id, name, recordDeleted: gone }) => [id, name, gone])).toEqual([[stays, '留', undefined], [goes, '走', true]]);
  expect(await held(await member())).toEqual(['留']);
  expect(await save('new/people/present', { newPeopleSwitch: true, couponIdList: [goes] })).toMatchObject({ code: 400, message: '所选优惠券不存在' });
  expect(await save('new/people/present', { newPeopleSwitch: true, couponIdList: [stays] })).toMatchObject({ code: 200 });
  await save('new/people/present', { newPeopleSwitch: false, couponIdList: [] });
});
