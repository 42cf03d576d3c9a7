/** 系统状态 and 授权: figures that are real, checks that find what is broken, and what stands of the licence. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServiceState, SystemState } from '../../../src/engine/extension/systemState';
import { noteSlow, slowStatements } from '../../../src/server/sql/slow';
import { type OnePassStandIn, onePassAccount, startOnePass } from '../../../scripts/onepass/standIn';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
let onePass: OnePassStandIn;
beforeAll(async () => {
  onePass = await startOnePass();
  server = await startTestApp({ config: { onePassApi: onePass.url } });
});
afterAll(async () => {
  await server?.close();
  await onePass?.close();
});

const base = '/admin/platform/system/state';
const state = async (): Promise<SystemState> => (await server.call('GET', `${base}/info`)).data;
const check = async (name: string): Promise<ServiceState> => (await server.call('POST', `${base}/check/${name}`)).data;

it('figures are those of this machine, its database and its jobs', async () => {
  const { server: machine, database, jobs, services } = await state();
  expect(machine).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), runtime: `Node.js ${process.version}`, cpuNum: expect.any(Number) });
  for (const [used, total, rate] of [[machine.memUsed, machine.memTotal, machine.memRate], [machine.diskUsed, machine.diskTotal, machine.diskRate]] as const) {
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThanOrEqual(total);
    expect(rate).toBeCloseTo((used / total) * 100, 0);
  }
  const { rows: [size] } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(server.app.sql);
  expect(database.size / size!.size).toBeCloseTo(1, 0);
  expect(database.version).toMatch(/^PostgreSQL \d/);
  expect(database.largest).toHaveLength(5);
  expect(jobs.planned).toBeGreaterThan(10);
  await sql`update operation_schedule_job set status = 1, next_time = null where bean_name = 'schedule'`.execute(server.app.sql);
  expect((await state()).jobs).toMatchObject({ planned: jobs.planned - 1, suspended: jobs.suspended + 1 });
  expect(services.map(({ name, status }) => [name, status])).toEqual([['api', 1], ['database', 1], ['cache', 1], ['storage', 1], ['sms', 0], ['wechat', 0], ['miniProgram', 0], ['jobs', 1]]);
});

it('a statement that took half a second is told without the values that it was asked with', async () => {
  await sql`select pg_sleep(${0.6}), ${'13800138000'}::text`.execute(server.app.sql);
  expect((await state()).database.slow).toContainEqual({ statement: 'select pg_sleep($1), $2::text', count: 1, longest: expect.any(Number), lastTime: expect.stringMatching(/^\d{4}-/) });
});

it('so many statements are kept, the last ones', () => {
  for (let at = 0; at < 50; at += 1) noteSlow(`select ${at}`, 1000 + at);
  noteSlow('select fast', 10);
  expect(slowStatements()).toHaveLength(20);
  expect(slowStatements()[0]).toMatchObject({ statement: 'select 49', longest: 1049 });
});

it('a check tells what is broken in words of the shop, and how long it took', async () => {
  expect(await check('database')).toMatchObject({ name: 'database', status: 1, message: '可读写', costTime: expect.any(Number), checkTime: expect.stringMatching(/^\d{4}-/) });
  expect(await check('wechat')).toMatchObject({ status: 0, message: '未配置' });
  await sql`update operation_schedule_job set next_time = (now() at time zone 'Asia/Shanghai') - interval '2 hours' where bean_name = 'service'`.execute(server.app.sql);
  expect(await check('jobs')).toMatchObject({ status: 2, message: '超过1小时未执行：清理服务密钥的重复请求记录' });
  expect((await state()).services.find(({ name }) => name === 'jobs')).toMatchObject({ status: 2 });
  await sql`update operation_schedule_job set method_name = 'renamed' where bean_name = 'service'`.execute(server.app.sql);
  expect(await check('jobs'), 'a job that no longer ships').toMatchObject({ status: 1, message: '没有超时未执行的任务；本服务没有这些任务，请暂停或删除：清理服务密钥的重复请求记录' });
});

it('short messages are asked of the provider by hand alone, and what is wrong with them is told', async () => {
  expect(await check('sms')).toMatchObject({ status: 0, message: '未配置' });
  await server.call('POST', '/admin/platform/one/pass/app/info/save', { body: onePassAccount });
  const known = async () => (await state()).services.find(({ name }) => name === 'sms');
  expect(await known()).toMatchObject({ status: null, message: '尚未检测' });
  expect(await check('sms')).toMatchObject({ status: 1, message: '一号通可用，剩余短信1000条' });
  onePass.left = 0;
  expect(await known(), 'as it was last told').toMatchObject({ status: 1 });
  expect(await check('sms')).toMatchObject({ status: 2, message: '一号通的短信余量不足，请购买套餐' });
  await server.call('POST', '/admin/platform/one/pass/app/info/save', { body: { ...onePassAccount, secretKey: 'another' } });
  expect((await check('sms')).message).toMatch(/AccessKey或SecretKey不正确/);
});

it('clearing the cache forgets what WeChat has lent', async () => {
  await sql`insert into wechat_credential (name, token, expire_time) values ('wx:access_token', 'sealed', now() + interval '1 hour')`.execute(server.app.sql);
  expect((await check('cache')).message).toBe('保存了1个有效的微信访问凭证');
  expect(await server.call('POST', `${base}/cache/clear`)).toMatchObject({ code: 200, data: 1 });
  expect((await check('cache')).message).toBe('保存了0个有效的微信访问凭证');
});

it('the licence is what the settings say, and nothing is applied for without an address', async () => {
  const read = async () => (await server.call('GET', '/admin/platform/copyright/get/info')).data;
  const set = (name: string, value: string) => sql`insert into system_config (name, form_id, value) values (${name}, 1, ${value})`.execute(server.app.sql);
  expect(await read()).toEqual(expect.objectContaining({ status: -2, domainUrl: '', authCode: '', copyright: '', label: 0, companyName: '', companyImage: '', version: expect.stringMatching(/^\d/) }));
  await set('api_url', 'https://api.example.com');
  expect(await read()).toMatchObject({ status: -1, domainUrl: 'https://api.example.com' });
  await set('copyright_status', '1');
  await set('copyright_apply_url', 'https://licence.example.com');
  await set('copyright_auth_code', 'AUTH-2026');
  expect(await read()).toMatchObject({ status: 1, authCode: 'AUTH-2026', applyUrl: 'https://licence.example.com' });
  const framed = async () => String((await server.app.inject({ url: '/operation/maintain/authorization', headers: { accept: 'text/html' } })).headers['content-security-policy']);
  expect(await framed(), 'the page for applying is shown in a dialog').toMatch(/frame-src 'self'[^;]* https:\/\/licence\.example\.com;/);
  const told = async () => (await server.call('GET', '/console/capabilities')).data.copyright;
  expect(await told()).toBeUndefined();
  const save = (body: object) => server.call('POST', '/admin/platform/copyright/update/company/info', { body });
  expect(await save({ companyName: '' })).toMatchObject({ code: 400, message: '请上传授权图片' });
  expect(await save({ companyName: '示例商城有限公司', companyImage: '/demo/pc-logo.svg', authCode: 'FORGED', status: 1 })).toMatchObject({ code: 200 });
  expect(await read()).toMatchObject({ companyName: '示例商城有限公司', companyImage: '/demo/pc-logo.svg', authCode: 'AUTH-2026' });
  expect(await told(), 'it stands below every screen').toEqual({ name: '示例商城有限公司', image: '/demo/pc-logo.svg' });
});
