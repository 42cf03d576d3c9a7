/** Permission rules made by hand give what the product has; whatever else was written gives nothing, on the server as in the console. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldPermissions } from '../../../src/engine/permission/held';
import { hasPermission } from '../../../src/engine/permission/check';
import type { Explanation } from '../../../src/engine/extension/paths';
import { openSession } from '../../../src/server/accounts/sessions';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
const platform = '/admin/platform';
const right = 'platform:product:brand:list';
/** What is no whole permission string, or none that the product has. */
const strange = ['*:*:*', 'platform:*', 'platform:product:brand:*', '*', `${right},platform:product:brand:update`, 'platform:nothing:at:all', 'platform product', right.toUpperCase(), `${right}:`];

const add = (perms: string, more: object = {}) => server.call('POST', `${platform}/menu/add`, { body: { pid: 0, menuType: 'A', name: '自建', sort: 1, isShow: true, perms, ...more } });

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());

it('rights are said to be for role admin alone exactly where all their calls are', () => {
  const { calls, contract: { menu } } = server.app;
  const wrong = menu.filter(({ permission, idle }) => {
    const opened = calls.filter((call) => call.permission === permission);
    return permission !== undefined && opened.length > 0 && (idle ?? false) !== opened.every(({ adminOnly }) => adminOnly);
  });
  expect(wrong.map(({ key, idle }) => `${key}: ${idle ? 'idle' : 'in use'}`)).toEqual([]);
  expect(menu.filter(({ idle }) => idle).length).toBeGreaterThan(30);
});

it('what has no effect is ticked by nobody anew, stays with a role that has it, and is told of in the tree', async () => {
  const { sql } = server.app;
  const { id: idle } = await sql.selectFrom('system_menu').select('id').where('idle', '=', true).where('reserved', '=', false).where('menu_type', '=', 'A').orderBy('id').executeTakeFirstOrThrow() as { id: number };
  const { id: used } = await sql.selectFrom('system_menu').select('id').where('key', '=', '/product/brand').executeTakeFirstOrThrow() as { id: number };
  const role = (rules: number[]) => ({ roleName: '无效', status: true, rules: rules.join(',') });
  expect(await server.call('POST', `${platform}/role/save`, { body: role([idle]) })).toMatchObject({ code: 400, message: '仅管理员身份有效，授予其他角色不起作用' });
  const { data } = await server.call('POST', `${platform}/role/save`, { body: role([used]) });
  await sql.updateTable('system_role').set({ rules: [used, idle] }).where('id', '=', data.id).execute();
  expect(await server.call('POST', `${platform}/role/update`, { body: { id: data.id, ...role([used, idle]) } })).toMatchObject({ code: 200 });
  const flat = (nodes: any[]): any[] => nodes.flatMap((node) => [node, ...flat(node.childList ?? [])]);
  const { data: tree } = await server.call('GET', `${platform}/menu/cache/tree`);
  expect(flat(tree).filter(({ id }) => id === idle || id === used).map(({ id, idle: told }) => [id, told])).toEqual(expect.arrayContaining([[idle, true], [used, false]]));
});

describe('a permission rule', () => {
  it.each(strange)('is not made of %s', async (perms) => {
    const { code, message, data } = await add(perms);
    expect([code, (data as { errors?: { field: string }[] })?.errors?.[0]?.field]).toEqual([400, 'perms']);
    expect(message).toMatch(perms === '*:*:*' ? /只属于管理员身份/ : /不是系统的权限字符/);
  });

  it('gives a right that the product has, blanks around it cut off', async () => {
    expect(await add(right)).toMatchObject({ code: 200, data: { perms: right, reserved: false, idle: false } });
    expect(await add(` ${right} `)).toMatchObject({ code: 200, data: { perms: right } });
  });

  it('is as reserved, and as idle, as the right that it gives', async () => {
    expect(await add('platform:admin:role:save')).toMatchObject({ code: 200, data: { reserved: true, idle: true } });
  });

  it.each(strange.filter((each) => each !== '*:*:*' && !each.includes(' ') && !each.includes(',')))('is not shown to those with %s alone', async (auth) => {
    expect(await add('', { menuType: 'C', component: '/own', auth })).toMatchObject({ code: 400, data: { errors: [{ field: 'auth' }] } });
  });

  it('may be shown to administrators alone', async () => {
    expect(await add('', { menuType: 'C', component: '/own', auth: '*:*:*' })).toMatchObject({ code: 200 });
  });

  it('that was changed by hand in the table gives nothing: server, console and explanation agree', async () => {
    const { sql } = server.app;
    const rules: number[] = [];
    for (const perms of strange) rules.push((await sql.insertInto('system_menu').values({ pid: 0, name: perms, icon: '', perms, component: '', menu_type: 'A', sort: 1, is_show: true, base: false, reserved: false }).returning('id').executeTakeFirstOrThrow() as { id: number }).id);
    const role = await sql.insertInto('system_role').values({ role_name: '通配', code: 'wild', rules, level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
    const person = await sql.insertInto('system_admin').values({ account: 'wild', pwd: '', real_name: '通配', roles: [role.id], level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
    const token = await openSession(sql, person.id, { ip: '127.0.0.1', agent: 'test' });
    const told = (await server.call('GET', `${platform}/getAdminInfoByToken`, { token })).data.permissionsList as string[];
    const inConsole = heldPermissions(['wild'], told);
    const { code, data: explained } = await server.call<Explanation[]>('GET', '/console/access', { query: { kind: 'role', id: String(role.id) } });
    expect(code).toBe(200);
    const guarded = server.app.calls.filter(({ permission }) => permission.includes(':'));
    expect(guarded.filter(({ permission }) => hasPermission(inConsole, permission)).map(({ permission }) => permission)).toEqual([]);
    expect(explained.filter(({ permission, allowed }) => permission.includes(':') && allowed)).toEqual([]);
    expect(await server.call('GET', `${platform}/product/brand/list`, { token })).toMatchObject({ code: 403 });
  });
});
