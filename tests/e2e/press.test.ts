/** Leaving a field by pressing something: what is pressed stays under the mouse until it is released, the click counts, the message comes afterwards. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/engine/json';
import { choice, item } from '../console/formTemplate/item';
import { holdBack } from './helper';
import { type OnPage, usePage } from './prelude';

let { page } = {} as OnPage;
usePage((open) => { ({ page } = open); }, { clean: false });

interface Form {
  field: Locator;
  /** What is pressed while the field has the focus. */
  target: Locator;
  /** What the field says once it has been left. */
  message: Locator;
}

const template: JsonObject = { fields: [
  item({ tag: 'el-input', name: 'name', label: '名称', config: { required: true }, raw: { placeholder: '请填写名称' } }),
  item({ tag: 'el-checkbox-group', name: 'tags', label: '标签', raw: choice([[1, '甲'], [2, '乙']]), config: { defaultValue: [] } }),
] };

/** The preview in a window of its own, sent the template. */
async function preview(as: 'dialog' | 'file'): Promise<Form> {
  await page.goto('/dashboard');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(([definition, type]) => {
      const window = globalThis.open('/preview', '_blank', 'popup,width=1000,height=700');
      addEventListener('message', ({ source, data }) => {
        if (source === window && data.type === 'previewReady') window!.postMessage({ type: 'refreshFrame', data: { generateConf: { type }, formConf: definition } }, location.origin);
      });
    }, [JSON.stringify(template), as] as const),
  ]);
  return { field: opened.getByLabel('名称'), target: opened.getByRole('checkbox', { name: '甲' }), message: opened.getByText('请填写名称', { exact: true }) };
}

const dialog = (name: string): Locator => page.getByRole('dialog', { name });

const forms: Record<string, () => Promise<Form>> = {
  async 'a generated dialog'() {
    await page.goto('/product/brand');
    await page.getByRole('button', { name: '添加品牌' }).click();
    const form = dialog('添加品牌');
    return { field: form.getByLabel('品牌名称'), target: form.getByRole('button', { name: '保存' }), message: form.getByText('请输入品牌名称') };
  },
  async 'a generated drawer'() {
    await page.goto('/merchant/list');
    await page.getByRole('button', { name: '添加商户' }).click();
    const form = dialog('新增商户');
    return { field: form.getByLabel('商户名称'), target: form.getByRole('switch', { name: '是否推荐' }), message: form.getByText('请输入商户名称') };
  },
  async 'a generated page'() {
    await page.goto('/product/tag/creatTag');
    const form = page.locator('.screen:visible');
    return { field: form.getByLabel('标签名称'), target: form.getByRole('switch', { name: '状态' }), message: form.getByText('请输入标签名称') };
  },
  async 'the dialog of an action'() {
    await page.goto('/merchant/list');
    await page.getByRole('button', { name: /^更多/ }).first().click();
    await page.getByRole('menuitem', { name: '修改手机号' }).click();
    const form = dialog('修改商户手机号');
    return { field: form.getByLabel('手机号'), target: form.getByRole('button', { name: '确定' }), message: form.getByRole('alert').first() };
  },
  async 'a setting'() {
    await page.goto('/operation/setting/wechat');
    const form = page.locator('.screen:visible');
    return { field: form.locator('[data-field="wechat_appid"] input').first(), target: form.getByRole('button', { name: '提交' }), message: form.locator('[data-field="wechat_appid"]').getByRole('alert') };
  },
  async 'a form given by code'() {
    await page.goto('/page/design/advertisement');
    const form = page.locator('.screen:visible');
    return { field: form.getByRole('spinbutton').first(), target: form.getByRole('button', { name: '保存' }), message: form.getByRole('alert').first() };
  },
  'the preview of a template, in the page': () => preview('file'),
  'the preview of a template, in a dialog': () => preview('dialog'),
};

/** Twenty frames of the page. */
const frames = (own: Page): Promise<void> => own.evaluate(() => new Promise<void>((resolve) => {
  let left = 20;
  const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
  next();
}));

test.each(Object.entries(forms))('%s', async (_name, open) => {
  const { field, target, message } = await open();
  const own = field.page();
  // Inputs whose code comes late push what stands below them out of sight.
  await field.waitFor();
  await expect.poll(() => own.locator('.ui-skeleton:visible').count()).toBe(0);
  await field.fill('');
  await field.focus();
  await target.scrollIntoViewIfNeeded();
  expect(await message.count()).toBe(0);
  await target.evaluate((element) => {
    const pressed = { clicks: 0 };
    Object.assign(globalThis, { pressed });
    element.addEventListener('click', () => { pressed.clicks++; });
  });
  const before = (await target.boundingBox())!;
  await own.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await own.mouse.down();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(false);
  // What the blur sets off has had its time.
  await frames(own);
  expect(await target.boundingBox()).toEqual(before);
  await own.mouse.up();
  await expect.poll(() => own.evaluate(() => (globalThis as unknown as { pressed: { clicks: number } }).pressed.clicks)).toBe(1);
  await message.waitFor();
  if (own !== page) await own.close();
});

test('inputs whose code comes while a button below them is pressed leave it where it is', async () => {
  const code = /\/assets\/Cards-.*\.js$/;
  const release = await holdBack(page, code);
  const { target } = await forms['a form given by code']!();
  const rows = page.getByRole('button', { name: '添加广告图' });
  await page.locator('.screen:visible .ui-skeleton').waitFor();
  const before = (await target.boundingBox())!;
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  const [answer] = await Promise.all([page.waitForResponse(code), release()]);
  await answer.finished();
  // What the code draws has had its time.
  await frames(page);
  expect(await rows.count()).toBe(0);
  expect(await target.boundingBox()).toEqual(before);
  await page.mouse.up();
  await rows.waitFor();
});
