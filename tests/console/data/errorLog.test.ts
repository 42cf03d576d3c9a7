// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/console/data/transport/errors';
import { clearErrorLog, recordError, useErrorLog, watchErrors } from '../../../src/console/data/errorLog';
import { loadUser } from '../../../src/console/data/session/session';
import { writeToken } from '../../../src/console/data/transport/token';
import { envelope, fakeBackend } from './backend';

const backend = fakeBackend();
watchErrors();
beforeEach(() => {
  document.body.innerHTML = '';
  // Another window cleared the storage: what this one remembered is gone too.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

const log = (account = '') => renderHook(() => useErrorLog(account)).result.current;
const fault = (message: string, stack = 'at a.js:1:1') => Object.assign(new Error(message), { stack });

describe('what is kept', () => {
  it('tells when, where and in which version', () => {
    history.replaceState(null, '', '/product/brand?name=secret');
    recordError('screen', fault('甲'), 'at Brand');
    expect(log()).toEqual([{
      kind: 'screen', route: '/product/brand', message: 'Error: 甲', stack: 'at a.js:1:1\nat Brand', version: expect.stringMatching(/./), count: 1, account: '', first: expect.any(Number), last: expect.any(Number),
    }]);
  });

  it('counts the same fault, and puts it first again', () => {
    for (const message of ['甲', '乙', '甲']) recordError('script', fault(message));
    expect(log().map(({ message, count }) => [message, count])).toEqual([['Error: 甲', 2], ['Error: 乙', 1]]);
  });

  it('takes one error once, by whichever way it comes', () => {
    const error = fault('甲');
    recordError('chunk', error);
    recordError('screen', error);
    expect(log()).toMatchObject([{ kind: 'chunk', count: 1 }]);
  });

  it('keeps the newest 200', () => {
    for (let index = 0; index < 205; index += 1) recordError('script', fault(`m${index}`));
    expect(log()).toHaveLength(200);
    expect(log()[0]!.message).toBe('Error: m204');
  });

  it('leaves room for others: long stacks make the oldest go', () => {
    for (let index = 0; index < 100; index += 1) recordError('script', fault(`m${index}`, 'line of code\n'.repeat(1000)));
    expect(log().length).toBeLessThan(100);
    expect(localStorage.getItem('errorLog')!.length).toBeLessThan(400_000);
  });

  it('holds nothing secret and nothing that stands in a field', () => {
    document.body.innerHTML = '<input value="张三丰的店"><input type="password" value="pw1"><textarea>不想公开</textarea>';
    recordError('script', fault('bad 张三丰的店 pw1 不想公开 token=abc', 'at https://shop.cn/a.js?token=1:2:3'));
    expect(log()[0]).toMatchObject({ message: 'Error: bad *** *** *** token=***', stack: 'at https://shop.cn/a.js:2:3' });
  });

  it.each([['a refused call', new ApiError('refused', 500, '忙')], ['a call taken back', new DOMException('x', 'AbortError')]])('is not %s', (_, error) => {
    recordError('promise', error);
    expect(log()).toEqual([]);
  });
});

describe('what is heard', () => {
  it.each([
    ['an uncaught error', () => window.dispatchEvent(new ErrorEvent('error', { error: fault('甲'), message: '甲' })), 'script'],
    ['a promise that nobody awaited', () => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: fault('甲') })), 'promise'],
    ['a missing part of the program', () => window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: fault('甲') })), 'chunk'],
  ])('%s', (_, happen, kind) => {
    happen();
    expect(log()).toMatchObject([{ kind, message: 'Error: 甲' }]);
  });

  it('but not the browser’s own remarks', () => {
    window.dispatchEvent(new ErrorEvent('error', { error: null, message: 'ResizeObserver loop completed with undelivered notifications.' }));
    expect(log()).toEqual([]);
  });
});

describe('with somebody signed in', () => {
  const signIn = async (account: string) => {
    writeToken('t');
    backend.answer('get', '/admin/platform/getAdminInfoByToken', { account, roles: ['x'], permissionsList: [] });
    await loadUser();
  };

  it('each sees their own and those of the time before the sign-in, and clears only these', async () => {
    backend.answer('get', '/console/capabilities', {});
    recordError('script', fault('nobody'));
    await signIn('li');
    recordError('script', fault('of li'));
    // It asks whether anybody collects them; here nobody does.
    await waitFor(() => expect(backend.paths()).toContain('/api/console/capabilities'));
    expect(log('li')).toHaveLength(2);
    expect(log('wang').map(({ message }) => message)).toEqual(['Error: nobody']);
    clearErrorLog('wang');
    expect(log('li').map(({ message }) => message)).toEqual(['Error: of li']);
  });

  it('the backend hears of each once, where it collects them', async () => {
    backend.answer('get', '/console/capabilities', { errors: true });
    backend.answer('post', '/console/errors', () => envelope(null, 429, '过于频繁'));
    await signIn('li');
    for (const message of ['sent', 'sent', 'sent too']) recordError('script', fault(message));
    await waitFor(() => expect(backend.seen.filter(({ path }) => path === '/api/console/errors').map(({ body }) => (body as { message: string }).message)).toEqual(['Error: sent', 'Error: sent too']));
    expect(log('li')).toHaveLength(2);
  });
});
