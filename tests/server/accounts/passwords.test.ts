/** Which passwords are refused, wherever one is set, and how long one counts that somebody else knows. */
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword, resetPassword } from '../../../src/server/accounts/passwords';
import { createRecord } from '../../../src/server/resources/door/door';
import { system } from '../../../src/server/resources/door/visit';
import { openHouse, write } from '../../../src/server/resources/house';
import { unlockAccount } from '../../../src/server/accounts/attempts';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
let id: number;
const given = 'given-by-hand-7';
beforeAll(async () => {
  server = await startTestApp();
  const row = { account: 'wangxiaoer', pwd: await hashPassword(given), real_name: '王小二', phone: '13812345678', roles: [2], status: true };
  ({ id } = await server.app.sql.insertInto('system_admin').values(row).returning('id').executeTakeFirstOrThrow() as { id: number });
});
afterAll(() => server.close());

const common = '这个密码太常见，容易被猜到，请换一个';
const madeOf = (title: string) => `密码不能由${title}加数字或符号组成，请换一个不易猜到的密码`;

/** What is sent, and what is said; the account is wangxiaoer, 王小二, 13812345678. */
const weak: [string, string][] = [
  ['        ', '密码不能全是空格'],
  ['12345678', common], ['PassWord', common], ['qwertyuiop', common], ['1qaz2wsx', common], ['iloveyou', common], ['88888888', common], ['哈哈哈哈哈哈哈哈', common],
  ['wangxiaoer', madeOf('管理员账号')], ['WangXiaoEr12', madeOf('管理员账号')], ['2026@wangxiaoer!', madeOf('管理员账号')], ['wangxiaoerwangxiaoer', madeOf('管理员账号')], ['wangxiaoerab', madeOf('管理员账号')],
  ['王小二123456', madeOf('管理员姓名')], ['13812345678', madeOf('手机号')], ['a13812345678', madeOf('手机号')],
];
const fine = ['wangxiaoer 和她的三只猫', 'correct horse battery', 'Zx8#kLq2!vTn'];

describe('a password is refused that is guessed first', () => {
  it.each(weak)('when an administrator is created: %j', async (pwd, message) => {
    const body = { account: 'wangxiaoer', realName: '王小二', phone: '13812345678', roles: '2', status: true, pwd, repwd: pwd };
    expect(await server.call('POST', '/admin/platform/admin/save', { body })).toMatchObject({ code: 400, data: { errors: [{ field: 'pwd', message }] } });
  });

  it.each(weak)('when an administrator sets it for another: %j', async (password, message) => {
    const answer = await server.call('POST', '/admin/platform/admin/update/password', { body: { id, password, confirmPassword: password } });
    expect(answer).toMatchObject({ code: 400, data: { errors: [{ field: 'password', message }] } });
  });

  it.each(weak)('when somebody changes their own: %j', async (password, message) => {
    await unlockAccount(server.app.sql, 'wangxiaoer');
    const token = await server.signIn('wangxiaoer', given);
    const answer = await server.call('POST', '/admin/platform/login/admin/update/password', { body: { oldPassword: given, password, confirmPassword: password }, token });
    expect(answer).toMatchObject({ code: 400, data: { errors: [{ field: 'password', message }] } });
  });

  it('by the door, in every entity that keeps one, merchants too', async () => {
    const house = openHouse(server.database.connect(), server.app.contract, { demo: false });
    const kept = [...house.resources.values()].flatMap((resource) => [...resource.stored.values()].filter(({ field }) => field.hashed === true).map(({ field }) => ({ resource, field })));
    expect(kept.map(({ resource }) => resource.key).sort()).toEqual(expect.arrayContaining(['merchant/admin', 'operation/admin']));
    for (const { resource, field } of kept) {
      expect(field.unlike, resource.key).toEqual(expect.arrayContaining(['account', 'realName', 'phone']));
      for (const [pwd] of weak) {
        const record = { account: 'wangxiaoer', realName: '王小二', phone: '13812345678', roles: [2], status: true, [field.name]: pwd };
        await expect(write(house, system, (visit) => createRecord(visit, resource, record, { title: '测试' })), `${resource.key} ${pwd}`).rejects.toMatchObject({ code: expect.any(Number), name: 'Refusal' });
      }
    }
  });

  it.each(fine)('and no other: %j', async (password) => {
    expect(await server.call('POST', '/admin/platform/admin/update/password', { body: { id, password, confirmPassword: password } })).toMatchObject({ code: 200 });
  });
});

describe('a password that somebody else knows', () => {
  const login = (pwd: string) => server.call('POST', '/admin/platform/login', { body: { account: 'wangxiaoer', pwd }, token: null });
  const age = (days: number) => raw`update system_admin set password_given_time = now() - make_interval(days => ${days}) + interval '1 minute' where id = ${id}`.execute(server.app.sql);
  const ended = { code: 1023, message: '初始密码须在7天内修改，现已失效，请联系管理员重置密码' };
  beforeEach(() => unlockAccount(server.app.sql, 'wangxiaoer'));

  it.each<[string, () => Promise<string>]>([
    ['made up by the command', () => resetPassword(server.app.sql, id)],
    ['made up by an administrator', async () => (await server.call('POST', `/console/operation/admin/password/reset/${id}`)).data.password],
    ['set by an administrator', async () => {
      await server.call('POST', '/admin/platform/admin/update/password', { body: { id, password: given, confirmPassword: given } });
      return given;
    }],
  ])('%s counts for seven days', async (_, make) => {
    const password = await make();
    expect(await login(password)).toMatchObject({ code: 200 });
    await age(7);
    expect(await login(password)).toMatchObject({ code: 200 });
    await raw`update system_admin set password_given_time = password_given_time - interval '2 minutes' where id = ${id}`.execute(server.app.sql);
    expect(await login(password)).toMatchObject(ended);
    expect(await login('not-the-password')).toMatchObject({ code: 1001 });
  });

  it('counts for good once its owner has changed it', async () => {
    const made = await resetPassword(server.app.sql, id);
    const token = await server.signIn('wangxiaoer', made);
    const own = 'three white cats';
    expect(await server.call('POST', '/admin/platform/login/admin/update/password', { body: { oldPassword: made, password: own, confirmPassword: own }, token })).toMatchObject({ code: 200 });
    const { password_given_time: time } = await server.app.sql.selectFrom('system_admin').select('password_given_time').where('id', '=', id).executeTakeFirstOrThrow();
    expect(time).toBeNull();
  });
});
