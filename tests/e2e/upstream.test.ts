/** The console in front of a backend that is not in its own process: our server, and one that has only the published interface. */
import fastify, { type FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOn, fillAddress, launchBrowser, leaveBrowser, openApi, openPage, pictureOnFailure, signIn, startProduct, type Product, type WatchedPage } from './helper';

let backend: Product;
let bare: FastifyInstance;
let proxied: Product;
let proxiedBare: Product;
let browser: Browser;
beforeAll(async () => {
  [backend, browser] = await Promise.all([startProduct({ DEMO: '0' }), launchBrowser()]);
  bare = publishedOnly(backend.url);
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
  proxied = await startProduct({ UPSTREAM: backend.url });
  proxiedBare = await startProduct({ UPSTREAM: bareUrl });
});
afterAll(async () => {
  await leaveBrowser();
  await proxied?.stop();
  await proxiedBare?.stop();
  await bare?.close();
  await backend?.stop();
});

/** Hands `/api/admin` on without what the published interface lacks: record versions, ordering, the console's own calls. */
function publishedOnly(url: string): FastifyInstance {
  const app = fastify();
  app.all('/api/admin/*', async (request, reply) => {
    const address = new URL(request.url, url);
    address.searchParams.delete('orderBy');
    const answer = await fetch(address, {
      method: request.method,
      headers: { 'authori-zation': String(request.headers['authori-zation'] ?? ''), 'content-type': 'application/json' },
      body: request.method === 'GET' ? undefined : JSON.stringify(request.body ?? {}),
    });
    const text = await answer.text();
    return reply.code(answer.status).type('application/json').send(JSON.stringify(JSON.parse(text, (key, value) => (key === 'recordVersion' ? undefined : value))));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 404, message: '接口不存在', data: null }));
  return app;
}

/** Creates, edits, switches and deletes a guarantee through the screens. */
async function work({ page }: WatchedPage, name: string): Promise<void> {
  const row = (text: string) => page.getByRole('row').filter({ hasText: text }).first();
  const dialog = page.getByRole('dialog');
  await page.goto('/product/guarantee');
  await page.getByRole('button', { name: '添加保障服务' }).first().click();
  await dialog.getByPlaceholder('请输入服务条款', { exact: true }).fill(name);
  await dialog.getByLabel('服务内容描述').fill('假一赔十');
  await fillAddress(dialog, '服务条款图标', '/demo/guarantee-return.svg');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row(name).getByRole('button', { name: '编辑' }).click();
  await dialog.getByLabel('排序').fill('7');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row(name).getByRole('gridcell', { name: '7', exact: true }).waitFor();
  await row(name).getByRole('switch').click();
  await expect.poll(() => row(name).getByRole('switch').getAttribute('aria-checked')).toBe('false');
  await page.getByText('修改成功').waitFor();
  await page.reload();
  await row(name).waitFor();
  expect(await row(name).getByRole('switch').getAttribute('aria-checked')).toBe('false');
  await actOn(page, '删除', name);
  await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
  await page.getByText('删除成功').waitFor();
  await row(name).waitFor({ state: 'detached' });
}

const tools = (page: Page) => page.getByRole('toolbar', { name: '列表工具' }).getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent));

test('in front of our own server everything is there', async () => {
  const watched = await openPage(browser, proxied.url);
  pictureOnFailure(watched.page);
  await signIn(watched.page);
  await work(watched, '上游保障');
  await watched.page.getByRole('button', { name: '视图' }).waitFor();
  expect(await tools(watched.page)).toEqual(['视图', '导出', '回收站', '密度：紧凑', '列设置', '快捷键', '刷新']);
  watched.expectClean();
});

test('in front of a backend without the console’s own calls the work goes on, and what cannot work is absent', async () => {
  const watched = await openPage(browser, proxiedBare.url);
  const { page } = watched;
  pictureOnFailure(page);
  await signIn(page);
  await work(watched, '裸后台保障');
  expect(await tools(page)).toEqual(['密度：紧凑', '列设置', '快捷键', '刷新']);
  expect(await page.getByRole('button', { name: '撤销' }).count()).toBe(0);
});

test('there a record that somebody saved meanwhile is found out by reading it again', async () => {
  const api = await openApi(backend.url);
  const { id } = await api.call('/admin/platform/user/tag/save', { name: '老标签' });
  const { page } = await openPage(browser, proxiedBare.url);
  pictureOnFailure(page);
  await signIn(page);
  await page.goto('/user/label');
  await page.getByRole('button', { name: '编辑：老标签' }).click();
  await page.getByRole('dialog').getByLabel('标签名称').fill('我的标签');
  await api.call('/admin/platform/user/tag/update', { id, name: '别人的标签' });
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  const card = page.getByRole('alertdialog', { name: '内容已被他人修改' });
  await card.getByText('别人的标签').waitFor();
  await card.getByRole('radio', { name: /我的/ }).check();
  await card.getByRole('button', { name: '合并并保存' }).click();
  await page.getByRole('rowheader', { name: '我的标签' }).waitFor();
});
