// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterSignIn } from '../../../../src/console/data/menu/paths';
import { readToken } from '../../../../src/console/data/transport/token';
import { envelope, fakeBackend, faults } from '../../data/backend';
import { open, useShell } from '../open';

const backend = fakeBackend();
useShell();

const login = '/admin/platform/login';
beforeEach(() => {
  backend.answer('get', '/admin/platform/getLoginPic', { siteName: '云集商城', loginLogo: '/logo.png', backgroundImage: '/back.png' });
});

const account = () => screen.getByLabelText('用户名');
const password = () => screen.getByLabelText('密码');
const submit = () => screen.getByRole('button', { name: '登录' });

describe('the sign-in page', () => {
  it('asks for account and password, in Chinese, the account first', async () => {
    open('/login');
    expect(account()).toHaveFocus();
    expect(password()).toHaveAttribute('type', 'password');
    expect(await screen.findByRole('heading', { name: '云集商城' })).toBeInTheDocument();
    expect(document.title).toBe('登录 - 云集商城');
  });

  it('says what is missing, at the field, and goes there', async () => {
    const person = userEvent.setup();
    open('/login');
    await person.click(submit());
    expect(account()).toHaveAccessibleDescription('请输入用户名');
    expect(password()).toHaveAccessibleDescription('请输入密码');
    expect(account()).toHaveFocus();
    await person.type(account(), 'admin{Enter}');
    expect(account()).not.toHaveAttribute('aria-invalid');
    expect(password()).toHaveFocus();
    expect(backend.paths()).not.toContain(`/api${login}`);
  });

  it('shows and hides the password', async () => {
    const person = userEvent.setup();
    open('/login');
    await person.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: '显示密码' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('warns of the caps lock', async () => {
    const person = userEvent.setup();
    open('/login');
    await person.click(password());
    await person.keyboard('{CapsLock}A');
    expect(password()).toHaveAccessibleDescription('大写锁定已打开');
  });

  it('signs in on Enter, then opens the console where it was asked to', async () => {
    backend.answer('post', login, () => envelope({ token: 'abc' }));
    backend.answer('get', '/admin/platform/getAdminInfoByToken', { account: 'admin', roles: ['admin'], permissionsList: ['*:*:*'] });
    backend.answer('get', '/admin/platform/getMenus', []);
    backend.answer('get', '/console/capabilities', {});
    const person = userEvent.setup();
    const shell = open('/login?redirect=%2Fnowhere');
    await person.type(account(), ' admin ');
    await person.type(password(), 'secret{Enter}');
    await waitFor(() => expect(shell.address()).toBe('/404'));
    expect(backend.seen.find(({ path }) => path.endsWith('/login'))!.body).toEqual({ account: 'admin', pwd: 'secret' });
    expect(readToken()).toBe('abc');
  });

  it('shows that it is busy, once', async () => {
    let answer: (response: Response) => void = () => undefined;
    backend.answer('post', login, () => new Promise<Response>((resolve) => { answer = resolve; }));
    const person = userEvent.setup();
    open('/login');
    await person.type(account(), 'admin');
    await person.type(password(), 'secret{Enter}');
    expect(await screen.findByText('正在登录中')).toBeInTheDocument();
    await person.type(password(), '{Enter}');
    answer(envelope(null, 1001, '用户名或密码错误'));
    expect(await screen.findByText('用户名或密码错误')).toBeInTheDocument();
    expect(backend.seen.filter(({ path }) => path.endsWith('/login'))).toHaveLength(1);
    expect(screen.queryByText('正在登录中')).toBeNull();
    expect(password()).toHaveFocus();
    expect(submit()).not.toHaveAttribute('aria-busy');
  });

  it.each(faults)('keeps what was typed at %s, and signs in when that is over', async (_what, give, message) => {
    backend.answer('post', login, give);
    const person = userEvent.setup();
    open('/login?redirect=%2Fnowhere');
    await person.type(account(), 'admin');
    await person.type(password(), 'secret{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect([account(), password()].map((input) => (input as HTMLInputElement).value)).toEqual(['admin', 'secret']);
    backend.answer('post', login, () => envelope({ token: 'abc' }));
    backend.answer('get', '/admin/platform/getAdminInfoByToken', { account: 'admin', roles: ['admin'], permissionsList: ['*:*:*'] });
    backend.answer('get', '/admin/platform/getMenus', []);
    backend.answer('get', '/console/capabilities', {});
    await person.click(submit());
    await waitFor(() => expect(readToken()).toBe('abc'));
  });

  it('stays where it is when a call there answers 401', async () => {
    backend.answer('post', login, () => envelope(null, 401));
    const person = userEvent.setup();
    const shell = open('/login?redirect=%2Fproduct%2Fbrand');
    await person.type(account(), 'admin');
    await person.type(password(), 'secret{Enter}');
    expect(await screen.findByText('无效的会话，或者会话已过期，请重新登录。')).toBeInTheDocument();
    expect(shell.address()).toBe('/login?redirect=%2Fproduct%2Fbrand');
  });
});

describe('after signing in', () => {
  it.each([
    ['', '/dashboard'],
    ['?redirect=%2Fproduct%2Fbrand', '/product/brand'],
    ['?redirect=%2Fproduct%2Fbrand%3Fpage%3D2&from=mail', '/product/brand?page=2&from=mail'],
    ['?redirect=%2F%2Fevil.example', '/dashboard'],
    ['?redirect=%2F%5Cevil.example', '/dashboard'],
    ['?redirect=https%3A%2F%2Fevil.example', '/dashboard'],
    ['?redirect=%2Flogin%3Fredirect%3D%252F', '/dashboard'],
    ['?redirect=%2F401', '/dashboard'],
    ['?redirect=%2F404%3Ffrom%3Dmail', '/dashboard'],
  ])('/login%s leads to %s', (search, target) => {
    expect(afterSignIn(search)).toBe(target);
  });
});
