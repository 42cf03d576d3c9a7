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

  it('guards its pages by the same policy', async () => {
    expect((await app.inject('/login')).headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('tells in healthz whether that backend answers, and its calls when it does not', async () => {
    const health = await app.inject('/healthz');
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok', upstream: app.config.upstream }]);
    await backend.close();
    const after = await app.inject('/healthz');
    expect([after.statusCode, after.json().status]).toEqual([503, 'unavailable']);
    expect((await app.inject('/api/admin/platform/getLoginPic')).json()).toEqual({ code: 500, message: '后端服务暂时无法访问', data: null });
  });
});
