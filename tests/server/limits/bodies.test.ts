/** How much a body may hold: little of anybody, of the others what follows from their schemas. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modest } from '../../../src/server/calls/bodySize';
import { sizeOfCall } from '../../../src/server/calls/define';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
beforeAll(async () => { server = await startTestApp({ config: { demo: 1 } }); });
afterAll(() => server.close());

const login = '/admin/platform/login';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const send = async (path: string, body: string, headers: Record<string, string>, token: string | null = null) => {
  const answer = await server.send('POST', path, { body, headers, token });
  return { status: answer.statusCode, ...answer.json() as { code: number; message: string } };
};
const nested = (levels: number, within = '1') => `${'['.repeat(levels)}${within}${']'.repeat(levels)}`;
const named = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])));

describe('a body of anybody', () => {
  it.each<[string, string, Record<string, string>, number, string]>([
    ['of more than 64KB', JSON.stringify({ account: 'a', pwd: 'x'.repeat(70_000) }), json, 413, '请求内容过大，最多64KB'],
    ['of a form of more than 64KB', `account=a&pwd=${'x'.repeat(70_000)}`, form, 413, '请求内容过大，最多64KB'],
    ['with too many fields', named(5_000), json, 200, '请求内容的字段过多'],
    ['with too many lists', `{"captchaVO":[${'[],'.repeat(5_000)}1]}`, json, 200, '请求内容的字段过多'],
    ['with more fields of its own than any schema has', named(1_001), json, 200, '请求内容的字段过多'],
    ['with too many numbers', `{"captchaVO":[${'1,'.repeat(5_000)}1]}`, json, 200, '请求内容的字段过多'],
    ['of a form with too many fields', 'a&'.repeat(5_000), form, 200, '请求内容的字段过多'],
    ['nested 100,000 levels', nested(30_000), json, 200, '请求内容嵌套过深，最多64层'],
    ['nested 65 levels', `{"captchaVO":${nested(64)}}`, json, 200, '请求内容嵌套过深，最多64层'],
  ])('%s is refused', async (_, body, headers, status, message) => {
    expect(await send(login, body, headers)).toEqual({ status, code: 400, message, data: null });
  });
  it('nested 64 levels, with brackets and quotes within texts, is read', async () => {
    const answer = await send(login, JSON.stringify({ account: 'nobody', pwd: '[[{"\\"'.repeat(10), captchaVO: JSON.parse(nested(63)) as unknown }), json);
    expect(answer.message).not.toMatch(/过/);
  });
});

/** Saves an article of the demo rows with another text. */
async function saveArticle(content: string) {
  const { data: { list: [{ id }] } } = await server.call('GET', '/admin/platform/article/list');
  const { data } = await server.call('GET', `/admin/platform/article/info/${String(id)}`);
  return server.call('POST', '/admin/platform/article/update', { body: { ...data, content } });
}

describe('a body of a call', () => {
  const sizes = () => new Map(server.app.calls.filter(({ method }) => method === 'POST').map((call) => [call.path, sizeOfCall(call)]));
  it('is modest of anybody, and at most 4MB', () => {
    for (const call of server.app.calls) {
      if (call.permission === 'anonymous') expect(sizeOfCall(call)).toEqual(modest);
      else expect(sizeOfCall(call).bytes).toBeLessThanOrEqual(4 * 1024 * 1024);
    }
  });
  it('is large only where a schema says so', () => {
    const large = [...sizes()].filter(([, { bytes }]) => bytes > 1_200_000).map(([path]) => path);
    expect(large.filter((path) => !/(gallery\/(goods|specimen)|integral\/product\/(save|update)|seckill\/(activity\/add|product\/(add|set\/price))|seckillProduct\/propose|draftproduct\/(add|update)|videoDraft\/submit|inspection\/facts|form\/temp|pagediy|page\/schedule|config|group\/data|resources\/.+\/batch$)/.test(path))).toEqual([]);
    expect(large.length).toBeGreaterThan(5);
    expect(sizes().get('/admin/platform/article/category/add')!.bytes).toBeLessThan(2 * modest.bytes);
  });
  it('may be as large as its schema lets it be', async () => {
    expect(await saveArticle(`<p>${'字'.repeat(99_990)}</p>`)).toMatchObject({ code: 200 });
  });
  it('is refused by the length of its rich text, before that is read', async () => {
    // Read, nothing of it would remain.
    expect(await saveArticle(`<script>${'x'.repeat(100_000)}</script>`)).toMatchObject({ code: 400, message: expect.stringContaining('不能超过100000个字符') });
  });
  it.each(['/admin/platform/role/save'])('to %s with more members than its schema has room for is refused', async (path) => {
    const answer = await send(path, named(4_000).replace('{', `{"x":[${Array.from({ length: 1_500 }, () => '{"a":1}').join(',')}],`), json, server.token);
    expect(answer).toMatchObject({ status: 200, code: 400, message: '请求内容的字段过多' });
  });
});
