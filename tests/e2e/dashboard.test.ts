/** The home page, the error log and the debug console, each as a person meets them. */
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { home, operatingFigures, type OperatingFigures, type Trends } from '../../src/engine/extension/home';
import { abbreviate } from '../../src/engine/format/abbreviate';
import { moneyText } from '../../src/engine/format/money';
import { statistics } from '../../src/engine/extension/statistics';
import { hashPassword } from '../../src/server/accounts/passwords';
import { openApi, openSignedIn, pictureOnFailure, violations, type Api, type WatchedPage } from './helper';
import { type Running, useProduct } from './prelude';

const password = 'Helper-2026-e2e';
let { product, browser, api: admin, room } = {} as Running;
useProduct((running) => { ({ product, browser, api: admin, room } = running); });

/** The role gets these rights and no others. */
const allow = (code: string, permissions: readonly string[]) => sql`with recursive granted as (
    select id, pid from system_menu where perms = any(${[...permissions]})
    union select above.id, above.pid from granted join system_menu above on above.id = granted.pid
  ) update system_role set rules = array(select id from granted) where code = ${code}`.execute(room.sql);

async function person(account: string, permissions: readonly string[]): Promise<{ api: Api; watched: WatchedPage; page: Page }> {
  await sql`insert into system_role (code, role_name, rules, level, status) values (${account}, ${account}, '{}', 1, true)`.execute(room.sql);
  await sql`insert into system_admin (account, pwd, real_name, roles, level, status, is_sms, login_count)
    select ${account}, ${await hashPassword(password)}, ${account}, array[id], 1, true, false, 0 from system_role where code = ${account}`.execute(room.sql);
  await allow(account, permissions);
  const api = await openApi(product.url, account, password);
  const watched = await openSignedIn(browser, product.url, api.token);
  pictureOnFailure(watched.page);
  return { api, watched, page: watched.page };
}

async function openAdmin(): Promise<WatchedPage> {
  const watched = await openSignedIn(browser, product.url, admin.token);
  pictureOnFailure(watched.page);
  return watched;
}

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const brandList = 'platform:product:brand:list';

test('a block goes with its permission, in the answer and on the page', async () => {
  const own = [statistics.system.permission, statistics.records.permission, brandList];
  const { api, page, watched } = await person('watcher', own);
  await page.goto('/dashboard');
  await block(page, '系统状态').getByText('有效会话').waitFor();
  expect(await block(page, '数据总览').getByRole('link').allInnerTexts()).toHaveLength(1);
  expect(await page.locator('.dashboard-block h2').allInnerTexts()).toEqual(['快捷入口', '数据总览', '系统状态']);
  watched.expectClean();

  await allow('watcher', [statistics.records.permission, brandList]);
  expect(await api.ask(statistics.system.path)).toMatchObject({ code: 403 });
  await block(page, '系统状态').getByRole('button', { name: '刷新系统状态' }).click();
  await block(page, '系统状态').getByText('刷新失败：').waitFor();
  await page.reload();
  await block(page, '数据总览').getByRole('link').waitFor();
  expect(await block(page, '系统状态').count()).toBe(0);
  await watched.close();
});

test('figures are those of the lists, the way there is one click, and large ones are abbreviated', async () => {
  const { page, close } = await openAdmin();
  const counts = await admin.call<{ path: string; total: number }[]>(statistics.records.path);
  const brands = counts.find(({ path }) => path === '/product/brand')!;
  expect(brands.total).toBe((await admin.call('/admin/platform/product/brand/list?page=1&limit=1')).total);
  await page.route(`**${statistics.records.path}*`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json() as { data: { path: string; total: number }[] };
    for (const count of answer.data) if (count.path === '/user/label') count.total = 2_500_000;
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/dashboard');
  const figure = (path: string) => block(page, '数据总览').locator(`a[href="${path}"] b`);
  expect(await figure('/product/brand').innerText()).toBe(abbreviate(brands.total));
  expect(await figure('/user/label').innerText()).toBe('2.5M');
  expect(await figure('/user/label').locator('span').getAttribute('title')).toBe('2,500,000');
  await figure('/product/brand').click();
  await page.waitForURL('**/product/brand');
  await close();
});

test('a morning at the home page: what waits is one click away, and the trend of another period is read as a table', async () => {
  const { page, expectClean, close } = await openAdmin();
  await page.goto('/dashboard');
  for (const { name, title, address } of operatingFigures.filter(({ name }) => name !== 'onSaleProductNum')) {
    const count = (await admin.call<OperatingFigures>(home.operating.path))[name];
    const link = block(page, '经营数据').getByRole('link', { name: title });
    expect(await link.locator('b').innerText()).toBe(abbreviate(count));
    await link.click();
    await page.waitForURL(`**${address}`);
    const screen = page.getByRole('main');
    await screen.getByRole('navigation', { name: '分页' }).getByText(`共 ${count} 条`).waitFor();
    await screen.getByRole('tab', { selected: true }).getByText(`(${count})`).waitFor();
    await page.getByRole('tab', { name: '主页' }).click();
  }
  const trend = block(page, '经营趋势');
  await trend.getByRole('application').waitFor();
  await trend.getByRole('button', { name: '表格' }).click();
  await trend.getByRole('button', { name: '销售额' }).click();
  await trend.getByRole('button', { name: '7天' }).click();
  const rows = trend.getByRole('row');
  await expect.poll(() => rows.count()).toBe(8);
  const { dates, salesData } = await admin.call<Trends>(`${home.trends.path}?timeRange=7d`);
  expect((await rows.allInnerTexts()).slice(1).map((row) => row.split(/\s+/))).toEqual(dates.map((date, at) => [date, moneyText(salesData[at]!)]));
  expectClean();
  await close();
});

test('a chart is drawn, read with the keys, and read as a table', async () => {
  await admin.call('/admin/platform/user/tag/save', { name: '图表里的一天' });
  const { page, expectClean, close } = await openAdmin();
  await page.goto('/dashboard');
  const trend = block(page, '操作趋势');
  const drawing = trend.getByRole('application');
  await drawing.focus();
  await page.keyboard.press('ArrowRight');
  await trend.locator('.ui-chart-tip').getByText('新增').waitFor();

  await trend.getByRole('button', { name: '表格' }).click();
  const answered = await admin.call<{ date: string; added: number; updated: number; deleted: number; other: number }[]>(`${statistics.operationTrend.path}?timeRange=30d`);
  const last = answered.at(-1)!;
  const rows = trend.getByRole('row');
  expect(await rows.count()).toBe(31);
  expect((await rows.last().innerText()).split(/\s+/)).toEqual([last.date, last.added, last.updated, last.deleted, last.other].map(String));
  expect(last.added).toBeGreaterThan(0);
  await trend.getByRole('button', { name: '7天' }).click();
  await expect.poll(() => rows.count()).toBe(8);
  expect(await violations(page)).toEqual([]);
  expectClean();
  await close();
});

test('the page has no violations, wide and narrow, in a dark and a light theme, and nothing sticks out', async () => {
  const { page, expectClean, close } = await openAdmin();
  await page.goto('/dashboard');
  for (const [sideTheme, viewport] of [['theme-3', { width: 1280, height: 800 }], ['theme-8', { width: 390, height: 844 }]] as const) {
    await page.setViewportSize(viewport);
    await page.evaluate((theme) => localStorage.setItem('themeConfig', JSON.stringify({ sideTheme: theme })), sideTheme);
    await page.goto('/dashboard');
    await block(page, '文章概览').getByRole('application').waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe(sideTheme);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
  expectClean();
  await close();
});

test('quick entries are chosen with the keyboard and follow the person to another browser', async () => {
  const first = await openAdmin();
  const { page } = first;
  await page.goto('/dashboard');
  const links = (of: Page) => block(of, '快捷入口').getByRole('link').allInnerTexts();
  await page.getByRole('button', { name: '设置快捷入口' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '设置快捷入口' });
  await dialog.waitFor();
  const chosen = dialog.getByRole('checkbox', { checked: true });
  while ((await chosen.count()) > 0) await chosen.first().uncheck();
  for (const name of ['会员标签', '品牌管理']) {
    await dialog.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  }
  await dialog.getByRole('button', { name: '上移品牌管理' }).focus();
  await page.keyboard.press('Enter');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await links(page)).toEqual(['品牌管理', '会员标签']);
  await first.close();

  const second = await openAdmin();
  await second.page.goto('/dashboard');
  await block(second.page, '快捷入口').getByRole('link', { name: '品牌管理' }).waitFor();
  expect(await links(second.page)).toEqual(['品牌管理', '会员标签']);
  await second.close();
});

test('an error thrown in a screen is found in the error log by administrators, and nobody else is led there', async () => {
  const { page, watched, api } = await person('unlucky', [brandList]);
  await breakLists(page);
  expect(await page.getByRole('link', { name: '查看错误日志' }).count()).toBe(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索页面、操作和数据' }).fill('错误日志');
  await page.getByText('无匹配数据').waitFor();
  await page.keyboard.press('Escape');
  const kept = await page.evaluate(() => localStorage.getItem('errorLog'));
  expect(kept).not.toContain('秘密');
  expect(kept).not.toContain(api.token);
  await page.goto('/operation/maintain/errorLog');
  await page.waitForURL('**/401');
  await watched.context.close();

  const other = await openAdmin();
  await breakLists(other.page);
  await other.page.getByRole('link', { name: '查看错误日志' }).click();
  await other.page.waitForURL('**/operation/maintain/errorLog');
  const list = other.page.getByRole('region', { name: '错误列表' });
  await list.getByRole('row', { name: /脚本错误 \/product\/brand Error: 坏了 token=\*\*\*/ }).waitFor();
  await list.getByRole('row', { name: /页面崩溃 \/product\/brand/ }).getByRole('button', { name: '详情' }).click();
  const detail = other.page.getByRole('dialog', { name: '错误详情' });
  expect(await detail.getByLabel('调用栈').innerText()).toContain('assets/');
  expect(await violations(other.page)).toEqual([]);
  await other.page.keyboard.press('Escape');
  await other.page.getByRole('tab', { name: '全部人员' }).click();
  await other.page.getByRole('row', { name: /脚本错误 unlucky \/product\/brand Error: 坏了/ }).waitFor();
  expect(await violations(other.page)).toEqual([]);
  await other.page.getByRole('tab', { name: '本机记录' }).click();
  await other.page.getByRole('button', { name: '清空' }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await other.page.getByText('这个浏览器里还没有出现过错误。').waitFor();
  await other.context.close();
});

/** A list screen that is not in the build, and a fault of a script on top of it, told to the server. */
async function breakLists(page: Page): Promise<void> {
  await page.route('**/assets/ListScreen-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '// a build gone wrong: the screen is not in it' }));
  await page.goto('/product/brand?name=%E7%A7%98%E5%AF%86');
  await page.getByRole('heading', { name: '页面出错了' }).waitFor();
  const told = page.waitForResponse(/console\/errors/);
  await page.evaluate(() => { setTimeout(() => { throw new Error('坏了 token=abcdef'); }); });
  expect((await (await told).json() as { code: number }).code).toBe(200);
}

test('a copy button says 复制成功', async () => {
  const { page, context, close } = await openAdmin();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/operation/maintain/errorLog');
  await page.evaluate(() => { setTimeout(() => { throw new Error('抄下来'); }); });
  await page.getByRole('row', { name: /抄下来/ }).getByRole('button', { name: '详情' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '复制' }).click();
  await page.getByText('复制成功').waitFor();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({ message: 'Error: 抄下来' });
  await close();
});

test('the debug console wants the parameter and the cookie, which lives 3600 seconds', async () => {
  const panel = (page: Page) => page.getByRole('complementary', { name: '调试控制台' });
  const { page, context, expectClean, close } = await openAdmin();
  const menuStands = () => page.getByRole('navigation', { name: '主菜单' }).waitFor();
  for (const address of ['/dashboard', '/dashboard?debug=1']) {
    await page.goto(address);
    await menuStands();
    await block(page, '系统状态').getByText('有效会话').waitFor();
    expect(await panel(page).count()).toBe(0);
  }
  await page.goto('/operation/maintain/errorLog');
  const before = Date.now() / 1000;
  await page.getByRole('button', { name: '打开调试控制台' }).click();
  await panel(page).waitFor();
  const cookie = (await context.cookies()).find(({ name }) => name === 'debug')!;
  expect(cookie.expires - before).toBeGreaterThan(3590);
  expect(cookie.expires - before).toBeLessThanOrEqual(3610);

  // The page goes on, although the next address has no parameter.
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '主页' }).click();
  await page.waitForURL('**/dashboard');
  await panel(page).getByRole('row', { name: /console\/statistics\/system 200/ }).waitFor();
  await panel(page).getByRole('tab', { name: '环境' }).click();
  await panel(page).getByRole('row', { name: '账号 admin' }).waitFor();
  expect(await panel(page).innerText()).not.toContain(admin.token);
  expect(await violations(page)).toEqual([]);

  // The cookie alone is not enough; both at once are.
  await page.goto('/dashboard');
  await block(page, '系统状态').getByText('有效会话').waitFor();
  expect(await panel(page).count()).toBe(0);
  await page.goto('/product/brand?debug=1');
  await panel(page).getByRole('row', { name: /brand\/list/ }).waitFor();
  expectClean();
  await close();
});
