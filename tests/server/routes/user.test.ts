/** What operators do with members: points, balance, tags, levels, gifts and coupons, each refusal in its own words. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../../src/server/accounts/sessions';
import { contract } from '../../../src/server/contract';
import { system } from '../../../src/server/resources/door/visit';
import { openHouse, write } from '../../../src/server/resources/house';
import type { House } from '../../../src/server/resources/types';
import { byTimeJobs } from '../../../src/server/jobs/byTime';
import { departures } from '../../../generated/departures';
import { addDays, fromSeconds } from '../../../src/engine/time/wallTime';
import { startTestApp, type TestApp } from '../helper';
import { anyTable } from '../tables';
import { createHolding } from './held';

const platform = '/admin/platform';
type Row = Record<string, any>;

let server: TestApp;
let house: House;
let number = 0;

const post = (path: string, body: object = {}) => server.call<Row>('POST', platform + path, { body });
const get = (path: string, query: Record<string, string> = {}) => server.call<Row>('GET', platform + path, { query });
const make = (key: string, values: object) => write(house, system, async (visit) => Number((await createHolding(visit, house.resources.get(key)!, values as Row)).id));
const phone = () => `13${String(number += 1).padStart(9, '0')}`;
const member = (more: object = {}) => make('user/user', { nickname: `会员${number}`, phone: phone(), ...more });
const detail = async (id: number) => (await get(`/user/detail/${id}`)).data;
const listed = async (query: Record<string, string>) => ((await get('/user/list', { limit: '100', ...query })).data.list as Row[]).map(({ id }) => id as number);
const table = (name: string) => anyTable(server.app.sql).selectFrom(name).selectAll();
const today = () => fromSeconds(Date.now() / 1000);

beforeAll(async () => {
  server = await startTestApp({ config: { strict: true } });
  house = openHouse(server.database.connect(), contract, { demo: false, departures });
});
afterAll(async () => {
  await house?.sql.destroy();
  await server?.close();
});

/** Somebody who may list members and nothing else. */
async function lister(account: string): Promise<string> {
  const { sql } = server.app;
  const rights = await sql.selectFrom('system_menu').select('id').where('perms', '=', 'platform:user:page:list').execute() as { id: number }[];
  const role = await sql.insertInto('system_role').values({ role_name: account, code: account, rules: rights.map(({ id }) => id), level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
  const admin = await sql.insertInto('system_admin').values({ account, pwd: '', real_name: '查看', roles: [role.id], level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
  return openSession(sql, admin.id, { ip: '127.0.0.1', agent: 'test' });
}

describe('a telephone number', () => {
  it('is masked in lists and exports, and whole in the detail', async () => {
    const id = await member({ phone: '13812345678' });
    expect((await get('/user/list', { searchType: 'phone', content: '13812345678' })).data.list).toMatchObject([{ id, phone: '138****5678' }]);
    expect(await detail(id)).toMatchObject({ phone: '13812345678' });
    expect((await server.send('GET', '/console/resources/user/user/export', { query: { searchType: 'uid', content: String(id), format: 'csv' } })).body).toContain('138****5678');
    expect((await server.call<Row[]>('GET', '/console/resources/user/user/many', { query: { ids: String(id) } })).data).toMatchObject([{ phone: '138****5678' }]);
  });

  it('stands in the history as whoever asks may see it', async () => {
    const id = await member({ phone: '13812345678' });
    await post('/user/update', { ...await form(id), phone: '13987654321' });
    const path = `/console/resources/user/user/history/${id}`;
    const phones = async (token?: string) => (await server.call<Row[]>('GET', path, { token })).data.flatMap(({ changes }) => changes as Row[]).filter(({ field }) => field === 'phone').map(({ before, after }) => [before, after]);
    expect(await phones()).toEqual([['13812345678', '13987654321']]);
    expect(await phones(await lister('phones'))).toEqual([['138****5678', '139****4321']]);
  });

  it('is a mobile one', async () => {
    const id = await member();
    expect(await post('/user/update', { ...await form(id), phone: '021-12345678' })).toMatchObject({ code: 400, message: '手机号码格式不正确' });
    expect(await post('/user/update', { ...await form(id), phone: '' })).toMatchObject({ code: 400, message: '请输入手机号码' });
  });
});

it('who may only list members learns of one what the list tells', async () => {
  const id = await member({ nickname: '山海', realName: '王芳', address: '文三路1号' });
  await post('/user/update', { ...await form(id), nickname: '清风', address: '文三路2号' });
  const token = await lister('names');
  const own = '/console/resources/user/user';
  const read = async (path: string, of?: string, query?: Record<string, string>) => (await server.call<any>('GET', `${own}/${path}`, { token: of, query })).data;
  for (const told of [await read(`one/${id}`, token), (await read('many', token, { ids: String(id) }))[0]]) {
    expect(told).toMatchObject({ id, nickname: '清风' });
    for (const name of ['address', 'realName']) expect(told).not.toHaveProperty(name);
  }
  const changed = (entries: Row[]) => entries[0]!.changes.map(({ field }: Row) => field).sort();
  expect(changed(await read(`history/${id}`, token))).toEqual(['nickname']);
  expect(changed(await read(`history/${id}`))).toEqual(['address', 'nickname']);
  expect(await read(`one/${id}`)).toMatchObject({ realName: '王芳', address: '文三路2号' });
  const changes = async (query?: Record<string, string>) => (await server.call<any>('GET', '/console/changes', { token, query })).data;
  const { last } = await changes();
  await post('/user/tag/save', { name: '新客' });
  await post('/user/update', { ...await form(id), nickname: '清风', mark: '常客' });
  expect(new Set((await changes({ after: String(last) })).changes.map(({ resource }: Row) => resource))).toEqual(new Set(['user/user']));
  expect((await changes({ after: String(last), resource: 'user/label' })).changes).toEqual([]);
});

describe('where a member lives', () => {
  const path = '/city/region';

  it('is offered level by level', async () => {
    expect((await server.call<Row[]>('GET', `${platform}${path}/province/list`)).data).toContainEqual(expect.objectContaining({ regionId: 330_000, parentId: 0, regionName: '浙江省', regionType: 1 }));
    expect((await server.call<Row[]>('GET', `${platform}${path}/city/list/330000`)).data).toContainEqual(expect.objectContaining({ regionId: 330_100, parentId: 330_000, regionName: '杭州市', regionType: 2 }));
    const districts = (await server.call<Row[]>('GET', `${platform}${path}/district/list/330100`)).data;
    expect(districts).toContainEqual(expect.objectContaining({ regionId: 330_106, parentId: 330_100, regionName: '西湖区', regionType: 3 }));
    expect(new Set(districts.map(({ parentId }) => parentId))).toEqual(new Set([330_100]));
    expect((await server.call<Row[]>('GET', `${platform}${path}/city/list/1`)).data).toEqual([]);
  });

  it.each<[string, Row, string | null]>([
    ['a way down', { provinceId: 330_000, cityId: 330_100, districtId: 330_106 }, null],
    ['a part of the way', { provinceId: 330_000 }, null],
    ['nothing', { provinceId: null, cityId: null, districtId: null }, null],
    ['a city elsewhere', { provinceId: 330_000, cityId: 440_300 }, '所选城市不在所选省份内'],
    ['a district without its city', { provinceId: 330_000, cityId: null, districtId: 330_106 }, '所选区县不在所选城市内'],
    ['a district as a city', { provinceId: 330_000, cityId: 330_106 }, '所选城市不存在'],
    ['no province at all', { provinceId: 999_999 }, '所选省份不存在'],
  ])('is %s', async (_what, regions, refused) => {
    const id = await member();
    expect(await post('/user/update', { ...await form(id), ...regions })).toMatchObject(refused === null ? { code: 200 } : { code: 400, message: refused });
  });

  it('bears the names of the books, and loses them with its codes', async () => {
    const id = await member();
    await post('/user/update', { ...await form(id), provinceId: 310_000, cityId: 310_100, districtId: 310_115, province: '上海', city: '' });
    expect(await detail(id)).toMatchObject({ province: '上海市', city: '上海市', district: '浦东新区' });
    expect(await post('/user/update', { ...await form(id), provinceId: 330_000 })).toMatchObject({ code: 400, message: '所选城市不在所选省份内' });
    await post('/user/update', { ...await form(id), provinceId: 330_000, cityId: null, districtId: null });
    expect(await detail(id)).toMatchObject({ province: '浙江省', city: '', district: '', cityId: null });
  });
});

const form = async (id: number) => {
  const { nickname, phone, sex, isPromoter, status } = await detail(id);
  return { id, nickname, phone, sex, isPromoter, status };
};

describe('the list', () => {
  it.each<[string, Record<string, string>, Row, Row]>([
    ['消费情况', { payCount: '2' }, { payCount: 2 }, { payCount: 1 }],
    ['推广员', { identity: '1' }, { isPromoter: true }, { isPromoter: false }],
    ['付费会员', { identity: '3' }, { isPaidMember: true }, {}],
    ['已注销', { isLogoff: '1' }, { isLogoff: true }, {}],
    ['最近访问', { dateLimit: 'today' }, { lastLoginTime: today() }, { lastLoginTime: '2020-01-01 00:00:00' }],
    ['首次访问', { dateLimit: 'today', accessType: '1' }, {}, {}],
    ['未访问', { dateLimit: 'today', accessType: '3' }, { lastLoginTime: '2020-01-01 00:00:00' }, { lastLoginTime: today() }],
  ])('finds by %s', async (_name, query, wanted, other) => {
    const [found, left] = [await member(wanted), await member(other)];
    const ids = await listed(query);
    expect(ids).toContain(found);
    if (_name !== '首次访问') expect(ids).not.toContain(left);
  });
});

describe.each([
  ['积分', 'integer', 'integral', { integral: 30 }, 30, 0],
  ['余额', 'balance', 'nowMoney', { money: '12.50' }, '12.50', '0.00'],
])('operating %s', (name, path, field, amount, added, none) => {
  it('adds and takes, by POST and as published by GET', async () => {
    const uid = await member();
    expect(await post(`/user/operate/${path}`, { uid, operateType: 'add', ...amount })).toMatchObject({ code: 200 });
    expect((await detail(uid))[field]).toEqual(added);
    expect(await get(`/user/operate/${path}`, { uid: String(uid), operateType: 'sub', ...Object.fromEntries(Object.entries(amount).map(([key, value]) => [key, String(value)])) })).toMatchObject({ code: 200 });
    expect((await detail(uid))[field]).toEqual(none);
  });

  it('is refused beyond what there is, and of members who are gone', async () => {
    expect(await post(`/user/operate/${path}`, { uid: await member(), operateType: 'sub', ...amount })).toMatchObject({ code: 400, message: `${name}扣减后不能小于0` });
    expect(await post(`/user/operate/${path}`, { uid: await member({ isLogoff: true }), operateType: 'add', ...amount })).toMatchObject({ code: 8105, message: '会员已注销' });
  });
});

it('tags are added to several members at once and never taken away', async () => {
  const [first, second] = [(await post('/user/tag/save', { name: '甲' })).data.id, (await post('/user/tag/save', { name: '乙' })).data.id];
  const ids = [await member({ tagId: [first] }), await member()];
  expect(await post('/user/tag', { ids: ids.join(','), tagIds: String(second) })).toMatchObject({ code: 200 });
  expect((await detail(ids[0]!)).tagId).toBe(`${first},${second}`);
  expect((await detail(ids[1]!)).tagId).toBe(String(second));
  expect(await post(`/user/tag/delete/${second}`)).toMatchObject({ code: 8501, message: '会员标签正在使用，不能删除' });
});

describe('levels', () => {
  const step = (grade: number, experience: number) => ({ name: `等级${number += 1}`, grade, experience, icon: '/demo/picture-1.svg', backImage: '/demo/picture-2.svg', backColor: '#455A93' });

  it('rise in grade and growth together', async () => {
    expect(await post('/system/user/level/save', step(10, 1_000))).toMatchObject({ code: 200 });
    expect(await post('/system/user/level/save', step(20, 2_000))).toMatchObject({ code: 200 });
    expect(await post('/system/user/level/save', step(15, 1_000))).toMatchObject({ code: 400, message: '所需成长值须大于低一级的1000' });
    expect(await post('/system/user/level/save', step(15, 2_000))).toMatchObject({ code: 400, message: '所需成长值须小于高一级的2000' });
    expect(await post('/system/user/level/save', step(10, 1_500))).toMatchObject({ code: 400, message: '该等级级别已存在' });
    expect(((await server.call<Row[]>('GET', `${platform}/system/user/level/list`)).data).map(({ grade }) => grade)).toEqual([0, 10, 20]);
  });

  it('the first one stays as it is', async () => {
    const [first] = (await server.call<Row[]>('GET', `${platform}/system/user/level/list`)).data;
    expect(await post(`/system/user/level/delete/${first!.id}`)).toMatchObject({ code: 400, message: '初始等级不能删除' });
    expect((await post('/system/user/level/use', { id: first!.id, isShow: false })).code).toBe(400);
    expect((await post('/system/user/level/update', { ...step(0, 5), id: first!.id, name: first!.name })).code).toBe(400);
  });

  it('are given to members; a lower one takes experience where that is wanted', async () => {
    const levels = (await server.call<Row[]>('GET', `${platform}/system/user/level/list`)).data;
    const [low, high] = [levels.find(({ grade }) => grade === 10)!, levels.find(({ grade }) => grade === 20)!];
    const uid = await member({ experience: 2_500 });
    expect(await post('/user/update/level', { uid, levelId: high.id })).toMatchObject({ code: 200 });
    expect(await detail(uid)).toMatchObject({ level: high.id, grade: 20, experience: 2_500 });
    expect(await post('/user/update/level', { uid, levelId: low.id, isSub: true })).toMatchObject({ code: 200 });
    expect(await detail(uid)).toMatchObject({ level: low.id, grade: 10, experience: 1_000 });
    expect(await table('user_experience_record').where('uid', '=', uid).execute()).toMatchObject([{ type: 2, experience: 1_500, balance: 1_000 }]);
    expect(await post('/system/user/level/use', { id: low.id, isShow: false })).toMatchObject({ code: 200 });
    expect(await detail(uid)).toMatchObject({ level: null });
    expect(await post('/user/update/level', { uid, levelId: low.id })).toMatchObject({ code: 400, message: '该等级未开启' });
  });
});

describe('a purchase of paid membership', () => {
  it('is listed with what was paid last before what nobody paid yet, and opened only once it is paid', async () => {
    const buyer = await member();
    const bought = (orderNo: string, more: object) => make('user/paidMemberOrder', { orderNo, uid: buyer, cardName: '月卡', type: 1, price: '20.00', giftBalance: '5.00', ...more });
    const ids = [await bought('svip1', { paid: true, payTime: '2025-01-02 08:00:00' }), await bought('svip2', { paid: false }), await bought('svip3', { paid: true, payTime: '2025-01-03 08:00:00' })];
    const { list } = (await get('/paid/member/order/page/list', { searchType: 'uid', content: String(buyer) })).data;
    expect((list as Row[]).map(({ orderNo }) => orderNo)).toEqual(['svip3', 'svip1', 'svip2']);
    expect(await get('/paid/member/order/info/svip1')).toMatchObject({ code: 200, data: { giftBalance: '5.00' } });
    expect(await get('/paid/member/order/info/svip2')).toMatchObject({ code: 404, message: '数据不存在' });
    const own = (path: string, query?: Record<string, string>) => server.call('GET', `/console/resources/user/paidMemberOrder/${path}`, { query });
    expect(await own(`one/${ids[1]}`)).toMatchObject({ code: 404 });
    expect((await own('many', { ids: ids.join(',') })).data).toMatchObject([{ id: ids[0] }, { id: ids[2] }]);
  });
});

it('what follows from hiding a level is counted for whoever may hide it', async () => {
  const icon = '/demo/picture-1.svg';
  const level = await make('user/level', { name: '星级会员', grade: 90, experience: 90_000, icon, backImage: icon, backColor: '#455A93' });
  const follows = () => server.call<string[]>('GET', `/console/resources/user/level/follows/switch.isShow/${level}`);
  expect((await follows()).data).toEqual([]);
  await Promise.all([member({ level }), member({ level })]);
  expect((await follows()).data).toEqual(['2 名会员将失去该等级']);
});

describe('a gift of paid membership', () => {
  const card = (more: object = {}) => make('user/paidMemberCard', { name: '月卡', type: 1, deadlineDay: 30, originalPrice: '30.00', price: '20.00', giftBalance: '5.00', ...more });

  it('begins today or lengthens what runs, costs nothing, pays nothing, and leaves out who cannot have it', async () => {
    const cardId = await card();
    const until = `${addDays(today().slice(0, 10), 10)} 12:00:00`;
    const [fresh, running, permanent, gone] = [await member(), await member({ isPaidMember: true, paidMemberExpirationTime: until }), await member({ isPaidMember: true, isPermanentPaidMember: true }), await member({ isLogoff: true })];
    expect(await post('/user/gift/paid/member', { ids: [fresh, running, permanent, gone].join(','), cardId })).toMatchObject({ code: 200, data: expect.stringMatching(new RegExp(`^已赠送 2 位会员，2 位未赠送：.+（ID：${permanent}）已是永久会员；.+（ID：${gone}）已注销$`)) });
    expect((await detail(fresh)).paidMemberExpirationTime.slice(0, 10)).toBe(addDays(today().slice(0, 10), 30));
    expect((await detail(running)).paidMemberExpirationTime).toBe(`${addDays(until.slice(0, 10), 30)} 12:00:00`);
    const { list } = (await get('/paid/member/order/page/list', { payType: 'give' })).data;
    expect((list as Row[]).map(({ uid }) => uid).sort()).toEqual([fresh, running].sort());
    expect((await get(`/paid/member/order/info/${list[0].orderNo}`)).data).toMatchObject({ price: '0.00', giftBalance: '0.00', paid: true });
    expect(await detail(fresh)).toMatchObject({ nowMoney: '0.00' });
  });

  it('ends on its day by itself, and a permanent one never', async () => {
    const gone = { isPaidMember: true, paidMemberExpirationTime: '2024-01-01 00:00:00' };
    const [over, running, permanent] = [await member(gone), await member({ ...gone, paidMemberExpirationTime: '2099-01-01 00:00:00' }), await member({ ...gone, isPermanentPaidMember: true })];
    const job = byTimeJobs(house).find(({ name }) => name === 'user/user:byTime');
    for (let after = await job!.batch(undefined); after !== undefined;) after = await job!.batch(after);
    const states = [];
    for (const id of [over, running, permanent]) states.push((await detail(id)).isPaidMember);
    expect(states).toEqual([false, true, true]);
  });

  it.each([['体验卡', { type: 0 }], ['永久卡', { type: 2 }], ['关闭的卡', { status: false }]])('is refused with %s', async (_name, more) => {
    expect(await post('/user/gift/paid/member', { ids: String(await member()), cardId: await card(more) })).toMatchObject({ code: 400, message: '请选择已开启的期限会员卡' });
  });

  it('a card keeps its type and both have their switch', async () => {
    const id = await card();
    const row = ((await server.call<Row[]>('GET', `${platform}/paid/member/list`)).data).find((each) => each.id === id)!;
    expect(await post('/paid/member/card/edit', { ...Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'recordVersion' && key !== 'createTime')), type: 2 })).toMatchObject({ code: 400, data: { errors: [{ field: 'type' }] } });
    for (const [list, path] of [['/paid/member/list', '/paid/member/card/switch'], ['/paid/member/benefits/list', '/paid/member/benefits/switch']] as const) {
      const [before] = (await server.call<Row[]>('GET', platform + list)).data;
      expect(await post(`${path}/${before!.id}`)).toMatchObject({ code: 200 });
      expect((await server.call<Row[]>('GET', platform + list)).data.find((each) => each.id === before!.id)!.status).toBe(!before!.status);
    }
  });
});

describe('a coupon', () => {
  const coupon = (more: object = {}) => make('marketing/coupon', { name: '礼券', category: 3, receiveType: 3, money: 10, minPrice: 0, isLimited: true, total: 2, day: 7, status: true, ...more });

  it('is received by each member once, for as long as it lasts', async () => {
    const couponId = await coupon();
    const [first, second, third, gone] = [await member(), await member(), await member(), await member({ isLogoff: true })];
    expect(await post('/coupon/batch/send', { uidList: [first, gone], couponId })).toMatchObject({ code: 200, data: expect.stringMatching(new RegExp(`^已发送 1 位会员，1 位未发送：.+（ID：${gone}）已注销$`)) });
    expect(await post('/coupon/batch/send', { uidList: [first], couponId })).toMatchObject({ code: 400, message: '所选会员均已注销或已领取该优惠券' });
    expect(await post('/coupon/batch/send', { uidList: [second, third], couponId })).toMatchObject({ code: 400, message: '优惠券剩余数量不足' });
    // The ids under the name that the specification prints (spec 1 §7).
    expect(await post('/coupon/batch/send', { uid: `${first},${second}`, couponId })).toMatchObject({ code: 200 });
    expect(await post('/coupon/batch/send', { couponId })).toMatchObject({ code: 400, message: '请选择数据' });
    const received = await table('coupon_user').where('coupon_id', '=', couponId).orderBy('id').execute();
    expect(received.map(({ uid }) => Number(uid))).toEqual([first, second]);
    expect(await table('marketing_coupon').where('id', '=', couponId).execute()).toMatchObject([{ last_total: 0 }]);
  });

  it.each([['closed', { status: false }, '该优惠券不能发送'], ['for everybody', { receiveType: 1, isTimeReceive: false }, '该优惠券不能发送'], ['over', { isFixedTime: true, useStartTime: '2020-01-01 00:00:00', useEndTime: '2020-02-01 00:00:00' }, '优惠券已过使用期限']])('that is %s is refused', async (_name, more, message) => {
    expect(await post('/coupon/batch/send', { uidList: [await member()], couponId: await coupon(more) })).toMatchObject({ code: 10002, message });
  });
});

describe('settings of members', () => {
  it.each<[string, string, string, Row, Row]>([
    ['levels', '/system/user/level/get/config', '/system/user/level/update/config', { userLevelSwitch: '1', userLevelCommunityNotesExp: 0, userLevelCommunityNotesNum: 0 }, { userLevelSwitch: '0', userLevelCommunityNotesExp: 5, userLevelCommunityNotesNum: 3 }],
    ['paid membership', '/paid/member/base/config/get', '/paid/member/base/config/edit', { paidMemberPaidEntrance: '1', paidMemberPriceDisplay: 'all', paidMemberProductSwitch: '1' }, { paidMemberPaidEntrance: '0', paidMemberPriceDisplay: 'paid', paidMemberProductSwitch: '0' }],
  ])('of %s are answered with their types, and kept', async (_name, read, save, shipped, changed) => {
    expect((await get(read)).data).toEqual(shipped);
    expect(await post(save, changed)).toMatchObject({ code: 200 });
    expect((await get(read)).data).toEqual(changed);
    expect((await post(save, { ...changed, [Object.keys(changed)[1]!]: 'x' })).code).toBe(400);
  });

  it('the rules of levels are one text, without what could run', async () => {
    expect((await get('/system/user/level/get/rule')).data).toBe('');
    expect(await post('/system/user/level/update/rule', { rule: '' })).toMatchObject({ code: 400, message: '请输入规则信息' });
    expect(await post('/system/user/level/update/rule', { rule: '<p>成长值满500升级</p><script>alert(1)</script>' })).toMatchObject({ code: 200 });
    expect((await get('/system/user/level/get/rule')).data).toBe('<p>成长值满500升级</p>');
  });
});

describe('新增会员', () => {
  const given = (more: object = {}) => ({ account: `staff-${number += 1}`, pwd: 'member-pass-1', realName: '沈一舟', nickname: '一舟', phone: phone(), userType: 2, ...more });
  const add = (more: object = {}) => post('/user/add', given(more));

  it('makes a member of the kind asked for, whose password nobody is told', async () => {
    const account = `staff-${number += 1}`;
    expect(await add({ account, userType: 1, provinceId: 330000, cityId: 330100, districtId: 330106, province: '别处', address: '文三路1号', sex: 1, mark: '仓库主管' })).toMatchObject({ code: 200, data: null });
    const row = await table('user_user').where('account', '=', account).executeTakeFirstOrThrow() as Row;
    expect(row).toMatchObject({ real_name: '沈一舟', user_type: 1, province: '浙江省', city: '杭州市', district: '西湖区', address: '文三路1号', sex: 1, mark: '仓库主管', status: true });
    expect(row.pwd).toMatch(/^sealed:/);
    for (const answer of [await detail(row.id), await get('/user/list', { limit: '100' })]) expect(JSON.stringify(answer)).not.toMatch(/"pwd"|member-pass-1|sealed:/);
  });

  it.each([
    ['account', { account: '' }, '请输入会员账号'],
    ['pwd', { pwd: '12345' }, '会员密码长度应在6到20个字符之间'],
    ['realName', { realName: '' }, '请输入真实姓名'],
    ['phone', { phone: '12345' }, '手机号码格式不正确'],
    ['userType', { userType: 0 }, '会员类型不在可选范围内'],
    ['cityId', { provinceId: 330000, cityId: 440300 }, '所选城市不在所选省份内'],
  ])('%s: %o', async (field, more, message) => {
    const { code, data } = await add(more);
    expect({ code, errors: data?.errors }).toMatchObject({ code: 400, errors: [{ field, message }] });
  });

  it('an account is given once, to two at once too', async () => {
    const account = `staff-${number += 1}`;
    const answers = await Promise.all([add({ account }), add({ account }), add({ account })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400]);
    expect((await add({ account })).data?.errors).toMatchObject([{ field: 'account' }]);
  });

  it('needs its own right', async () => {
    const token = await lister('adder');
    expect((await server.call('POST', `${platform}/user/add`, { body: given(), token })).code).toBe(403);
  });
});

it('regions are answered as one tree: each province with its cities, each city with its districts', async () => {
  const { data } = await get('/city/region/list/tree');
  const zhejiang = (data as unknown as Row[]).find(({ regionName }) => regionName === '浙江省');
  expect(zhejiang).toMatchObject({ regionId: 330000, parentId: 0, regionType: 1 });
  const hangzhou = zhejiang?.child.find(({ regionId }: Row) => regionId === 330100);
  expect(hangzhou).toMatchObject({ parentId: 330000, regionName: '杭州市', regionType: 2 });
  expect(hangzhou.child).toContainEqual({ regionId: 330106, parentId: 330100, regionName: '西湖区', regionType: 3, child: [] });
  expect((await server.call('GET', `${platform}/city/region/list/tree`, { token: await lister('mapper') })).code).toBe(403);
});

it('no other system of goods is there to take categories over from, and the call says so', async () => {
  expect((await get('/product/category/sync')).data).toEqual({ totalCount: 0, successCount: 0, failedCount: 0, success: false, message: '没有接入外部商品系统，没有可同步的分类' });
});
