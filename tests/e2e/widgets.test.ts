/** Widgets and field kinds in a real browser: contrast, target sizes, layers inside dialogs, and the content security policy. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, leaveBrowser, openPage, violations, type WatchedPage } from './helper';
import { serveWidgets } from './widgets/serve';

let served: Awaited<ReturnType<typeof serveWidgets>>;
let browser: Browser;
let watched: WatchedPage;
beforeAll(async () => {
  [served, browser] = await Promise.all([serveWidgets(), launchBrowser()]);
  watched = await openPage(browser, served.url);
});
afterAll(async () => {
  await leaveBrowser();
  await served?.close();
});

async function scene(name: 'widgets' | 'fields', width = 1280): Promise<WatchedPage> {
  await watched.page.setViewportSize({ width, height: 800 });
  await watched.page.goto(`/?scene=${name}`);
  await watched.page.locator('main section').first().waitFor();
  if (name === 'fields') await watched.page.getByRole('button', { name: '加粗' }).waitFor();
  return watched;
}

test.each([['widgets', 1280], ['widgets', 390], ['fields', 1280], ['fields', 390]] as const)('%s at %i pixels: no violation, nothing wider than the window', async (name, width) => {
  const { page, expectClean } = await scene(name, width);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expectClean();
});

test('layers open above a dialog, Escape closes one at a time, and the focus comes back', async () => {
  const { page, expectClean } = await scene('widgets');
  await page.getByRole('button', { name: '对话框' }).click();
  const dialog = page.getByRole('dialog', { name: '添加品牌' });
  await expect.poll(() => page.getByRole('combobox', { name: '城市' }).last().evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: '广州' }).click();
  await expect.poll(() => dialog.getByRole('combobox').inputValue()).toBe('广州');

  await page.getByRole('button', { name: '选择日期' }).click();
  await page.getByRole('grid').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('grid').count()).toBe(0);
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: '对话框' }).evaluate((element) => element === document.activeElement)).toBe(true);
  expectClean();
});

test.each(['删除确认', '备注', '抽屉', '更多：华为', '列设置'])('%s opens without a violation', async (name) => {
  const { page, expectClean } = await scene('widgets');
  await page.getByRole('button', { name }).click();
  const layer = '[role=alertdialog], [role=dialog], [role=menu], dialog';
  await page.locator(layer).first().waitFor();
  expect(await violations(page, { within: layer })).toEqual([]);
  expectClean();
});

test.each([
  ['选择主题色', '[role=slider]'],
  ['选择开始时间', '[role=grid]'],
  ['创建时间', '[aria-label=快捷选项]'],
  ['链接', '[role=dialog]'],
  ['文字颜色', '[role=dialog]'],
])('%s opens without a violation', async (name, part) => {
  const { page, expectClean } = await scene('fields');
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator(part).first().waitFor();
  // What lies below is looked at above.
  expect(await violations(page, { within: part })).toEqual([]);
  expectClean();
});

test('a tree is walked by the keyboard alone', async () => {
  const { page } = await scene('fields');
  await page.getByRole('combobox', { name: '分类', exact: true }).focus();
  // Opens at 数码/手机/智能手机; two down is 电脑, which opens to its child.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => page.getByRole('combobox', { name: '分类', exact: true }).inputValue()).toBe('数码/电脑/笔记本');
});

test('pictures are reordered by the keyboard', async () => {
  const { page } = await scene('fields');
  const order = async () => JSON.parse((await page.getByTestId('values').textContent())!).imageList;
  expect(await order()).toEqual(['/picture.svg', '/picture.svg', '/broken.png']);
  const handle = page.getByRole('button', { name: '移动轮播图 3' });
  await handle.focus();
  for (const [key, said] of [['Space', '移到第 3 位'], ['ArrowLeft', '移到第 2 位'], ['Space', '已放到第 2 位']] as const) {
    await page.keyboard.press(key);
    await page.getByText(said).waitFor({ state: 'attached' });
  }
  await expect.poll(order).toEqual(['/picture.svg', '/broken.png', '/picture.svg']);
});

test('rich text keeps every formatting mark when it is opened, typed into and saved under the policy', async () => {
  const { page, expectClean } = await scene('fields');
  const stored = async () => JSON.parse((await page.getByTestId('values').textContent())!).richText as string;
  const before = await stored();
  const editor = page.getByRole('textbox', { name: '详情' });
  expect(await editor.locator('p').first().evaluate((element) => getComputedStyle(element).textAlign)).toBe('center');
  await editor.getByText('标题').click();
  await page.keyboard.press('End');
  await page.keyboard.type('好');
  await expect.poll(stored).toContain('标题好');
  const plain = (part: string) => part.replaceAll(/\s|;/g, '');
  expect(sortedAttributes(await stored()).map(plain)).toEqual(sortedAttributes(before.replace('标题', '标题好')).map(plain));
  expectClean();
});

/** Tags with their attributes in order, texts between them. */
const sortedAttributes = (html: string): string[] =>
  html.split(/(?=<)/).map((part) => part.replace(/^<(\w+)((?: [\w-]+="[^"]*")*)/, (_, tag: string, attributes: string) => `<${[tag, ...(attributes.match(/ [\w-]+="[^"]*"/g) ?? []).sort()].join('')}`));

test('the toolbar is one tab stop, walked by arrows; Escape leads back to it', async () => {
  const { page } = await scene('fields');
  const editor = page.getByRole('textbox', { name: '详情' });
  await editor.focus();
  await page.keyboard.press('Escape');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe('撤销');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('全屏');
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('加粗');
  await page.keyboard.press('Tab');
  await expect.poll(() => editor.evaluate((element) => element === document.activeElement)).toBe(true);
});
