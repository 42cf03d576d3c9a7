/**
 * Every call of the server, in every spelling, made by five callers: signed out, with the wildcard, with nothing but the right
 * it declares, with nothing but the right to a form that asks for it, and with everything but its own right. What the server answers is also what the page 权限查询 says.
 * Service keys are callers of their own: what they open no account does, and they open nothing else.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enumerations } from '../../generated/enumerations';
import { explain, readAccess } from '../../src/server/accounts/access';
import { openSession } from '../../src/server/accounts/sessions';
import type { Access, Call } from '../../src/server/calls/define';
import { startTestApp, type TestApp } from './helper';

let test: TestApp;
let proven = 0;

/** Two administrators of one role each, whose rights every cell sets anew. */
const prover = { account: 'prover', role: 0, id: 0 };

beforeAll(async () => {
  test = await startTestApp({ config: { demo: 1 } });
  const { sql } = test.app;
  const role = await sql.insertInto('system_role').values({ role_name: '权限证明', code: 'prover', rules: [], level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
  const admin = await sql.insertInto('system_admin').values({ account: prover.account, pwd: '', real_name: '权限证明', roles: [role.id], level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
  Object.assign(prover, { role: role.id, id: admin.id });
}, 300_000);
afterAll(async () => {
  console.log(`${proven} cells of calls × callers executed`);
  await test.close();
});

type Who = 'signed out' | 'wildcard' | 'only this right' | 'only a form' | 'everything but it';
const callers: readonly Who[] = ['signed out', 'wildcard', 'only this right', 'everything but it'];
const callersOf = ({ formRights = [] }: Call<Access>): readonly Who[] => (formRights.length > 0 ? [...callers, 'only a form'] : callers);

/** The code that lets the caller through is any other than these. */
const doors = { 'signed out': 401, forbidden: 403 } as const;

function expected(call: Call<Access>, who: Who): 'in' | 401 | 403 {
  if (call.permission === 'anonymous') return 'in';
  if (who === 'signed out') return doors['signed out'];
  if (who === 'wildcard') return 'in';
  if (call.permission !== 'signed-in' && who !== 'only this right' && call.formRights?.some((right) => right !== call.permission)) return 'in';
  if (call.adminOnly) return doors.forbidden;
  if (call.permission === 'signed-in') return 'in';
  return who === 'only this right' ? 'in' : doors.forbidden;
}

async function grant(call: Call<Access>, who: Who): Promise<void> {
  const entries = test.app.sql.selectFrom('system_menu').select('id').where('perms', '<>', '');
  const [form = ''] = call.formRights?.filter((right) => right !== call.permission) ?? [];
  const given = who === 'only a form' ? entries.where('perms', '=', form) : entries.where('perms', who === 'only this right' ? '=' : '<>', call.permission);
  const rows = await given.execute() as { id: number }[];
  await test.app.sql.updateTable('system_role').set({ rules: rows.map(({ id }) => id) }).where('id', '=', prover.role).execute();
}

async function tokenFor(who: Who): Promise<string | null> {
  if (who === 'signed out') return null;
  return openSession(test.app.sql, who === 'wildcard' ? 1 : prover.id, { ip: '127.0.0.1', agent: 'proof' });
}

/** @returns 401 or 403 when the door stayed shut, else `in`: what the call then says about its missing input does not matter here */
async function knock(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: string | null, headers: Record<string, string> = {}): Promise<'in' | 401 | 403> {
  const { statusCode, body } = await test.send(method, path.replaceAll(/\{\w+\}/g, '0'), { token, headers, ...(method === 'GET' ? {} : { body: {} }) });
  const code = codeOf(body) ?? statusCode;
  return code === 401 || code === 403 ? code : 'in';
}

function codeOf(body: string): number | undefined {
  try {
    return (JSON.parse(body) as { code?: number }).code;
  } catch {
    return undefined;
  }
}

describe('every call', () => {
  it('is open to whom it says and to nobody else, and the explanation agrees', { timeout: 900_000 }, async () => {
    const wrong: string[] = [];
    for (const call of test.app.calls.filter(({ service }) => !service)) {
      for (const who of callersOf(call)) {
        await grant(call, who);
        const should = expected(call, who);
        for (const { method, path } of [call, ...(call.also ?? [])]) {
          const is = await knock(method, path, await tokenFor(who));
          proven += 1;
          if (is !== should) wrong.push(`${method} ${path} (${call.permission}), ${who}: ${is}, not ${should}`);
        }
        if (who === 'signed out') continue;
        const facts = (await readAccess(test.app.sql, 'admin', who === 'wildcard' ? 1 : prover.id))!;
        const { allowed, reason } = explain(facts, { permission: call.permission, adminOnly: call.adminOnly ?? false, formRights: call.formRights });
        if (allowed !== (should === 'in')) wrong.push(`${call.method} ${call.path}, ${who}: explained as ${reason}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(proven).toBeGreaterThanOrEqual(test.app.calls.filter(({ service }) => !service).length * callers.length);
  });

  it('of a batch asks for the right of what it does to the rows', async () => {
    const wrong: string[] = [];
    for (const entity of test.app.contract.entities.filter(({ style }) => style === 'platform')) {
      for (const { name, permission, adminOnly, role } of entity.endpoints) {
        if (role !== 'delete' && role !== 'switch') continue;
        const call = { permission, adminOnly } as Call<Access>;
        for (const who of callers) {
          await grant(call, who);
          const body = { operation: role, name: role === 'switch' ? name.slice('switch.'.length) : undefined, ids: [0], value: true };
          const { code } = await test.call('POST', `/console/resources/${entity.key}/batch`, { token: await tokenFor(who), body });
          proven += 1;
          const should = expected(call, who);
          const is = code === 401 || code === 403 ? code : 'in';
          if (is !== should) wrong.push(`${entity.key} ${name}, ${who}: ${is}, not ${should}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

it('every right that a call asks for can be given to a role', () => {
  const catalogue = new Set(test.app.contract.menu.flatMap(({ permission }) => permission ?? []));
  const missing = test.app.calls.filter(({ permission, service }) => !service && permission !== 'anonymous' && permission !== 'signed-in' && !catalogue.has(permission));
  expect(missing.map(({ path, permission }) => `${permission} of ${path}`)).toEqual([]);
});

describe('a service key', () => {
  const called = () => test.app.calls.filter(({ service }) => service);
  const rights = () => called().map(({ permission }) => permission as string);
  const codesOfRights = () => enumerations.serviceRight!.items.map(({ value }) => value);

  it('can be given the right to every call of its own, each by its own right, and no other', () => {
    expect(codesOfRights().toSorted()).toEqual(rights().toSorted());
    expect(new Set(rights()).size).toBe(rights().length);
    expect(rights().length).toBeGreaterThan(5);
  });

  it('opens the calls whose rights it holds, and nothing else; nobody else opens them', async () => {
    const wrong: string[] = [];
    const headers = (key: string) => ({ authorization: `Bearer ${key}`, 'idempotency-key': 'proof' });
    const shops = new Map<string, string>();
    const operator = (await tokenFor('wildcard'))!;
    for (const right of [...rights(), 'all']) {
      const given = right === 'all' ? rights() : [right];
      const { data } = await test.call('POST', '/console/operation/serviceKey/save', { token: operator, body: { name: right.slice(-32), rights: given, perMinute: 6000, endTime: '2099-01-01 00:00:00' } });
      shops.set(right, data.key);
    }
    const all = shops.get('all')!;
    for (const { path, permission } of called()) {
      for (const [right, key] of shops) {
        const is = await knock('POST', path, null, headers(key));
        proven += 1;
        if (is !== (right === 'all' || right === permission ? 'in' : 403)) wrong.push(`${path} with ${right}: ${is}`);
      }
      for (const [who, token, more] of [['nobody', null, {}], ['account admin', operator, {}], ['account admin as a key', null, headers(operator)], ['a key as a session', all, {}], ['a key that is none', null, headers(`${all}x`)]] as const) {
        const is = await knock('POST', path, token, more);
        proven += 1;
        if (is !== 401) wrong.push(`${path} by ${who}: ${is}`);
      }
    }
    for (const { method, path, permission, service } of test.app.calls) {
      if (service || permission === 'anonymous') continue;
      for (const [session, more] of [[null, headers(all)], [all, {}]] as const) {
        const is = await knock(method, path, session, more);
        proven += 1;
        if (is !== 401) wrong.push(`${method} ${path} by a key: ${is}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the explanation', () => {
  const entries = [{ id: 7, name: '品牌列表', perms: 'platform:product:brand:list' }, { id: 8, name: '删除品牌', perms: 'platform:product:brand:delete' }];
  const role = { id: 3, code: 'clerk', name: '店员', enabled: true, rules: [7, 8] };
  const guarded = (permission: string, adminOnly = false) => ({ permission, adminOnly });

  it.each([
    ['an open call', guarded('anonymous'), {}, true, '任何人都可以访问，无需登录'],
    ['any signed-in person', guarded('signed-in'), {}, true, '登录后即可访问'],
    ['a ticked rule', guarded('platform:product:brand:list'), {}, true, '角色「店员」勾选了权限规则「品牌列表」'],
    ['role admin', guarded('platform:nothing:at:all'), { roles: [{ ...role, code: 'admin', name: '超级管理员' }] }, true, '角色「超级管理员」拥有全部权限'],
    ['the right to a form', { ...guarded('platform:product:category:list'), formRights: ['platform:product:brand:add', 'platform:product:brand:delete'] }, {}, true,
      '角色「店员」勾选了权限规则「删除品牌」，填写它的表单要用到，只看得到供选择的内容'],
    ['administrators only', guarded('platform:product:brand:list', true), {}, false, '仅限管理员身份（admin），其他角色即使拥有权限也不能访问'],
    ['a rule that is not ticked', guarded('platform:product:brand:list'), { roles: [{ ...role, rules: [] }] }, false, '没有勾选权限规则「品牌列表」'],
    ['a disabled role', guarded('platform:product:brand:list'), { roles: [{ ...role, enabled: false }] }, false, '勾选了权限规则「品牌列表」的角色「店员」已停用'],
    ['a right that no rule gives', guarded('platform:product:brand:melt'), {}, false, '没有任何权限规则提供这项权限'],
    ['a disabled account', guarded('signed-in'), { enabled: false }, false, '账号已停用，不能登录'],
  ])('of %s', (_what, call, facts, allowed, reason) => {
    expect(explain({ enabled: true, roles: [role], entries, ...facts }, call)).toEqual({ allowed, reason });
  });
});
