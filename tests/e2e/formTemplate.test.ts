/** Forms drawn from templates in a real browser: the preview page and its messages, patterns in a worker, the content security policy. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { JsonObject } from '../../src/engine/json';
import { gallery } from '../console/formTemplate/gallery';
import { item } from '../console/formTemplate/item';
import { adminPassword, openPage, pictureOnFailure, signIn, violations, type WatchedPage } from './helper';
import { type Running, useProduct } from './prelude';

let stranger: Server;
let { product, browser } = {} as Running;
useProduct(async (running) => {
  ({ product, browser } = running);
  stranger = createServer((_request, response) => response.end('<!doctype html><title>elsewhere</title>'));
  await new Promise<void>((resolve) => { stranger.listen(0, '127.0.0.1', resolve); });
});
afterAll(() => {
  stranger?.close();
});

/** The preview page in a window that this page opened, sent a definition once it listens. */
async function preview(page: Page, formConf: JsonObject, type: 'dialog' | 'file' = 'file'): Promise<Page> {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(([definition, as]) => {
      const window = globalThis.open('/preview');
      addEventListener('message', ({ source, data }) => {
        if (source === window && data.type === 'previewReady') window!.postMessage({ type: 'refreshFrame', data: { generateConf: { type: as }, formConf: definition } }, location.origin);
      });
    }, [JSON.stringify(formConf), type] as const),
  ]);
  await opened.getByRole('button', { name: '提交' }).waitFor();
  return opened;
}

async function signedIn(): Promise<WatchedPage> {
  const watched = await openPage(browser, product.url);
  pictureOnFailure(watched.page);
  await signIn(watched.page, 'admin', adminPassword);
  return watched;
}

/** Every piece of the gallery in one form, two in a row. */
const whole = (): JsonObject => ({
  formRef: 'elForm', labelWidth: 120,
  fields: gallery.flatMap(({ name, fields }, piece) => fields.map((field) => renamed(field, name, piece))),
});

function renamed(field: JsonObject, name: string, piece: number): JsonObject {
  const config = field.__config__ as JsonObject | undefined;
  if (!config) return { ...field, vModel: `old${piece}` };
  const children = Array.isArray(config.children) ? { children: config.children.map((child) => renamed(child as JsonObject, name, piece)) } : {};
  const own: JsonObject = config.layout === 'rowFormItem' ? {} : { span: 12, label: config.label === '名目' ? name : config.label ?? '' };
  return { ...field, ...(typeof field.__vModel__ === 'string' ? { __vModel__: `${field.__vModel__}${piece}` } : {}), __config__: { ...config, ...own, ...children } as JsonObject };
}

test('every component in one form: no violation, nothing wider than the window, judged without evaluating code', async () => {
  const { page, expectClean, close } = await signedIn();
  const opened = await preview(page, whole());
  await opened.getByRole('button', { name: '加粗' }).waitFor();
  // Pictures that the gallery names do not exist.
  await opened.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
  for (const width of [1280, 390]) {
    await opened.setViewportSize({ width, height: 800 });
    expect(await violations(opened)).toEqual([]);
    expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await opened.setViewportSize({ width: 1280, height: 800 });
  await opened.getByRole('button', { name: '提交' }).click();
  await opened.getByText('请填写名目').waitFor();
  await expect.poll(() => opened.evaluate(() => document.activeElement?.closest('[data-field]')?.querySelector('label')?.textContent)).toContain('单行文本：必填');
  expectClean();
  await close();
});

test('patterns that may take for ever run in a worker and are reported; rjsf says the same; a month is picked', async () => {
  const { page, expectClean, close } = await signedIn();
  const pattern = (source: string, message: string) => ({ regList: [{ pattern: source, message }] });
  const opened = await preview(page, { fields: [
    item({ tag: 'el-input', name: 'password', label: '口令', config: pattern('/^(?=.*\\d).{4,}$/', '口令须有数字') }),
    item({ tag: 'el-input', name: 'evil', label: '回溯', config: pattern('/^(?=a)(a+)+$/', '全是a') }),
    item({ tag: 'el-date-picker', name: 'month', label: '月份', raw: { type: 'month' } }),
  ] }, 'dialog');
  const dialog = opened.getByRole('dialog', { name: '表单预览' });
  expect((await dialog.boundingBox())!.width).toBe(600);
  await dialog.getByLabel('口令').fill('abcd');
  await dialog.getByLabel('回溯').fill(`${'a'.repeat(40)}!`);
  await dialog.getByRole('button', { name: '提交' }).click();
  await dialog.getByText('口令须有数字').waitFor();
  await dialog.getByText('全是a（规则未能在限定时间内判断，请联系管理员简化正则表达式）').waitFor();

  await dialog.getByLabel('口令').fill('abc4');
  await dialog.getByLabel('回溯').fill('aaa');
  await dialog.getByRole('button', { name: '选择月份' }).click();
  await opened.getByRole('radio', { name: '三月' }).click();
  await dialog.getByRole('button', { name: '提交' }).click();
  await dialog.getByText(/"password": "abc4"/).waitFor();
  expect(JSON.parse(await dialog.getByRole('region', { name: '提交的数据' }).locator('pre').innerText())).toEqual({ password: 'abc4', evil: 'aaa', month: expect.stringMatching(/^\d{4}-03$/) });

  await dialog.getByRole('switch', { name: '参考渲染 (rjsf)' }).click();
  await dialog.locator('.rjsf').getByLabel('口令').fill('abcd');
  await dialog.locator('.rjsf').getByRole('button', { name: '提交' }).click();
  await dialog.locator('.rjsf').getByText('口令须有数字').waitFor();
  expect(await violations(opened)).toEqual([]);
  expectClean();
  await close();
});

test('a page of another origin opens the preview and is not heard', async () => {
  const { page, close } = await signedIn();
  await page.goto(`http://localhost:${(stranger.address() as AddressInfo).port}/`);
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.evaluate((address) => { (globalThis as { opened?: Window | null }).opened = open(address); }, `${product.url}/preview`)]);
  await opened.getByText(/等待表单定义/).waitFor();
  await opened.evaluate(() => {
    new MutationObserver(() => { if (document.body.textContent.includes('外来')) document.body.dataset.foreign = 'drawn'; }).observe(document.body, { subtree: true, childList: true });
  });
  const message = (label: string) => ({ type: 'refreshFrame', data: { generateConf: { type: 'file' }, formConf: JSON.stringify({ fields: [item({ tag: 'el-input', label })] }) } });
  await page.evaluate((sent) => (globalThis as { opened?: Window | null }).opened!.postMessage(sent, '*'), message('外来'));
  await opened.evaluate((sent) => window.postMessage(sent, location.origin), message('本站'));
  await opened.getByLabel('本站').waitFor();
  expect(await opened.locator('body').getAttribute('data-foreign')).toBeNull();
  await close();
});
