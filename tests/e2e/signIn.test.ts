/** The door in a real browser: captchas solved by pointer, by keyboard and without a task, generated passwords, other accounts in other windows. */
import { createServer, type Server } from 'node:http';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { hashPassword, resetPassword } from '../../src/server/accounts/passwords';
import { openPage, pictureOnFailure, violations, type WatchedPage } from './helper';
import { type Running, useProduct } from './prelude';

const password = 'Herbst-2026-neu';
let editor: number;
let wechat: Server;

/** A WeChat of our own: every code stands for the person `openid-1`. */
const startWechat = () => new Promise<number>((resolve) => {
  wechat = createServer((_, response) => response.end(JSON.stringify({ openid: 'openid-1' })));
  wechat.listen(0, '127.0.0.1', () => resolve((wechat.address() as { port: number }).port));
});

let { product, browser, room } = {} as Running;
let watched: WatchedPage;
let page: Page;
useProduct(async (running) => {
  ({ product, browser, room } = running);
  ({ id: editor } = await room.sql.insertInto('system_admin')
    .values({ account: 'editor', pwd: await hashPassword(password), real_name: '小编', roles: [2], level: 1, status: true, is_sms: false, login_count: 0 })
    .returning('id').executeTakeFirstOrThrow() as { id: number });
}, async () => ({ WECHAT_APP_ID: 'wx-e2e', WECHAT_APP_SECRET: 'secret', WECHAT_API_URL: `http://127.0.0.1:${await startWechat()}` }));
afterAll(() => {
  wechat?.close();
});
beforeEach(async () => {
  await room.sql.deleteFrom('login_attempt').execute();
  watched = await openPage(browser, product.url);
  ({ page } = watched);
  pictureOnFailure(page);
});
afterEach(async () => {
  watched.expectClean();
  await watched.close();
});

const fill = async (pwd: string, account = 'editor', on = page) => {
  await on.getByLabel('用户名').fill(account);
  await on.getByLabel('密码', { exact: true }).fill(pwd);
};
const submit = (on = page) => on.getByRole('button', { name: '登录', exact: true }).click();
const inside = (on = page) => on.getByRole('button', { name: '小编' }).waitFor();
const captcha = () => page.getByRole('dialog', { name: '安全验证' });

/** Three wrong passwords, so that the right one asks for a captcha. */
async function provoke(): Promise<void> {
  await room.sql.insertInto('login_attempt').values([1, 2, 3].map(() => ({ account: 'editor', ip: '10.1.1.1', judged: true }))).execute();
  await page.goto('/login');
  await fill(password);
  await submit();
  await captcha().waitFor();
}

/** What solves the picture on the screen: nobody but the database knows. */
async function newestAnswer(kind: string): Promise<any> {
  const { answer } = await room.sql.selectFrom('captcha').select('answer').where('kind', '=', kind).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return answer;
}
const shown = (kind: string) => kind === 'code' ? page.getByAltText(/验证码图片/).waitFor() : page.locator('.captcha-picture img').first().waitFor();

test('three wrong passwords bring the captcha; the piece is dragged into its gap', async () => {
  await page.goto('/login');
  for (let n = 0; n < 3; n += 1) {
    await fill('wrong-password');
    await submit();
    await page.getByText('用户名或密码错误').waitFor();
    await page.getByRole('button', { name: '关闭' }).click();
  }
  await fill(password);
  await submit();
  await shown('blockPuzzle');
  expect(await violations(page)).toEqual([]);
  const { x } = await newestAnswer('blockPuzzle');
  const slider = page.getByRole('slider', { name: '拼图位置' });
  const box = (await slider.boundingBox())!;
  // The knob of the browser's slider is 16 px wide, so its middle travels that much less than the track is long.
  const at = (value: number) => box.x + 8 + value * (box.width - 16) / 263;
  await page.mouse.move(at(0), box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(at(x / 2), box.y + box.height / 2, { steps: 5 });
  await page.mouse.move(at(x), box.y + box.height / 2, { steps: 5 });
  const request = page.waitForRequest('**/api/admin/platform/login');
  await page.mouse.up();
  expect((await request).postDataJSON()).toEqual({
    account: 'editor', pwd: password, captchaVO: { captchaVerification: expect.stringMatching(/^[\w+/]+=*$/), secretKey: expect.stringMatching(/^.{16}$/), token: expect.any(String) },
  });
  await inside();
});

test('the piece is moved by the keyboard; a wrong place brings another picture', async () => {
  await provoke();
  await shown('blockPuzzle');
  const slider = page.getByRole('slider', { name: '拼图位置' });
  await slider.press('ArrowRight');
  await slider.press('Enter');
  await captcha().getByText('验证失败').waitFor();
  await expect.poll(() => slider.inputValue()).toBe('0');
  const { x } = await newestAnswer('blockPuzzle');
  await slider.focus();
  for (let n = 0; n < x; n += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await inside();
});

test('characters are touched in their order; a wrong touch can be taken back', async () => {
  await provoke();
  await page.getByRole('tab', { name: '点字' }).click();
  await page.getByText('请依次点击：').waitFor();
  const { points } = await newestAnswer('clickWord') as { points: { x: number; y: number }[] };
  const picture = page.getByRole('application');
  await picture.click({ position: { x: 3, y: 3 } });
  await page.getByRole('button', { name: '撤回一步' }).click();
  for (const position of points) await picture.click({ position });
  await expect.poll(() => page.locator('.captcha-mark').allTextContents()).toEqual(['1', '2', '3']);
  expect(await violations(page)).toEqual([]);
  await captcha().getByRole('button', { name: '确定' }).click();
  await inside();
});

test('the picture with letters is read, by keyboard alone', async () => {
  await provoke();
  await shown('blockPuzzle');
  await page.getByRole('tab', { name: '拼图' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await shown('code');
  const { code } = await newestAnswer('code') as { code: string };
  await page.getByRole('textbox', { name: '验证码' }).fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await inside();
});

test('nobody has to solve anything: the browser works instead', async () => {
  await provoke();
  await page.getByRole('tab', { name: '自动验证' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '开始验证' }).click();
  await inside();
});

test('a captcha that expired before it was used is asked for again, and account and password stay', async () => {
  await provoke();
  await shown('blockPuzzle');
  const { x } = await newestAnswer('blockPuzzle');
  await page.route('**/api/admin/platform/login', async (route) => {
    await room.sql.updateTable('captcha').set({ expire_time: new Date(0) }).execute();
    await route.continue();
  }, { times: 1 });
  const slider = page.getByRole('slider', { name: '拼图位置' });
  await slider.fill(String(x));
  await slider.press('Enter');
  await captcha().getByText('安全验证已失效，请重新验证').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByLabel('用户名').inputValue()).toBe('editor');
  expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe(password);
  await submit();
  await page.getByRole('tab', { name: '自动验证' }).click();
  await page.getByRole('button', { name: '开始验证' }).click();
  await inside();
});

test('a generated password is changed before anything else, and then the page asked for opens', async () => {
  const generated = await resetPassword(room.sql, editor);
  await page.goto('/login?redirect=%2Fproduct%2Fbrand');
  await fill(generated);
  await submit();
  await page.getByRole('heading', { name: '请先修改密码' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto('/user/label');
  await page.getByRole('heading', { name: '请先修改密码' }).waitFor();
  const change = page.getByRole('form', { name: '修改密码' });
  await change.getByLabel('原始密码').fill('not-the-one');
  await change.getByLabel('新密码', { exact: true }).fill('short');
  await change.getByLabel('确认新密码').fill('other');
  await change.getByRole('button', { name: '修改并继续' }).click();
  await change.getByText('新密码不能少于8个字符').waitFor();
  await change.getByText('两次输入密码不一致!').waitFor();
  for (const label of ['新密码', '确认新密码']) await change.getByLabel(label, { exact: true }).fill(password);
  await change.getByRole('button', { name: '修改并继续' }).click();
  await page.getByText('原密码不正确').waitFor();
  await change.getByLabel('原始密码').fill(generated);
  await change.getByRole('button', { name: '修改并继续' }).click();
  await page.getByRole('rowheader', { name: '学生党' }).waitFor();
});

test('another account in one window takes the other along: nothing of the first stays on the screen', async () => {
  await page.goto('/login');
  await fill('Bazaar-2026-e2e', 'admin');
  await submit();
  await page.getByRole('button', { name: '超级管理员' }).waitFor();
  await page.goto('/operation/logistics/companyList');
  await page.getByRole('rowheader').first().waitFor();
  const second = await watched.context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('button', { name: '超级管理员' }).click();
  await second.getByRole('menuitem', { name: '退出登录' }).click();
  await second.getByRole('alertdialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();
  await page.waitForURL('**/login**');
  await second.waitForURL('**/login**');
  await fill(password, 'editor', second);
  await submit(second);
  await inside(second);
  await page.waitForURL('**/dashboard');
  expect(await page.getByText('超级管理员').count()).toBe(0);
  expect(await page.getByRole('link', { name: '物流公司' }).count()).toBe(0);
});

test('where a setting demands a second factor of administrators, nothing but the way to it is there, on a narrow screen too', async () => {
  await room.sql.insertInto('system_admin').values({ account: 'chief', pwd: await hashPassword(password), real_name: '主管', roles: [1], level: 1, status: true, is_sms: false, login_count: 0 }).execute();
  await room.sql.deleteFrom('system_config').where('name', '=', 'admin_second_factor').execute();
  await room.sql.insertInto('system_config').values({ name: 'admin_second_factor', title: '管理员须开启两步验证', form_id: 0, value: '1', status: true }).execute();
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  const looksRight = async () => {
    for (const size of [{ width: 390, height: 844 }, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      expect(await fits()).toBe(true);
      expect(await violations(page)).toEqual([]);
    }
  };
  await page.goto('/login?redirect=%2Fproduct%2Fbrand');
  await fill(password, 'chief');
  await submit();
  await page.getByRole('heading', { name: '请先开启两步验证' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  await looksRight();
  await page.getByRole('button', { name: '开启两步验证' }).click();
  const proof = page.getByRole('dialog', { name: '开启两步验证' });
  await proof.getByLabel('登录密码').fill(password);
  await page.keyboard.press('Enter');
  const setUp = page.getByRole('dialog', { name: '绑定验证器' });
  await setUp.getByAltText(/二维码/).waitFor();
  await looksRight();
  const secret = (await setUp.locator('code').textContent())!.replaceAll(' ', '');
  await setUp.getByLabel('验证码').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await setUp.getByRole('button', { name: '确认开启' }).click();
  const kept = page.getByRole('dialog', { name: '请保存恢复码' });
  await kept.waitFor();
  await looksRight();
  await kept.getByRole('button', { name: '我已保存' }).click();
  await page.getByRole('button', { name: '已保存', exact: true }).click();
  await page.getByRole('button', { name: '主管' }).waitFor();
  await page.getByRole('grid').waitFor();
  expect(new URL(page.url()).pathname).toBe('/product/brand');
  await page.goto('/operation/maintain/user/users');
  await page.getByText('平台设置要求管理员开启两步验证，不能关闭。').waitFor();
  await room.sql.deleteFrom('system_config').where('name', '=', 'admin_second_factor').execute();
});

test('within WeChat: unbound at first, bound in the personal centre, then in without a password, and out until asked', async () => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'zh-CN', userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50' });
  const phone = await context.newPage();
  const asked: URL[] = [];
  await context.route('https://open.weixin.qq.com/**', (route) => {
    const address = new URL(route.request().url());
    asked.push(address);
    return route.fulfill({ status: 302, headers: { location: `${address.searchParams.get('redirect_uri')}?code=code-${asked.length}&state=${address.searchParams.get('state')}` } });
  });

  await phone.goto('/login?redirect=%2Foperation%2Fmaintain%2Fuser%2Fusers');
  await phone.getByText('该微信尚未绑定管理员账号').waitFor();
  expect(asked[0]!.pathname).toBe('/connect/oauth2/authorize');
  expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
    appid: 'wx-e2e', redirect_uri: `${product.url}/auth-redirect`, response_type: 'code', scope: 'snsapi_base', state: expect.stringMatching(/^[0-9a-f]{24}$/),
  });
  await fill(password, 'editor', phone);
  await submit(phone);
  await phone.getByRole('button', { name: '绑定微信' }).click();
  await phone.getByRole('dialog', { name: '绑定微信' }).getByLabel('登录密码').fill(password);
  await phone.keyboard.press('Enter');
  await phone.getByText('微信已绑定').first().waitFor();
  await phone.getByRole('button', { name: '解除绑定' }).waitFor();

  await context.clearCookies();
  const fresh = await context.newPage();
  await fresh.goto('/dashboard');
  await inside(fresh);
  expect(asked).toHaveLength(3);
  await fresh.getByRole('button', { name: '小编' }).click();
  await fresh.getByRole('menuitem', { name: '退出登录' }).click();
  await fresh.getByRole('alertdialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();
  for (const left of [fresh, phone]) await left.getByRole('button', { name: '微信登录' }).waitFor();
  expect(asked).toHaveLength(3);
  await fresh.getByRole('button', { name: '微信登录' }).click();
  await inside(fresh);
  await context.close();
});
