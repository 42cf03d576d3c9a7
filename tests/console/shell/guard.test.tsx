// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../../../generated/resources';
import { call } from '../../../src/console/data/transport/http';
import { arrivedBySignIn } from '../../../src/console/data/menu/paths';
import { readToken, writeToken } from '../../../src/console/data/transport/token';
import { envelope, fakeBackend } from '../data/backend';
import { open, useShell } from './open';

const backend = fakeBackend();
useShell();

const userInfo = '/admin/platform/getAdminInfoByToken';
const admin = { id: 1, account: 'admin', realName: '王掌柜', roles: ['admin'], permissionsList: ['*:*:*'] };
const menus = [
  { id: 1, pid: 0, title: '商品', icon: 'bag', path: '/product', menuType: 'M', perms: '', sort: 9, children: [
    { id: 2, pid: 1, title: '品牌管理', icon: '', path: '/product/brand', menuType: 'C', perms: '', sort: 1, children: [
      { id: 3, pid: 2, title: '添加', icon: '', path: '', menuType: 'A', perms: 'x', sort: 1, children: [] },
    ] },
  ] },
];

beforeEach(() => {
  backend.answer('get', '/admin/platform/getLoginPic', { siteName: '云集商城' });
  backend.answer('get', userInfo, admin);
  backend.answer('get', '/admin/platform/getMenus', menus);
  backend.answer('get', '/console/capabilities', {});
});

/** The first import of the console's chunk takes its time. */
const patience = { timeout: 60_000 };

describe('without a token', () => {
  it.each(['/', '/product/brand', '/no/such/page', '/404'])('%s leads to the sign-in page, back to the dashboard', async (address) => {
    const shell = open(address);
    await screen.findByRole('heading', { name: '云集商城' });
    expect(shell.address()).toBe('/login?redirect=%2Fdashboard');
  });

  it.each(['/login', '/auth-redirect'])('%s stays', async (address) => {
    const shell = open(address);
    await screen.findByRole('heading');
    expect(shell.address()).toBe(address);
    expect(backend.paths()).not.toContain(`/api${userInfo}`);
  });
});

describe('with a token', () => {
  beforeEach(() => writeToken('t'));

  it('a lost network while starting keeps the token and the address, and offers 重试', async () => {
    backend.answer('get', userInfo, () => Response.error());
    const shell = open('/product/brand');
    const again = await screen.findByRole('button', { name: '重试' });
    expect(screen.getByText('网络连接失败，请检查网络后重试。')).toBeInTheDocument();
    expect([shell.address(), readToken()]).toEqual(['/product/brand', 't']);
    backend.answer('get', userInfo, admin);
    await userEvent.setup().click(again);
    await screen.findByRole('banner', {}, patience);
    expect(shell.address()).toBe('/product/brand');
  });

  it('asks again by itself once the browser is back on a network', async () => {
    backend.answer('get', userInfo, () => Response.error());
    open('/dashboard');
    await screen.findByRole('button', { name: '重试' });
    backend.answer('get', userInfo, admin);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: /王掌柜/ }, patience);
  });

  it('the title is the site’s name while the shell loads, asked for without the sign-in page', async () => {
    document.title = '登录 - 云集商城';
    let answer: (response: Response) => void = () => undefined;
    backend.answer('get', userInfo, () => new Promise<Response>((resolve) => { answer = resolve; }));
    open('/dashboard');
    await waitFor(() => expect(document.title).toBe('云集商城'));
    await waitFor(() => expect(backend.paths()).toContain(`/api${userInfo}`));
    act(() => answer(envelope(admin)));
    await screen.findByRole('heading', { name: /王掌柜/ }, patience);
    await waitFor(() => expect(document.title).toBe('主页 - 云集商城'));
    expect(within(screen.getByRole('contentinfo')).getByText(/云集商城/)).toBeInTheDocument();
  });

  it('whoever signs in and may not see what somebody else looked at comes home, not to /401', async () => {
    backend.answer('get', userInfo, { ...admin, roles: ['x'], permissionsList: [] });
    const shell = open('/dashboard');
    await screen.findByRole('heading', { name: /王掌柜/ }, patience);
    await act(() => shell.router.navigate('/product/brand', { state: arrivedBySignIn }));
    await waitFor(() => expect(shell.address()).toBe('/dashboard'));
    await act(() => shell.router.navigate('/product/brand'));
    await waitFor(() => expect(shell.address()).toBe('/401'));
  });

  it('the personal centre bears one name in title, tab, heading and breadcrumb', async () => {
    backend.answer('get', '/console/capabilities', {});
    for (const [type, name] of [['password', '修改密码'], ['users', '个人中心']]) {
      const shell = open(`/operation/maintain/user/${type}`);
      await screen.findByRole('heading', { level: 1, name }, patience);
      await waitFor(() => expect(document.title).toBe(`${name} - 云集商城`));
      const trail = within(screen.getByRole('navigation', { name: '面包屑' }));
      expect(trail.getAllByRole('listitem').at(-1)).toHaveTextContent(name!);
      expect(screen.getByRole('tab', { name, selected: true })).toBeInTheDocument();
      expect(screen.getAllByRole('main')).toHaveLength(1);
      shell.router.dispose();
      cleanup();
    }
  });

  it.each(['/', '/login'])('%s leads to the dashboard, inside the layout', async (address) => {
    const shell = open(address);
    await screen.findByRole('heading', { name: /王掌柜/ }, patience);
    expect(shell.address()).toBe('/dashboard');
    expect(screen.getByRole('navigation', { name: '主菜单' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toBeInTheDocument();
  });

  it('a screen of the demonstration leads to /404 where the backend has none', async () => {
    const demo = routes.find(({ demoOnly, screen: kind }) => demoOnly && kind === 'list')!;
    const shell = open(demo.path);
    await waitFor(() => expect(shell.address()).toBe('/404'), patience);
  });

  it('a list whose right is missing leads to /401 and is not asked for', async () => {
    backend.answer('get', userInfo, { ...admin, roles: ['editor'], permissionsList: ['platform:product:category:list'] });
    const shell = open('/product/brand');
    await screen.findByRole('heading', { name: '没有访问权限' }, patience);
    expect(shell.address()).toBe('/401');
    expect(backend.paths().filter((path) => path.includes('brand'))).toEqual([]);
  });

  it.each([
    ['/product/tag/creatTag', 'platform:product:tag:update'],
    ['/product/tag/creatTag/1', 'platform:product:tag:save'],
    ['/product/tag/creatTag/1/copy', 'platform:product:tag:update'],
  ])('the form %s is not for whoever may only %s', async (address, permission) => {
    backend.answer('get', userInfo, { ...admin, roles: ['editor'], permissionsList: [permission] });
    const shell = open(address);
    await screen.findByRole('heading', { name: '没有访问权限' }, patience);
    expect(shell.address()).toBe('/401');
    expect(backend.paths().filter((path) => path.includes('producttag'))).toEqual([]);
    expect(localStorage.getItem('tagsViewList') ?? '').not.toContain('creatTag');
  });

  it('the form of a new record opens by the right to save one', async () => {
    backend.answer('get', userInfo, { ...admin, roles: ['editor'], permissionsList: ['platform:product:tag:save'] });
    backend.answer('get', '/console/capabilities', {});
    const shell = open('/product/tag/creatTag');
    await screen.findByRole('heading', { level: 1, name: '新增商品标签' }, patience);
    expect(shell.address()).toBe('/product/tag/creatTag');
  });

  it('of the tabs that the browser kept those vanish that are gone, not there today, or for others', async () => {
    const absent = routes.find(({ demoOnly }) => demoOnly)!.path;
    const kept = ['/product/category', '/no/such/page', '/product/brand', '/operation/roleManager/adminList', absent].map((path) => ({ path, search: '', title: path }));
    localStorage.setItem('tagsViewList', JSON.stringify({ account: 'admin', tabs: kept }));
    backend.answer('get', userInfo, { ...admin, roles: ['editor'], permissionsList: ['platform:product:category:list'] });
    open('/dashboard');
    const bar = await screen.findByRole('tablist', { name: '历史菜单' }, patience);
    await waitFor(() => expect(within(bar).getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['主页', '/product/category']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('an unknown path leads to /404', async () => {
    const shell = open('/no/such/page');
    await screen.findByRole('heading', { name: '页面不存在' }, patience);
    expect(shell.address()).toBe('/404');
  });

  it('user info comes before the screen, and the menu from the server', async () => {
    open('/dashboard');
    await screen.findByRole('link', { name: '品牌管理' }, patience);
    const paths = backend.paths();
    expect(paths.indexOf(`/api${userInfo}`)).toBe(0);
    expect(paths).toContain('/api/admin/platform/getMenus');
  });

  it('the document is titled after page and site', async () => {
    localStorage.setItem('siteName', '"云集商城"');
    open('/dashboard');
    await screen.findByRole('heading', { name: /王掌柜/ }, patience);
    await waitFor(() => expect(document.title).toBe('主页 - 云集商城'));
  });

  it('a default names the site when none is stored', async () => {
    backend.answer('get', '/admin/platform/getLoginPic', {});
    open('/404');
    await screen.findByRole('heading', { name: '页面不存在' }, patience);
    await waitFor(() => expect(document.title).toBe('页面不存在 - 商城平台管理后台'));
  });

  it.each([
    ['the text of the refusal', () => envelope(null, 500, '账号已停用'), '账号已停用'],
    ['Has Error when it has none', () => envelope(null, 500), 'Has Error'],
    ['what to do when nothing is answered', () => envelope(null), 'Verification failed, please Login again.'],
    ['that roles are missing', () => envelope({ ...admin, roles: [] }), 'getInfo: roles must be a non-null array!'],
    ['that the session has ended', () => envelope(null, 401), '无效的会话，或者会话已过期，请重新登录。'],
  ])('failing user info shows %s, clears the token and remembers the path', async (_name, give, text) => {
    backend.answer('get', userInfo, give);
    const shell = open('/product/brand?page=2');
    expect(await screen.findByText(text)).toBeInTheDocument();
    await screen.findByRole('heading', { name: '云集商城' });
    expect(shell.address()).toBe('/login?redirect=%2Fproduct%2Fbrand%3Fpage%3D2');
    expect(readToken()).toBeUndefined();
  });

  it('a call answered 401 shows why, and leads to the sign-in page and from there back here', async () => {
    backend.answer('get', '/any/list', () => envelope(null, 401));
    const shell = open('/404?from=mail');
    await screen.findByRole('heading', { name: '页面不存在' }, patience);
    await act(() => Promise.allSettled([call('GET', '/any/list'), call('GET', '/any/list')]));
    await screen.findByRole('heading', { name: '云集商城' });
    expect(screen.getAllByText('无效的会话，或者会话已过期，请重新登录。')).toHaveLength(1);
    expect(shell.address()).toBe('/login?redirect=%2F404%3Ffrom%3Dmail');
    expect(readToken()).toBeUndefined();
  });

  it('a call answered 403 shows why, and nobody has to leave', async () => {
    backend.answer('get', '/any/list', () => envelope(null, 403));
    const shell = open('/404');
    await screen.findByRole('heading', { name: '页面不存在' }, patience);
    await act(() => call('GET', '/any/list').catch(() => undefined));
    expect(screen.getByText('没有权限访问。')).toBeInTheDocument();
    expect(shell.address()).toBe('/404');
    expect(readToken()).toBe('t');
  });

  it('leaving asks first, then ends the session and leads to the sign-in page', async () => {
    backend.answer('get', '/admin/platform/logout', null);
    const person = userEvent.setup();
    const shell = open('/dashboard');
    await person.click(await screen.findByRole('button', { name: '王掌柜' }, patience));
    // jsdom knows no top layer and takes a shown popover for hidden.
    await person.click(screen.getByRole('menuitem', { name: '退出登录', hidden: true }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('系统提示');
    expect(readToken()).toBe('t');
    await person.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(shell.address()).toBe('/login?redirect=%2Fdashboard'));
    expect(readToken()).toBeUndefined();
    expect(backend.paths()).toContain('/api/admin/platform/logout');
  });
});
