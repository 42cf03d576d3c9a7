/** `npm run check-backend` against our own server, and against one that lost a call and changed a field. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { absent, nameOf, publishedCalls } from '../../scripts/backend/published';
import { isRead } from '../../scripts/backend/walk';
import { contract } from '../../src/server/contract';
import { system } from '../../src/server/resources/door/visit';
import { adminPassword, startTestApp, type TestApp } from './helper';

const root = join(import.meta.dirname, '..', '..');
const brand = '/api/admin/platform/product/brand';
let server: TestApp;
let drifted: FastifyInstance;
let urls: { own: string; drifted: string };

beforeAll(async () => {
  server = await startTestApp({ contract, config: { demo: 1 } });
  drifted = otherThan(server.app);
  urls = { own: await server.app.listen({ port: 0, host: '127.0.0.1' }), drifted: await drifted.listen({ port: 0, host: '127.0.0.1' }) };
});
afterAll(async () => {
  await drifted?.close();
  await server?.close();
});

/** Hands everything on, but knows no way to delete a brand, tells its order as a text and not its name. */
function otherThan(own: FastifyInstance): FastifyInstance {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.all('/*', async (request, reply) => {
    if (request.url.startsWith(`${brand}/delete/`)) return reply.code(404).send({ code: 404, message: '接口不存在', data: null });
    const headers = { 'authori-zation': String(request.headers['authori-zation']), ...(request.body !== undefined && { 'content-type': 'application/json' }) };
    const answer = await own.inject({ method: request.method as 'GET', url: request.url, headers, payload: request.body as string });
    const json = answer.json();
    if (request.url.startsWith(`${brand}/list`)) {
      json.data.list = json.data.list.map(({ name: _name, sort, ...row }: { name: string; sort: number }) => ({ ...row, sort: String(sort) }));
    }
    return reply.code(answer.statusCode).send(json);
  });
  return app;
}

const run = (...args: string[]) =>
  new Promise<{ code: number; lines: string[] }>((done) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/check-backend.ts', ...args], { cwd: root }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, lines: `${stdout}${stderr}`.trim().split('\n') });
    });
  });
/** Changes by people: jobs of the system go on meanwhile. */
const counts = async (): Promise<number> => {
  const room = server.database.connect();
  try {
    return (await room.pool.query('select count(*)::int as count from change_notice where admin_id <> $1', [system.id])).rows[0].count;
  } finally {
    await room.close();
  }
};

const told = (lines: readonly string[]) => lines.filter((line) => line.startsWith('  '));
const named = (lines: readonly string[], word: string) => lines.filter((line) => line.startsWith(`  ${word} `)).map((line) => line.split('：')[0]!.replace(`  ${word} `, '').replace(' /api/', ' /')).sort();
const coming = absent('coming');
let own: string[];

it('finds on our own server all but what later modules bring, and changes nothing there', async () => {
  const before = await counts();
  const { code, lines } = await run(urls.own, '--account', 'admin', '--password', adminPassword);
  own = told(lines);
  const calls = publishedCalls();
  // Whether a write by GET is there cannot be asked without making it.
  const unasked = calls.filter((call) => call.method === 'GET' && !isRead(call)).map(nameOf);
  const unreached = calls.filter((call) => isRead(call) && coming.calls.includes(nameOf(call)) && /\{/.test(call.path)).map(nameOf);
  // Their echoes are signed with tokens that only the backend's operator knows.
  const signed = ['GET /publicly/wechat/mini/callback/index', 'GET /publicly/wechat/public/callback/webHook'];
  expect(named(own, '缺失').filter((name) => !coming.calls.includes(name))).toEqual([]);
  expect(coming.calls.filter((name) => ![...named(own, '缺失'), ...named(own, '未验证')].includes(name))).toEqual([]);
  expect(named(own, '未验证').filter((name) => ![...unasked, ...unreached, ...signed, ...coming.calls].includes(name))).toEqual([]);
  // They say where to enter the account that they ask WeChat by: this server has none.
  const wechats = ['mp/live/room/getsharecode/{id}', 'pay/component/register/apply', 'pay/component/register/register/check', 'wechat/get/public/js/config', 'wechat/public/customize/menu'];
  expect(named(own, '偏离')).toEqual([...Object.keys(coming.answers), ...wechats.map((path) => `GET /admin/platform/${path}`)].sort());
  expect(lines.at(-1)).toMatch(/^共 512 个接口：/);
  expect(code).toBe(1);
  expect(await counts()).toBe(before);
});

it('names the call that is missing and the fields that drifted', async () => {
  const { code, lines } = await run(urls.drifted, `--token=${server.token}`);
  expect(told(lines).filter((line) => !own.includes(line)), lines.slice(0, 5).join('\n')).toEqual([
    `  偏离 GET ${brand}/list：缺少字段 list.name；list.sort 应为 integer，实为 string`,
    `  缺失 POST ${brand}/delete/{id}`,
  ]);
  expect(code).toBe(1);
});

it('says why it cannot begin', async () => {
  expect(await run(urls.own, '--account', 'admin', '--password', 'not-this-one')).toEqual({ code: 1, lines: [expect.stringMatching(/^登录失败：/)] });
  expect(await run()).toEqual({ code: 2, lines: [expect.stringMatching(/^用法：npm run check-backend/)] });
});
