/** Coupons as operators publish, change and delete them, and what is left of them when many ask at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponUserStatus } from '../../../generated/codes';
import { fromSeconds } from '../../../src/engine/time/wallTime';
import { type Goods, openGoods, type Row } from './goods';

let goods: Goods;
let brandId: number;
let members: number[];
beforeAll(async () => {
  goods = await openGoods();
  brandId = await goods.create('product/brand', { name: '华为', sort: 1, isShow: true, categoryIds: [goods.references.categoryId], icon: '/demo/picture-1.svg' });
  members = [];
  for (let at = 0; at < 8; at += 1) members.push(await goods.create('user/user', { account: `p${at}`, nickname: `会员${at}`, phone: `1390000010${at}` }));
}, 300_000);
afterAll(() => goods?.close());

const base = '/admin/platform/coupon';
const post = (path: string, body: Row) => goods.server.call('POST', `${base}/${path}`, { body });
const get = async (path: string, query: Record<string, string> = {}): Promise<Row> => (await goods.server.call('GET', `${base}/${path}`, { query })).data as Row;
const at = (days: number): string => fromSeconds(Date.now() / 1000 + days * 86_400);

const plain = {
  name: '满减券', category: 3, receiveType: 3, money: 5, minPrice: 20, isLimited: true, total: 3, isTimeReceive: false, isFixedTime: false, day: 7, status: true, isRepeated: false, linkedData: '',
};

/** @returns its id */
async function published(values: Row = {}): Promise<number> {
  const answer = await post('add', { ...plain, ...values });
  expect(answer, answer.message ?? '').toMatchObject({ code: 200 });
  return (await sql<{ id: string }>`select id from marketing_coupon order by id desc limit 1`.execute(goods.server.app.sql)).rows.map(({ id }) => Number(id))[0]!;
}

const edit = async (id: number, values: Row) => post('update', { id, ...Object.fromEntries(Object.entries(await get(`detail/${id}`)).filter(([name]) => editable.includes(name))), ...values });
const editable = ['name', 'isLimited', 'isTimeReceive', 'receiveStartTime', 'receiveEndTime', 'isFixedTime', 'useStartTime', 'useEndTime', 'day', 'linkedData', 'isRepeated'];
const held = async (couponId: number): Promise<Row[]> => (await sql<Row>`select * from coupon_user where coupon_id = ${couponId} order by id`.execute(goods.server.app.sql)).rows;

it('is listed and told whole, for what it is and with what is left of it', async () => {
  const productId = await goods.newProduct();
  const id = await published({ category: 2, linkedData: String(productId) });
  expect(await get('list', { name: '满减' })).toMatchObject({ list: [{ id, category: 2, total: 3, lastTotal: 3, issuedNum: 0, usedNum: 0, status: true }] });
  expect(await get(`detail/${id}`)).toMatchObject({ linkedData: String(productId), productList: [{ id: productId, name: expect.stringMatching(/^手机/), price: '0.00' }], merchantList: [], linkedDataStr: expect.stringMatching(/^手机/), isDel: false });
  const branded = await published({ category: 5, linkedData: String(brandId) });
  expect(await get(`detail/${branded}`)).toMatchObject({ linkedDataStr: '华为', productList: [], merchantList: [] });
  const across = await published({ category: 6, linkedData: String(goods.references.merId) });
  expect(await get(`detail/${across}`)).toMatchObject({ merchantList: [{ id: goods.references.merId, name: '样品店', phone: null, isSelf: false }] });
  expect(await goods.server.call('GET', `${base}/detail/99999`)).toMatchObject({ code: 10001 });
});

it.each([
  ['no name', { name: '' }, 'name'],
  ['a long name', { name: '长'.repeat(21) }, 'name'],
  ['nothing off', { money: 0 }, 'money'],
  ['none published', { total: 0 }, 'total'],
  ['no days', { day: 0 }, 'day'],
  ['no period of use', { isFixedTime: true }, 'useStartTime'],
  ['a period of use that ends before it begins', { isFixedTime: true, useStartTime: at(2), useEndTime: at(1) }, 'useEndTime'],
  ['no time to fetch it', { receiveType: 1, isTimeReceive: true }, 'receiveStartTime'],
  ['goods that are not named', { category: 2 }, 'linkedData'],
  ['goods that are not there', { category: 2, linkedData: '99999' }, 'linkedData'],
  ['two brands', { category: 5, linkedData: '1,2' }, 'linkedData'],
  ['two categories', { category: 4, linkedData: '1,2' }, 'linkedData'],
  ['one shop of its own', { category: 1 }, 'category'],
])('%s is refused at its input', async (_what, values, field) => {
  const answer = await post('add', { ...plain, ...values });
  expect(answer.code).toBe(400);
  expect((answer.data as { errors: Row[] }).errors.map((error) => error.field)).toContain(field);
});

it('what follows from the way it is given is not asked: a gift has no time to fetch it, an unlimited one no number', async () => {
  const id = await published({ receiveType: 3, isTimeReceive: true, receiveStartTime: at(0), receiveEndTime: at(1), isLimited: false });
  expect(await get(`detail/${id}`)).toMatchObject({ isTimeReceive: false, receiveStartTime: null, receiveEndTime: null, isLimited: false, total: 0, lastTotal: 0 });
});

describe('an edit', () => {
  it('adds pieces to those that are left, and changes the validity of those that come', async () => {
    const id = await published();
    await post('batch/send', { uidList: [members[0]], couponId: id });
    expect(await edit(id, { num: 4, day: 30, name: '加量券' })).toMatchObject({ code: 200 });
    expect(await get(`detail/${id}`)).toMatchObject({ name: '加量券', total: 7, lastTotal: 6, issuedNum: 1, day: 30, money: 5 });
    expect(await edit(id, { num: 0 })).toMatchObject({ code: 200 });
    expect(await get(`detail/${id}`)).toMatchObject({ total: 7, lastTotal: 6 });
    expect(await held(id)).toMatchObject([{ name: '满减券' }]);
  });

  it.each([
    ['a limit where there was none', { isLimited: false }, { isLimited: true, num: 5 }, 'isLimited'],
    ['a time to fetch it where there was none', { receiveType: 1 }, { isTimeReceive: true, receiveStartTime: at(0), receiveEndTime: at(1) }, 'isTimeReceive'],
    ['a shorter time to fetch it', { receiveType: 1, isTimeReceive: true, receiveStartTime: at(0), receiveEndTime: at(5) }, { receiveEndTime: at(4) }, 'receiveStartTime'],
    ['more than can be published', {}, { num: 999_999 }, 'num'],
    ['less than nothing', {}, { num: -1 }, 'num'],
  ])('refuses %s', async (_what, before, values, field) => {
    const id = await published(before);
    const answer = await edit(id, values);
    expect(answer.code).toBe(400);
    expect((answer.data as { errors: Row[] }).errors.map((error) => error.field)).toContain(field);
  });

  it('never touches what it does not name: worth, threshold, kind and status', async () => {
    const id = await published();
    await edit(id, { money: 999, minPrice: 0, category: 5, receiveType: 1, status: false, total: 50, lastTotal: 50 });
    expect(await get(`detail/${id}`)).toMatchObject({ money: 5, minPrice: 20, category: 3, receiveType: 3, status: true, total: 3, lastTotal: 3 });
  });
});

it('is switched off and on', async () => {
  const id = await published();
  for (const status of [false, true]) {
    expect(await post(`switch/${id}`, {})).toMatchObject({ code: 200 });
    expect(await get(`detail/${id}`)).toMatchObject({ status });
  }
});

it.each([['keep', 0, couponUserStatus.unused], ['lose', 1, couponUserStatus.expired]])('deleted, members %s theirs', async (_what, loseEfficacyStatus, status) => {
  const id = await published();
  await post('batch/send', { uidList: members.slice(0, 2), couponId: id });
  await sql`update coupon_user set status = 1 where coupon_id = ${id} and uid = ${members[1]}`.execute(goods.server.app.sql);
  expect(await post('delete', { id, loseEfficacyStatus })).toMatchObject({ code: 200 });
  expect(await held(id)).toMatchObject([{ uid: members[0], status }, { uid: members[1], status: couponUserStatus.used }]);
  expect(await goods.server.call('GET', `${base}/detail/${id}`)).toMatchObject({ code: 10001 });
  expect(((await get('list', { limit: '80' })).list as Row[]).some((row) => row.id === id)).toBe(false);
  expect(await post('batch/send', { uidList: [members[3]], couponId: id })).toMatchObject({ code: 10001 });
  expect(await post('delete', { id, loseEfficacyStatus })).toMatchObject({ code: 10001 });
});

it('the last ones go to as many members as there are, however many ask at once', async () => {
  const id = await published({ total: 3 });
  const answers = await Promise.all(members.map((uid) => post('batch/send', { uidList: [uid], couponId: id })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
  expect(answers.filter(({ code, message }) => code === 400 && message === '优惠券剩余数量不足')).toHaveLength(members.length - 3);
  expect(await get(`detail/${id}`)).toMatchObject({ total: 3, lastTotal: 0, issuedNum: 3 });
  expect(new Set((await held(id)).map(({ uid }) => uid)).size).toBe(3);
});

it('pieces added while others are sent are all counted', async () => {
  const id = await published({ total: 8 });
  const answers = await Promise.all([...members.map((uid) => post('batch/send', { uidList: [uid], couponId: id })), edit(id, { num: 5 }), edit(id, { num: 7 })]);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
  expect(await get(`detail/${id}`)).toMatchObject({ total: 20, lastTotal: 12, issuedNum: 8 });
});

it('is found by whether it can be fetched now', async () => {
  const now = await published({ name: '现在可领', receiveType: 1, isTimeReceive: true, receiveStartTime: at(-1), receiveEndTime: at(1) });
  const later = await published({ name: '以后可领', receiveType: 1, isTimeReceive: true, receiveStartTime: at(1), receiveEndTime: at(2) });
  const shown = async (receiveStatus: string) => ((await get('list', { receiveStatus, name: '可领' })).list as Row[]).map(({ id }) => id as number);
  expect([await shown('1'), await shown('0')]).toEqual([[now], [later]]);
});
