/** Roles, administrators and permission rules: what is protected, who may raise whom, and the published spellings. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessSubject, Explanation } from '../../../src/engine/extension/paths';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
/** An administrator with role admin who is not the account admin. */
let deputy: { id: number; token: string };
let entries: Map<string, number>;
let number = 0;

const platform = '/admin/platform';
const post = (path: string, body: object = {}, token?: string) => server.call('POST', platform + path, { body, ...(token ? { token } : {}) });
const get = (path: string, query: Record<string, string> = {}, token?: string) => server.call('GET', platform + path, { query, ...(token ? { token } : {}) });
const rules = (...keys: string[]) => keys.map((key) => entries.get(key)!).join(',');
const next = (word: string) => `${word}${number += 1}`;

async function addRole(ids: string, more: object = {}, token?: string) {
  return post('/role/save', { roleName: next('角色'), rules: ids, status: true, ...more }, token);
}

async function addAdmin(roles: string, more: object = {}, token?: string) {
  return post('/admin/save', { account: next('people'), realName: '某人', roles, status: true, ...more }, token);
}

/** Signs in with the password just revealed, and changes it. */
async function enter(account: string, pwd: string): Promise<string> {
  const own = `${pwd}-own`;
  const token = await server.signIn(account, pwd);
  await server.call('POST', `${platform}/login/admin/update/password`, { token, body: { oldPassword: pwd, password: own, confirmPassword: own } });
  return server.signIn(account, own);
}

beforeAll(async () => {
  server = await startTestApp({ config: { strict: true } });
  const { rows } = { rows: await server.app.sql.selectFrom('system_menu').select(['id', 'key']).execute() as { id: number; key: string }[] };
  entries = new Map(rows.map(({ id, key }) => [key, id]));
  const { data } = await addAdmin('1');
  deputy = { id: data.id, token: await enter(data.account, data.pwd) };
});
afterAll(() => server?.close());

describe('a role', () => {
  it('keeps half-ticked parents first as they came, gets a code of its own and what belongs to every role', async () => {
    const given = rules('/product', '/product/brand', 'platform:product:brand:update');
    const { data } = await addRole(given);
    expect(data.code).toMatch(/^role-[0-9a-f]{8}$/);
    expect(data.rules.startsWith(`${given},`)).toBe(true);
    expect(data.rules.split(',').map(Number)).toContain(entries.get('platform:logout'));
  });

  it('sees of screens with one right those that it ticked, the others where the right came by no screen', async () => {
    const seen = async (...keys: string[]) => {
      const { data: role } = await addRole(rules(...keys));
      const { data: made } = await addAdmin(String(role.id));
      const { data } = await get('/getMenus', {}, await enter(made.account, made.pwd));
      const paths = (nodes: any[]): string[] => nodes.flatMap(({ path, children }) => [path, ...paths(children)]);
      return paths(data).filter((path) => path !== '/dashboard');
    };
    const [shop, desk] = ['/marketing/integral/manual', '/customerService/integralManual'];
    expect(await seen('/customerService', desk)).toEqual(['/customerService', desk]);
    expect(await seen('/marketing', '/marketing/integral', shop)).toEqual(['/marketing', '/marketing/integral', shop]);
    expect(await seen(shop, desk)).toEqual(expect.arrayContaining([shop, desk]));
  });

  it('is answered with the tree of all entries, its own ticked', async () => {
    const { data: role } = await addRole(rules('/product', '/product/brand'));
    const { data } = await get(`/role/info/${role.id}`);
    const flat = (nodes: any[]): any[] => nodes.flatMap((node) => [node, ...flat(node.childList)]);
    const nodes = flat(data.menuList);
    expect(nodes).toHaveLength(entries.size);
    expect(nodes.find(({ id }) => id === entries.get('/product/brand'))).toMatchObject({ checked: true, name: '品牌管理' });
    expect(nodes.find(({ id }) => id === entries.get('/product/category'))).toMatchObject({ checked: false });
  });

  it('needs a right, a name of its own, and keeps its code', async () => {
    const { data: role } = await addRole(rules('/product'));
    expect(await addRole('')).toMatchObject({ code: 400, message: '请设置操作权限标签值' });
    expect(await addRole(rules('/product'), { roleName: role.roleName })).toMatchObject({ code: 400, message: '角色名称已存在' });
    expect(await addRole(rules('/product'), { code: 'admin' })).toMatchObject({ code: 400, message: '角色编码已存在' });
  });

  it('is switched to the state sent', async () => {
    const { data: role } = await addRole(rules('/product'));
    for (const status of [false, false, true]) {
      expect(await post('/role/updateStatus', { id: role.id, status })).toMatchObject({ code: 200, data: { status } });
    }
  });

  it('cannot be deleted while an administrator has it', async () => {
    const { data: role } = await addRole(rules('/product'));
    const { data: person } = await addAdmin(String(role.id));
    expect(await post(`/role/delete/${role.id}`)).toMatchObject({ code: 7502, message: '角色正被管理员使用，不能删除' });
    expect(await post('/admin/delete', { id: person.id })).toMatchObject({ code: 200 });
    expect(await post(`/role/delete/${role.id}`)).toMatchObject({ code: 200 });
  });

  it.each([
    ['edited', '/role/update', { roleName: '别名', rules: '1', status: true }],
    ['switched', '/role/updateStatus', { status: false }],
  ])('that is built in is not %s', async (_what, path, body) => {
    expect(await post(path, { id: 1, ...body })).toMatchObject({ code: 400, message: '内置角色不能编辑、停用或删除' });
  });

  it('that is built in is not deleted, in a batch neither', async () => {
    expect(await post('/role/delete/1')).toMatchObject({ code: 400 });
    const { data } = await server.call('POST', '/console/resources/operation/role/batch', { body: { operation: 'delete', ids: [1] } });
    expect(data.failed).toEqual([{ id: 1, message: '内置角色不能编辑、停用或删除' }]);
  });
});

describe('the reserved entries', () => {
  const reserved = ['/operation/roleManager/adminList', '/operation/roleManager/identityManager', '/operation/roleManager/promiseRules', 'platform:admin:save'];

  // spec 2 §6; they have no effect but for role admin.
  it.each(reserved)('%s is given by the account admin alone', async (key) => {
    expect(await addRole(rules(key), {}, deputy.token)).toMatchObject({ code: 400, message: '仅管理员身份有效，授予其他角色不起作用' });
    expect(await addRole(rules(key))).toMatchObject({ code: 200 });
  });

  it('stay with a role that has them when somebody else edits it', async () => {
    const { data: role } = await addRole(rules('/product'));
    await server.app.sql.updateTable('system_role').set({ rules: [...role.rules.split(',').map(Number), entries.get(reserved[0]!)] }).where('id', '=', role.id).execute();
    const more = `${role.rules},${entries.get(reserved[0]!)}`;
    expect(await post('/role/update', { id: role.id, roleName: role.roleName, rules: more, status: true }, deputy.token)).toMatchObject({ code: 200 });
  });

  it('do not close what else lies under 设置', async () => {
    expect(await addRole(rules('/operation', '/operation/logistics', '/operation/logistics/companyList'), {}, deputy.token)).toMatchObject({ code: 200 });
  });
});

describe('an administrator', () => {
  it('gets a random password, told once and changed at the first sign-in', async () => {
    const { data } = await addAdmin('2');
    expect(data.pwd).toMatch(/^[a-zA-Z2-9]{24}$/);
    const token = await server.signIn(data.account, data.pwd);
    expect(await get('/getMenus', {}, token)).toMatchObject({ code: 403 });
    expect(JSON.stringify((await get('/admin/list')).data)).not.toContain('pwd');
    const info = await get('/admin/info', { id: String(data.id) });
    expect(info.data).toMatchObject({ passwordChangeDue: true, roleNames: '运营编辑' });
    expect(info.data).not.toHaveProperty('pwd');
  });

  it('may be given a password, typed twice; it too is changed at the first sign-in', async () => {
    const pwd = 'given-password';
    expect(await addAdmin('2', { pwd, repwd: 'another-one' })).toMatchObject({ code: 400, message: '两次输入密码不一致!' });
    expect(await addAdmin('2', { pwd: 'short12' })).toMatchObject({ code: 400 });
    const { data } = await addAdmin('2', { pwd });
    expect(data.pwd).toBeUndefined();
    expect(await get('/getMenus', {}, await server.signIn(data.account, pwd))).toMatchObject({ code: 403 });
  });

  it('has unique accounts, and at least one role that exists', async () => {
    const { data } = await addAdmin('2');
    expect(await addAdmin('2', { account: data.account })).toMatchObject({ code: 400, message: '管理员账号已存在' });
    expect(await addAdmin('')).toMatchObject({ code: 400 });
    expect(await addAdmin('999999')).toMatchObject({ code: 400 });
  });

  it.each([
    ['disabling', (id: number) => post('/admin/updateStatus', { id, status: false })],
    ['disabling by the published GET', (id: number) => get('/admin/updateStatus', { id: String(id), status: '0' })],
    ['deleting', (id: number) => post('/admin/delete', { id })],
    ['deleting by the published GET', (id: number) => get('/admin/delete', { id: String(id) })],
    ['another password', (id: number) => post('/admin/update/password', { id, password: 'password-9', confirmPassword: 'password-9' })],
    ['a reset password', (id: number) => server.call('POST', `/console/operation/admin/password/reset/${id}`)],
  ])('%s ends the sessions', async (_what, act) => {
    const { data } = await addAdmin('2');
    const token = await enter(data.account, data.pwd);
    expect(await get('/getMenus', {}, token)).toMatchObject({ code: 200 });
    expect(await act(data.id)).toMatchObject({ code: 200 });
    expect(await get('/getMenus', {}, token)).toMatchObject({ code: 401 });
  });

  it('who was deleted signs in no more, and comes back from the recycle bin', async () => {
    const { data } = await addAdmin('2', { pwd: 'given-password' });
    await post('/admin/delete', { id: data.id });
    await expect(server.signIn(data.account, 'given-password')).rejects.toThrow('1001');
    expect((await server.call('POST', '/console/resources/operation/admin/restore', { body: { ids: [data.id] } })).data).toMatchObject({ done: 1 });
    await server.signIn(data.account, 'given-password');
  });

  it('gets another random password by a reset, told once', async () => {
    const { data } = await addAdmin('2');
    const { data: answer } = await server.call('POST', `/console/operation/admin/password/reset/${data.id}`);
    expect(answer.password).not.toBe(data.pwd);
    await server.signIn(data.account, answer.password);
  });

  const writes: [string, (id: number, token?: string) => Promise<{ code: number }>][] = [
    ['edit', (id, token) => post('/admin/update', { id, account: next('renamed'), realName: '改名', roles: '2', status: true }, token)],
    ['switch', (id, token) => post('/admin/updateStatus', { id, status: false }, token)],
    ['delete', (id, token) => post('/admin/delete', { id }, token)],
    ['give a password to', (id, token) => post('/admin/update/password', { id, password: 'password-9', confirmPassword: 'password-9' }, token)],
    ['reset', (id, token) => server.call('POST', `/console/operation/admin/password/reset/${id}`, token ? { token } : {})],
  ];
  it.each(writes)('nobody may %s the account admin here', async (_what, act) => {
    expect(await act(1)).toMatchObject({ code: 400, message: '内置超级管理员不能在此修改' });
    expect(await act(1, deputy.token)).toMatchObject({ code: 400 });
  });

  it.each(writes)('nobody but admin may %s one with role admin, himself included', async (_what, act) => {
    const { data: other } = await addAdmin('1');
    expect(await act(other.id, deputy.token)).toMatchObject({ code: 400, message: '超级管理员只能由账号 admin 管理' });
    expect(await act(deputy.id, deputy.token)).toMatchObject({ code: 400 });
    expect(await act(other.id)).toMatchObject({ code: 200 });
  });

  it('is given role admin by admin alone', async () => {
    expect(await addAdmin('1', {}, deputy.token)).toMatchObject({ code: 400, message: '超级管理员只能由账号 admin 管理' });
    const { data } = await addAdmin('2', {}, deputy.token);
    const raise = (token?: string) => post('/admin/update', { id: data.id, account: data.account, realName: '某人', roles: '2,1', status: true }, token);
    expect(await raise(deputy.token)).toMatchObject({ code: 400 });
    expect(await raise()).toMatchObject({ code: 200, data: { type: 1 } });
  });

  it('with role admin is not brought back by others', async () => {
    const { data: other } = await addAdmin('1');
    await post('/admin/delete', { id: other.id });
    const { data } = await server.call('POST', '/console/resources/operation/admin/restore', { body: { ids: [other.id] }, token: deputy.token });
    expect(data).toMatchObject({ done: 0 });
  });
});

describe('a permission rule', () => {
  it('that ships with the product keeps its place, kind, address and right; name, icon, order and visibility are free', async () => {
    const id = entries.get('/product/brand')!;
    const { data: rule } = await get(`/menu/info/${id}`);
    const save = (changes: object) => post('/menu/update', { id, pid: rule.pid, menuType: 'C', icon: '', name: rule.name, sort: rule.sort, component: rule.component, perms: rule.perms, isShow: true, ...changes });
    expect(await save({ pid: 0 })).toMatchObject({ code: 400, message: '上级菜单不能修改' });
    expect(await save({ perms: 'platform:other' })).toMatchObject({ code: 400, message: '权限字符不能修改' });
    expect(await save({ component: '/elsewhere' })).toMatchObject({ code: 400, message: '组件路径不能修改' });
    expect(await save({ name: '品牌', icon: 'star', sort: 5 })).toMatchObject({ code: 200, data: { name: '品牌', icon: 'star', sort: 5 } });
    expect(await post(`/menu/delete/${id}`)).toMatchObject({ code: 400, message: '程序自带的菜单不能删除，可以隐藏' });
  });

  it.each([
    ['a screen without an address', { menuType: 'C', name: '页面', perms: 'a:b' }, '请输入组件路径'],
    ['a button without a right', { menuType: 'A', name: '按钮' }, '请输入权限字符'],
    ['a condition that is no list of rights', { menuType: 'M', name: '目录', auth: 'a b' }, '可见条件应为以逗号分隔的权限字符'],
  ])('refuses %s', async (_what, rule, message) => {
    expect(await post('/menu/add', { pid: 0, sort: 0, isShow: true, ...rule })).toMatchObject({ code: 400, message });
  });

  it('of an operator comes into the menu with its condition, and leaves it when hidden', async () => {
    const { data } = await post('/menu/add', { pid: 0, menuType: 'C', name: '外部报表', sort: 1, component: '/crud/product/brand', auth: 'platform:product:brand:list,platform:product:brand:update', isShow: true });
    const found = async () => (await get('/getMenus')).data.find((entry: any) => entry.id === data.id);
    expect(await found()).toMatchObject({ title: '外部报表', auth: ['platform:product:brand:list', 'platform:product:brand:update'] });
    expect(await post(`/menu/update/show/${data.id}`)).toMatchObject({ code: 200 });
    expect(await found()).toBeUndefined();
    expect(await post(`/menu/delete/${data.id}`)).toMatchObject({ code: 200 });
  });
});

describe('the explanation of access', () => {
  const subjects = async () => (await server.call<AccessSubject[]>('GET', '/console/access/subjects')).data;
  const explained = (kind: AccessSubject['kind'], id: number) => server.call<Explanation[]>('GET', '/console/access', { query: { kind, id: String(id) } });

  it('knows roles and administrators until they are deleted', async () => {
    const { data: role } = await addRole(rules('/product', '/product/brand'));
    const { data: person } = await addAdmin(String(role.id));
    expect(await subjects()).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'role', id: role.id }), expect.objectContaining({ kind: 'admin', id: person.id })]));
    expect((await explained('admin', person.id)).data.find(({ permission }) => permission === 'platform:product:brand:list')?.reason).toContain(role.roleName);

    await post('/admin/delete', { id: person.id });
    await post(`/role/delete/${role.id}`);
    expect((await subjects()).filter(({ kind, id }) => id === (kind === 'role' ? role.id : person.id))).toEqual([]);
    expect(await explained('admin', person.id)).toMatchObject({ code: 404 });
    expect(await explained('role', role.id)).toMatchObject({ code: 404 });
  });
});

describe('the sensitive log', () => {
  it('lists what administrators did, with what was sent and answered, and no secret', async () => {
    await post('/admin/save', { account: next('people'), realName: '某人', roles: '2', status: true, pwd: 'secret-password-x' });
    const [latest] = (await get('/log/sensitive/list', { limit: '1' })).data.list;
    expect(latest).toMatchObject({
      adminAccount: 'admin', status: 0, description: '添加管理员', methodType: 'ADD', requestMethod: 'POST', method: 'operation/admin.create',
      url: '/api/admin/platform/admin/save', ip: '127.0.0.1', errorMsg: '', merId: 0,
    });
    expect(JSON.parse(latest.requestParam)).toMatchObject({ realName: '某人', pwd: '******' });
    const { data: whole } = await server.call('GET', `/console/resources/operation/sensitiveLog/one/${latest.id}`);
    expect(whole.changes).toEqual(expect.arrayContaining([{ field: 'realName', before: null, after: '某人' }, expect.objectContaining({ field: 'pwd', after: '******' })]));
    expect(JSON.stringify(await server.app.sql.selectFrom('operation_log').selectAll().execute())).not.toMatch(/secret-password-x|argon2/);
  });

  it('lists refused writes too, those without the right among them', async () => {
    const { data } = await addAdmin('2');
    const token = await enter(data.account, data.pwd);
    expect(await post('/role/delete/2', {}, token)).toMatchObject({ code: 403 });
    const [latest] = (await get('/log/sensitive/list', { limit: '1', status: '1' })).data.list;
    expect(latest).toMatchObject({ adminAccount: data.account, status: 1, description: '删除角色', methodType: 'DELETE', errorMsg: '没有权限访问。' });
  });
});
