/** A list as a person arranges it: columns, density, saved views; and the file that leaves it. */
import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { openApi, openSignedIn } from './helper';
import { type OnPage, usePage } from './prelude';

let { product, browser, api, page } = {} as OnPage;
usePage((open) => { ({ product, browser, api, page } = open); });

const open = async (path: string, on = page) => {
  await on.goto(path);
  await on.getByRole('main').getByRole('rowheader').first().waitFor();
};
const titles = async () => (await page.getByRole('columnheader').allTextContents()).filter((title) => title !== '');
const tool = (name: string | RegExp) => page.getByRole('toolbar', { name: '列表工具' }).getByRole('button', { name });
const choose = async (button: string | RegExp, item: string) => {
  await tool(button).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('columns are hidden, moved, pinned and widened, and stay so after a reload', async () => {
  await open('/product/brand');
  expect(await titles()).toEqual(['ID', '品牌名称', '品牌图标', '排序', '创建时间', '是否显示', '操作']);
  await tool('列设置').click();
  const chooser = page.getByRole('dialog', { name: '列设置' });
  await chooser.getByRole('checkbox', { name: '品牌图标' }).uncheck();
  await chooser.getByRole('button', { name: '上移 创建时间' }).click();
  await chooser.getByRole('button', { name: '左固定 品牌名称' }).click();
  await chooser.getByRole('button', { name: '完成' }).click();
  await chooser.waitFor({ state: 'detached' });

  const handle = page.getByRole('separator', { name: '调整列宽 ID' });
  await handle.focus();
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowRight');
  const arranged = ['品牌名称', 'ID', '创建时间', '排序', '是否显示', '操作'];
  await expect.poll(titles).toEqual(arranged);
  expect(await handle.getAttribute('aria-valuenow')).toBe('160');
  const pinned = () => page.getByRole('columnheader', { name: '品牌名称' }).evaluate((cell) => getComputedStyle(cell).position);
  expect(await pinned()).toBe('sticky');

  await open('/product/brand');
  expect(await titles()).toEqual(arranged);
  expect(await handle.getAttribute('aria-valuenow')).toBe('160');
  expect(await pinned()).toBe('sticky');

  await tool('列设置').click();
  await chooser.getByRole('button', { name: '恢复默认' }).click();
  await chooser.getByRole('button', { name: '完成' }).click();
  await expect.poll(titles).toEqual(['ID', '品牌名称', '品牌图标', '排序', '创建时间', '是否显示', '操作']);
});

test('rows stand close in a short window, closer or looser as told, and stay so on every list', async () => {
  await open('/user/label');
  const height = async () => (await page.getByRole('row').nth(1).boundingBox())!.height;
  const compact = await height();
  await choose(/^密度：紧凑/, '标准');
  await expect.poll(height).toBeGreaterThan(compact);
  const standard = await height();
  await page.reload();
  await page.getByRole('rowheader').first().waitFor();
  expect(await height()).toBe(standard);
  await choose(/^密度/, '宽松');
  await expect.poll(height).toBeGreaterThan(standard);
  await choose(/^密度/, '紧凑');
});

test('a saved view lies on the server: another browser of the same account finds it', async () => {
  await open('/product/brand');
  await page.getByRole('textbox', { name: '品牌名称' }).fill('家');
  await page.getByRole('button', { name: '查询' }).click();
  await expect.poll(() => page.getByRole('rowheader').allTextContents()).toEqual(['海澜之家', '水星家纺']);
  await page.getByRole('columnheader', { name: '排序' }).getByRole('button', { name: '排序' }).click();
  await expect.poll(() => page.getByRole('rowheader').allTextContents()).toEqual(['水星家纺', '海澜之家']);
  await choose('视图', '保存当前视图');
  const prompt = page.getByRole('dialog', { name: '保存当前视图' });
  await prompt.getByRole('textbox', { name: '视图名称' }).fill('带家字的');
  await prompt.getByRole('button', { name: '确定' }).click();
  await page.getByText('视图已保存').waitFor();

  const elsewhere = await openSignedIn(browser, product.url, (await openApi(product.url)).token);
  await open('/product/brand', elsewhere.page);
  await elsewhere.page.getByRole('button', { name: '视图' }).click();
  await elsewhere.page.getByRole('menuitem', { name: '带家字的' }).click();
  await expect.poll(() => elsewhere.page.getByRole('rowheader').allTextContents()).toEqual(['水星家纺', '海澜之家']);
  expect(await elsewhere.page.getByRole('textbox', { name: '品牌名称' }).inputValue()).toBe('家');
  await elsewhere.close();

  await choose('视图', '管理视图');
  await page.getByRole('button', { name: '删除：带家字的' }).click();
  await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
  await page.getByText('暂无保存的视图').waitFor();
});

describe('an export', () => {
  /** What the browser saved. */
  async function download(format: string): Promise<{ name: string; path: string }> {
    const [file] = await Promise.all([page.waitForEvent('download'), choose('导出', format)]);
    return { name: file.suggestedFilename(), path: await file.path() };
  }
  const sheetOf = async (path: string) => (await readXlsx(await readFile(path))).sheets[0]!.rows;

  test('holds the rows that the filter matches, with labels and names instead of codes and ids', async () => {
    await open('/gallery/specimen?type=1');
    const { name, path } = await download('导出 XLSX');
    expect(name).toMatch(/^标本.*\.xlsx$/);
    const [head, ...rows] = await sheetOf(path);
    expect(head).toEqual(expect.arrayContaining(['标本名称', '所属组别', '来源渠道', '会员标签', '是否显示', '审核状态']));
    expect(rows).toHaveLength(7);
    const column = (title: string) => rows.map((row) => row[head!.indexOf(title)]);
    expect(new Set(column('审核状态'))).toEqual(new Set(['审核成功']));
    for (const family of column('所属组别')) expect(['文字', '数字', '时间', '关系']).toContain(family);
    expect(column('来源渠道')).not.toContain('wechat');
  });

  test('holds the chosen columns in the chosen order, and runs no formula', async () => {
    const dangerous = '=HYPERLINK("http://example.com")';
    await api.call('/admin/platform/product/brand/add', { name: dangerous, categoryIds: '4', sort: 1 });
    await open('/product/brand?name=%3DHYPER');
    await tool('列设置').click();
    const chooser = page.getByRole('dialog', { name: '列设置' });
    await chooser.getByRole('checkbox', { name: '品牌图标' }).uncheck();
    await chooser.getByRole('checkbox', { name: '创建时间' }).uncheck();
    await chooser.getByRole('button', { name: '上移 排序' }).click();
    await chooser.getByRole('button', { name: '上移 排序' }).click();
    await chooser.getByRole('button', { name: '完成' }).click();
    const shown = (await titles()).slice(0, -1);

    const csv = (await readFile((await download('导出 CSV')).path, 'utf8')).trim().split(/\r?\n/);
    expect(csv[0]!.replace('\ufeff', '').split(',')).toEqual(shown);
    expect(csv).toHaveLength(2);
    expect(csv[1]).toContain(`"'=HYPERLINK(""http://example.com"")"`);
    expect(csv[1]).toContain('显示');

    const [head, row] = await sheetOf((await download('导出 XLSX')).path);
    expect(head).toEqual(shown);
    expect(row![shown.indexOf('品牌名称')]).toBe(`'${dangerous}`);
    expect(row![shown.indexOf('排序')]).toBe(1);
  });
});
