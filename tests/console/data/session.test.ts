// @vitest-environment jsdom
import { tokenCookie } from '../../../src/engine/extension/account';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { onFailure } from '../../../src/console/data/transport/errors';
import { checkLogin, currentUser, endSession, followOtherWindows, isSignedIn, loadUser, onSessionEnd, signIn, signOut, useIsLogin } from '../../../src/console/data/session/session';
import { clearToken, readToken, writeToken } from '../../../src/console/data/transport/token';
import { envelope, fakeBackend } from './backend';

const backend = fakeBackend();
const login = '/admin/platform/login';
const userInfo = '/admin/platform/getAdminInfoByToken';
const admin = { id: 1, account: 'admin', realName: '管理员', roles: ['admin'], permissionsList: ['*:*:*'] };
const message = (promise: Promise<unknown>) => promise.then(() => expect.unreachable(), (error: Error) => error.message);

describe('a server that is not reached', () => {
  it('says nothing about the session: the token stays, and the next question may be answered', async () => {
    writeToken('t');
    backend.answer('get', userInfo, () => Response.error());
    expect(await message(loadUser())).toBe('网络连接失败，请检查网络后重试。');
    expect(isSignedIn()).toBe(true);
    backend.answer('get', userInfo, admin);
    expect((await loadUser()).account).toBe('admin');
  });
});

describe('signing in', () => {
  it('posts account and password, and only stores the token, in the cookie of the platform', async () => {
    backend.answer('post', login, { token: 'abc' });
    await signIn({ account: 'admin', pwd: 'secret' });
    expect(backend.paths()).toEqual(['/api/admin/platform/login']);
    expect(backend.seen[0]!.body).toEqual({ account: 'admin', pwd: 'secret' });
    expect(document.cookie).toBe('Java-platformToken=abc');
    expect(tokenCookie('https:')).toBe('__Host-Java-platformToken');
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

describe('the login-status check', () => {
  const path = '/admin/platform/one/pass/isLogin';

  it.each<[string, () => Response, boolean]>([
    ['true', () => envelope({ isLogin: true }), true],
    ['false', () => envelope({ isLogin: false }), false],
    ['nothing', () => envelope(null), false],
    ['a failure', () => envelope(null, 500, '系统繁忙'), false],
    ['no answer at all', () => Response.error(), false],
  ])('answered %s is kept', async (_, give, expected) => {
    backend.answer('get', path, () => envelope({ isLogin: true }));
    await checkLogin();
    backend.answer('get', path, give);
    await checkLogin();
    expect(renderHook(useIsLogin).result.current).toBe(expected);
  });

  it('neither holds up signing in nor spoils it', async () => {
    writeToken('t');
    backend.answer('get', userInfo, admin);
    backend.answer('get', path, () => new Promise<Response>(() => undefined));
    expect((await loadUser()).account).toBe('admin');
  });

  it('tells that the session has ended', async () => {
    const heard = vi.fn();
    const stop = onFailure(heard);
    backend.answer('get', path, () => envelope(null, 401));
    await checkLogin();
    stop();
    expect(heard).toHaveBeenCalledOnce();
  });
});

it('the domains are asked for after the user info and kept in local storage', async () => {
  writeToken('t');
  backend.answer('get', userInfo, admin);
  backend.answer('get', '/publicly/config/get/front/domain', 'https://shop.example');
  backend.answer('get', '/publicly/config/get/admin/mediadomain', () => Response.error());
  await loadUser();
  await waitFor(() => expect(localStorage.getItem('frontDomain')).toBe('"https://shop.example"'));
  expect(localStorage.getItem('mediaDomain')).toBeNull();
});

describe('another window', () => {
  const enter = async (token: string) => {
    writeToken(token);
    backend.answer('get', userInfo, admin);
    await loadUser();
  };

  it('that changes nothing changes nothing here', async () => {
    await enter('t');
    expect(followOtherWindows()).toBe('nothing');
    expect(currentUser()).toBeDefined();
  });

  it('that signs out signs out here', async () => {
    await enter('t');
    clearToken();
    expect(followOtherWindows()).toBe('signed out');
    expect(currentUser()).toBeUndefined();
  });

  it('that signs somebody in takes the former person off this one, and its token is left alone', async () => {
    await enter('t');
    sessionStorage.setItem('kept', 'x');
    writeToken('other');
    expect(followOtherWindows()).toBe('signed in');
    expect(currentUser()).toBeUndefined();
    expect(sessionStorage.getItem('kept')).toBeNull();
    expect(readToken()).toBe('other');
  });

  it('is not signed out by a late 401 of this one', async () => {
    await enter('t');
    writeToken('other');
    endSession();
    expect(readToken()).toBe('other');
  });
});
