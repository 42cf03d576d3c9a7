import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config';
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
  app = await buildUpstreamApp({ ...readConfig({ LOG_LEVEL: 'silent' }), upstream });
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
      const behind = await buildUpstreamApp({ ...readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: '1' }), upstream: app.config.upstream! });
      expect(await seen(behind)).toMatchObject({ 'x-forwarded-for': '6.6.6.6, 127.0.0.1', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' });
      await behind.close();
    });
  });

  it('says the last word about security, and lets no other origin in', async () => {
    const secure = await buildUpstreamApp({ ...readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://admin.example.com' }), upstream: app.config.upstream! });
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
    expect((await app.inject('/api/admin/platform/getLoginPic')).json()).toEqual({ code: 500, message: '后端服务暂时无法访问', data: null });
  });
});
