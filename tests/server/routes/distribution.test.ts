/** Distribution: who may be whose superior, what a promoter's team is and brought in, and the settings behind their own calls. */
import fc from '../../property';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../src/server/contract';
import { changeSuperior } from '../../../src/server/routes/distribution/superior';
import type { House, Row } from '../../../src/server/resources/types';
import { system } from '../../../src/server/resources/door/visit';
import { openHouse, write } from '../../../src/server/resources/house';
import { startTestApp, type TestApp } from '../helper';
import { createHolding } from './held';

const base = '/admin/platform/retail/store';
let server: TestApp;
let house: House;
let number = 0;

beforeAll(async () => {
  server = await startTestApp({ config: { strict: true } });
  house = openHouse(server.database.connect(), contract, { demo: false });
});
afterAll(async () => {
  await house?.sql.destroy();
  await server?.close();
});

const make = (key: string, values: Row) => write(house, system, async (visit) => Number((await createHolding(visit, house.resources.get(key)!, values)).id));
const member = (more: Row = {}) => make('user/user', { nickname: `会员${(number += 1)}`, phone: `13${String(number).padStart(9, '0')}`, isPromoter: true, ...more });
const bind = (userId: number, spreadUid: number) => server.call('POST', `${base}/update/user/spread`, { body: { userId, spreadUid } });
const clean = (id: number) => server.call('POST', `${base}/clean/spread/${id}`);
const list = async (path: string, query: Record<string, string> = {}) => (await server.call('GET', `${base}/${path}`, { query })).data.list as Row[];
const held = async (id: number) => (await sql<{ superior: number | null; count: number; bound: boolean }>`select spread_uid::int as superior, spread_count::int as count, spread_time is not null as bound
  from user_user where id = ${id}`.execute(house.sql)).rows[0]!;

describe('a superior', () => {
  it('is given, changed and taken away, both counters with it, and every change is in the log', async () => {
    const [one, other, below] = [await member(), await member(), await member({ isPromoter: false })];
    expect(await bind(below, one)).toMatchObject({ code: 200 });
    expect([await held(below), await held(one)]).toMatchObject([{ superior: one, bound: true }, { count: 1 }]);
    expect(await bind(below, other)).toMatchObject({ code: 200 });
    expect([await held(below), await held(one), await held(other)]).toMatchObject([{ superior: other }, { count: 0 }, { count: 1 }]);
    expect(await server.call('GET', `${base}/clean/spread/${below}`)).toMatchObject({ code: 200 });
    expect([await held(below), await held(other)]).toMatchObject([{ superior: null, bound: false }, { count: 0 }]);
    const { rows } = await sql<{ title: string }>`select title from operation_log where entity = 'user/user' and record_id = ${String(below)} and admin_id > 0 order by id`.execute(house.sql);
    expect(rows.map(({ title }) => title)).toEqual(['修改上级推广人', '修改上级推广人', '清除上级推广人']);
  });

  it.each<[string, () => Promise<[number, number]>, object]>([
    ['oneself', async () => { const id = await member(); return [id, id]; }, { code: 400, message: '不能选择会员自己作为上级推广人' }],
    ['no promoter', async () => [await member(), await member({ isPromoter: false })], { code: 400, message: '所选会员不是推广员' }],
    ['the present one', async () => { const [one, below] = [await member(), await member()]; await bind(below, one); return [below, one]; }, { code: 400, message: '所选会员已是当前上级推广人' }],
    ['one’s own subordinate', async () => { const [one, below] = [await member(), await member()]; await bind(below, one); return [one, below]; }, { code: 400, message: '不能选择该会员的下级作为上级推广人' }],
    ['a subordinate of a subordinate', async () => {
      const [one, below, lower] = [await member(), await member(), await member()];
      await bind(below, one);
      await bind(lower, below);
      return [one, lower];
    }, { code: 400, message: '不能选择该会员的下级作为上级推广人' }],
    ['one who logged off', async () => [await member(), await member({ isLogoff: true })], { code: 8105 }],
    ['anybody of one who logged off', async () => [await member({ isLogoff: true }), await member()], { code: 8105 }],
    ['nobody that is there', async () => [await member(), 999_999], { code: 8102 }],
    ['anybody of nobody', async () => [999_999, await member()], { code: 8102 }],
  ])('cannot be %s', async (_what, people, refusal) => {
    const [below, above] = await people();
    const before = [await held(below), await held(above)];
    expect(await bind(below, above)).toMatchObject(refusal);
    expect([await held(below), await held(above)]).toEqual(before);
  });

  it('that is not there cannot be taken away', async () => expect(await clean(await member())).toMatchObject({ code: 400, message: '该会员没有上级推广人' }));

  it('never closes a circle and is always counted, whatever happens at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => member()));
    const person = fc.integer({ min: 0, max: people.length - 1 });
    await fc.assert(fc.asyncProperty(fc.array(fc.record({ who: person, above: fc.option(person, { freq: 6 }) }), { minLength: 2, maxLength: 12 }), async (changes) => {
      await Promise.allSettled(changes.map(({ who, above }) => write(house, system, (visit) => changeSuperior(visit, people[who]!, above === null ? null : people[above]!))));
      const { rows: members } = await sql<{ id: number; superior: number | null; count: number }>`select id::int as id, spread_uid::int as superior, spread_count::int as count
        from user_user where id = any(${people}::bigint[])`.execute(house.sql);
      const superior = new Map(members.map((each) => [each.id, each.superior]));
      for (const { id, count } of members) {
        expect(count).toBe(members.filter((each) => each.superior === id).length);
        let [above, steps] = [superior.get(id) ?? null, 0];
        while (above !== null && steps <= people.length) [above, steps] = [superior.get(above) ?? null, steps + 1];
        expect(steps).toBeLessThanOrEqual(people.length);
      }
    }), { numRuns: 12 });
  });
});

describe('a promoter', () => {
  let [promoter, first, second, stranger] = [0, 0, 0, 0];
  beforeAll(async () => {
    promoter = await member({ nickname: '领队', brokeragePrice: '80.45' });
    first = await member({ nickname: '一级下级', phone: '13912345678' });
    second = await member({ nickname: '二级下级', isPromoter: false });
    stranger = await member({ nickname: '旁人' });
    await bind(first, promoter);
    await bind(second, first);
    const record = (values: Row) => make('distribution/brokerageRecord', { uid: promoter, linkType: 'order', type: 1, status: 3, title: '推广佣金', ...values });
    await record({ subUid: first, orderNo: 'PT20250301', orderPrice: '100.00', price: '10.00', brokerageLevel: 1 });
    await record({ subUid: second, orderNo: 'PT20250302', orderPrice: '50.50', price: '2.55', brokerageLevel: 2 });
    await record({ subUid: second, orderNo: 'PT20250303', orderPrice: '40.00', price: '2.00', brokerageLevel: 2, status: 2 });
    await record({ subUid: second, orderNo: 'PT20250304', orderPrice: '40.00', price: '2.00', brokerageLevel: 2, status: 4 });
    await record({ linkType: 'withdraw', type: 2, price: '5.00', title: '提现' });
    await record({ uid: stranger, subUid: second, orderNo: 'PT20250305', orderPrice: '9.00', price: '0.90', brokerageLevel: 1 });
  });

  it('stands in the list with what is settled, frozen and paid out', async () => {
    expect(await list('people/list', { searchType: 'uid', content: String(promoter) })).toMatchObject([{
      nickname: '领队', spreadCount: 1, spreadOrderNum: 2, spreadOrderTotalPrice: '150.50', totalBrokeragePrice: '12.55', freezeBrokeragePrice: '2.00',
      extractCountPrice: '5.00', extractCountNum: 1, brokeragePrice: '88.00', spreadUid: null, spreadNickname: '',
    }]);
    expect(await list('people/list', { searchType: 'uid', content: String(first) })).toMatchObject([{ spreadNickname: '领队', spreadOrderNum: 0, totalBrokeragePrice: '0.00' }]);
  });

  it.each(['spreadCount', 'brokeragePrice'])('is put in the order of what is stored of it: %s', async (field) => {
    const held = (await list('people/list', { orderBy: `${field}:desc`, limit: '100' })).map((row) => Number(row[field]));
    expect(held).toEqual([...held].sort((one, other) => other - one));
    expect(held[0]).toBeGreaterThan(held.at(-1)!);
  });

  it.each([['who promote nothing', { isPromoter: false }], ['who logged off', { isLogoff: true }]])('is none of those %s', async (_what, more) => {
    const id = await member(more);
    expect(await list('people/list', { searchType: 'uid', content: String(id) })).toEqual([]);
  });

  it.each([['0', ['一级下级', '二级下级']], ['1', ['一级下级']], ['2', ['二级下级']]])('has a team, of level %s', async (type, names) => {
    const team = await list('sub/user/list', { uid: String(promoter), type });
    expect(team.map(({ nickname }) => nickname).sort()).toEqual(names);
    expect(Object.keys(team[0]!).sort()).toEqual([
      'account', 'addIp', 'address', 'avatar', 'birthday', 'brokeragePrice', 'cardNumber', 'city', 'cityId', 'country',
      'createTime', 'district', 'districtId', 'experience', 'id', 'identityCardNo', 'integral', 'isBindingIos', 'isLogoff',
      'isPaidMember', 'isPermanentPaidMember', 'isPromoter', 'isWechatAndroid', 'isWechatIos', 'isWechatPublic',
      'isWechatRoutine', 'lastIp', 'lastLoginTime', 'level', 'logoffTime', 'mark', 'nickname', 'nowMoney',
      'paidMemberExpirationTime', 'payCount', 'phone', 'promoterTime', 'province', 'provinceId', 'realName', 'recordVersion',
      'registerType', 'sex', 'signNum', 'spreadCount', 'spreadTime', 'spreadUid', 'status', 'tagId', 'userType',
    ]);
  });

  it.each([
    ['a part of a nickname', () => '二级', ['二级下级']],
    ['a whole telephone number', () => '13912345678', ['一级下级']],
    ['a part of a telephone number, by whoever may read it whole', () => '1391234567', ['一级下级']],
    ['an id', () => String(second), ['二级下级']],
  ])('has a team that is searched by %s', async (_what, keywords, names) => {
    expect((await list('sub/user/list', { uid: String(promoter), type: '0', keywords: keywords() })).map(({ nickname }) => nickname)).toEqual(names);
  });

  it.each([['0', ['PT20250302', 'PT20250301']], ['1', ['PT20250301']], ['2', ['PT20250302']]])('has promoted orders, settled ones alone, of level %s', async (type, numbers) =>
    expect((await list('promotion/order/list', { uid: String(promoter), type })).map(({ orderNo }) => orderNo)).toEqual(numbers));

  it('has promoted orders that are searched and say who bought', async () =>
    expect(await list('promotion/order/list', { uid: String(promoter), type: '0', keywords: '0301' })).toMatchObject([{ orderNo: 'PT20250301', nickname: '一级下级', price: '10.00' }]));

  it.each(['sub/user/list', 'promotion/order/list'])('must be named: %s', async (path) =>
    expect(await server.call('GET', `${base}/${path}`, { query: { type: '0' } })).toMatchObject({ code: 400, message: '请输入推广人' }));
});
