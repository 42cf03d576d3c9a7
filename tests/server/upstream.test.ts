import fastify, { type FastifyInstance } from 'fastify';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extension } from '../../src/engine/extension/paths';
import { readConfig } from '../../src/server/config';
import { contract } from '../../src/server/contract';
import { buildUpstreamApp } from '../../src/server/upstream';

let backend: FastifyInstance;
let app: FastifyInstance;
beforeAll(async () => {
  backend = fastify();
  backend.get('/api/admin/platform/getLoginPic', async () => ({ code: 200, data: { siteName: '别家后台' } }));
  backend.post('/api/admin/platform/login', async (request) => ({ code: 200, data: { got: request.body, token: request.headers['authori-zation'], query: request.query } }));
  backend.get('/api/headers', async (request) => ({ code: 200, data: request.headers }));
  backend.get('/api/loose', (_request, reply) => reply.headers({
    'content-security-policy': 'default-src *', 'content-security-policy-report-only': 'default-src *', 'strict-transport-security': 'max-age=0', 'x-content-type-options': 'sniff',
    'x-frame-options': 'ALLOWALL', 'referrer-policy': 'unsafe-url', 'cross-origin-opener-policy': 'unsafe-none', 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true',
    server: 'inner/1', 'x-powered-by': 'PHP/5', 'x-own': 'kept', 'set-cookie': ['a=1', 'b=2'],
  }).send({ code: 200, data: null }));
  const upstream = await backend.listen({ port: 0, host: '127.0.0.1' });
  app = await buildUpstreamApp({ ...readConfig({ LOG_LEVEL: 'silent' }), upstream }, contract.entities);
});
afterAll(async () => {
  await app.close();
  await backend.close();
});

describe('in front of another backend', () => {
  it('hands calls on as they are', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/admin/platform/login?temp=1', payload: { account: 'a' }, headers: { 'authori-zation': 't' } });
    expect(answer.json()).toEqual({ code: 200, data: { got: { account: 'a' }, token: 't', query: { temp: '1' } } });
  });

  describe('what a client says about the way here', () => {
    const forged = {
      'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '1', 'x-forwarded-prefix': '/x',
      forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6', 'true-client-ip': '6.6.6.6', via: '1.1 evil', 'x-original-url': '/x', 'x-rewrite-url': '/x',
    };
    const seen = async (target: FastifyInstance) => (await target.inject({ url: '/api/headers', headers: { host: 'admin.example.com', ...forged } })).json().data as Record<string, string>;

    it('is not handed on', async () => {
      const headers = await seen(app);
      expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'admin.example.com', 'x-forwarded-proto': 'http' });
      expect(Object.keys(headers).filter((name) => name in forged).sort()).toEqual(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']);
      expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil/);
    });

    it('counts as far as TRUST_PROXY says', async () => {
      const behind = await buildUpstreamApp({ ...readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: '1' }), upstream: app.config.upstream! }, contract.entities);
      expect(await seen(behind)).toMatchObject({ 'x-forwarded-for': '6.6.6.6, 127.0.0.1', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' });
      await behind.close();
    });
  });

  it('says the last word about security, and lets no other origin in', async () => {
    const secure = await buildUpstreamApp({ ...readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://admin.example.com' }), upstream: app.config.upstream! }, contract.entities);
    const { headers } = await secure.inject('/api/loose');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"), 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin', 'strict-transport-security': 'max-age=31536000; includeSubDomains', 'cross-origin-opener-policy': 'same-origin', 'x-own': 'kept',
    });
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    for (const name of Object.keys(headers)) expect(name).not.toMatch(/^access-control-|^server$|^x-powered-by$|report-only/);
    await secure.close();
  });

  it('guards its pages by the same policy', async () => {
    expect((await app.inject('/login')).headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('tells in healthz whether that backend answers, and its calls when it does not', async () => {
    const health = await app.inject('/healthz');
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
    await backend.close();
    const after = await app.inject('/healthz');
    expect([after.statusCode, after.json()]).toEqual([503, { status: 'unavailable' }]);
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.inject({ method, url: '/api/admin/platform/getLoginPic' });
      expect([answer.statusCode, answer.json()]).toEqual([200, { code: 503, message: '后端服务暂时无法访问，请稍后再试', data: null }]);
    }
  });

  const plain = contract.entities.filter(({ style }) => style === 'simple-rest').flatMap(({ endpoints }) => endpoints.map(({ path }) => `${path.replaceAll(/\{\w+\}/g, '1')}?x=1`));
  it.each([...new Set(plain), `${extension.upload}/1`])('tells it by the status where a call speaks plain HTTP: %s', async (path) => {
    const answer = await app.inject(`/api${path}`);
    expect([answer.statusCode, answer.json()]).toEqual([503, { code: 503, message: '后端服务暂时无法访问，请稍后再试', data: null }]);
  });
});

describe('in front of a backend that hangs', () => {
  /** Takes requests; answers nothing, or a beginning. */
  const startHung = async (beginning?: string) => {
    const hung = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => beginning && socket.write(beginning));
    });
    await new Promise<void>((listening) => { hung.listen(0, '127.0.0.1', listening); });
    const front = await buildUpstreamApp({ ...readConfig({ LOG_LEVEL: 'silent' }), upstream: `http://127.0.0.1:${(hung.address() as AddressInfo).port}` }, contract.entities, 200);
    return { front, stop: async () => { await front.close(); hung.close(); } };
  };

  it.each([
    ['GET', '后端服务暂时无法访问，请稍后再试'], ['POST', '后端服务没有回应，无法确定是否已经保存，请刷新后确认'],
  ] as const)('%s ends by itself, and says whether something may have been saved', async (method, message) => {
    const { front, stop } = await startHung();
    const answer = await front.inject({ method, url: '/api/admin/platform/product/brand/list', ...(method === 'POST' ? { payload: { a: 1 } } : {}) });
    expect([answer.statusCode, answer.json()]).toEqual([200, { code: 503, message, data: null }]);
    await stop();
  });

  it('an answer that stops in its middle breaks off', async () => {
    const { front, stop } = await startHung('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"code":');
    const url = await front.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(`${url}/api/admin/platform/product/brand/list`).then((answer) => answer.text())).rejects.toThrow();
    await stop();
  });
});
