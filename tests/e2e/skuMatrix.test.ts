/** The SKU matrix with a real clipboard, a real picture and the real server: pasted, filled, undone, saved, read again. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drag, pickUp, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page } = {} as OnPage;
usePage(async (open) => {
  ({ api, watched, page } = open);
  await watched.context.grantPermissions(['clipboard-read', 'clipboard-write']);
}, { clean: false });

const grid = () => page.getByRole('grid', { name: '规格库存' });
const titles = () => grid().getByRole('columnheader').allTextContents().then((all) => all.map((title) => title.replace('*', '')));
/** A cell by row from 0 and the title of its column. */
const cell = async (row: number, title: string) => grid().locator(`[data-row="${row}"][data-column="${(await titles()).indexOf(title)}"]`);
const column = async (title: string) => grid().locator(`tbody [data-column="${(await titles()).indexOf(title)}"]`).allTextContents();

/** Waits until a column shows these values. */
const shows = (title: string, values: string[]) => expect.poll(() => column(title)).toEqual(values);

/** Copies as a spreadsheet does and pastes with the keys of the browser. */
async function paste(html: string): Promise<void> {
  await page.evaluate((table) => navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([table], { type: 'text/html' }), 'text/plain': new Blob([''], { type: 'text/plain' }) })]), html);
  await page.keyboard.press('Control+V');
}

const excel = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 cellpadding=0 width=216><col width=72 span=3>
<tr height=19><td height=19 align=right width=72>1,299.00</td><td align=right width=72>799</td><td align=right>1599</td><td align=right>12</td></tr>
<tr height=19><td height=19 align=right>1,399.00</td><td align=right>819</td><td align=right>1699</td><td align=right>8</td></tr></table></body></html>`;
const wps = '<html xmlns:et="urn:schemas-microsoft-com:office:spreadsheet"><body><table width="144"><colgroup><col width="72"></colgroup><tbody><tr><td class="et2">6901234567892</td></tr><tr><td class="et2">6901234567908</td></tr><tr><td class="et2">6901234567915</td></tr><tr><td class="et2">6901234567922</td></tr></tbody></table></body></html>';

test('attributes make rows; cells are pasted, filled, set as a column and undone; all is there again after a reload', async () => {
  await page.goto('/gallery/goods/edit');
  await page.getByLabel('样品名称').fill('轻薄笔记本');
  await page.getByRole('switch', { name: '会员商品' }).click();
  await page.getByRole('switch', { name: '单独设置佣金' }).click();
  await page.getByRole('radio', { name: '多规格' }).click();
  for (const [name, options] of [['颜色', '深空灰，月光银'], ['内存', '16G，32G']] as const) {
    await page.getByRole('button', { name: '添加规格' }).click();
    await page.getByRole('textbox', { name: /^第 \d 个规格的名称$/ }).last().fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: `添加${name}的规格值` }).fill(options);
    await page.keyboard.press('Enter');
  }
  await expect.poll(titles).toEqual(['颜色', '内存', '图片', '售价', '会员价', '成本价', '划线价', '库存', '商品编码', '重量(KG)', '体积(m³)', '一级返佣(%)', '二级返佣(%)', '是否显示']);

  // The second attribute before the first, from the keyboard.
  await page.getByRole('button', { name: '移动 内存' }).focus();
  await pickUp(page);
  await page.getByText('内存 移到 内存 处').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText('内存 移到 颜色 处').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual(['内存', '颜色']);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual(['颜色', '内存']);

  await (await cell(0, '售价')).click();
  await page.keyboard.press('Shift+ArrowRight');
  await paste(excel);
  await shows('售价', ['1299.00', '1399.00', '', '']);
  expect(await column('会员价')).toEqual(['799.00', '819.00', '', '']);
  expect(await column('划线价')).toEqual(['12.00', '8.00', '', '']);
  await page.keyboard.press('Control+Z');
  await shows('售价', ['', '', '', '']);
  await page.keyboard.press('Control+Y');

  // Two rows drawn out over the next two, by the corner: they go on.
  const handle = (await grid().locator('[data-handle]').boundingBox())!;
  const end = (await (await cell(3, '划线价')).boundingBox())!;
  await drag(page, { x: handle.x + 4, y: handle.y + 4 }, { x: end.x + 20, y: end.y + 20 }, () => expect.poll(() => grid().locator('[data-filling]').count()).toBe(4));
  await shows('售价', ['1299.00', '1399.00', '1499.00', '1599.00']);

  await (await cell(0, '商品编码')).click();
  await paste(wps);
  await shows('商品编码', ['6901234567892', '6901234567908', '6901234567915', '6901234567922']);
  await (await cell(-1, '库存')).click();
  await page.keyboard.type('66');
  await page.keyboard.press('Enter');
  await shows('库存', ['66', '66', '66', '66']);

  // A picture from the desktop onto the first row.
  const picture = (await sharp({ create: { width: 300, height: 300, channels: 3, background: '#5a7' } }).png().toBuffer()).toString('base64');
  const data = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], '深空灰.png', { type: 'image/png' }));
    return transfer;
  }, picture);
  await (await cell(0, '图片')).dispatchEvent('drop', { dataTransfer: data });
  await grid().getByRole('img', { name: '深空灰,16G图片' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await (await cell(1, '售价')).click();
  await page.keyboard.type('-1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '下一处错误（1）' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  await page.keyboard.type('1398');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('row', { name: '轻薄笔记本' }).getByText('4 个规格').waitFor();

  const { list } = await api.call<{ list: { id: number; name: string }[] }>('/admin/platform/gallery/goods/list?limit=20');
  const { id } = list.find(({ name }) => name === '轻薄笔记本')!;
  await page.goto(`/gallery/goods/edit/${id}`);
  await grid().waitFor();
  await shows('售价', ['1299.00', '1398.00', '1499.00', '1599.00']);
  await grid().getByRole('img', { name: '深空灰,16G图片' }).waitFor();
  await page.getByRole('button', { name: '移除月光银' }).click();
  await shows('售价', ['1299.00', '1398.00']);
  await page.getByRole('button', { name: '撤销' }).click();
  await shows('库存', ['66', '66', '66', '66']);
  watched.expectClean();
});

test('the server judges every cell and every combination again', async () => {
  const row = (colour: string, more: object = {}) => ({ sku: colour, attrValue: JSON.stringify({ 颜色: colour }), price: '1.00', cost: '1.00', otPrice: '1.00', stock: 1, ...more });
  const save = async (attrValueList: object[], name: string, more: object = {}) => (await api.ask('/admin/platform/gallery/goods/save', {
    name, type: 0, ...more, skus: { specType: true, attrList: [{ attributeName: '颜色', optionList: ['红', '蓝'] }], attrValueList },
  })).message;
  expect(await save([row('红'), row('蓝', { price: '1.234' })], '价格')).toContain('售价格式不正确');
  expect(await save([row('红'), row('蓝', { stock: -1 })], '库存')).toContain('库存应在0到999999之间');
  expect(await save([row('红', { stock: 1.5 }), row('蓝')], '小数')).toContain('库存');
  expect(await save([row('红', { brokerage: 101 }), row('蓝')], '返佣', { isSub: true })).toContain('一级返佣(%)应在0到100之间');
  expect(await save([row('红', { vipPrice: '1.00' }), row('蓝')], '会员', { isPaidMember: true })).toContain('请输入会员价');
  expect(await save([row('红'), row('蓝', { image: 'javascript:alert(1)' })], '图片')).toContain('图片格式不正确');
  expect(await save([row('红')], '缺少')).toContain('规格组合不完整');
  expect(await save([row('红'), row('红'), row('蓝')], '重复')).toContain('规格组合“红”重复');
  expect(await save([row('红'), row('绿')], '多余')).toContain('规格组合“绿”不在规格之内');
  expect(await save([row('红'), row('蓝')], '完整')).toBeNull();
});
