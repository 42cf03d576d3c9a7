// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { currentUser, endSession, isSignedIn, loadUser, onSessionEnd, signIn, signOut } from '../../../src/console/data/session';
import { readToken, writeToken } from '../../../src/console/data/token';
import { envelope, fakeBackend } from './backend';

const backend = fakeBackend();
const login = '/admin/platform/login';
const userInfo = '/admin/platform/getAdminInfoByToken';
const admin = { id: 1, account: 'admin', realName: '管理员', roles: ['admin'], permissionsList: ['*:*:*'] };
const message = (promise: Promise<unknown>) => promise.then(() => expect.unreachable(), (error: Error) => error.message);

describe('signing in', () => {
  it('posts account and password, and only stores the token, in the cookie of the platform', async () => {
    backend.answer('post', login, { token: 'abc' });
    await signIn({ account: 'admin', pwd: 'secret' });
    expect(backend.paths()).toEqual(['/api/admin/platform/login']);
    expect(backend.seen[0]!.body).toEqual({ account: 'admin', pwd: 'secret' });
    expect(document.cookie).toBe('Java-platformToken=abc');
    expect(currentUser()).toBeUndefined();
  });

  it('leaves nobody signed in when it is refused', async () => {
    backend.answer('post', login, () => envelope(null, 1001, '用户名或密码错误'));
    expect(await message(signIn({ account: 'a', pwd: 'b' }))).toBe('用户名或密码错误');
    expect(isSignedIn()).toBe(false);
  });
});

describe('user info', () => {
  it('is asked once, however many wait for it', async () => {
    writeToken('t');
    backend.answer('get', userInfo, admin);
    await Promise.all([loadUser(), loadUser()]);
    await loadUser();
    expect(backend.seen).toHaveLength(1);
    expect(currentUser()).toMatchObject({ account: 'admin', realName: '管理员', roles: ['admin'], permissions: ['*:*:*'] });
  });

  it.each([
    ['a list of codes', ['editor'], ['a:b'], ['editor']],
    ['ids joined by comma', '1,3', [], ['admin', '3']],
    ['the wildcard', ['9'], ['*:*:*'], ['admin', '9']],
  ])('reads roles from %s', async (_name, roles, permissionsList, expected) => {
    writeToken('t');
    backend.answer('get', userInfo, { ...admin, roles, permissionsList });
    expect((await loadUser()).roles).toEqual(expected);
  });

  it.each([
    ['nothing', null, 'Verification failed, please Login again.'],
    ['no roles', { ...admin, roles: undefined }, 'getInfo: roles must be a non-null array!'],
    ['an empty list of roles', { ...admin, roles: [] }, 'getInfo: roles must be a non-null array!'],
    ['an empty text of roles', { ...admin, roles: '' }, 'getInfo: roles must be a non-null array!'],
  ])('that holds %s ends the session', async (_name, info, text) => {
    writeToken('t');
    backend.answer('get', userInfo, info);
    expect(await message(loadUser())).toBe(text);
    expect(readToken()).toBeUndefined();
  });

  it('that cannot be had ends the session', async () => {
    writeToken('t');
    backend.answer('get', userInfo, () => envelope(null, 500, '系统繁忙'));
    expect(await message(loadUser())).toBe('系统繁忙');
    expect(readToken()).toBeUndefined();
  });
});

describe('leaving', () => {
  it('tells the server, clears the cookie and forgets the person and all that is kept', async () => {
    const forget = vi.fn();
    onSessionEnd(forget);
    writeToken('t');
    localStorage.setItem('menuList', '[]');
    backend.answer('get', userInfo, admin);
    backend.answer('get', '/admin/platform/logout', null);
    await loadUser();
    await signOut();
    expect(backend.paths()).toContain('/api/admin/platform/logout');
    expect(document.cookie).toBe('');
    expect(currentUser()).toBeUndefined();
    expect(localStorage.getItem('menuList')).toBeNull();
    expect(forget).toHaveBeenCalled();
  });

  it('works without the server', async () => {
    writeToken('t');
    backend.answer('get', '/admin/platform/logout', () => Response.error());
    await signOut();
    expect(isSignedIn()).toBe(false);
  });

  it('twice is no harm', () => {
    endSession();
    expect(() => endSession()).not.toThrow();
  });
});
