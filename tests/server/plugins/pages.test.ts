/** What a browser gets: pages, files, headers. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bazaar-console-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'shop'));
  await writeFile(join(folder, 'shop', 'index.html'), '<script nonce="__CSP_NONCE__" src="/shop/assets/index-b2.js"></script>');
  await writeFile(join(folder, 'index.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="/assets/index-a1.js"></script>');
  await writeFile(join(folder, 'assets', 'index-a1.js'), 'console.log(1)');
  await writeFile(join(folder, 'assets', 'index-a1.js.br'), brotliCompressSync('console.log(1)'));
  server = await startTestApp({ config: { consoleDir: folder, shopUrl: 'https://shop.example.com/h5', merchantUrl: 'https://mer.example.com', publicUrl: 'https://admin.example.com' } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('pages', () => {
  it.each(['/', '/login', '/product/brand', '/marketing/content/articleCreat/3', '/api-docs'])('%s is the console', async (path) => {
    const answer = await open(path);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
    expect(answer.body).toContain('/assets/index-a1.js');
  });

  it.each(['/shop', '/shop/', '/shop/page/3', '/shop/anything'])('%s is the shop', async (path) => {
    const answer = await open(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('/shop/assets/index-b2.js');
    expect(answer.body).not.toContain('__CSP_NONCE__');
  });

  it('carry the nonce of their own policy, a new one each time', async () => {
    const [first, second] = [await open('/login'), await open('/login')];
    const nonceOf = (answer: typeof first) => /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))![1]!;
    expect(first.body.match(/nonce="([^"]+)"/g)).toEqual(Array(2).fill(`nonce="${nonceOf(first)}"`));
    expect(nonceOf(first)).not.toBe(nonceOf(second));
  });

  it.each([
    ['an unknown call', '/api/unknown', 200, { code: 404 }],
    ['the bare prefix', '/api', 200, { code: 404 }],
  ])('are not what %s gets', async (_, path, status, body) => {
    const answer = await open(path);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject(body);
  });

  it('are not what a file of an earlier build gets', async () => {
    for (const path of ['/assets/index-old.js', '/shop/assets/index-old.js']) expect((await open(path)).statusCode).toBe(404);
  });

  it.each(['/user/label/%zz', '/%E0%A4%A'])('lead to /404 from %s, which cannot be read', async (path) => {
    const answer = await server.app.inject({ path, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/404']);
    expect((await server.app.inject({ method: 'POST', path })).statusCode).toBe(400);
    expect((await server.app.inject({ path: `/api${path}` })).json()).toMatchObject({ code: 400 });
  });

  it('are only for reading', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });
});

describe('files with a hash in their name', () => {
  it('may be kept for a year', async () => {
    expect((await open('/assets/index-a1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('come compressed as they were built', async () => {
    expect((await open('/assets/index-a1.js', { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBe('br');
  });

  it.each(['/assets/../index.html', '/assets/..%2f..%2fetc%2fpasswd', '/assets/%2e%2e/%2e%2e/etc/passwd'])('never leave their folder: %s', async (path) => {
    expect((await open(path)).body).not.toContain('root:');
  });
});

describe('headers of every answer', () => {
  it.each(['/login', '/assets/index-a1.js', '/api/admin/platform/getLoginPic', '/api/unknown', '/healthz'])('%s', async (path) => {
    const { headers } = await open(path);
    expect(String(headers['content-security-policy']).replace(/nonce-[^']+/, 'nonce-x')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-x'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob: https:; "
      + "media-src 'self' blob: https:; worker-src 'self'; frame-src 'self' https://shop.example.com; frame-ancestors 'self'; "
      + "form-action 'self' https://mer.example.com; object-src 'none'; base-uri 'none'",
    );
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'same-origin', 'strict-transport-security': 'max-age=31536000; includeSubDomains' });
    for (const name of Object.keys(headers)) expect(name).not.toMatch(/^access-control-|^server$|^x-powered-by$/);
  });
});

describe('another origin', () => {
  it.each(['OPTIONS', 'POST', 'HEAD', 'PATCH', 'DELETE'] as const)('is let in by no upload: %s', async (method) => {
    const url = `/api/console/upload${method === 'POST' || method === 'OPTIONS' ? '' : '/0'}`;
    const { headers } = await server.app.inject({ method, url, headers: { origin: 'https://evil.example', 'tus-resumable': '1.0.0', 'x-token': server.token } });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('answers of calls', () => {
  it('are never kept by anybody on the way', async () => {
    expect((await server.send('GET', '/admin/platform/getAdminInfoByToken')).headers['cache-control']).toBe('no-store');
  });

  it('are compressed when they are long', async () => {
    const answer = await open('/api/openapi.json', { 'accept-encoding': 'gzip', 'authori-zation': server.token });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  it('name the configured addresses', async () => {
    expect(await server.call('GET', '/publicly/config/get/front/domain', { token: null })).toMatchObject({ data: 'https://shop.example.com/h5' });
    expect(await server.call('GET', '/publicly/config/get/admin/mediadomain', { token: null })).toMatchObject({ data: 'https://admin.example.com' });
  });
});
