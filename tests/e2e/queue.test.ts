/** Products audited one by one by keyboard, while a second reviewer works beside, as with notes and drafts; a refund settled from its queue. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditStatus, platformStatus } from '../../generated/codes';
import { openApi, openSignedIn, violations, type WatchedPage } from './helper';
import { type OnPage, usePage } from './prelude';

const password = 'Herbst-2026-neu';
let deputy: WatchedPage;

let { product, browser, api, watched } = {} as OnPage;
usePage(async (open) => {
  ({ product, browser, api, watched } = open);
  const { pwd } = await api.call('/admin/platform/admin/save', { account: 'deputy', realName: '副手', roles: '1', status: true });
  await (await openApi(product.url, 'deputy', pwd)).call('/admin/platform/login/admin/update/password', { oldPassword: pwd, password, confirmPassword: password });
  deputy = await openSignedIn(browser, product.url, (await openApi(product.url, 'deputy', password)).token);
}, { clean: false });

const record = (page: Page) => page.getByRole('article');
const at = async (page: Page, not = ''): Promise<string> => {
  await expect.poll(() => record(page).getByRole('heading', { level: 3 }).first().textContent()).not.toBe(not);
  return (await record(page).getByRole('heading', { level: 3 }).first().textContent())!;
};
const idOf = async (page: Page) => Number(/商品ID：(\d+)/.exec((await record(page).textContent())!)![1]);
const info = (id: number) => api.call<{ auditStatus: number; reason: string | null }>(`/admin/platform/product/info/${id}`);

test('three products are audited by keyboard alone, one refused with a phrase, and nobody else gets them', async () => {
  const { page } = watched;
  const seen: number[] = [];
  await page.goto('/product/list?isSelf=0');
  await page.getByRole('button', { name: /^逐条审核 \(\d+\)$/ }).press('Enter');
  await page.waitForURL('**/product/list/queue?isSelf=0');

  const first = await at(page);
  seen.push(await idOf(page));
  await deputy.page.goto('/product/list/queue?isSelf=0');
  expect(await at(deputy.page)).not.toBe(first);
  const theirs = await idOf(deputy.page);
  expect(await violations(page, { within: '.queue' })).toEqual([]);

  await page.keyboard.press('a');
  const second = await at(page, first);
  seen.push(await idOf(page));
  await page.getByText(`上一条「${first}」审核通过`).waitFor();

  await page.keyboard.press('r');
  await page.keyboard.press('Alt+2');
  await expect.poll(() => page.getByRole('textbox', { name: '拒绝原因' }).inputValue()).toBe('商品标题与实物不符');
  expect(await violations(page, { within: '.queue' })).toEqual([]);
  await page.keyboard.press('Enter');
  const third = await at(page, second);
  seen.push(await idOf(page));

  await page.reload();
  expect(await at(page)).toBe(third);
  await page.keyboard.press('a');
  await at(page, third);
  expect(seen).not.toContain(theirs);
  const [approved, refused, last] = await Promise.all(seen.map(info));
  // 无需审核 where the shop's goods need no audit.
  for (const each of [approved, last]) expect([0, 2]).toContain(each!.auditStatus);
  expect(refused).toMatchObject({ auditStatus: 3, reason: '商品标题与实物不符' });

  await page.keyboard.press('q');
  await page.waitForURL('**/product/list?isSelf=0*');
  watched.expectClean();
});

test('what a reviewer holds is told in the drawer of the list, and the server refuses it by name', async () => {
  const { page } = watched;
  const held = await idOf(deputy.page);
  const name = await at(deputy.page);
  await page.goto(`/product/list?type=6&keywords=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ has: page.getByText(String(held), { exact: true }) });
  await row.getByRole('button', { name: /^审核：/ }).click();
  const drawer = page.getByRole('dialog', { name: '商品详情' });
  await drawer.getByText('正由 副手 审核，请稍后再试').waitFor();
  await drawer.getByRole('button', { name: '审核通过' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await page.getByText(`商品「${name}」正由副手审核，请稍后再试`).first().waitFor();
  expect((await info(held)).auditStatus).toBe(1);
  deputy.expectClean();
});

/** A record is called by its number until it is read. */
const readAt = async (page: Page): Promise<string> => {
  await expect.poll(() => record(page).getByRole('heading').first().textContent()).toMatch(/\D/);
  return (await record(page).getByRole('heading').first().textContent())!;
};

test.each([
  ['notes', '/marketing/community/content', '/admin/platform/community/note/page/list', { auditStatus: auditStatus.pending }],
  ['drafts of the video channel', '/marketing/videoChannel/draftList', '/admin/platform/pay/component/draftproduct/draft/list', { platformEditStatus: platformStatus.pending }],
] as const)('%s are judged by two people at once, each of them another one', async (_what, path, list, state) => {
  const waiting = async () => (await api.call<{ list: object[] }>(`${list}?page=1&limit=100`)).list.filter((row) => expect.objectContaining(state).asymmetricMatch(row)).length;
  const before = await waiting();
  await watched.page.goto(`${path}/queue`);
  const mine = await readAt(watched.page);
  await deputy.page.goto(`${path}/queue`);
  const theirs = await readAt(deputy.page);
  expect(theirs).not.toBe(mine);
  for (const [count, page, title] of [[1, watched.page, mine], [2, deputy.page, theirs]] as const) {
    await page.getByRole('button', { name: /^(审核)?通过$/ }).click();
    const question = page.getByRole('alertdialog').getByRole('button', { name: '确定' });
    await question.or(record(page).getByRole('heading').filter({ hasNotText: title }).first()).first().waitFor();
    if (await question.count() > 0) await question.click();
    await expect.poll(waiting).toBe(before - count);
  }
  expect(await violations(watched.page, { within: '.queue' })).toEqual([]);
  watched.expectClean();
  deputy.expectClean();
});

test('a refund that the list finds is settled from its queue, after a warning with the amount', async () => {
  const { page } = watched;
  const path = '/admin/platform/refund/order';
  const { list } = await api.call<{ list: { refundOrderNo: string }[] }>(`${path}/list?refundStatus=0&limit=100`);
  const read = await Promise.all(list.map(({ refundOrderNo: no }) => api.call<{ refundOrderNo: string; refundPrice: string; refundPayType: string }>(`${path}/detail/${no}`)));
  const { refundOrderNo, refundPrice } = read.find(({ refundPayType }) => refundPayType === 'yue')!;
  await page.goto(`/order/refund?refundOrderNo=${refundOrderNo}`);
  await page.getByRole('button', { name: '逐条处理 (1)' }).click();
  await record(page).getByText(refundOrderNo).first().waitFor();
  expect(await violations(page, { within: '.queue' })).toEqual([]);
  await page.keyboard.press('r');
  const question = page.getByRole('alertdialog', { name: '强制退款提示' });
  await question.getByText(refundPrice).waitFor();
  await question.getByRole('button', { name: '确定' }).click();
  await page.getByText('没有符合条件的待处理的退款单').waitFor();
  expect(await api.call(`${path}/detail/${refundOrderNo}`)).toMatchObject({ refundStatus: 3, isCompulsoryRefund: true });
  watched.expectClean();
});
