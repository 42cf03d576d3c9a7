/** Rich text as a person writes it: pasted from office programs, tables, source, full screen; saved and opened again without loss. */
import { describe, expect, test } from 'vitest';
import { extension } from '../../src/engine/extension/paths';
import { attacks } from '../fields/attacks';
import { wordPage, wpsPage } from '../fields/office';
import { openPage, signIn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { product, browser, api, watched, page } = {} as OnPage;
usePage((open) => { ({ product, browser, api, watched, page } = open); }, { clean: false });

const text = () => page.getByRole('textbox', { name: '详情', exact: true });
const tool = (name: string) => page.getByRole('toolbar', { name: '详情格式' }).getByRole('button', { name, exact: true });

async function open() {
  await page.goto('/gallery/specimen/edit/1');
  await page.getByRole('tab', { name: '素材' }).click();
  await text().waitFor();
}

/** An empty text, the focus in it. */
async function blank() {
  await open();
  await text().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
}

async function save() {
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('编辑成功').waitFor();
}

const stored = async (): Promise<string> => ((await api.call(extension.one('gallery/specimen', 1))) as { story: string }).story;

/** Pastes as the clipboard of another program would. */
const paste = (html: string) => text().evaluate((element, given) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', given);
  clipboardData.setData('text/plain', 'x');
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}, html);

describe('pasted', () => {
  test('from Word it is plain, with heading, list and table', async () => {
    await blank();
    await paste(wordPage);
    await text().getByRole('heading', { name: '春季活动方案' }).waitFor();
    expect(await text().locator('ol > li > ul > li').allTextContents()).toEqual(['资质', '商品']);
    expect(await text().locator('td[colspan="2"]').textContent()).toBe('档位');
    await save();
    const html = await stored();
    expect(html).not.toMatch(/mso|class=|<o:|宋体|file:/i);
    expect(html).toMatch(/<strong>满减<\/strong>/);
    expect(html).toMatch(/color: (?:#c00000|rgb\(192, 0, 0\))/i);
    watched.expectClean();
  });

  test('from WPS too', async () => {
    await blank();
    await paste(wpsPage);
    await text().getByText('发货须知').waitFor();
    expect(await text().locator('ul > li').allTextContents()).toEqual(['易碎品加固', '生鲜冷链']);
    expect(await text().evaluate((element) => element.innerHTML)).not.toMatch(/mso|<font|Mso/);
    watched.expectClean();
  });
});

test('a table is made, grown, joined and saved by keyboard and tools, and opens again as it was', async () => {
  await blank();
  await tool('表格').click();
  await page.getByLabel('行数').fill('2');
  await page.getByLabel('列数').fill('3');
  await page.getByRole('button', { name: '插入', exact: true }).click();
  for (const word of ['档位', '满', '减', '一', '99', '10']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('二');
  await tool('表格').click();
  await page.getByRole('menuitem', { name: '右侧插入列' }).click();
  await expect.poll(() => text().locator('tr').first().locator('th').count()).toBe(4);
  await text().locator('th').nth(1).click();
  await tool('表格').click();
  await page.getByRole('menuitem', { name: '删除列' }).click();
  const cells = text().locator('tr').first().locator('th');
  await expect.poll(() => cells.allTextContents()).toEqual(['档位', '满', '减']);
  await cells.nth(1).click();
  await cells.nth(2).click({ modifiers: ['Shift'] });
  await tool('表格').click();
  await page.getByRole('menuitem', { name: '合并单元格' }).click();
  await expect.poll(() => text().locator('th[colspan="2"]').textContent()).toBe('满减');
  expect(await violations(page, { within: '[data-field="story"]' })).toEqual([]);
  await save();
  const first = await stored();
  await open();
  await text().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('完');
  await page.keyboard.press('Backspace');
  await page.getByRole('tab', { name: '基础' }).click();
  await page.getByRole('textbox', { name: '简介' }).fill('又看了一遍');
  await save();
  expect(await stored()).toBe(first);
  watched.expectClean();
});

test('marks, headings and links by keys and tools; a wrong address is refused', async () => {
  await blank();
  await page.keyboard.press('Control+Alt+2');
  await page.keyboard.type('标题');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('粗');
  await page.keyboard.press('Control+B');
  await tool('链接').click();
  await page.getByLabel('链接地址').fill('javascript:alert(1)');
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await page.getByText('链接地址格式不正确').waitFor();
  await page.getByLabel('链接地址').fill('https://example.com/a');
  await page.getByLabel('新窗口打开').check();
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await page.getByText('共 24 字').waitFor();
  await save();
  expect(await stored()).toBe('<h2>标题</h2><p><strong>粗</strong><a target="_blank" href="https://example.com/a" rel="noopener noreferrer">https://example.com/a</a></p>');
  watched.expectClean();
});

test('the source is edited; what is not allowed is named before it goes', async () => {
  await blank();
  await page.keyboard.type('旧');
  await tool('源码').click();
  const source = page.getByRole('textbox', { name: '详情源码' });
  expect(await source.inputValue()).toBe('<p>旧</p>');
  await source.fill('<p style="text-align: center">新</p><iframe src="/x"></iframe>');
  await page.getByRole('button', { name: '返回编辑' }).click();
  await page.getByText('不允许的内容：<iframe>、src').waitFor();
  expect(await violations(page)).toEqual([]);
  await source.fill('<p style="text-align: center">新</p>');
  await page.getByRole('button', { name: '返回编辑' }).click();
  await expect.poll(() => text().evaluate((element) => element.innerHTML)).toContain('<p style="text-align: center');
  await tool('源码').click();
  await source.fill('<p>直接保存</p>');
  await save();
  expect(await stored()).toBe('<p>直接保存</p>');
  watched.expectClean();
});

test('full screen covers the window; Escape leaves the text, then the full screen', async () => {
  await open();
  await tool('全屏').click();
  expect(await page.locator('.field-editor').boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  await text().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect((await page.locator('.field-editor').boundingBox())!.width).toBeLessThan(1280);
  watched.expectClean();
});

test('a hostile backend and a hostile clipboard run nothing here', async () => {
  const fresh = await openPage(browser, product.url);
  await signIn(fresh.page);
  await fresh.page.addInitScript(() => { (window as unknown as { alert(): void }).alert = () => { document.title = 'pwned'; }; });
  const story = attacks.join('\n');
  await fresh.page.route('**/gallery/specimen/info/1*', async (route) => {
    const answer = await (await route.fetch()).json() as { data: object };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, story } } });
  });
  await fresh.page.goto('/gallery/specimen/edit/1');
  await fresh.page.getByRole('tab', { name: '素材' }).click();
  const box = fresh.page.getByRole('textbox', { name: '详情', exact: true });
  await box.waitFor();
  await box.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, story);
  expect(await box.locator('script, iframe, object, embed, svg, math, form, input, base, meta, link, style, [onerror], [onload], [onclick]').count()).toBe(0);
  expect(await box.locator('[href^="javascript" i], [src^="javascript" i]').count()).toBe(0);
  expect(await fresh.page.title()).not.toBe('pwned');
  await fresh.context.close();
}, 300_000);
