/** Money back as an operator follows it, against the stand-in of WeChat Pay: one refund goes the way it came, one is closed by hand with a proof. */
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { notify, type PaymentStandIn, standInMerchants, startPaymentStandIn } from '../../scripts/payment/standIn';
import { refundNotice } from '../../scripts/payment/weixinPay';
import { fillInWeixinPay } from '../server/payment/room';
import { fillInOfficial } from '../server/wechat/room';
import { actOn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let standIn: PaymentStandIn;
let { api, page, product, room } = {} as OnPage;
usePage((open) => { ({ api, page, product, room } = open); }, {
  clean: false,
  env: async () => {
    standIn = await startPaymentStandIn();
    standIn.till.isTrusting = true;
    // Nothing is through before its notice has come.
    standIn.till.outcome = 'PROCESSING';
    return { WECHAT_PAY_API_URL: standIn.url };
  },
});
afterAll(() => standIn?.close());

/** As the forms of 平台设置 send them. */
const settings = {
  call: async (method: 'GET' | 'POST', path: string, { body, query }: { body?: unknown; query?: Record<string, string> } = {}) => {
    const answer = await fetch(`${product.url}/api${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method, headers: { 'authori-zation': api.token, 'content-type': 'application/json' }, ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer.json();
  },
};

/** Members ask for the money of two orders that were paid in the official account. */
async function asked(): Promise<[string, string]> {
  // What the demo rows have left waiting is no part of this test.
  await sql`update refund_order set provider_state = 2 where refund_status = 2`.execute(room.sql);
  const { rows } = await sql<{ orderId: string; orderNo: string; detailId: string }>`select o.id as "orderId", o.order_no as "orderNo", min(d.id) as "detailId" from order_order o join order_detail d on d.order_id = o.id
    where o.status in (4, 5) and o.type = 0 and o.second_type = 0 and o.pay_type = 'weixin' and o.refund_status = 0 group by o.id order by o.id desc limit 2`.execute(room.sql);
  const { key } = await api.call('/console/operation/serviceKey/save', { name: '小程序', rights: ['service:order:refund:ask'], perMinute: 600, endTime: '2099-12-31 00:00:00' });
  const numbers: string[] = [];
  for (const { orderId, orderNo, detailId } of rows) {
    await sql`update order_order set pay_channel = 'public', out_trade_no = ${`E2E-PAY-${orderId}`} where id = ${orderId}`.execute(room.sql);
    const refundOrderNo = `E2E-TK-${orderId}`;
    const asking = await fetch(`${product.url}/api/console/service/order/refund/ask`, {
      method: 'POST', headers: { authorization: `Bearer ${key}`, 'idempotency-key': refundOrderNo, 'content-type': 'application/json' },
      body: JSON.stringify({ refundOrderNo, orderNo, orderDetailId: Number(detailId), applyRefundNum: 1, afterSalesType: 1, refundReasonWap: '不想要了' }),
    });
    expect(await asking.json()).toMatchObject({ code: 200 });
    numbers.push(refundOrderNo);
  }
  return [numbers[0]!, numbers[1]!];
}

const rowOf = (refundNo: string) => page.getByRole('row').filter({ has: page.getByText(refundNo, { exact: true }) });

const detailOf = (refundNo: string) => api.call(`/admin/platform/refund/order/detail/${refundNo}`);

async function force(refundNo: string): Promise<void> {
  await actOn(page, '强制退款', refundNo, rowOf(refundNo));
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
}

it('a refund leaves 退款中 by the notice of WeChat Pay; one that is refused says why, and is closed with a proof', async () => {
  const [goes, fails] = await asked();
  await page.goto('/order/refund?refundStatus=0');
  await rowOf(goes).waitFor();
  await force(goes);
  await page.getByText('未配置公众号微信支付，请在平台设置中填写公众号的AppID，在“支付设置 - 微信支付”中填写商户号、支付密钥和支付证书').first().waitFor();
  await fillInOfficial(settings);
  await fillInWeixinPay(settings);
  await page.reload();
  await force(goes);
  await rowOf(goes).waitFor({ state: 'detached' });
  await expect.poll(() => standIn.till.refunds.has(goes), { timeout: 300_000 }).toBe(true);
  standIn.faults.break({ path: '/secapi/pay/refund', errcode: 'TRADE_OVERDUE' });
  await force(fails);
  await rowOf(fails).waitFor({ state: 'detached' });

  await page.goto('/order/refund?refundStatus=2');
  await rowOf(goes).waitFor();
  const answer = await notify(`${product.url}/api/publicly/payment/callback/wechat/refund`, refundNotice(standInMerchants.official, { ...standIn.till.refunds.get(goes)!, state: 'SUCCESS' }));
  expect(answer).toContain('<return_code><![CDATA[SUCCESS]]>');
  await expect.poll(async () => (await detailOf(fails)).providerState, { timeout: 300_000 }).toBe(2);
  await page.reload();
  await rowOf(fails).getByText('微信支付返回：订单已超过退款期限（TRADE_OVERDUE）').waitFor();
  expect(await rowOf(goes).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await actOn(page, '登记线下退款', fails, rowOf(fails));
  const dialog = page.getByRole('dialog', { name: '登记线下退款' });
  await dialog.getByRole('button', { name: '确定' }).click();
  await dialog.getByText('请上传线下退款凭证').waitFor();
  await dialog.getByRole('button', { name: '线下退款凭证' }).first().click();
  const picker = page.getByRole('dialog', { name: '选择图片' });
  await picker.locator('.media-tile-pick').first().press('Enter');
  await picker.getByRole('button', { name: '使用选中图片' }).click();
  await picker.waitFor({ state: 'detached' });
  await dialog.getByRole('textbox', { name: '线下退款说明' }).fill('已转账至会员银行卡');
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await dialog.getByRole('button', { name: '确定' }).click();
  await page.getByText('已登记').first().waitFor();
  await rowOf(fails).waitFor({ state: 'detached' });

  await page.goto(`/order/refund?refundStatus=3&refundOrderNo=${fails}`);
  await actOn(page, '详情', fails, rowOf(fails));
  const detail = page.getByRole('dialog', { name: '退款订单' });
  for (const text of ['已线下退款', '已转账至会员银行卡']) await detail.getByText(text, { exact: true }).first().waitFor();
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  expect(await detailOf(goes)).toMatchObject({ refundStatus: 3, providerState: 3, isCompulsoryRefund: true });
});
