/** One's own account in a real browser: name, password, second factor with recovery codes, sessions elsewhere. */
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { adminPassword, openApi, openPage, violations } from './helper';
import { type OnPage, usePages } from './prelude';

let { product, browser, api, page } = {} as OnPage;
usePages((open) => { ({ product, browser, api, page } = open); });

const prove = async (title: string, password = adminPassword) => {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('登录密码').fill(password);
  await dialog.getByRole('button', { name: '确定' }).click();
};

test('the page is named by its type', async () => {
  await page.goto('/operation/maintain/user/users');
  await page.getByRole('heading', { name: '个人中心', level: 1 }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^个人中心 - /);
  for (const address of ['/operation/maintain/user', '/operation/maintain/user/password']) {
    await page.goto(address);
    await page.getByRole('heading', { name: '修改密码', level: 1 }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^修改密码 - /);
    expect(await violations(page)).toEqual([]);
  }
});

test('a new name shows in the header at once', async () => {
  await page.goto('/operation/maintain/user/users');
  await page.getByLabel('管理员姓名').fill('');
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('请输入管理员姓名').waitFor();
  await page.getByLabel('管理员姓名').fill('大掌柜');
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('提交成功').waitFor();
  await page.getByRole('button', { name: '大掌柜' }).waitFor();
  await api.call('/admin/platform/login/admin/update', { realName: '超级管理员' });
});

test('the second factor is set up with an app, asked for at sign-in, and a recovery code stands in for it', async () => {
  await page.goto('/operation/maintain/user/users');
  await page.getByRole('button', { name: '开启两步验证' }).click();
  await prove('开启两步验证', 'wrong-password');
  await page.getByText('登录密码不正确').waitFor();
  await prove('开启两步验证');
  const setUp = page.getByRole('dialog', { name: '绑定验证器' });
  await setUp.getByAltText(/二维码/).waitFor();
  expect(await violations(page)).toEqual([]);
  const secret = (await setUp.locator('code').textContent())!.replaceAll(' ', '');
  const digits = (seconds: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
  await setUp.getByLabel('验证码').fill('12345');
  await setUp.getByRole('button', { name: '确认开启' }).click();
  await setUp.getByText('请输入 6 位数字').waitFor();
  await setUp.getByLabel('验证码').fill(digits(0));
  await setUp.getByRole('button', { name: '确认开启' }).click();
  const kept = page.getByRole('dialog', { name: '请保存恢复码' });
  await kept.waitFor();
  const codes = await kept.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await kept.getByRole('button', { name: '我已保存' }).click();
  await page.getByRole('button', { name: '已保存', exact: true }).click();
  await page.getByText('还有 10 个恢复码可用').waitFor();

  const other = await openPage(browser, product.url);
  const signIn = async (code: string) => {
    await other.page.goto('/login');
    await other.page.getByLabel('用户名').fill('admin');
    await other.page.getByLabel('密码', { exact: true }).fill(adminPassword);
    await other.page.getByRole('button', { name: '登录' }).click();
    await other.page.getByLabel('两步验证码').fill(code);
    await other.page.getByRole('button', { name: '登录' }).click();
  };
  await signIn('000000');
  await other.page.getByText('两步验证码不正确或已使用过').waitFor();
  // The app shows the next code within half a minute; a clock that is ahead by as much is allowed for.
  await other.page.getByLabel('两步验证码').fill(digits(30));
  await other.page.getByRole('button', { name: '登录' }).click();
  await other.page.waitForURL('**/dashboard');
  await other.context.clearCookies();
  await signIn(codes[0]!.toUpperCase());
  await other.page.waitForURL('**/dashboard');
  await other.page.goto('/operation/maintain/user/users');
  await other.page.getByText('还有 9 个恢复码可用').waitFor();
  other.expectClean();
  await other.close();

  await page.getByRole('button', { name: '关闭两步验证' }).click();
  const proof = page.getByRole('dialog', { name: '关闭两步验证' });
  await proof.getByLabel('登录密码').fill(adminPassword);
  await proof.getByRole('button', { name: '确定' }).click();
  await proof.getByText('请输入两步验证码').waitFor();
  await proof.getByLabel('两步验证码').fill(codes[1]!);
  await proof.getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '开启两步验证' }).waitFor();
});

test('sessions elsewhere are seen and ended, one or all', async () => {
  const [first, second] = [await openApi(product.url), await openApi(product.url)];
  await page.goto('/operation/maintain/user/users');
  const devices = page.getByRole('region', { name: '登录设备列表' });
  const rows = devices.getByRole('row');
  await devices.getByText('本机').waitFor();
  const before = await rows.count();
  expect(before).toBeGreaterThanOrEqual(4);
  await expect.poll(() => devices.getByText('本机', { exact: true }).count()).toBe(1);
  await devices.getByRole('button', { name: /^退出/ }).first().click();
  const prove = async (title: string) => {
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: '确定' }).click();
    await dialog.getByText('请输入登录密码').waitFor();
    await dialog.getByLabel('登录密码').fill(adminPassword);
    await dialog.getByRole('button', { name: '确定' }).click();
  };
  await prove('退出设备');
  await page.getByText('该设备已退出').waitFor();
  await expect.poll(() => rows.count()).toBe(before - 1);
  await page.getByRole('button', { name: '退出其他设备' }).click();
  await prove('退出其他设备');
  await page.getByText('其他设备已全部退出').waitFor();
  await expect.poll(() => rows.count()).toBe(2);
  for (const { ask } of [first, second]) expect(await ask('/admin/platform/getAdminInfoByToken')).toMatchObject({ code: 401 });
  expect(await api.ask('/admin/platform/getAdminInfoByToken')).toMatchObject({ code: 200 });
});

test('a changed password signs out, here and elsewhere; only the new one opens', async () => {
  await page.goto('/operation/maintain/user/password');
  await page.getByLabel('原始密码').fill('wrong-password');
  await page.getByLabel('新密码', { exact: true }).fill('Another-2026');
  await page.getByLabel('确认新密码').fill('Another-2027');
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('两次输入密码不一致!').waitFor();
  await page.getByLabel('确认新密码').fill('Another-2026');
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('原密码不正确').waitFor();
  await page.getByLabel('原始密码').fill(adminPassword);
  await page.getByRole('button', { name: '提交' }).click();
  await page.waitForURL('**/login**');
  expect(await api.ask('/admin/platform/login', { account: 'admin', pwd: adminPassword })).toMatchObject({ code: 1001 });
  const { token } = await api.call('/admin/platform/login', { account: 'admin', pwd: 'Another-2026' });
  api.token = token;
  await api.call('/admin/platform/login/admin/update/password', { oldPassword: 'Another-2026', password: adminPassword, confirmPassword: adminPassword });
});
