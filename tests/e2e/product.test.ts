/** The product section as its operators use it: audits, the shelf, sales that are added, tags in two steps, comments. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page } = {} as OnPage;
usePage((open) => { ({ api, watched, page } = open); }, { clean: false });

const table = () => page.getByRole('grid', { name: '商品列表' });
const firstRow = () => table().getByRole('row').nth(1);
const idOf = async () => Number((await firstRow().innerText()).trim().split(/\s+/)[0]);
const info = (id: number) => api.call(`/admin/platform/product/info/${id}`);
const told = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

async function openTab(type: number): Promise<void> {
  await page.goto(`/product/list?type=${type}`);
  await firstRow().getByRole('button').first().waitFor();
}

/** Runs what makes a call, and hands back what it carried. */
async function sent(path: string, act: () => Promise<void>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest((each) => new URL(each.url()).pathname === `/api/admin/platform/product/${path}`), act()]);
  return request.postDataJSON();
}

const agree = (dialog = page.getByRole('alertdialog')) => dialog.getByRole('button', { name: '确定' }).click();

test('a product is read in the drawer and approved there; another is refused with a reason', async () => {
  await openTab(6);
  const id = await idOf();
  await firstRow().getByRole('button', { name: /^审核：/ }).click();
  const drawer = page.getByRole('dialog', { name: '商品详情' });
  await drawer.getByText(`商品ID：${id}`).waitFor();
  await drawer.getByRole('tab', { name: '规格库存' }).click();
  const heads = drawer.getByRole('grid', { name: '规格库存' }).getByRole('columnheader');
  await heads.first().waitFor();
  const titles = await heads.allInnerTexts();
  expect(titles).toEqual(expect.arrayContaining(['图片', '售价', '成本价', '划线价', '库存', '商品编码', '重量(KG)', '体积(m³)']));
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await drawer.getByRole('button', { name: '审核通过' }).click();
  expect(await page.getByRole('alertdialog', { name: '系统提示' }).innerText()).toContain('审核通过该商品吗');
  expect(await sent('audit', agree)).toEqual({ id, auditStatus: 'success' });
  await drawer.waitFor({ state: 'hidden' });
  // 无需审核 where the shop is free of audits.
  const approved = await info(id);
  expect(approved).toMatchObject({ isAudit: false });
  expect([0, 2]).toContain(approved.auditStatus);

  await openTab(1);
  const { list } = await api.call<{ list: { id: number }[] }>('/admin/platform/product/list?type=1&limit=20');
  const films = await Promise.all(list.map(async (each) => ((await info(each.id)).sliderImage.includes('.mp4') ? [each.id] : [])));
  await table().getByRole('row').filter({ has: page.getByText(String(films.flat()[0]), { exact: true }) }).getByRole('button', { name: /^详情：/ }).click();
  const film = drawer.getByLabel('主图视频');
  await film.evaluate((video: HTMLVideoElement) => { video.muted = true; return video.play(); });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await openTab(6);
  const refused = await idOf();
  await firstRow().getByRole('button', { name: /^审核：/ }).click();
  await drawer.getByRole('button', { name: '审核拒绝' }).click();
  const question = page.getByRole('dialog', { name: '拒绝原因' });
  await question.getByRole('textbox').fill('主图不清晰');
  expect(await sent('audit', () => agree(question))).toEqual({ id: refused, auditStatus: 'fail', reason: '主图不清晰' });
  await drawer.waitFor({ state: 'hidden' });
  expect(await info(refused)).toMatchObject({ auditStatus: 3, reason: '主图不清晰', isShow: false });
  expect(await api.ask('/admin/platform/product/audit', { id: refused, auditStatus: 'success' })).toMatchObject({ code: 400, message: '商品审核状态异常' });
  watched.expectClean();
});

test('several are audited at once, taken off the shelf at once, and get sales added', async () => {
  const bar = page.getByRole('toolbar', { name: '批量操作' });
  const tick = async () => {
    const ids: number[] = [];
    for (const index of [1, 2]) {
      const row = table().getByRole('row').nth(index);
      ids.push(Number((await row.innerText()).trim().split(/\s+/)[0]));
      await row.getByRole('checkbox').check();
    }
    return ids;
  };
  await openTab(6);
  const pending = await tick();
  await bar.getByRole('button', { name: '批量审核', exact: true }).click();
  const audit = page.getByRole('dialog', { name: '商品审核' });
  await audit.getByRole('radio', { name: '通过' }).check();
  expect(await sent('batch/audit', () => agree(audit))).toMatchObject({ idList: pending, auditStatus: 'success' });
  await audit.waitFor({ state: 'hidden' });
  for (const id of pending) expect(await info(id)).toMatchObject({ isAudit: false, isShow: false });

  await openTab(1);
  const selling = await tick();
  const before = await info(selling[0]!);
  await bar.getByRole('button', { name: '增加其他销量', exact: true }).click();
  const sales = page.getByRole('dialog', { name: '增加其他销量' });
  await sales.getByRole('spinbutton', { name: '增加其他销量' }).fill('15');
  expect(await sent('batch/set/virtual/sales', () => agree(sales))).toEqual({ idList: selling, ficti: 15 });
  await sales.waitFor({ state: 'hidden' });
  expect((await info(selling[0]!)).ficti).toBe(before.ficti + 15);

  await openTab(1);
  await tick();
  await bar.getByRole('button', { name: '强制下架', exact: true }).click();
  expect(await sent('force/down', agree)).toEqual({ ids: selling.join(',') });
  await bar.waitFor({ state: 'hidden' });
  for (const id of selling) expect(await info(id)).toMatchObject({ auditStatus: 1, isAudit: false, isShow: false });
  watched.expectClean();
});

test('taken off by force, one stands in a tab of its own until that is undone from the message', async () => {
  await openTab(1);
  const id = await idOf();
  const { name, auditStatus } = await info(id);
  await page.getByRole('button', { name: `下架：${name}` }).or(page.getByRole('button', { name: `更多：${name}` })).first().click();
  const item = page.getByRole('menuitem', { name: '下架' });
  await item.or(page.getByRole('alertdialog')).first().waitFor();
  if (await item.count() > 0) await item.click();
  expect(await page.getByRole('alertdialog').innerText()).toContain(`商品：${name}`);
  await agree();
  await page.getByRole('button', { name: '撤销' }).waitFor();
  expect((await api.call('/admin/platform/product/list?type=8&limit=80')).list.map((row: { id: number }) => row.id)).toContain(id);
  await page.getByRole('button', { name: '撤销' }).click();
  await told('已撤销');
  expect(await info(id)).toMatchObject({ isShow: true, auditStatus });
  watched.expectClean();
});

test('a tag is made in two steps; what is chosen belongs to its type', async () => {
  await page.goto('/product/tag/creatTag');
  await page.getByLabel('标签名称').fill('尝鲜');
  expect(await page.title()).toMatch(/^新增商品标签/);
  await page.getByRole('textbox', { name: '开始生效时间' }).fill('2098-01-01');
  await page.getByRole('textbox', { name: '结束生效时间' }).fill('2098-12-31');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('radio', { name: '指定品牌' }).check();
  await page.getByRole('combobox', { name: '选择品牌' }).click();
  await page.getByRole('option', { name: '华为' }).click();
  await page.keyboard.press('Escape');
  const [request] = await Promise.all([page.waitForRequest(/producttag\/save/), page.getByRole('button', { name: '保存' }).click()]);
  expect(request.postDataJSON()).toMatchObject({ tagName: '尝鲜', startTime: '2098-01-01 00:00:00', endTime: '2098-12-31 23:59:59', playType: 'brand', playProducts: expect.stringMatching(/^\d+$/) as string });
  await page.waitForURL('**/product/tag');
  await told('新增成功');
  const [made] = (await api.call('/admin/platform/producttag/list?keywords=%E5%B0%9D%E9%B2%9C')).list;
  await page.goto(`/product/tag/creatTag/${made.id}`);
  await page.waitForFunction((id) => document.title.includes(`ID:${id}`), made.id);
  watched.expectClean();
});

test('a comment is read in its drawer and removed', async () => {
  await page.goto('/product/comment');
  const row = page.getByRole('grid', { name: '商品评论' }).getByRole('row').nth(1);
  const middle = async (part: Locator) => part.boundingBox().then((box) => box!.y + box!.height / 2);
  expect(Math.abs(await middle(row.getByRole('img', { name: /^\d星/ })) - await middle(row))).toBeLessThanOrEqual(1.5);
  await row.getByRole('button', { name: /^详情：/ }).click();
  const drawer = page.getByRole('dialog', { name: '评论详情' });
  await drawer.getByText('评价内容').waitFor();
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^删除：/ }).click();
  await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
  await told('删除成功');
  watched.expectClean();
});
