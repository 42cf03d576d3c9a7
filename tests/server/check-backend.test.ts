/** `npm run check-backend` against our own server, and against one that lost a call and changed a field. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../src/server/contract';
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
const counts = async () => (await server.call('GET', '/console/changes')).data.last;

it('finds everything on our own server, and changes nothing there', async () => {
  const before = await counts();
  const { code, lines } = await run(urls.own, '--account', 'admin', '--password', adminPassword);
  expect(lines.filter((line) => line.startsWith('  '))).toEqual([]);
  expect(lines.at(-1)).toMatch(/^共 \d+ 个资源：正常 \d+，缺失 0，偏离 0，未验证 0$/);
  expect(code).toBe(0);
  expect(await counts()).toBe(before);
});

it('names the call that is missing and the fields that drifted', async () => {
  const { code, lines } = await run(urls.drifted, '--token', server.token);
  expect(lines.filter((line) => line.startsWith('  '))).toEqual([
    `  偏离 GET ${brand}/list：缺少字段 list.name；list.sort 应为 integer、null，实为 string`,
    `  缺失 POST ${brand}/delete/{id}`,
  ]);
  expect(code).toBe(1);
});

it('says why it cannot begin', async () => {
  expect(await run(urls.own, '--account', 'admin', '--password', 'not-this-one')).toEqual({ code: 1, lines: [expect.stringMatching(/^登录失败：/)] });
  expect(await run()).toEqual({ code: 2, lines: [expect.stringMatching(/^用法：npm run check-backend/)] });
});
