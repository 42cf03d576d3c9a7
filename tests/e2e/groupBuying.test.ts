/** 拼团: an activity is passed from its drawer; a group in it completes, one expires and another is ended with its activity; both are refunded. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page, room } = {} as OnPage;
usePage((open) => { ({ api, watched, page, room } = open); }, { clean: false });

const path = '/admin/platform/groupbuy';
type Answer = { code: number; message: string; data: Record<string, unknown> };

test('is passed, sold, completed, expired and refunded', async () => {
  const { list: [{ id, groupName }] } = await api.call<{ list: [{ id: number; groupName: string }] }>(`${path}/activity/list?page=1&limit=20&groupStatus=3&groupProcess=1`);
  await page.goto('/marketing/group/activity?groupStatus=3');
  const row = page.getByRole('row').filter({ hasText: groupName });
  await row.first().waitFor();
  expect(await violations(page)).toEqual([]);
  await row.getByRole('button', { name: /^审核/ }).click();
  const drawer = page.getByRole('dialog', { name: /拼团活动/ });
  await drawer.getByRole('tab', { name: '商品信息' }).click();
  await drawer.getByText('拼团价（元）').waitFor();
  expect(await violations(page)).toEqual([]);
  await drawer.getByRole('button', { name: '审核通过' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await page.getByText('审核完成').first().waitFor();
  type Info = { groupStatus: number; buyCount: number; groupBuyActivityProductResponseList: { groupBuyActivitySkuResponses: { skuId: number }[] }[] };
  const info = await api.call<Info>(`${path}/activity/info?id=${id}`);
  expect(info).toMatchObject({ groupStatus: 4 });

  const { key } = await api.call<{ key: string }>('/console/operation/serviceKey/save', { name: `拼团${id}`, rights: ['service:order:order:place', 'service:order:order:pay'], perMinute: 6000, endTime: '2099-12-31 00:00:00' });
  const shop = (call: string, body: object) => page.evaluate(async ([at, bearer, text, name]) => {
    const response = await fetch(`/api/console/service/${at}`, { method: 'POST', body: text, headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}`, 'idempotency-key': name } });
    return response.json() as Promise<Answer>;
  }, [call, key, JSON.stringify(body), randomUUID()] as const);
  const members = (await api.call<{ list: { id: number; isLogoff: boolean | number }[] }>('/admin/platform/user/list?page=1&limit=80&status=1')).list.filter(({ isLogoff }) => !isLogoff);
  const skuId = info.groupBuyActivityProductResponseList[0]!.groupBuyActivitySkuResponses[0]!.skuId;
  // Demo trade may have sold the last piece.
  await room.sql.updateTable('product_attr_value').set({ stock: 50 }).where('id', '=', skuId).execute();
  const buy = async (uid: number, at: number, groupBuyingId?: number) => {
    const orderNo = `PE${id}${at}`;
    const placed = await shop('order/order/place', { orderNo, uid, type: 2, groupActivityId: id, ...(groupBuyingId === undefined ? {} : { groupBuyingId }), items: [{ attrValueId: skuId, payNum: 1 }], shippingType: 1, realName: '陈静', userPhone: '13800000000', userAddress: '杭州' });
    expect(placed, placed.message).toMatchObject({ code: 200 });
    expect(await shop(`order/order/${orderNo}/pay`, { payPrice: placed.data.payPrice, payType: 'weixin', payChannel: 'mini', outTradeNo: `42${orderNo}` })).toMatchObject({ code: 200 });
    return orderNo;
  };
  const open = async () => (await api.call<{ list: { groupBuyingId: number }[] }>(`${path}/record/list?page=1&limit=20&recordStatus=1&groupActivityName=${encodeURIComponent(groupName)}`)).list[0]!.groupBuyingId;
  await buy(members[0]!.id, 0);
  const group = await open();
  for (let at = 1; at < info.buyCount; at += 1) await buy(members[at]!.id, at, group);

  await page.goto('/marketing/group/list');
  const record = (of: number) => page.getByRole('row').filter({ has: page.getByText(String(of), { exact: true }) });
  await record(group).getByRole('button', { name: /^详情/ }).click();
  await page.getByRole('dialog', { name: '拼团记录' }).getByText('已成功').waitFor();
  await page.getByRole('dialog').getByText(`PE${id}1`).waitFor();
  expect(await violations(page)).toEqual([]);

  // Its last hour is over: a job ends it within a minute, by the clock.
  const late = await buy(members[info.buyCount + 1]!.id, 8);
  const expired = await open();
  await room.sql.updateTable('marketing_group_record').set({ end_time: '2026-01-01 00:00:00' }).where('id', '=', expired).execute();
  const alone = await buy(members[info.buyCount]!.id, 9);
  const failing = await open();
  await page.goto('/marketing/group/activity');
  await row.getByRole('button', { name: /^强制关闭/ }).click();
  const closing = page.getByRole('dialog', { name: '强制关闭' });
  await closing.getByRole('textbox', { name: '关闭原因' }).fill('虚假发货被投诉');
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  await closing.getByRole('button', { name: '确定' }).click();
  const question = page.getByRole('alertdialog', { name: '系统提示' });
  await question.getByText('确定强制关闭该拼团活动').waitFor();
  await question.getByRole('button', { name: '确定' }).click();
  await page.getByText('关闭成功').first().waitFor();
  await page.goto('/marketing/group/activity?groupStatus=1');
  await row.getByText('虚假发货被投诉').waitFor();
  await page.getByRole('button', { name: '开团数说明' }).hover();
  await page.getByRole('tooltip').getByText('会员开团并支付后计入').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto('/marketing/group/list?recordStatus=3');
  await record(failing).first().waitFor();
  const failed = async () => (await api.call<{ list: { groupBuyingId: number }[] }>(`${path}/record/list?page=1&limit=20&recordStatus=3&groupActivityName=${encodeURIComponent(groupName)}`)).list.map(({ groupBuyingId }) => groupBuyingId);
  await expect.poll(failed, { timeout: 300_000 }).toEqual(expect.arrayContaining([failing, expired]));
  // A job gives the money back within a minute.
  const refunds = async (orderNo: string) => (await api.call<{ list: unknown[] }>(`/admin/platform/refund/order/list?page=1&limit=20&refundStatus=2&orderNo=${orderNo}`)).list.length;
  await expect.poll(async () => [await refunds(alone), await refunds(late)], { timeout: 180_000 }).toEqual([1, 1]);
  await page.goto('/marketing/group/list?recordStatus=3');
  await record(expired).getByRole('button', { name: /^详情/ }).click();
  await page.getByRole('dialog', { name: '拼团记录' }).getByText('未完成').waitFor();
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
}, 400_000);
