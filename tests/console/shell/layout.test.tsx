// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetPreferences, setPreferences } from '../../../src/console/data/preferences';
import { writeToken } from '../../../src/console/data/transport/token';
import { envelope, fakeBackend } from '../data/backend';
import { open, useShell } from './open';

const backend = fakeBackend();

const entry = (id: number, title: string, path: string, children: object[] = []) =>
  ({ id, pid: 0, title, icon: '', path, perms: '', menuType: children.length > 0 ? 'M' : 'C', sort: 0, children });
const menus = [entry(1, '甲部', '/a', [entry(2, '甲一', '/a/1')]), entry(3, '乙部', '/b', [entry(4, '乙一', '/b/1')])];

/** The first import of the console's chunk takes its time. */
const patience = { timeout: 60_000 };

beforeEach(() => {
  writeToken('t');
  backend.answer('get', '/admin/platform/getAdminInfoByToken', { account: 'li', realName: '李', roles: ['x'], permissionsList: [] });
  backend.answer('get', '/admin/platform/getMenus', menus);
  backend.answer('get', '/console/capabilities', {});
});

const menu = () => screen.getByRole('navigation', { name: '主菜单' });

describe('in a wide window', () => {
  useShell(1000);
  beforeEach(() => setPreferences({ layout: 'defaults' }));
  afterEach(resetPreferences);

  it('the menu stands beside the content, its directories open and close', async () => {
    const person = userEvent.setup();
    open('/dashboard');
    const directory = await screen.findByRole('button', { name: '甲部' }, patience);
    expect(directory).toHaveAttribute('aria-expanded', 'false');
    expect(within(menu()).getByRole('link', { name: '主页' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu()).queryByRole('link', { name: '甲一' })).toBeNull();
    await person.click(directory);
    expect(within(menu()).getByRole('link', { name: '甲一' })).toHaveAttribute('href', '/a/1');
    directory.focus();
    await person.keyboard('{Enter}');
    expect(within(menu()).queryByRole('link', { name: '甲一' })).toBeNull();
  });

  it('stays as it is while screens change, and is asked for once', async () => {
    const person = userEvent.setup();
    const shell = open('/dashboard');
    const directory = await screen.findByRole('button', { name: '甲部' }, patience);
    await person.click(directory);
    await act(() => shell.router.navigate('/dashboard?x=1'));
    await act(() => shell.router.navigate('/redirect/dashboard'));
    expect(screen.getByRole('button', { name: '甲部' })).toBe(directory);
    expect(directory).toHaveAttribute('aria-expanded', 'true');
    expect(backend.paths().filter((path) => path.endsWith('getMenus'))).toHaveLength(1);
  });

  it.each([[[], ['主页']], [['shop:b'], ['主页', '丙']], [['*:*:*'], ['主页', '丙']]])('with the permissions %j an entry with the auth list [shop:a, shop:b] leaves %j', async (permissionsList, shown) => {
    backend.answer('get', '/admin/platform/getAdminInfoByToken', { account: 'li', realName: '李', roles: ['x'], permissionsList });
    backend.answer('get', '/admin/platform/getMenus', [{ ...entry(5, '丙', '/c'), auth: ['shop:a', 'shop:b'] }, ...menus]);
    open('/dashboard');
    await screen.findByRole('button', { name: '甲部' }, patience);
    await waitFor(() => expect(within(menu()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(shown), patience);
  });

  it('the content can be reached past the menu', async () => {
    const person = userEvent.setup();
    open('/dashboard');
    await person.click(await screen.findByRole('link', { name: '跳到正文' }, patience));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('a menu that cannot be had says so and can be asked for again', async () => {
    backend.answer('get', '/admin/platform/getMenus', () => envelope(null, 500, '忙'));
    const person = userEvent.setup();
    open('/dashboard');
    const retry = await within(await screen.findByRole('navigation', { name: '主菜单' }, patience)).findByRole('button', { name: '重试' });
    backend.answer('get', '/admin/platform/getMenus', menus);
    await person.click(retry);
    expect(await screen.findByRole('button', { name: '甲部' })).toBeInTheDocument();
  });
});

describe('in a narrow window', () => {
  useShell(999);

  it('the menu opens as a drawer and closes when a screen was chosen', async () => {
    const person = userEvent.setup();
    open('/401');
    await screen.findByRole('heading', { name: '没有访问权限' }, patience);
    await person.click(screen.getByRole('button', { name: '回到主页' }));
    await person.click(await screen.findByRole('button', { name: '打开菜单' }));
    const drawer = screen.getByRole('dialog', { name: '菜单' });
    await person.click(within(drawer).getByRole('link', { name: '主页' }));
    expect(screen.queryByRole('navigation', { name: '主菜单' })).toBeNull();
  });
});
