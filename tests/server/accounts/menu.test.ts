import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MenuModel } from '../../../src/engine/model';
import { readMenu } from '../../../src/server/accounts/menu';
import { seedAccounts } from '../../../src/server/accounts/seed';
import type { Caller } from '../../../src/server/calls/caller';
import { contract } from '../../../src/server/contract';
import { migrateShop } from '../../../src/server/prepare';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { startTestDatabase, type TestDatabase } from '../helper';
import { anyTable } from '../tables';

let database: TestDatabase;
let room: SqlRoom;
beforeAll(async () => {
  database = await startTestDatabase();
  room = database.connect();
  await migrateShop(room.sql, contract, true);
});
afterAll(async () => {
  await room.close();
  await database.stop();
});

const entry = (key: string, parent: string | null, rest: Partial<MenuModel> = {}): MenuModel => ({
  key, parent, title: key, path: key, menuType: parent === null ? 'M' : 'C', sort: 0, hidden: false, adminOnly: false, demoOnly: false, ...rest,
});
const small = [
  entry('/shop', null, { title: '商店', sort: 5 }),
  entry('/shop/goods', '/shop', { title: '货品', permission: 'shop:goods:list', sort: 1 }),
  entry('/shop/form', '/shop', { title: '货品表单', hidden: true }),
  entry('shop:goods:save', '/shop/goods', { title: '新增', menuType: 'A', permission: 'shop:goods:save', path: undefined }),
  entry('/admin', null, { adminOnly: true, sort: 9 }),
  entry('/admin/all', '/admin', { adminOnly: true, permission: 'admin:all:list' }),
  entry('/demo', null, { demoOnly: true }),
  entry('/demo/show', '/demo', { demoOnly: true }),
];
const caller = (roles: string[], permissions: string[]): Caller => ({ id: 1, account: 'a', realName: 'a', roles, roleNames: [], permissions, due: undefined, session: 's' });
const admin = caller(['admin'], ['*:*:*']);
const merge = (menu: MenuModel[]) => seedAccounts(room.sql, menu, 'password-1');
const row = (key: string) => room.sql.selectFrom('system_menu').selectAll().where('key', '=', key).executeTakeFirst();
const edit = (key: string, values: object) => room.sql.updateTable('system_menu').set(values).where('key', '=', key).execute();

beforeEach(async () => {
  for (const table of ['system_menu', 'system_role', 'system_admin']) await anyTable(room.sql).deleteFrom(table).execute();
  await room.sql.deleteFrom('schema_state').where('name', '<>', 'lock').execute();
  await merge(small);
});

describe('the merge of generated entries', () => {
  it('is the same the second time', async () => {
    const before = await room.sql.selectFrom('system_menu').selectAll().orderBy('id').execute();
    await merge(small);
    expect(await room.sql.selectFrom('system_menu').selectAll().orderBy('id').execute()).toEqual(before);
  });

  it('keeps what an operator changed, and updates the rest', async () => {
    await edit('/shop/goods', { name: '我的货品', sort: 77 });
    await merge(small.map((each) => (each.key === '/shop/goods' ? { ...each, title: '商品', icon: 'box', sort: 2, permission: 'shop:goods:page' } : each)));
    expect(await row('/shop/goods')).toMatchObject({ name: '我的货品', sort: 77, icon: 'box', perms: 'shop:goods:page' });
  });

  it('follows a title that nobody changed', async () => {
    await merge(small.map((each) => (each.key === '/shop' ? { ...each, title: '店铺' } : each)));
    expect(await row('/shop')).toMatchObject({ name: '店铺' });
  });

  it('hides an entry that vanished, and shows it when it comes back', async () => {
    const without = small.filter(({ key }) => key !== '/shop/goods' && key !== 'shop:goods:save');
    await merge(without);
    await merge(without);
    expect(await row('/shop/goods')).toMatchObject({ is_show: false });
    await merge(small);
    expect(await row('/shop/goods')).toMatchObject({ is_show: true });
  });

  it('does not show what an operator had hidden before it vanished', async () => {
    await edit('/shop/goods', { is_show: false });
    await merge(small.filter(({ key }) => key !== '/shop/goods'));
    await merge(small);
    expect(await row('/shop/goods')).toMatchObject({ is_show: false });
  });

  it('leaves entries alone that an operator added', async () => {
    const added = { key: '', pid: 0, name: '外部', menu_type: 'C' as const, component: '/outside', sort: 1, is_show: true };
    await room.sql.insertInto('system_menu').values(added).execute();
    await merge(small);
    expect(await room.sql.selectFrom('system_menu').selectAll().where('key', '=', '').execute()).toMatchObject([added]);
  });

  it('happens once when two processes start together', async () => {
    await room.sql.deleteFrom('system_menu').execute();
    await Promise.all([merge(small), merge(small)]);
    expect(await room.sql.selectFrom('system_menu').select('id').execute()).toHaveLength(small.length);
  });
});

describe('the menu of a caller', () => {
  const paths = async (who: Caller, demo = true) => {
    const flat = (entries: Awaited<ReturnType<typeof readMenu>>): string[] => entries.flatMap(({ path, children }) => [path, ...flat(children)]);
    return flat(await readMenu(room.sql, who, small, demo));
  };

  it.each([
    ['an administrator', admin, true, ['/admin', '/admin/all', '/shop', '/shop/goods', '/demo', '/demo/show']],
    ['an administrator without demonstrations', admin, false, ['/admin', '/admin/all', '/shop', '/shop/goods']],
    ['an editor with the permission', caller(['editor'], ['shop:goods:list']), false, ['/shop', '/shop/goods']],
    ['an editor without any', caller(['editor'], []), false, []],
    ['an editor with an administrator’s permission', caller(['editor'], ['admin:all:list']), false, []],
  ])('of %s', async (_, who, demo, expected) => {
    expect(await paths(who, demo)).toEqual(expected);
  });

  it('nests as published, the highest sort first, buttons and hidden screens left out', async () => {
    const [first, second] = await readMenu(room.sql, admin, small, false);
    expect(first).toMatchObject({ title: '/admin', menuType: 'M', pid: 0 });
    expect(second).toMatchObject({ title: '商店', children: [{ title: '货品', perms: 'shop:goods:list', path: '/shop/goods', menuType: 'C', children: [] }] });
  });
});

describe('the first rows', () => {
  it('are the roles admin 1 and editor 2 and the account admin, whose ids the next rows follow', async () => {
    expect(await room.sql.selectFrom('system_role').select(['id', 'code']).orderBy('id').execute()).toEqual([{ id: 1, code: 'admin' }, { id: 2, code: 'editor' }]);
    expect(await room.sql.selectFrom('system_admin').select(['id', 'account', 'roles']).execute()).toEqual([{ id: 1, account: 'admin', roles: [1] }]);
    expect(await room.sql.insertInto('system_role').values({ code: 'x', role_name: 'x', rules: [] }).returning('id').executeTakeFirst()).toEqual({ id: 3 });
  });

  it('come with a random first password when none is given, told once', async () => {
    await room.sql.deleteFrom('system_admin').execute();
    const { firstPassword } = await seedAccounts(room.sql, small, undefined);
    expect(firstPassword).toMatch(/^\w{24}$/);
    expect(await seedAccounts(room.sql, small, undefined)).toEqual({ first: false });
  });

  it('let the editor do everything that is not for administrators, until an operator changes that', async () => {
    const rules = async () => (await room.sql.selectFrom('system_role').select('rules').where('code', '=', 'editor').executeTakeFirst())!.rules as number[];
    expect(await rules()).toHaveLength(small.filter(({ adminOnly }) => !adminOnly).length);
    await merge([...small, entry('/shop/more', '/shop')]);
    expect(await rules()).toContain((await row('/shop/more'))!.id);
    await room.sql.updateTable('system_role').set({ rules: [] }).where('code', '=', 'editor').execute();
    await merge([...small, entry('/shop/other', '/shop')]);
    expect(await rules()).toEqual([]);
  });
});
