// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeToken } from '../../../src/console/data/transport/token';
import { envelope, fakeBackend } from '../data/backend';
import { violations } from '../../ui/axe';
import { open, useShell } from './open';

const backend = fakeBackend();
const patience = { timeout: 60_000 };
const entry = (id: number, title: string, path: string, children: object[] = []) =>
  ({ id, pid: 0, title, icon: '', path, perms: '', menuType: children.length > 0 ? 'M' : 'C', sort: 0, children });

beforeEach(() => {
  writeToken('t');
  backend.answer('get', '/admin/platform/getAdminInfoByToken', { account: 'li', realName: '李', roles: ['x'], permissionsList: ['platform:product:brand:list'] });
  backend.answer('get', '/admin/platform/getMenus', [entry(1, '商品', '/product', [entry(2, '品牌管理', '/product/brand'), entry(3, '保障服务', '/product/guarantee')])]);
  backend.answer('get', '/console/capabilities', {});
});

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('the command palette', () => {
  useShell();

  async function opened() {
    const person = userEvent.setup();
    const shell = open('/dashboard');
    await screen.findByRole('tablist', { name: '历史菜单' }, patience);
    await person.keyboard('{Control>}k{/Control}');
    return { person, shell, input: await screen.findByRole('combobox', { name: '搜索页面、操作和数据' }, patience) };
  }

  it('opens by Ctrl K with the focus in its input, and Escape gives the focus back', async () => {
    const { person, input } = await opened();
    expect(input).toHaveFocus();
    expect(await violations(document.body)).toEqual([]);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('begins with screens, then what can be done', async () => {
    await opened();
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('h3')?.textContent).filter(Boolean);
    expect(groups).toEqual(['页面', '操作']);
    expect(options().slice(0, 3)).toEqual(['主页', '品牌管理商品', '保障服务商品']);
  });

  it('finds a screen by its initials and opens it by Enter', async () => {
    const { person, shell, input } = await opened();
    await person.type(input, 'ppgl');
    expect(await screen.findByRole('option', { name: /品牌管理/ })).toHaveAttribute('aria-selected', 'true');
    await person.keyboard('{Enter}');
    expect(shell.address()).toBe('/product/brand');
  });

  it('arrows go round, and the input names the chosen entry', async () => {
    const { person, input } = await opened();
    await person.type(input, '保障');
    expect(options()).toHaveLength(1);
    await person.clear(input);
    await person.keyboard('{ArrowUp}');
    const last = screen.getAllByRole('option').at(-1)!;
    expect(last).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', last.id);
    await person.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('says that nothing fits', async () => {
    const { person, input } = await opened();
    await person.type(input, '没有这个');
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(screen.getByText('无匹配数据')).toBeInTheDocument();
  });

  it('finds records where the backend can search, opens them on their list, and remembers them', async () => {
    backend.answer('get', '/console/capabilities', { search: true });
    backend.answer('get', '/console/search', ({ query }) => envelope(query.keyword === '华为' ? [{ resource: 'product/brand', id: 7, name: '华为', title: '品牌' }] : []));
    const { person, shell, input } = await opened();
    await person.type(input, '华为');
    await person.click(await screen.findByRole('option', { name: /华为/ }));
    expect(shell.address()).toBe('/product/brand');
    expect(shell.router.state.location.state).toMatchObject({ arrival: { open: 7 } });
    await person.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: /华为.*品牌 ID:7/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('has what is called just so before what holds the word somewhere', async () => {
    backend.answer('get', '/console/capabilities', { search: true });
    backend.answer('get', '/console/search', () => envelope([
      { resource: 'marketing/activityStyle', id: 2, name: '华为品牌日', title: '氛围图' }, { resource: 'product/brand', id: 7, name: '华为', title: '品牌' }, { resource: 'marketing/coupon', id: 9, name: '华为券', title: '优惠券' },
    ]));
    const { person, input } = await opened();
    await person.type(input, '华为');
    await screen.findByRole('option', { name: /氛围图 ID:2/ });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent).filter((text) => text?.includes('ID:'))).toEqual([expect.stringContaining('品牌 ID:7'), expect.stringContaining('氛围图 ID:2'), expect.stringContaining('优惠券 ID:9')]);
  });

  it('offers to create what the person may create, and nothing else', async () => {
    backend.answer('get', '/admin/platform/getAdminInfoByToken', { account: 'li', realName: '李', roles: ['x'], permissionsList: ['platform:product:brand:list', 'platform:product:brand:add'] });
    const { person, shell, input } = await opened();
    await person.type(input, '添加');
    expect(options().filter((text) => text?.startsWith('添加'))).toEqual(['添加品牌']);
    await person.keyboard('{Enter}');
    expect(shell.address()).toBe('/product/brand');
    expect(shell.router.state.location.state).toMatchObject({ arrival: { create: true } });
  });

  it('? lists the keys, but types a question mark where text is typed', async () => {
    const { person, input } = await opened();
    await person.type(input, '?');
    expect(input).toHaveValue('?');
    await person.keyboard('{Escape}?');
    const help = await screen.findByRole('dialog', { name: '快捷键' });
    expect(within(help).getByText('打开命令面板')).toBeInTheDocument();
    expect(within(help).getByText('关闭')).toHaveFocus();
  });
});
