/** The shop's pages at an origin of their own: what that host answers, and what the console's host no longer does. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bazaar-console-'));
  await mkdir(join(folder, 'shop', 'assets'), { recursive: true });
  await mkdir(join(folder, 'assets'));
  for (const [path, text] of [['index.html', 'the console'], ['shop/index.html', 'the shop'], ['shop/assets/a.js', 'shop script'], ['assets/a.js', 'console script']]) await writeFile(join(folder, path!), text!);
  server = await startTestApp({ config: { consoleDir: folder, publicUrl: 'https://admin.example.com', shopOrigin: 'https://m.example.com' } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const shop = (url: string, method: 'GET' | 'POST' = 'GET', headers = {}) => server.app.inject({ method, url, headers: { host: 'm.example.com', accept: 'text/html', ...headers } });
const console_ = (url: string) => server.app.inject({ url, headers: { host: 'admin.example.com', accept: 'text/html' } });

describe('the host of the shop', () => {
  it.each([['/shop/', 'the shop'], ['/shop/page/3', 'the shop'], ['/shop/assets/a.js', 'shop script']])('answers %s', async (path, text) => {
    expect((await shop(path)).body).toBe(text);
  });

  it('leads from its root to the shop', async () => {
    expect((await shop('/')).headers.location).toBe('/shop/');
  });

  it('answers every call that the shop reads, and no other of the interface, signed in or not', async () => {
    const open = server.app.calls.filter((call) => call.shop);
    expect(open.map(({ path }) => path).sort()).toEqual(['/console/shop/alternatives', '/console/shop/articles', '/console/shop/coupons', '/console/shop/flash/sales', '/console/shop/gifts', '/console/shop/groups', '/console/shop/live/rooms', '/console/shop/merchants', '/console/shop/notes', '/console/shop/products', '/console/shop/site', '/console/page/shown/{id}'].sort());
    for (const call of server.app.calls) {
      for (const { method, path } of [call, ...(call.also ?? [])]) {
        const answer = await shop(`/api${path.replaceAll(/\{\w+\}/g, '1')}`, method as 'GET', { 'authori-zation': server.token });
        expect([method, path, answer.statusCode === 404]).toEqual([method, path, !call.shop]);
        if (call.shop) expect([call.method, call.permission]).toEqual(['GET', 'anonymous']);
      }
    }
  });

  it.each(['/login', '/dashboard', '/assets/a.js', '/api/openapi.json', '/healthz', '/api/console/resources/product/brand'])('knows nothing of %s', async (path) => {
    expect((await shop(path)).statusCode).toBe(404);
  });

  it('may be shown within the console alone', async () => {
    expect((await shop('/shop/')).headers['content-security-policy']).toContain("frame-ancestors 'self' https://admin.example.com;");
  });
});

describe('the host of the console', () => {
  it.each(['/shop/', '/shop/page/3?a=1', '/shop/assets/a.js'])('leads from %s to the shop', async (path) => {
    const answer = await console_(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `https://m.example.com${path}`]);
  });

  it('goes on with all else, and may show the shop', async () => {
    const answer = await console_('/login');
    expect(answer.body).toBe('the console');
    expect(answer.headers['content-security-policy']).toMatch(/frame-src 'self'[^;]* https:\/\/m\.example\.com;/);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self';");
  });
});

describe('the interface description', () => {
  const headers = { host: 'admin.example.com' };
  it('is for the signed-in', async () => {
    const answer = await server.app.inject({ url: '/api/openapi.json', headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 401, data: null }]);
    expect((await server.app.inject({ url: '/api/openapi.json', headers: { ...headers, 'authori-zation': server.token } })).statusCode).toBe(200);
  });

  it('is for anybody where the environment says so', async () => {
    const open = await startTestApp({ database: server.database, config: { openapiPublic: true } });
    expect((await open.app.inject('/api/openapi.json')).statusCode).toBe(200);
    await open.close();
  });
});
