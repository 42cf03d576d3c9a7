import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { buildApp } from '../../../src/server/app';
import type { Caller } from '../../../src/server/calls/caller';
import { defineCall, type Access, type Call } from '../../../src/server/calls/define';
import { refusalOf } from '../../../src/server/calls/judge';
import { readConfig } from '../../../src/server/config';
import { contract } from '../../../src/server/contract';
import { prepare } from '../../../src/server/prepare';
import { Refusal } from '../../../src/server/refusal';
import { startTestDatabase, type TestDatabase } from '../helper';

let database: TestDatabase;
let app: FastifyInstance;
let strict: FastifyInstance;
const tokens: Record<string, string> = {};

const config = readConfig({ ADMIN_PASSWORD: 'password-1', LOG_LEVEL: 'silent', DEMO: '0' });

function mountExamples(target: FastifyInstance): void {
  const tag = '示例';
  const echo = (permission: Access, path: string, adminOnly = false) =>
    defineCall(target, { method: 'GET', path, permission, adminOnly, title: path, tag, handler: ({ caller }) => caller?.account ?? null });
  echo('anonymous', '/example/open');
  echo('signed-in', '/example/member');
  echo('example:thing:read', '/example/right');
  echo('signed-in', '/example/admin', true);
  for (const transfer of ['download', 'upload'] as const) {
    defineCall(target, { method: 'GET', path: `/example/${transfer}`, permission: 'signed-in', transfer, title: transfer, tag, handler: ({ caller }) => caller.account });
  }
  defineCall(target, {
    method: 'POST', path: '/example/body/{id}', also: [{ method: 'GET', path: '/example/body/{id}' }], permission: 'signed-in', title: '正文', tag,
    query: { properties: { dry: { type: 'boolean', title: '试运行' } } },
    body: { properties: { name: { type: 'string', title: '名称', minLength: 2 }, num: { type: 'integer', title: '数量', minimum: 1 } }, required: ['name'] },
    handler: ({ params, query, body }) => ({ params, query, body }),
  });
  defineCall(target, {
    method: 'POST', path: '/example/parameters', permission: 'signed-in', title: '参数', tag,
    query: { properties: { type: { type: 'string', title: '类型' }, n: { type: 'integer', title: '数' } }, required: ['type'] },
    handler: ({ query }) => query,
  });
  const failures: Record<string, () => unknown> = {
    refusal: () => { throw new Refusal(4502, '正在使用，不能删除', { by: 3 }); },
    crash: () => { throw new Error('secret detail'); },
    nothing: () => undefined,
  };
  for (const [name, handler] of Object.entries(failures)) {
    defineCall(target, { method: 'GET', path: `/example/${name}`, permission: 'anonymous', title: name, tag, handler });
    defineCall(target, { method: 'GET', path: `/example/plain/${name}`, permission: 'anonymous', title: name, tag, style: 'plain', handler });
  }
}

beforeAll(async () => {
  database = await startTestDatabase();
  const room = database.connect();
  await prepare(room, contract, config);
  const { sql } = room;
  const { id } = await sql.insertInto('system_menu').values({ pid: 0, name: 'x', perms: 'example:thing:read', menu_type: 'A', sort: 0, is_show: true })
    .returning('id').executeTakeFirstOrThrow() as { id: number };
  const pwd = await hashPassword('password-1');
  await sql.insertInto('system_role').values([{ id: 11, code: 'reader', role_name: '读', rules: [id], status: true }, { id: 12, code: 'idle', role_name: '闲', rules: [], status: true }]).execute();
  await sql.insertInto('system_admin').values([
    { account: 'reader', pwd, real_name: '读', roles: [11], status: true }, { account: 'idle', pwd, real_name: '闲', roles: [12], status: true },
  ]).execute();
  app = await buildApp({ config, contract, room });
  mountExamples(app);
  strict = await buildApp({ config: { ...config, strict: true }, contract, room: database.connect() });
  mountExamples(strict);
  for (const account of ['admin', 'reader', 'idle']) {
    const answer = await app.inject({ method: 'POST', url: '/api/admin/platform/login', payload: { account, pwd: 'password-1' } });
    tokens[account] = answer.json().data.token;
  }
});
afterAll(async () => {
  await app.close();
  await strict.close();
  await database.stop();
});

const headers = (who: string | null) => (who === null ? {} : { 'authori-zation': tokens[who] });
const get = (path: string, who: string | null = 'admin') => app.inject({ url: `/api${path}`, headers: headers(who) });
const post = (path: string, payload: object | string, more: Record<string, string> = {}, on = app) =>
  on.inject({ method: 'POST', url: `/api${path}`, payload, headers: { ...headers('admin'), ...more } });

describe('who may call', () => {
  it.each<[string, string | null, number]>([
    ['/example/open', null, 200], ['/example/open', 'idle', 200],
    ['/example/member', null, 401], ['/example/member', 'idle', 200],
    ['/example/right', null, 401], ['/example/right', 'idle', 403], ['/example/right', 'reader', 200], ['/example/right', 'admin', 200],
    ['/example/admin', null, 401], ['/example/admin', 'reader', 403], ['/example/admin', 'admin', 200],
  ])('%s by %s: %s', async (path, who, code) => {
    const answer = await get(path, who);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code });
  });

  it.each([
    ['/example/member', 'authori-zation', 200], ['/example/member', 'authorization', 401], ['/example/member', 'x-token', 401],
    ['/example/download', 'authori-zation', 200], ['/example/download', 'authorization', 200], ['/example/download', 'x-token', 401],
    ['/example/upload', 'authori-zation', 200], ['/example/upload', 'authorization', 401], ['/example/upload', 'x-token', 200],
  ])('%s with the token in %s: %s', async (path, header, code) => {
    const token = `${header === 'authorization' ? 'Bearer ' : ''}${tokens.idle}`;
    expect((await app.inject({ url: `/api${path}`, headers: { [header]: token } })).json()).toMatchObject({ code });
  });

  it.each([
    ['signed-in', 'passwordChangeDue', 'secondFactorDue'], ['example:open', 'passwordChangeDue', 'secondFactorDue'], ['platform:pagediy:info', 'secondFactorDue', 'passwordChangeDue'],
  ] as const)('%s is nothing to somebody of whom %s is told, but where the call says so', (permission, due, other) => {
    const caller: Caller = { id: 1, account: 'a', realName: 'a', roles: ['admin'], roleNames: [], permissions: ['*:*:*'], due, session: 's' };
    const asked = { permission, adminOnly: false };
    expect(refusalOf(caller, asked)?.data).toEqual({ reason: due, account: 'a' });
    expect(refusalOf(caller, { ...asked, whileDue: [other] })?.data).toEqual({ reason: due, account: 'a' });
    expect(refusalOf(caller, { ...asked, whileDue: [due] })).toBeUndefined();
    expect(refusalOf({ ...caller, due: undefined }, asked)).toBeUndefined();
    expect(refusalOf(caller, { permission: 'anonymous', adminOnly: false })).toBeUndefined();
  });

  it('is decided before the body is read', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/example/body/1', payload: '{broken', headers: { 'content-type': 'application/json' } });
    expect(answer.json()).toMatchObject({ code: 401 });
  });

  it('must be declared: a call without it does not compile', () => {
    const open = { method: 'GET', path: '/example/none', title: '无', tag: '示例', handler: () => null } as const;
    // @ts-expect-error permission is missing
    expectTypeOf(open).toExtend<Call>();
    expectTypeOf<''>().not.toExtend<Access>();
    expectTypeOf<undefined>().not.toExtend<Access>();
  });

  it('holds at the moment of the call: a permission that is taken away is gone at once', async () => {
    await app.sql.updateTable('system_role').set({ status: false }).where('id', '=', 11).execute();
    expect((await get('/example/right', 'reader')).json()).toMatchObject({ code: 403 });
    await app.sql.updateTable('system_role').set({ status: true }).where('id', '=', 11).execute();
    expect((await get('/example/right', 'reader')).json()).toMatchObject({ code: 200 });
  });
});

describe('input', () => {
  it.each<[string, object, object]>([
    ['as declared', { name: 'ab', num: 3 }, { code: 200, data: { params: { id: '7' }, query: { dry: true }, body: { name: 'ab', num: 3 } } }],
    ['a required field missing', { num: 3 }, { code: 400, message: '请输入名称', data: { errors: [{ field: 'name', message: '请输入名称' }] } }],
    ['too short', { name: 'a' }, { code: 400, message: '名称不能少于2个字符' }],
    ['of the wrong type', { name: 'ab', num: 'three' }, { code: 400, message: '数量格式不正确' }],
    ['a number written as text', { name: 'ab', num: '3' }, { code: 200, data: { body: { name: 'ab', num: 3 } } }],
    ['several mistakes at once', { name: 'a', num: 0 }, { code: 400, data: { errors: [{ field: 'name' }, { field: 'num' }] } }],
    ['a list', [1], { code: 400, message: '请求内容应为一个对象' }],
  ])('%s', async (_, body, expected) => {
    expect((await post('/example/body/7?dry=true', body)).json()).toMatchObject(expected);
  });

  it.each([
    ['broken JSON', '{"a":', 'application/json', 400],
    ['another type', '<a/>', 'application/xml', 415],
    ['nothing where JSON is announced', '', 'application/json', 400],
  ])('that cannot be read (%s) has an HTTP status of its own', async (_, payload, type, status) => {
    const answer = await post('/example/body/7', payload, { 'content-type': type });
    expect([answer.statusCode, answer.json().code]).toEqual([status, 400]);
  });

  it('undeclared never takes effect and is named in the answer', async () => {
    const answer = await post('/example/body/7?dry=true&page=2&temp=9', { name: 'ab', isAdmin: true, 编号: 1, token: 'x' });
    expect(answer.headers['x-ignored-keys']).toBe(`page,isAdmin,${encodeURIComponent('编号')}`);
    expect(answer.json().data).toEqual({ params: { id: '7' }, query: { dry: true }, body: { name: 'ab' } });
  });

  it('undeclared in great number and any spelling does no harm', async () => {
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`key${n}`, n]));
    const answer = await post('/example/body/7', { name: 'ab', '\ud800': 1, ...many });
    expect(answer.json()).toMatchObject({ code: 200 });
    expect(String(answer.headers['x-ignored-keys']).length).toBeLessThan(4000);
  });

  it.each([['a body', '/example/body/7', { name: 'a\0b' }], ['deep inside', '/admin/platform/login', { account: 'a', pwd: 'password', captchaVO: { x: ['\0'] } }], ['an address', '/example/body/%00', { name: 'ab' }]])(
    'with the character 0 in %s is refused', async (_, path, body) => {
      expect((await post(path, body)).json()).toMatchObject({ code: 400 });
    });

  it('in an address that cannot be decoded is refused', async () => {
    const answer = await app.inject('/api/example/%zz');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 400]);
  });

  it('undeclared is refused when strict', async () => {
    const answer = await post('/example/body/7?page=2&temp=9', { name: 'ab' }, {}, strict);
    expect(answer.json()).toMatchObject({ code: 400, message: '不支持的参数：page' });
    expect((await post('/example/body/7?temp=9', { name: 'ab', token: 't' }, {}, strict)).json()).toMatchObject({ code: 200 });
  });

  it.each<[string, string, object | string, string | undefined]>([
    ['the query', '?type=a', {}, undefined],
    ['a form body', '', 'type=a', 'application/x-www-form-urlencoded'],
    ['a JSON body', '', { type: 'a' }, undefined],
    ['the query before the body', '?type=a', { type: 'b' }, undefined],
  ])('of a POST with query parameters may come in %s', async (_, query, body, type) => {
    expect((await post(`/example/parameters${query}`, body, type ? { 'content-type': type } : {})).json()).toEqual({ code: 200, message: null, data: { type: 'a' } });
  });
});

describe('answers', () => {
  it.each<[string, number, object]>([
    ['/example/nothing', 200, { code: 200, message: null, data: null }],
    ['/example/refusal', 200, { code: 4502, message: '正在使用，不能删除', data: { by: 3 } }],
    ['/example/crash', 200, { code: 500, message: '系统繁忙，请稍后再试', data: null }],
    ['/example/plain/refusal', 400, { code: 4502 }],
    ['/example/plain/crash', 500, { code: 500 }],
    ['/example/absent', 200, { code: 404, message: '请求的接口不存在' }],
  ])('%s: HTTP %s', async (path, status, envelope) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject(envelope);
  });

  it('to another spelling of a call are the same', async () => {
    expect((await get('/example/body/7')).json()).toMatchObject({ code: 400, message: '请输入名称' });
  });
});

describe('the interface description', () => {
  it('leaves out what this server does not serve, and describes all that it does', async () => {
    const document = (await app.inject({ url: '/api/openapi.json', headers: { 'authori-zation': tokens.admin! } })).json();
    const described = new Set(Object.keys(document.paths));
    for (const { key, demoOnly, endpoints } of app.contract.entities) {
      for (const { path } of endpoints) expect([path, described.has(path)]).toEqual([path, !demoOnly]);
      // A call that answers some fields says which; the whole record is described where a call answers it.
      const whole = endpoints.some(({ role, fields }) => ['list', 'one', 'read'].includes(role) && fields === undefined);
      if (whole) expect([key, key.replace('/', '.') in document.components.schemas]).toEqual([key, !demoOnly]);
    }
  });

  it('holds every call with its permission, envelope and failure, every operation named once', async () => {
    const document = (await app.inject({ url: '/api/openapi.json', headers: { 'authori-zation': tokens.admin! } })).json();
    expect(document.paths['/admin/platform/login'].post).toMatchObject({
      'x-permission': 'anonymous', requestBody: { content: { 'application/json': { schema: { required: ['account', 'pwd'] } } } },
    });
    expect(document.paths['/example/body/{id}'].post.parameters.map(({ name }: { name: string }) => name)).toEqual(['id', 'dry']);
    expect(document.paths['/example/body/{id}'].get).toBeDefined();
    expect(document.paths['/example/admin'].get).toMatchObject({ 'x-admin-only': true, security: [{ token: [] }] });
    const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
