/** A setting demands a second factor of role admin: nothing else is answered until it is set up, and it cannot be ended. */
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountPaths } from '../../../src/engine/extension/account';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { openSession } from '../../../src/server/accounts/sessions';
import { now } from '../../../src/server/sql/connect';
import { startTestApp, type TestApp } from '../helper';
import { anyTable } from '../tables';

let server: TestApp;
let id: number;
/** Of the settings. */
let form: number;
const password = 'password-2';
beforeAll(async () => {
  server = await startTestApp();
  const pwd = await hashPassword(password);
  await server.app.sql.insertInto('system_admin').values([
    { account: 'chief', pwd, real_name: '主管', roles: [1], status: true }, { account: 'clerk', pwd, real_name: '职员', roles: [2], status: true },
  ]).execute();
  ({ id } = await server.app.sql.selectFrom('system_admin').select('id').where('account', '=', 'chief').executeTakeFirstOrThrow() as { id: number });
  const template = await server.app.sql.selectFrom('system_form_template').select('id').where('name', '=', '基础配置').executeTakeFirstOrThrow() as { id: number };
  form = template.id;
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['login_attempt', 'second_factor', 'recovery_code', 'system_config']) await anyTable(server.app.sql).deleteFrom(table).execute();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:10Z') });
});
afterEach(() => { vi.useRealTimers(); });

/** By whoever may save settings. */
const setting = async (value: '1' | '0', as = server.token) => {
  const fields = { site_name: '商城', site_url: 'https://m.example.com', api_url: 'https://example.com', admin_second_factor: value };
  const answer = await server.call('POST', '/admin/platform/system/config/save/form', { token: as, body: { id: form, sort: 1, status: true, fields: Object.entries(fields).map(([name, text]) => ({ name, title: name, value: text })) } });
  expect(answer).toMatchObject({ code: 200 });
};
const digits = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const post = (path: string, token: string, body: object = {}) => server.call('POST', path, { body, token });
const me = (token: string) => server.call('GET', '/admin/platform/getAdminInfoByToken', { token });
const due = { code: 403, message: '管理员须开启两步验证，请先完成设置。', data: { reason: 'secondFactorDue', account: 'chief' } };

async function setUp(token: string): Promise<string[]> {
  const { secret } = (await post(accountPaths.beginSecondFactor, token, { password })).data as { secret: string };
  return ((await post(accountPaths.confirmSecondFactor, token, { code: digits(secret) })).data as { codes: string[] }).codes;
}

it('is off as it ships', async () => {
  const token = await server.signIn('chief', password);
  expect(await me(token)).toMatchObject({ code: 200 });
  expect(await server.call('GET', accountPaths.safety, { token })).toMatchObject({ data: { secondFactor: { enabled: false, demanded: false } } });
});

describe('turned on', () => {
  it('gives an administrator of role admin nothing but the way to it, also in sessions that live already', async () => {
    const [before, bystander] = [await server.signIn('chief', password), await server.signIn('clerk', password)];
    await setting('1');
    const answered: string[] = [];
    for (const { method, path } of server.app.calls.filter(({ permission, service, path: each }) => !service && permission !== 'anonymous' && !each.endsWith('/logout'))) {
      const { code, data } = (await server.send(method, path.replaceAll(/\{\w+\}/g, '1'), { token: before, ...(method === 'GET' ? {} : { body: {} }) })).json() as { code: number; data: { reason?: string } | null };
      if (code !== 403 || data?.reason !== 'secondFactorDue') answered.push(path);
    }
    expect(answered).toEqual([accountPaths.safety, accountPaths.beginSecondFactor, accountPaths.confirmSecondFactor]);
    expect(await me(await server.signIn('chief', password))).toMatchObject(due);
    expect(await me(before)).toMatchObject(due);
    expect(await me(bystander)).toMatchObject({ code: 200 });
    await setUp(before);
    expect(await me(before)).toMatchObject({ code: 200 });
  });

  it('cannot be got round by WeChat, nor by a role that is added later', async () => {
    await setting('1');
    const byWechat = await openSession(server.app.sql, id, { ip: '127.0.0.1', agent: '' });
    expect(await me(byWechat)).toMatchObject(due);
    const clerk = await server.signIn('clerk', password);
    await server.app.sql.updateTable('system_admin').set({ roles: [2, 1] }).where('account', '=', 'clerk').execute();
    expect(await me(clerk)).toMatchObject({ code: 403, data: { reason: 'secondFactorDue', account: 'clerk' } });
    await server.app.sql.updateTable('system_admin').set({ roles: [2] }).where('account', '=', 'clerk').execute();
  });

  it('comes after a generated password, and lets its bearer sign out', async () => {
    await setting('1');
    await server.app.sql.updateTable('system_admin').set({ password_change_due: true, password_given_time: now }).where('id', '=', id).execute();
    const token = await server.signIn('chief', password);
    expect(await me(token)).toMatchObject({ code: 403, data: { reason: 'passwordChangeDue' } });
    expect(await post(accountPaths.beginSecondFactor, token, { password })).toMatchObject({ code: 403, data: { reason: 'passwordChangeDue' } });
    await server.app.sql.updateTable('system_admin').set({ password_change_due: false, password_given_time: null }).where('id', '=', id).execute();
    expect(await me(token)).toMatchObject(due);
    expect(await server.call('GET', '/admin/platform/logout', { token })).toMatchObject({ code: 200 });
    expect(await me(token)).toMatchObject({ code: 401 });
  });

  it('lets nobody end it while it holds; afterwards as ever', async () => {
    const token = await server.signIn('chief', password);
    const codes = await setUp(token);
    await setting('1');
    const end = () => post(accountPaths.endSecondFactor, token, { password, secondFactor: codes[0] });
    expect(await server.call('GET', accountPaths.safety, { token })).toMatchObject({ data: { secondFactor: { enabled: true, demanded: true } } });
    expect(await end()).toMatchObject({ code: 400, message: '平台设置要求管理员开启两步验证，不能关闭' });
    await setting('0', token);
    expect(await end()).toMatchObject({ code: 200 });
    expect(await me(token)).toMatchObject({ code: 200 });
  });

  it('asks others for none, who may end theirs', async () => {
    const token = await server.signIn('clerk', password);
    const codes = await setUp(token);
    await setting('1');
    expect(await post(accountPaths.endSecondFactor, token, { password, secondFactor: codes[0] })).toMatchObject({ code: 200 });
    expect(await me(token)).toMatchObject({ code: 200 });
  });
});
