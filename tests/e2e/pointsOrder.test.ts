/** Orders of the points mall as their operator handles them: one is sent and its parcel mended, another is refunded before it is sent. */
import { expect, test } from 'vitest';
import { actOn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

type Row = Record<string, any>;

const address = '/marketing/pointsMall/order';
let { page, api } = {} as OnPage;
/** Of one piece and more, to be sent; and one that is refunded, since no provider took its money. */
let [sent, refunded]: Row[] = [];
const info = (orderNo: string): Promise<Row> => api.call<Row>(`/admin/platform/integral/order/detail/${orderNo}`);
usePage(async (open) => {
  ({ page, api } = open);
  const { list } = await api.call<{ list: Row[] }>('/admin/platform/integral/order/list?status=notShipped&limit=80');
  const whole = await Promise.all(list.filter(({ status, refundStatus }) => status === 1 && refundStatus === 0).map(({ orderNo }) => info(orderNo)));
  [refunded] = whole.filter(({ payType }) => payType === 'yue');
  [sent] = whole.filter(({ orderNo }) => orderNo !== refunded!.orderNo);
});

const dialog = (name: string) => page.getByRole('dialog', { name });
async function find(orderNo: string, tab = '全部'): Promise<void> {
  await page.goto(address);
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  await page.getByLabel('订单编号').first().fill(orderNo);
  await page.getByRole('button', { name: '查询' }).click();
  await expect.poll(() => page.getByRole('row').filter({ has: page.getByRole('rowheader') }).count(), { timeout: 60_000 }).toBe(1);
}

test('an order is sent by courier, and what was said of its parcel can be mended', async () => {
  const { orderNo, realName } = sent!;
  await find(orderNo);
  await actOn(page, '发货', orderNo);
  const form = dialog('发货');
  await form.getByText(realName).first().waitFor();
  await form.getByRole('combobox', { name: '快递公司' }).click();
  await form.getByRole('combobox', { name: '快递公司' }).fill('SF');
  await page.getByRole('option', { name: '顺丰速运' }).click();
  await form.getByRole('textbox', { name: '快递单号' }).fill('SF7788');
  await form.getByRole('button', { name: '确定' }).click();
  await page.getByText('发货成功').waitFor();
  expect(await info(orderNo)).toMatchObject({ status: 4 });

  await actOn(page, '详情', orderNo);
  const drawer = dialog('积分商品订单');
  await drawer.getByText(new RegExp(`\\+ ${sent!.redeemIntegral} 积分`)).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await drawer.getByRole('tab', { name: '发货记录' }).click();
  await drawer.getByText('【快递配送】顺丰速运：SF7788').waitFor();
  await drawer.getByRole('button', { name: '修改配送信息' }).click();
  const mended = dialog('修改配送信息');
  await mended.getByRole('textbox', { name: '快递单号' }).fill('SF8899');
  await mended.getByRole('button', { name: '确定' }).click();
  await drawer.getByText('【快递配送】顺丰速运：SF8899').waitFor();
  await drawer.getByRole('button', { name: '查看物流' }).click();
  await dialog('查看物流').getByText('SF8899').waitFor();
});

test('another is refunded before it is sent: its points and money are the member\'s again', async () => {
  const { orderNo, uid, redeemIntegral, payPrice } = refunded!;
  const held = () => api.call<Row>(`/admin/platform/user/detail/${uid}`);
  const before = await held();
  await find(orderNo);
  await actOn(page, '退款', orderNo);
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: '整单退款' });
  await question.getByText(orderNo).first().waitFor();
  await question.getByRole('button', { name: '确定' }).click();
  await page.getByText('退款成功').first().waitFor();
  await find(orderNo, '已退款');
  await page.getByRole('row').filter({ hasText: orderNo }).getByText('已退款').waitFor();
  const after = await held();
  expect([after.integral - before.integral, (Number(after.nowMoney) - Number(before.nowMoney)).toFixed(2)]).toEqual([redeemIntegral, payPrice]);
  expect(await page.getByRole('button', { name: `发货：${orderNo}` }).count()).toBe(0);
});

test('slips are printed with the points that the goods cost', async () => {
  await find(sent!.orderNo);
  await actOn(page, '打印', sent!.orderNo);
  const slip = dialog('打印订单').getByRole('article', { name: `发货单 ${sent!.orderNo}` });
  await slip.getByText('积分商城 发货单').waitFor();
  await slip.getByRole('columnheader', { name: '兑换积分' }).waitFor();
  await slip.getByText(`积分 ${sent!.redeemIntegral}`).waitFor();
});
