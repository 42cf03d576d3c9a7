/** Consume rewards: an operator sets an activity up, and takes a reward back from the member who got it. */
import { expect, test } from 'vitest';
import { addDays, wallTime } from '../../src/engine/time/wallTime';
import { actOn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page } = {} as OnPage;
usePage((open) => { ({ api, watched, page } = open); }, { clean: false });

const today = wallTime().slice(0, 10);

test('an activity is set up in two steps, and stands in the list with its tiers', async () => {
  await page.goto('/marketing/consumeReward/createActivity');
  await page.getByRole('textbox', { name: '活动名称' }).fill('周末满额礼');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByText('请选择活动时间').first().waitFor();
  await page.getByPlaceholder('开始日期').fill(today);
  await page.getByPlaceholder('结束日期').fill(addDays(today, 3));
  await page.getByRole('textbox', { name: '活动说明' }).fill('周末单笔满额送积分');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: /添加一行/ }).click();
  await page.getByRole('spinbutton', { name: '第 1 行满额(元)' }).fill('100');
  await page.getByRole('spinbutton', { name: '第 1 行积分', exact: true }).fill('20');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: 'a wide table scrolls by itself' }).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('row', { name: /周末满额礼/ }).getByText('满100.00元 → 积分：20').waitFor();
  watched.expectClean();
});

test('a reward that was given is taken back with a reason, and its record and its member show it', async () => {
  const path = '/admin/platform/consume/reward/record';
  const { list: [given] } = await api.call<{ list: { id: number; uid: number; linkNo: string }[] }>(`${path}/page?page=1&limit=1&status=1&channel=1`);
  if (!given) throw new Error('no order among the demo rows was rewarded');
  const heldBy = async () => (await api.call<{ integral: number }>(`/admin/platform/user/detail/${given.uid}`)).integral;
  const before = await heldBy();

  await page.goto(`/marketing/consumeReward/recordList?linkNo=${given.linkNo}`);
  const row = page.getByRole('row').filter({ hasText: given.linkNo });
  await actOn(page, '回收', given.linkNo);
  await page.getByRole('textbox', { name: '回收原因' }).fill('发放有误');
  await page.getByRole('button', { name: '确定' }).click();
  // Neither the tab nor the message of success, which say the same word.
  await row.getByText('已回收', { exact: true }).waitFor();
  await actOn(page, '详情', given.linkNo);
  await page.getByRole('dialog', { name: '奖励记录详情' }).getByText('发放有误').waitFor();
  expect(await violations(page)).toEqual([]);
  const { takenIntegral } = await api.call<{ takenIntegral: number }>(`${path}/detail/${given.id}`);
  expect(await heldBy()).toBe(before - takenIntegral);
  watched.expectClean();
});
