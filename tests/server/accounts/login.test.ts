import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPassword, startTestApp, type TestApp } from '../helper';

let server: TestApp;
beforeAll(async () => { server = await startTestApp(); });
afterAll(() => server.close());

const login = (account: string, pwd: string, extra = {}) =>
  server.call('POST', '/admin/platform/login', { body: { account, pwd, ...extra }, token: null });

describe('signing in', () => {
  it('answers a token for account and password', async () => {
    const answer = await login('admin', adminPassword, { key: '', code: '', wxCode: '' });
    expect(answer).toMatchObject({ code: 200, data: { account: 'admin', token: expect.stringMatching(/^[\w-]{43}$/) } });
  });
});
