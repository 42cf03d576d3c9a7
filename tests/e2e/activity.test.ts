/** 报名活动: an activity is published, members sign up and pay, one comes through the door, one gets the money back. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { actOn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page, product, room } = {} as OnPage;
usePage((open) => { ({ api, watched, page, product, room } = open); }, { clean: false });

const path = '/admin/platform/activity';
const name = '国庆陶艺专场';

async function openShop(): Promise<(path: string, body: object) => Promise<{ code: number; message: string; data: { orderNo: string; verifyCode: string } }>> {
  const rights = ['register', 'pay'].map((right) => `service:marketing:activityOrder:${right}`);
  const { key } = await api.call('/console/operation/serviceKey/save', { name: '报名小程序', rights, perMinute: 600, endTime: '2099-12-31 00:00:00' });
  return async (call, body) => {
    const answer = await fetch(`${product.url}/api/console/service/marketing/activityOrder/${call}`, {
      method: 'POST', body: JSON.stringify(body), headers: { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
    });
    return answer.json();
  };
}

test('an activity is copied, signed up for until it is full, verified at the door by its code, and refunded from the list', async () => {
  await page.goto('/marketing/activity/management');
  await page.getByRole('row').filter({ hasText: '周末亲子陶艺体验' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await actOn(page, '复制', '周末亲子陶艺体验');
  const drawer = page.getByRole('dialog', { name: '复制活动' });
  await drawer.getByRole('textbox', { name: '活动名称' }).fill(name);
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  await drawer.getByRole('tab', { name: '报名设置' }).click();
  await drawer.getByRole('spinbutton', { name: '报名费(元)' }).fill('30');
  await drawer.getByRole('spinbutton', { name: '名额' }).fill('2');
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  await drawer.getByRole('button', { name: '保存' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByText('¥30.00').waitFor();

  const { list: [{ id: activityId }] } = await api.call<{ list: { id: number }[] }>(`${path}/page/list?page=1&limit=20&name=${encodeURIComponent(name)}`);
  const { rows: members } = await sql<{ id: number }>`select id::int as id from user_user where not is_del and not is_logoff and status and now_money >= 100 order by id desc limit 3`.execute(room.sql);
  const shop = await openShop();
  const signUp = (at: number) => shop('register', {
    orderNo: `E2E${at}`, activityId, uid: members[at].id, num: 1,
    answers: [['姓名', `小麦${at}`], ['手机号', '13800001234'], ['孩子年龄', '7'], ['拉坯或捏塑', '捏塑']].map(([label, value]) => ({ person: 1, label, value })),
  });
  const [first, second] = [await signUp(0), await signUp(1)];
  expect([first.code, second.code, (await signUp(2)).message]).toEqual([200, 200, '活动已满员']);
  await shop(`${first.data.orderNo}/pay`, { payPrice: '30.00', payType: 'weixin', payChannel: 'mini', outTradeNo: 'E2E-WX-1' });
  await shop(`${second.data.orderNo}/pay`, { payPrice: '30.00', payType: 'yue', payChannel: 'yue' });

  await page.reload();
  await row.getByText('2/2').waitFor();
  await row.getByText('已满员').waitFor();
  await actOn(page, '报名名单', name, row);
  await page.getByRole('row').filter({ hasText: 'E2E0' }).getByText('待核销').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: '扫码核销' }).click();
  const desk = page.getByRole('dialog', { name: '扫码核销' });
  await desk.getByRole('textbox', { name: '核销码' }).fill(first.data.verifyCode);
  await page.keyboard.press('Enter');
  await desk.getByText('小麦0').first().waitFor();
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  await desk.getByRole('button', { name: '核销', exact: true }).click();
  await page.getByText('核销成功').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('row').filter({ hasText: 'E2E0' }).getByText('已完成').waitFor();

  await actOn(page, '退款', 'E2E1', page.getByRole('row').filter({ hasText: 'E2E1' }));
  const form = page.getByRole('dialog', { name: '退款' });
  await form.getByRole('textbox', { name: '退款原因' }).fill('会员来电取消');
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  await form.getByRole('button', { name: '确定' }).click();
  await page.getByRole('row').filter({ hasText: 'E2E1' }).getByText('已取消').waitFor();
  expect(await api.call(`${path}/order/detail/E2E1`)).toMatchObject({ status: 9, refundStatus: 3, refundedPrice: '30.00' });
  expect(await api.call(`${path}/detail/${activityId}`)).toMatchObject({ signedNum: 1, verifiedNum: 1, signStatus: 1 });
  watched.expectClean();
});

test('a request for a refund is read in its drawer and agreed on; the drawer of a registration tells what happened to it', async () => {
  const waiting: { refundOrderNo: string; refundReason: string }[] = (await api.call(`${path}/refund/page/list?refundStatus=0&limit=100`)).list;
  const asked = waiting.find(({ refundReason }) => refundReason === '临时有事不能到场')!;
  await page.goto('/marketing/activity/refund?refundStatus=0');
  const row = page.getByRole('row').filter({ hasText: asked.refundOrderNo });
  await row.getByText('待审核').waitFor();
  expect(await violations(page)).toEqual([]);
  await row.getByRole('button', { name: /^审核：/ }).click();
  const drawer = page.getByRole('dialog', { name: /退款/ });
  await drawer.getByText('行程有变，麻烦尽快处理').waitFor();
  expect(await violations(page)).toEqual([]);
  const refundOrderNo = (await drawer.getByText(/^退款单号：/).innerText()).replace('退款单号：', '');
  await drawer.getByRole('button', { name: '同意退款' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await page.getByText('审核完成').first().waitFor();
  const { refundStatus, refundPayType, orderNo } = await api.call(`${path}/refund/detail/${refundOrderNo}`);
  expect(refundStatus).toBe(refundPayType === 'yue' ? 3 : 2);
  await page.goto(`/marketing/activity/order?orderNo=${orderNo}`);
  await page.getByRole('button', { name: `详情：${orderNo}` }).click();
  await page.getByRole('dialog', { name: /报名详情/ }).getByText('支付成功').waitFor();
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});
