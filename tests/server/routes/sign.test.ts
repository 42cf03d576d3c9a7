/** Signing in: once a day, in runs, with what the settings of the moment bring; booked with the record or not at all. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, wallTime } from '../../../src/engine/time/wallTime';
import { rewardsOf } from '../../../src/server/routes/marketing/signRewards';
import fc from '../../property';
import { openShop } from '../service/helper';
import { type Goods, openGoods, type Row } from './goods';

let goods: Goods;
let members = 0;
beforeAll(async () => { goods = await openGoods(); }, 300_000);
afterAll(() => goods?.close());

const base = '/admin/platform/sign';
const today = wallTime().slice(0, 10);
const call = (method: 'GET' | 'POST', path: string, body?: object) => goods.server.call(method, `${base}/${path}`, body && (method === 'GET' ? { query: body as Record<string, string> } : { body }));
const member = (more: Row = {}) => goods.create('user/user', { account: `s${members += 1}`, nickname: '阿禾', phone: `139${String(members).padStart(8, '0')}`, ...more });
const sign = (uid: number, daysAgo = 0) => goods.create('marketing/signRecord', { uid, date: addDays(today, -daysAgo) });
const rows = async (table: string, uid: number) => (await sql<Row>`select * from ${sql.id(table)} where uid = ${uid} order by id`.execute(goods.server.app.sql)).rows;
const held = async (uid: number) => (await sql<Row>`select integral, experience from user_user where id = ${uid}`.execute(goods.server.app.sql)).rows[0];
const settings = { day: 0, isIntegral: true, integral: 5, isExperience: true, experience: 2, signRuleDescription: '每天签到一次' };
const award = (day: number, integral: number, more: Row = {}) => ({ day, isIntegral: true, integral, isExperience: false, experience: 0, ...more });

describe('the settings', () => {
  it('hold the reward of every day, the rule, and one award for each run of days', async () => {
    expect(await call('POST', 'edit/base/config', settings)).toMatchObject({ code: 200 });
    for (const each of [award(3, 10), award(5, 30, { isExperience: true, experience: 7 })]) expect(await call('POST', 'add/config', each)).toMatchObject({ code: 200 });
    const { data } = await call('GET', 'get/config');
    expect(data).toMatchObject({ signRuleDescription: '每天签到一次', baseSignConfig: { day: 0, isIntegral: true, integral: 5, isExperience: true, experience: 2, isDel: false } });
    expect(data.signConfigList).toMatchObject([award(3, 10), award(5, 30, { isExperience: true, experience: 7 })]);
    expect(data.signConfigList[0].createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it.each([
    ['a run that is there', award(3, 1), 'day', '连续天数不能重复'],
    ['the reward of every day', award(0, 1), 'day', expect.any(String)],
    ['more than may be given', award(9, 10_000), 'integral', expect.any(String)],
    ['no number', { ...award(9, 1), integral: null }, 'integral', '请输入积分值'],
  ])('refuse %s at its field', async (_what, body, field, message) => {
    const answer = await call('POST', 'add/config', body);
    expect([answer.code, answer.data?.errors?.[0] ?? answer.message]).toEqual([400, { field, message }]);
  });

  it('refuse a rule of blanks', async () => {
    expect((await call('POST', 'edit/base/config', { ...settings, signRuleDescription: '   ' })).code).toBe(400);
  });

  it('let go of an award by its id, and of nothing that is none', async () => {
    await call('POST', 'add/config', award(20, 1));
    const last = (await call('GET', 'get/config')).data.signConfigList.at(-1);
    expect((await call('POST', `delete/config/${last.id}`)).code).toBe(200);
    expect((await call('GET', 'get/config')).data.signConfigList).toHaveLength(2);
    expect((await call('POST', 'delete/config/0')).code).toBe(404);
  });
});

describe('a sign-in', () => {
  it('books points and experience once, with the days of the run', async () => {
    const uid = await member();
    const id = await sign(uid);
    expect(await rows('marketing_sign_record', uid)).toMatchObject([{ id, day: 1, integral: 5, experience: 2, award_integral: 0, award_experience: 0, date: today }]);
    expect(await rows('user_integral_record', uid)).toMatchObject([{ link_type: 'sign', link_id: String(id), type: 1, integral: 5, status: 3, mark: '连续签到1天' }]);
    expect(await held(uid)).toEqual({ integral: 5, experience: 2 });
  });

  it('in a run gets the award of its length, and beyond the longest that one every day', async () => {
    const uid = await member();
    for (let ago = 6; ago >= 0; ago -= 1) await sign(uid, ago);
    expect((await rows('marketing_sign_record', uid)).map((row) => [row.day, row.award_integral, row.award_experience])).toEqual([[1, 0, 0], [2, 0, 0], [3, 10, 0], [4, 0, 0], [5, 30, 7], [6, 30, 7], [7, 30, 7]]);
    expect(await held(uid)).toEqual({ integral: 7 * 5 + 10 + 3 * 30, experience: 7 * 2 + 3 * 7 });
    expect(await rows('user_integral_record', uid)).toHaveLength(7);
    const { data } = await call('GET', 'user/record/list', { searchType: 'uid', content: String(uid) });
    expect(data).toMatchObject({ total: 7, list: [{ uid, nickname: '阿禾', day: 7, integral: 5, awardIntegral: 30, date: today }, {}, {}, {}, {}, {}, {}] });
  });

  it('after a day that was missed begins a new run', async () => {
    const uid = await member();
    for (const ago of [4, 3, 1, 0]) await sign(uid, ago);
    expect((await rows('marketing_sign_record', uid)).map(({ day }) => day)).toEqual([1, 2, 1, 2]);
  });

  it('happens once a day, however many are told at once', async () => {
    const uid = await member();
    const told = await Promise.allSettled([sign(uid), sign(uid), sign(uid)]);
    expect(told.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const one of told) if (one.status === 'rejected') expect(String(one.reason)).toContain('该会员当日已签到');
    expect(await rows('user_integral_record', uid)).toHaveLength(1);
    expect(await held(uid)).toEqual({ integral: 5, experience: 2 });
  });

  it.each([
    ['tomorrow', -1, '签到日期不能晚于今天'],
    ['a day before the last one', 3, '不能补签更早的日期'],
  ])('of %s is refused, and nothing is booked', async (_what, ago, message) => {
    const uid = await member();
    await sign(uid, 1);
    await expect(sign(uid, ago)).rejects.toThrow(message);
    expect(await rows('user_integral_record', uid)).toHaveLength(1);
  });

  it('is told by the shop’s service key: today unless it says when, once whatever is sent again', async () => {
    const uid = await member();
    const shop = await openShop(goods.server, ['marketing/signRecord sign']);
    const first = await shop.call('marketing/signRecord/sign', { uid }, 'today');
    expect(first).toMatchObject({ code: 200, data: { id: expect.any(Number) } });
    expect(await rows('marketing_sign_record', uid)).toMatchObject([{ id: first.data.id, date: today, day: 1 }]);
    expect(await shop.call('marketing/signRecord/sign', { uid }, 'today')).toEqual(first);
    for (const again of [{ uid }, { uid, date: null }]) expect(await shop.call('marketing/signRecord/sign', again)).toMatchObject({ code: 400, message: '该会员当日已签到' });
    expect(await shop.call('marketing/signRecord/sign', { uid, date: addDays(today, 1) })).toMatchObject({ code: 400, message: '签到日期不能晚于今天' });
    expect(await shop.call('marketing/signRecord/sign', { uid: 999_999 })).toMatchObject({ code: 8102, message: '会员不存在' });
    expect(await rows('user_integral_record', uid)).toHaveLength(1);
  });

  it('of a member who has left is refused', async () => {
    const uid = await member({ isLogoff: true });
    await expect(sign(uid)).rejects.toThrow('会员已注销');
  });

  it('of a paid member is multiplied by the benefits whose channel it is', async () => {
    const benefits = (await goods.server.call('GET', '/admin/platform/paid/member/benefits/list')).data as Row[];
    const set = async (name: string, channelStr: string, multiple: number) => {
      const benefit = benefits.find((each) => each.name === name)!;
      const { id, value, imageUrl, message, sort, status } = benefit;
      expect(await goods.server.call('POST', '/admin/platform/paid/member/benefits/edit', { body: { id, value, imageUrl, message, sort, status, multiple, channelStr } })).toMatchObject({ code: 200 });
    };
    await set('integralDoubling', '1,2', 3);
    await set('experienceDoubling', '2', 4);
    const uid = await member({ isPaidMember: true, paidMemberExpirationTime: '2099-01-01 00:00:00' });
    for (const ago of [2, 1, 0]) await sign(uid, ago);
    expect((await rows('marketing_sign_record', uid)).at(-1)).toMatchObject({ integral: 15, award_integral: 30, experience: 2 });
  });
});

it('what a run brings never grows smaller by going on beyond the longest award, and nothing that is off is given', () => {
  const reward = fc.record({ isIntegral: fc.boolean(), integral: fc.integer({ min: 0, max: 9999 }), isExperience: fc.boolean(), experience: fc.integer({ min: 0, max: 9999 }) });
  const awards = fc.uniqueArray(fc.record({ day: fc.integer({ min: 1, max: 40 }), rest: reward }), { selector: ({ day }) => day, maxLength: 6 }).map((list) => list.map(({ day, rest }) => ({ day, ...rest })));
  fc.assert(fc.property(reward, awards, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 9 }), (every, list, run, multiple) => {
    const signed = rewardsOf(run, every, list, { integral: multiple, experience: 1 });
    expect(signed.integral).toBe(every.isIntegral ? every.integral * multiple : 0);
    const longest = Math.max(0, ...list.map(({ day }) => day));
    const due = list.find(({ day }) => day === Math.min(run, longest));
    expect(signed.awardIntegral).toBe(due?.isIntegral ? due.integral * multiple : 0);
    expect(signed.awardExperience).toBe(due?.isExperience ? due.experience : 0);
  }));
});
