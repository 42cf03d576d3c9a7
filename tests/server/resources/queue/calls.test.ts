/** A queue as the console calls it, with two reviewers. What permissions do is proved for every call in permission-proof.test.ts. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../../src/server/accounts/passwords';
import { startTestApp, type TestApp } from '../../helper';

const key = 'merchant/apply';
let server: TestApp;
/** Tokens of two reviewers. */
let li: string;
let wang: string;

async function person(account: string, realName: string): Promise<string> {
  await sql`insert into system_admin (account, pwd, real_name, roles, status) select ${account}, ${await hashPassword('password-2')}, ${realName}, array[id], true from system_role where code = 'admin'`.execute(server.app.sql);
  return server.signIn(account, 'password-2');
}

beforeAll(async () => {
  server = await startTestApp({ config: { strict: true } });
  li = await person('li', '李雷');
  wang = await person('wang', '王芳');
});
afterAll(() => server?.close());
beforeEach(async () => {
  for (const table of ['review_claim', 'review_skip', 'merchant_apply']) await sql`delete from ${sql.table(table)}`.execute(server.app.sql);
  await sql`insert into merchant_apply (id, name, phone, category_id, audit_status) select n, '店铺' || n, '13600000000', n % 2 + 1, case when n = 5 then 3 else 1 end from generate_series(1, 5) n`.execute(server.app.sql);
});

const post = (call: string, token: string, body: object = {}) => server.call('POST', `/console/queue/${key}/${call}`, { token, body: { holder: `window-${token.slice(0, 8).replace(/\W/g, '_')}`, ...body } });
const claim = async (token: string, body?: object) => (await post('claim', token, body)).data;
const audit = (token: string, id: number) => server.call('POST', '/admin/platform/merchant/apply/audit', { token, body: { id, auditStatus: 3, denialReason: '资料不全' } });
const state = async (token: string, query?: Record<string, string>) => (await server.call('GET', `/console/queue/${key}`, { token, query })).data;

describe('claiming', () => {
  it('hands out two at a time, the oldest first, each to one person', async () => {
    expect(await claim(li)).toEqual({ ids: [1, 2], left: 4, busy: 0 });
    expect(await claim(wang)).toEqual({ ids: [3, 4], left: 4, busy: 2 });
    expect(await claim(li)).toEqual({ ids: [1, 2], left: 4, busy: 2 });
  });

  it('keeps to the filters of the list, and gives back what they leave out', async () => {
    await claim(li);
    expect(await claim(li, { filter: { categoryId: '1' } })).toEqual({ ids: [2, 4], left: 2, busy: 0 });
    expect(await claim(wang)).toEqual({ ids: [1, 3], left: 4, busy: 2 });
  });

  it('brings back what was put aside when nothing else is left, and gives it to others at once', async () => {
    await claim(li);
    expect((await claim(li, { skip: 1 })).ids).toEqual([2, 3]);
    expect((await claim(wang)).ids).toEqual([1, 4]);
    await post('release', wang);
    for (const id of [2, 3, 4]) expect((await audit(li, id)).code).toBe(200);
    expect((await claim(li)).ids).toEqual([1]);
  });

  it('is free again when the person signs out', async () => {
    const token = await server.signIn('li', 'password-2');
    await claim(token);
    await server.call('GET', '/admin/platform/logout', { token });
    expect((await claim(wang)).ids).toEqual([1, 2]);
  });
});

describe('a decision', () => {
  it('about what somebody else holds is refused by name', async () => {
    await claim(wang);
    expect(await audit(li, 1)).toMatchObject({ code: 400, message: '商户入驻申请「店铺1」正由王芳审核，请稍后再试' });
    expect(await audit(li, 3)).toMatchObject({ code: 200 });
  });

  it('about one’s own ends the claim, from whatever window', async () => {
    await claim(li);
    expect(await audit(li, 1)).toMatchObject({ code: 200 });
    expect((await claim(li)).ids).toEqual([2, 3]);
    expect((await post('renew', li, { ids: [1, 2] })).data).toEqual({ held: [2], lost: [{ id: 1, realName: null }] });
  });

  it('about what was held for too long is anybody’s', async () => {
    await claim(wang);
    await sql`update review_claim set until = now() - interval '1 second'`.execute(server.app.sql);
    expect(await audit(li, 1)).toMatchObject({ code: 200 });
    expect((await claim(li)).ids).toEqual([2, 3]);
    expect((await post('renew', wang, { ids: [1, 2] })).data).toEqual({ held: [], lost: [{ id: 1, realName: null }, { id: 2, realName: '李雷' }] });
  });

  it('leaves writes alone that decide nothing', async () => {
    await claim(wang);
    expect(await server.call('POST', '/admin/platform/merchant/apply/remark', { token: li, body: { id: 1, remark: '电话已核实' } })).toMatchObject({ code: 200 });
    expect((await post('renew', wang, { ids: [1] })).data.held).toEqual([1]);
  });
});

it('everybody who may list sees how much is pending, and what others hold', async () => {
  await claim(li);
  expect(await state(li)).toEqual({ left: 4, claims: [] });
  expect(await state(wang, { categoryId: '2' })).toEqual({ left: 2, claims: [{ id: 1, realName: '李雷' }, { id: 2, realName: '李雷' }] });
});

describe('refused in words', () => {
  it.each([
    ['claim', { holder: 'short' }, /窗口标识/],
    ['claim', { filter: { nonsense: '1' } }, /不支持的参数：nonsense/],
    ['claim', { filter: { categoryId: 'x' } }, /商户分类/],
    ['claim', { skip: 'one' }, /ID格式不正确/],
    ['renew', {}, /数据/],
    ['renew', { ids: ['one'] }, /ID格式不正确/],
  ])('%s %j', async (call, body, message) => {
    const answer = await post(call, li, body);
    expect(answer.code).toBe(400);
    expect(JSON.stringify(answer)).toMatch(message);
  });
});
