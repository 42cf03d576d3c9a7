/** The form designer in a real browser: what needs a pointer, a layout, a clipboard or the server. The rest is in tests/console/designer. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drag, violations, type Point } from './helper';
import { type OnPage, usePage } from './prelude';

const route = '/operation/maintain/devconfiguration/formConfig';

let { api, watched, page } = {} as OnPage;
usePage(async (open) => {
  ({ api, watched, page } = open);
  await watched.context.grantPermissions(['clipboard-read', 'clipboard-write']);
}, { env: { DEMO: '0' }, clean: false });

const component = (name: string) => page.getByRole('button', { name, exact: true });
const node = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const property = (name: string) => page.getByRole('complementary', { name: '属性' }).getByLabel(name, { exact: true });
const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });

/** Titles in reading order, what a row holds in brackets. */
const shape = () => page.getByRole('tree', { name: '表单画布' }).evaluate((tree) => {
  const read = (list: Element): string => [...list.children].map((item) => {
    const inner = item.querySelector(':scope > * > [role="group"]');
    return `${item.querySelector('.ui-hidden')!.textContent!.split(' ')[0]!}${inner ? `[${read(inner)}]` : ''}`;
  }).join(' ');
  return read(tree);
});

/** @param to fractions of the target's box */
async function dragOnto(from: Locator, target: Locator, to: Point): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [(await from.boundingBox())!, (await target.boundingBox())!];
  await drag(page, { x: start.x + 20, y: start.y + 12 }, { x: end.x + end.width * to.x, y: end.y + end.height * to.y }, () => page.locator('[data-drop], [data-edge]').first().waitFor());
}

const open = async (name: string) => {
  await page.goto(`${route}?keywords=${encodeURIComponent(name)}`);
  await page.getByRole('row', { name: new RegExp(name) }).getByRole('button', { name: '编辑' }).click();
  await page.getByRole('treeitem').first().waitFor();
};

it('a form is put together by pointer and keys, tried, and saved', async () => {
  await page.goto(route);
  await button('创建表单').click();
  const canvas = page.getByRole('tree', { name: '表单画布' });
  await canvas.waitFor();
  expect(await violations(page)).toEqual([]);

  // From the palette to the canvas, into a row, beside an item of half the width, and out of the row again.
  await dragOnto(component('单行文本'), canvas, { x: 0.5, y: 0.2 });
  await component('行容器').click();
  await dragOnto(component('开关'), node('行容器'), { x: 0.5, y: 0.5 });
  await expect.poll(shape).toBe('单行文本 行容器[开关]');
  await property('表单栅格').fill('12');
  await dragOnto(component('评分'), node('开关'), { x: 0.9, y: 0.5 });
  await expect.poll(shape).toBe('单行文本 行容器[开关 评分]');
  const [left, right] = [(await node('开关').boundingBox())!, (await node('评分').boundingBox())!];
  expect(right.y).toBe(left.y);
  await dragOnto(node('开关'), node('单行文本'), { x: 0.1, y: 0.1 });
  await expect.poll(shape).toBe('开关 单行文本 行容器[评分]');
  await page.keyboard.press('Control+z');
  await expect.poll(shape).toBe('单行文本 行容器[开关 评分]');
  await page.keyboard.press('Control+y');
  await expect.poll(shape).toBe('开关 单行文本 行容器[评分]');

  await node('单行文本').click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(shape).toBe('开关 行容器[单行文本 评分]');
  await property('标题').fill('手机');
  await property('字段名').fill('phone');
  await property('是否必填').click();
  await button('添加规则').click();
  await property('规则 1 表达式').fill('/^1(?=3)\\d{10}$/');
  await property('规则 1 错误提示').fill('手机号不正确');
  await property('规则 1 试一试').fill('13800000000');
  await page.getByText('匹配', { exact: true }).waitFor();
  await property('规则 1 试一试').fill('12');
  await page.getByText('不匹配', { exact: true }).waitFor();

  await button('预览').click();
  const preview = dialog('表单预览');
  await button('手机 390', preview).click();
  await button('提交', preview).click();
  await preview.getByText('请输入手机').waitFor();
  await preview.getByLabel('手机').fill('13800000000');
  await button('提交', preview).click();
  await preview.getByText('"phone": "13800000000"').waitFor();
  expect(await violations(page)).toEqual([]);
  await button('关闭', preview).click();

  await button('保存').click();
  await page.getByText('请输入名称').waitFor();
  await page.getByRole('textbox', { name: '名称' }).fill('试用设计');
  await page.getByRole('textbox', { name: '描述' }).fill('由设计器保存');
  await button('保存').click();
  await page.getByRole('row', { name: /试用设计/ }).waitFor();
  const [{ content }] = (await api.call<{ list: { content: string }[] }>('/admin/platform/system/form/temp/list?keywords=试用设计')).list as [{ content: string }];
  expect(JSON.parse(content)).toMatchObject({ fields: [{ __config__: { tag: 'el-switch', span: 12 } }, { __config__: { children: [{ __vModel__: 'phone' }, { __config__: { tag: 'el-rate' } }] } }] });
  watched.expectClean();
});

it('items go from one template to another through the clipboard; a mistake in the text has a line', async () => {
  await open('试用设计');
  await node('手机').click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('Control+c');
  await page.getByText('已将手机复制到剪贴板').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await open('秒杀样式配置');
  await node('顶部背景图').click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('Control+v');
  await expect.poll(shape).toMatch(/^顶部背景图 手机 主题色/);
  expect(await property('字段名').inputValue()).toBe('phone');

  await button('JSON').click();
  const text = page.getByLabel('表单内容 JSON');
  const written = (await text.inputValue()).replace('"el-color-picker",\n', '"el-color-picker"\n');
  await text.fill(written);
  const line = written.slice(0, written.indexOf('"el-color-picker"')).split('\n').length;
  await page.getByText(new RegExp(`第 ${line + 1} 行`)).first().waitFor();
  await button('保存').click();
  await page.getByText('JSON 有误，改正或撤销后可继续设计').waitFor();
  await button('撤销').click();
  await button('设计').click();
  await node('手机').waitFor();
  await button('取消').click();
  await button('确定', page.getByRole('alertdialog')).click();
  watched.expectClean();
});

it('a draft comes back after a reload; an older version is told apart and taken up again; who uses it is told', async () => {
  await open('试用设计');
  await node('开关').click({ position: { x: 8, y: 8 } });
  await property('标题').fill('是否营业');
  await node('评分').focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('是否营业'))).toBe(true);
  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await open('试用设计');
  await button('恢复').click();
  await expect.poll(shape).toBe('是否营业 行容器[手机]');
  await button('保存').click();
  await dialog('编辑表单').waitFor({ state: 'detached' });

  await open('试用设计');
  await button('版本').click();
  const versions = dialog('历史版本');
  await versions.getByText('评分').waitFor();
  expect(await versions.locator('.field-difference').innerText()).toMatch(/删除\s*评分\s*修改\s*是否营业\s*标题\s*开关 → 是否营业/);
  await button('恢复到此版本', versions).click();
  await expect.poll(shape).toBe('开关 行容器[手机 评分]');
  await button('使用位置').click();
  await dialog('使用位置').getByText('暂无使用该表单的地方').waitFor();
  await button('关闭', dialog('使用位置')).click();
  await button('保存').click();
  await dialog('编辑表单').waitFor({ state: 'detached' });
  watched.expectClean();
});
