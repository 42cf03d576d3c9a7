// @vitest-environment jsdom
/** What goes wrong on the way in: captchas that expire, servers that are slow, broken or gone. Account and password are never lost. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../../../src/console/data/transport/http';
import { readToken, writeToken } from '../../../../src/console/data/transport/token';
import { accountPaths } from '../../../../src/engine/extension/account';
import { envelope, fakeBackend } from '../../data/backend';
import { open, useShell } from '../open';

const backend = fakeBackend();
useShell();

const login = '/admin/platform/login';
const picture = { originalImageBase64: 'AA==', jigsawImageBase64: 'AA==', secretKey: 'abcdefghijklmnop', token: 't1', wordList: null };
const reply = (repCode: string, repData: object | null, repMsg: string | null = null) => envelope({ repCode, repMsg, repData });
const demand = (message: string) => envelope({ reason: 'captcha' }, 400, message);

beforeEach(() => {
  backend.answer('get', '/admin/platform/getLoginPic', { siteName: '云集商城' });
  backend.answer('post', `${login}/account/detection`, 3);
  backend.answer('post', '/publicly/safety/get', () => reply('0000', picture));
  backend.answer('post', '/publicly/safety/check', () => reply('0000', { result: true }));
  backend.answer('get', '/admin/platform/getAdminInfoByToken', { account: 'admin', roles: ['admin'], permissionsList: ['*:*:*'] });
  backend.answer('get', '/admin/platform/getMenus', []);
  backend.answer('get', '/console/capabilities', {});
});

const patience = { timeout: 60_000 };
const signIns = () => backend.seen.filter(({ path }) => path === `/api${login}`).map(({ body }) => body as Record<string, any>);

async function send() {
  const person = userEvent.setup();
  const shell = open('/login?redirect=%2Fnowhere');
  await person.type(screen.getByLabelText('用户名'), 'admin');
  await person.type(screen.getByLabelText('密码'), 'secret');
  await waitFor(() => expect(backend.paths()).toContain(`/api${login}/account/detection`));
  await person.keyboard('{Enter}');
  return { person, shell };
}
const dialog = () => screen.findByRole('dialog', { name: '安全验证' }, patience);
const slide = async (person: ReturnType<typeof userEvent.setup>) => {
  const slider = await screen.findByRole('slider', { name: '拼图位置' }, patience);
  slider.focus();
  await person.keyboard('{Enter}');
};
const typed = () => {
  expect(screen.getByLabelText('用户名')).toHaveValue('admin');
  expect(screen.getByLabelText('密码')).toHaveValue('secret');
};

describe('the captcha', () => {
  it('is asked for after more than two failures, before anything is sent, and travels with the sign-in', async () => {
    backend.answer('post', login, () => envelope({ token: 'abc' }));
    const { person, shell } = await send();
    await dialog();
    expect(signIns()).toEqual([]);
    await slide(person);
    await waitFor(() => expect(shell.address()).toBe('/404'), patience);
    expect(signIns()).toEqual([{ account: 'admin', pwd: 'secret', captchaVO: { captchaVerification: expect.any(String), secretKey: 'abcdefghijklmnop', token: 't1' } }]);
    const check = backend.seen.find(({ path }) => path.endsWith('/check'))!.body as Record<string, string>;
    // AES-128-ECB of {"x":0,"y":5} under the key, as OpenSSL has it.
    expect(check.pointJson).toBe('qAh6aoarQVC28QqZqZtbOA==');
  });

  it('is not asked for after two', async () => {
    backend.answer('post', `${login}/account/detection`, 2);
    backend.answer('post', login, () => envelope({ token: 'abc' }));
    const { shell } = await send();
    await waitFor(() => expect(shell.address()).toBe('/404'), patience);
    expect(signIns()).toEqual([{ account: 'admin', pwd: 'secret' }]);
  });

  it('that expired is asked for again, with the reason, and the same account and password go out again', async () => {
    let times = 0;
    backend.answer('post', login, () => (times++ === 0 ? demand('安全验证已失效，请重新验证') : envelope({ token: 'abc' })));
    const { person, shell } = await send();
    await slide(person);
    await screen.findByText('安全验证已失效，请重新验证', {}, patience);
    typed();
    await slide(person);
    await waitFor(() => expect(shell.address()).toBe('/404'), patience);
    expect(signIns().map(({ account, pwd }) => [account, pwd])).toEqual([['admin', 'secret'], ['admin', 'secret']]);
  });

  it('that the server asks for, though nobody had counted, is shown', async () => {
    backend.answer('post', `${login}/account/detection`, () => Response.error());
    backend.answer('post', login, () => demand('请先完成安全验证'));
    await send();
    expect(within(await dialog()).getByText('请先完成安全验证')).toBeInTheDocument();
  });

  it('wrongly solved brings another picture', async () => {
    backend.answer('post', '/publicly/safety/check', () => reply('6111', null, '验证失败'));
    const { person } = await send();
    await slide(person);
    expect(await screen.findByText('验证失败')).toBeInTheDocument();
    await waitFor(() => expect(backend.paths().filter((path) => path.endsWith('/safety/get'))).toHaveLength(2));
    expect(signIns()).toEqual([]);
  });

  it('closed leaves everything as it was', async () => {
    const { person } = await send();
    await dialog();
    await person.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    typed();
    expect(screen.getByRole('button', { name: '登录' })).not.toHaveAttribute('aria-busy');
  });

  it.each([
    ['asked for too often', () => reply('6201', null, '获取验证码太频繁，请稍后再试'), '获取验证码太频繁，请稍后再试'],
    ['on a failing server', () => envelope(null, 500, '系统繁忙，请稍后再试'), '系统繁忙，请稍后再试'],
    ['on a server that talks nonsense', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), '服务器返回了无法识别的内容。'],
    ['without a network', () => Response.error(), '网络连接失败，请检查网络后重试。'],
  ])('%s says so, and can be tried again', async (_, give, text) => {
    backend.answer('post', '/publicly/safety/get', give);
    const { person } = await send();
    expect(await screen.findByText(text, {}, patience)).toBeInTheDocument();
    backend.answer('post', '/publicly/safety/get', () => reply('0000', picture));
    await person.click(screen.getByRole('button', { name: '换一张' }));
    expect(await screen.findByRole('slider', { name: '拼图位置' })).toBeInTheDocument();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('of letters goes out as key and code', async () => {
    backend.answer('get', '/publicly/validate/code/get', { key: 'k1', code: 'data:image/png;base64,AA==' });
    backend.answer('post', login, () => envelope({ token: 'abc' }));
    const { person, shell } = await send();
    await dialog();
    await person.click(screen.getByRole('tab', { name: '验证码' }));
    await screen.findByAltText(/验证码图片/);
    await person.type(screen.getByRole('textbox', { name: '验证码' }), 'ab12{Enter}');
    await waitFor(() => expect(shell.address()).toBe('/404'), patience);
    expect(signIns()).toEqual([{ account: 'admin', pwd: 'secret', key: 'k1', code: 'ab12' }]);
  });
});

describe('a sign-in that fails', () => {
  it.each([
    ['because the server does', () => envelope(null, 500, '系统繁忙，请稍后再试'), '系统繁忙，请稍后再试'],
    ['because the answer is malformed', () => new Response('{"code":', { headers: { 'content-type': 'application/json' } }), '服务器返回了无法识别的内容。'],
    ['because there is no network', () => Response.error(), '网络连接失败，请检查网络后重试。'],
    ['because it is locked', () => envelope(null, 429, '登录失败次数过多，请15分钟后再试'), '登录失败次数过多，请15分钟后再试'],
  ])('%s says so and keeps what was typed', async (_, give, text) => {
    backend.answer('post', `${login}/account/detection`, 0);
    backend.answer('post', login, give);
    await send();
    expect(await screen.findByText(text, {}, patience)).toBeInTheDocument();
    typed();
    expect(readToken()).toBeUndefined();
  });
});

describe('the second factor', () => {
  beforeEach(() => backend.answer('post', `${login}/account/detection`, 0));

  it('is asked for after the password, and goes out with it, together with the captcha that already counted', async () => {
    backend.answer('post', login, ({ body }) => ((body as { code?: string }).code ? envelope({ token: 'abc' }) : envelope({ captchaVerification: 'pass' }, 1021, '请输入两步验证码')));
    const { person, shell } = await send();
    const code = await screen.findByLabelText('两步验证码', {}, patience);
    expect(code).toHaveFocus();
    await person.type(code, '123456{Enter}');
    await waitFor(() => expect(shell.address()).toBe('/404'), patience);
    expect(signIns()[1]).toEqual({ account: 'admin', pwd: 'secret', code: '123456', captchaVO: { captchaVerification: 'pass', secretKey: '', token: '' } });
  });

  it('that is wrong can be typed again; another account starts over', async () => {
    backend.answer('post', login, ({ body }) => envelope(null, (body as { code?: string }).code ? 1022 : 1021, '两步验证码不正确或已使用过'));
    const { person } = await send();
    await person.type(await screen.findByLabelText('两步验证码', {}, patience), '000000{Enter}');
    expect(await screen.findByText('两步验证码不正确或已使用过')).toBeInTheDocument();
    expect(screen.getByLabelText('两步验证码')).toHaveFocus();
    await person.click(screen.getByRole('button', { name: '换一个账号' }));
    typed();
  });
});

describe('a generated password', () => {
  it('leads to its change, and from there to the page asked for', async () => {
    let due = true;
    backend.answer('post', `${login}/account/detection`, 0);
    backend.answer('post', login, () => envelope({ token: 'abc' }));
    backend.answer('get', '/admin/platform/getAdminInfoByToken', () => (due
      ? envelope({ reason: 'passwordChangeDue', account: 'admin' }, 403, '请先修改密码')
      : envelope({ account: 'admin', roles: ['admin'], permissionsList: ['*:*:*'] })));
    backend.answer('post', `${login}/admin/update/password`, () => {
      due = false;
      return envelope(null);
    });
    const { person, shell } = await send();
    await screen.findByRole('heading', { name: '请先修改密码' }, patience);
    expect(screen.queryByText('没有权限访问。')).toBeNull();
    await person.type(screen.getByLabelText('原始密码'), 'generated-1');
    await person.type(screen.getByLabelText('新密码'), 'password-9');
    await person.type(screen.getByLabelText('确认新密码'), 'password-9{Enter}');
    await screen.findByRole('heading', { name: '页面不存在' }, patience);
    expect(shell.address()).toBe('/404');
  });
});

describe('a second factor that a setting demands', () => {
  it('is set up first, whatever was asked for, and leads on to it', async () => {
    let enabled = false;
    backend.answer('post', `${login}/account/detection`, 0);
    backend.answer('post', login, () => envelope({ token: 'abc' }));
    backend.answer('get', '/admin/platform/getAdminInfoByToken', () => (enabled
      ? envelope({ account: 'admin', roles: ['admin'], permissionsList: ['*:*:*'] })
      : envelope({ reason: 'secondFactorDue', account: 'admin' }, 403, '管理员须开启两步验证，请先完成设置。')));
    backend.answer('get', accountPaths.safety, () => envelope({ account: 'admin', realName: '', secondFactor: { enabled, demanded: true, recoveryCodesLeft: 0 }, wechat: { configured: false, bound: false } }));
    backend.answer('post', accountPaths.beginSecondFactor, { secret: 'A'.repeat(32), address: 'otpauth://totp/admin' });
    backend.answer('post', accountPaths.confirmSecondFactor, () => {
      enabled = true;
      return envelope({ codes: ['aaaa-bbbb'] });
    });
    const { person, shell } = await send();
    await screen.findByRole('heading', { name: '请先开启两步验证' }, patience);
    expect(screen.queryByText('没有权限访问。')).toBeNull();
    await person.click(screen.getByRole('button', { name: '开启两步验证' }));
    await person.type(await screen.findByLabelText('登录密码'), 'secret-1{Enter}');
    await person.type(await screen.findByLabelText('验证码'), '123456{Enter}');
    await person.click(await screen.findByRole('button', { name: '我已保存' }));
    await person.click(await screen.findByRole('button', { name: '已保存' }));
    await screen.findByRole('heading', { name: '页面不存在' }, patience);
    expect(shell.address()).toBe('/404');
  });

  it('stops whoever is inside when it comes to be demanded, and lets them out', async () => {
    let demanded = false;
    backend.answer('get', '/admin/platform/getAdminInfoByToken', { account: 'admin', roles: ['admin'], permissionsList: ['*:*:*'] });
    backend.answer('get', '/example', () => (demanded ? envelope({ reason: 'secondFactorDue', account: 'admin' }, 403, '管理员须开启两步验证，请先完成设置。') : envelope(null)));
    backend.answer('get', '/admin/platform/logout', null);
    writeToken('abc');
    const shell = open('/404');
    await screen.findByRole('heading', { name: '页面不存在' }, patience);
    demanded = true;
    await act(() => call('GET', '/example', { quiet: true }).catch(() => undefined));
    await screen.findByRole('heading', { name: '请先开启两步验证' }, patience);
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(shell.address()).toMatch(/^\/login/), patience);
  });
});
