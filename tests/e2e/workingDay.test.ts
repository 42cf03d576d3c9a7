/**
 * A working day: a member is found by telephone and looked after, orders are sent, whole and in parts, slips printed, a refund settled to the
 * balance, the list fetched as a file, and the home page tells of it.
 */
import { readXlsx } from 'hucre/xlsx';
import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { type OnePassStandIn, onePassAccount, startOnePass } from '../../scripts/onepass/standIn';
import { actOn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

const platform = '/admin/platform';
type Row = Record<string, any>;

/** Orders that the platform may send, with more than one piece each. */
let orders: Row[];
let members: Row[];

const info = (orderNo: string): Promise<Row> => api.call<Row>(`/admin/platform/order/info?orderNo=${orderNo}`);
const refund = (no: string): Promise<Row> => api.call<Row>(`/admin/platform/refund/order/detail/${no}`);
const list = async (path: string): Promise<Row[]> => (await api.call<{ list: Row[] }>(path)).list;

/** Who is asked where parcels are. */
let onePass: OnePassStandIn;
let { api, watched, page } = {} as OnPage;
usePage(async (open) => {
  ({ api, watched, page } = open);
  const unsent = await list('/admin/platform/order/list?status=notShipped&limit=500');
  const sendable = unsent.filter((order) => order.status === 1 && order.merIsSelf && order.shippingType === 1 && [10, 99].includes(order.groupBuyRecordStatus));
  const read = await Promise.all(sendable.slice(0, 30).map(({ orderNo }) => info(orderNo)));
  orders = read.filter(({ totalNum, refundStatus }) => totalNum > 1 && refundStatus === 0);
  expect(orders.length).toBeGreaterThan(1);
  members = await list(`${platform}/user/list?limit=3&isLogoff=0&sex=1`);
}, {
  clean: false,
  env: async () => {
    onePass = await startOnePass();
    return { ONE_PASS_URL: onePass.url };
  },
});
afterAll(() => onePass.close());

const detail = (id: number) => api.call<Row>(`${platform}/user/detail/${id}`);
const dialog = (name: string) => page.getByRole('dialog', { name });
const row = ({ id }: Row) => page.getByRole('row').filter({ has: page.getByText(String(id), { exact: true }) });
const told = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
/** An action of the first member. */
async function more(name: string): Promise<void> {
  await row(members[0]!).getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name }).click();
}
const find = async (address: string, label: string, number: string) => {
  await page.goto(address);
  await page.getByLabel(label).first().fill(number);
  await page.getByRole('button', { name: '查询' }).click();
  await expect.poll(() => page.getByRole('row').filter({ has: page.getByRole('rowheader') }).count()).toBe(1);
};
test('a member is found by telephone, whose number the list masks, and gets points', async () => {
  const [member] = members;
  const { phone, integral } = await detail(member!.id);
  await page.goto('/user');
  await page.waitForURL('**/user/index');
  await page.getByLabel('会员搜索').click();
  await page.getByRole('option', { name: '手机号' }).click();
  const asked = page.waitForRequest((request) => request.url().includes('/user/list') && request.url().includes('content='));
  await page.getByLabel('搜索内容').fill(`号码${phone}`);
  await page.keyboard.press('Enter');
  const query = new URL((await asked).url()).searchParams;
  expect([query.get('searchType'), query.get('content')]).toEqual(['phone', phone]);
  const found = () => row(member!).getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`).waitFor();
  await found();
  // The number stands in no address, and the search outlives a reload all the same.
  expect(page.url()).toMatch(/content=%7E[0-9a-f]{12}/);
  await page.reload();
  await found();
  expect(await page.getByLabel('搜索内容').inputValue()).toBe(phone);
  await more('修改积分');
  const form = dialog('积分');
  expect(await form.getByLabel('当前积分').inputValue()).toBe(String(integral));
  await form.getByRole('spinbutton', { name: '积分', exact: true }).fill('25');
  await form.getByRole('button', { name: '确定' }).click();
  await told('设置成功');
  expect((await detail(member!.id)).integral).toBe(integral + 25);
});

test('the member has moved, and is saved with the new district', async () => {
  const [member] = members;
  await row(member!).getByRole('button', { name: /^编辑/ }).click();
  const form = dialog('编辑会员');
  for (const [name, word] of [['省份', '湖南省'], ['城市', '长沙市'], ['区县', '岳麓区']] as const) {
    await form.getByRole('combobox', { name }).click();
    await page.keyboard.type(word.slice(0, 2));
    await page.getByRole('option', { name: word }).click();
  }
  await form.getByRole('button', { name: '保存' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await detail(member!.id)).toMatchObject({ provinceId: 430_000, province: '湖南省', city: '长沙市', districtId: 430_104, district: '岳麓区' });
});

test('the level changes and a card is given', async () => {
  const [member] = members;
  const levels = await api.call<Row[]>(`${platform}/system/user/level/list`);
  const { name, id } = levels.at(-1)!;
  await more('修改等级');
  await dialog('会员等级').getByLabel('会员等级').click();
  await page.getByRole('option', { name }).click();
  await dialog('会员等级').getByRole('button', { name: '确定' }).click();
  await dialog('会员等级').waitFor({ state: 'detached' });
  await more('赠送会员');
  await dialog('赠送会员').getByLabel('会员卡').click();
  await page.getByRole('option', { name: '月卡' }).click();
  await dialog('赠送会员').getByRole('button', { name: '确定' }).click();
  await dialog('赠送会员').waitFor({ state: 'detached' });
  expect(await detail(member!.id)).toMatchObject({ level: id, isPaidMember: true });
});

test('several are tagged and sent a coupon at once', async () => {
  const several = async (what: string) => {
    await page.getByRole('button', { name: '批量设置' }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  await page.goto('/user/index?isLogoff=0&sex=1');
  for (const member of members) await row(member).getByRole('checkbox').check();
  await several('批量添加标签');
  const form = dialog('设置标签');
  await form.getByLabel('会员标签').click();
  await page.getByRole('option', { name: '学生党' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: '确定' }).click();
  await told('设置成功');
  const [tag] = (await api.call<Row[]>(`${platform}/user/tag/all/list`)).filter(({ name }) => name === '学生党');
  for (const { id } of members) expect(String((await detail(id)).tagId).split(',')).toContain(String(tag!.id));

  for (const member of members) await row(member).getByRole('checkbox').check();
  await several('发送优惠券');
  const picker = dialog('优惠券列表');
  await picker.getByRole('row').nth(1).getByRole('button', { name: '发送' }).click();
  await page.getByRole('alertdialog').getByText('发送优惠券吗', { exact: true }).waitFor();
  const sent = page.waitForRequest((request) => request.url().includes('/coupon/batch/send'));
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  const body = (await sent).postDataJSON() as Row;
  expect(body).toMatchObject({ couponId: expect.any(Number), uidList: expect.arrayContaining(members.map(({ id }) => id)) });
  expect(body.uid).toBe(body.uidList.join());
  await told('发送成功');
});

test('/order leads to the list', async () => {
  await page.goto('/order');
  await expect.poll(() => page.url()).toMatch(/\/order\/list/);
});

test('an order is sent by courier, and its parcel stands in the drawer', async () => {
  const { orderNo } = orders[0]!;
  await find('/order/list', '订单编号', orderNo);
  await actOn(page, '发货', orderNo);
  const form = dialog('发货');
  const { realName, userPhone, userAddress } = await info(orderNo);
  const about = form.getByRole('region', { name: '订单信息' });
  await about.waitFor();
  for (const text of [orderNo, realName, userPhone, userAddress]) expect(await about.innerText()).toContain(text);
  expect(await about.getByRole('list', { name: '待发商品' }).getByRole('listitem').count()).toBe(orders[0]!.orderDetailList.length);
  await form.getByRole('button', { name: '确定' }).click();
  await form.getByText('请选择快递公司', { exact: true }).last().waitFor();
  await form.getByText('请输入快递单号').waitFor();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('combobox', { name: '快递公司' }).click();
  await form.getByRole('combobox', { name: '快递公司' }).fill('SF');
  await page.getByRole('option', { name: '顺丰速运' }).click();
  await form.getByRole('textbox', { name: '快递单号' }).fill('SF1234567890');
  await form.getByRole('button', { name: '确定' }).click();
  await page.getByText('发货成功').waitFor();
  expect(await info(orderNo)).toMatchObject({ status: 4 });
  await page.getByRole('button', { name: `详情：${orderNo}` }).click();
  const drawer = dialog('订单详情');
  await drawer.getByRole('tab', { name: '发货记录' }).click();
  await drawer.getByText('【快递配送】顺丰速运：SF1234567890').waitFor();
  await drawer.getByRole('button', { name: '查看物流' }).click();
  await dialog('查看物流').getByText('暂无物流轨迹：未配置一号通').waitFor();
  await dialog('查看物流').getByRole('button', { name: '关闭' }).last().click();
  await api.call('/admin/platform/one/pass/app/info/save', onePassAccount);
  onePass.parcels.set('SF1234567890', { deliverystatus: '2', courierPhone: '13900000000', list: [{ time: '2026-01-01 08:00:00', status: '【杭州市】已揽收' }, { time: '2026-01-02 08:00:00', status: '【苏州市】快件正在派送' }] });
  await drawer.getByRole('button', { name: '查看物流' }).click();
  const traces = dialog('查看物流').getByRole('list', { name: '物流轨迹' }).getByRole('listitem');
  await traces.first().getByText('【苏州市】快件正在派送').waitFor();
  expect(await traces.count()).toBe(2);
  await dialog('查看物流').getByText('正在派件').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('another goes in parts, by the shop itself', async () => {
  const { orderNo, orderDetailList } = orders[1]!;
  await find('/order/list', '订单编号', orderNo);
  await actOn(page, '发货', orderNo);
  const form = dialog('发货');
  await form.getByRole('radio', { name: '商家配送' }).click();
  await form.getByRole('textbox', { name: '配送人员' }).fill('王师傅');
  await form.getByRole('textbox', { name: '手机号码' }).fill('13800000000');
  await form.getByRole('radio', { name: '开启' }).click();
  const rows = form.locator('tbody').getByRole('row');
  for (let at = 1; at < orderDetailList.length; at += 1) await rows.nth(at).getByRole('checkbox').uncheck();
  await rows.first().getByLabel(/本次发货数量/).fill('1');
  await form.getByRole('button', { name: '确定' }).click();
  await page.getByText('发货成功').waitFor();
  expect(await info(orderNo)).toMatchObject({ status: 2, deliveryNum: 1, deliveryType: 'merchant' });
});

test('a remark begins with the one there is', async () => {
  const { orderNo, platformRemark } = orders[0]!;
  await find('/order/list', '订单编号', orderNo);
  for (const [before, text] of [[String(platformRemark ?? ''), '客户要发票'], ['客户要发票', '客户要专票']] as const) {
    await actOn(page, '备注', orderNo);
    const asked = dialog('订单备注').getByRole('textbox');
    await expect.poll(() => asked.inputValue()).toBe(before);
    await asked.fill(text);
    await dialog('订单备注').getByRole('button', { name: '确定' }).click();
    await page.getByRole('row').getByText(text, { exact: true }).waitFor();
  }
});

test('ticked orders are printed as slips, without another window', async () => {
  await page.goto('/order/list');
  const ticked = (await list('/admin/platform/order/list?status=all&limit=2')).map(({ orderNo }) => orderNo as string);
  for (const orderNo of ticked) await page.getByRole('row').filter({ hasText: orderNo }).getByRole('checkbox').check();
  await page.getByRole('button', { name: '批量打印' }).click();
  await page.evaluate(() => { (window as unknown as { printed: number }).printed = 0; window.print = () => { (window as unknown as { printed: number }).printed += 1; }; });
  const print = dialog('打印订单');
  await print.getByRole('button', { name: '打印 2 张' }).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const slips = page.locator('.slips-paper .slip:visible');
  expect(await slips.count()).toBe(2);
  for (const orderNo of ticked) {
    const { shippingType, userAddress, payPrice, orderDetailList } = await info(orderNo);
    const slip = await slips.filter({ hasText: orderNo }).textContent();
    const address = shippingType === 1 ? [userAddress] : [];
    for (const part of [`实付 ¥${payPrice}`, ...address, ...orderDetailList.map(({ productName }: Row) => productName)]) expect(slip).toContain(part);
  }
  expect(await print.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await print.getByRole('button', { name: '配货单' }).click();
  await print.getByRole('heading', { name: /配货单/ }).first().waitFor();
  expect(await violations(page)).toEqual([]);
});

test('the file of the list holds what the list finds', async () => {
  const { orderNo, orderDetailList } = orders[0]!;
  await find('/order/list', '订单编号', orderNo);
  await page.getByRole('button', { name: '导出' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: '导出订单列表' }).click()]);
  const [titles, ...rows] = (await readXlsx(await readFile(await file.path()))).sheets[0]!.rows;
  expect(titles).toEqual(['订单类型', '订单号', '商户名称', '会员昵称', '实际支付金额', '支付状态', '支付方式', '支付渠道', '订单状态', '退款状态', '创建时间', '商品信息']);
  expect(rows).toHaveLength(1);
  expect(rows[0]![1]).toBe(orderNo);
  expect(String(rows[0]![11]).split('\n')).toHaveLength(orderDetailList.length);
});

test('a refund is settled to the balance by force, told with its amount, and cannot be again', async () => {
  const open = [...(await list('/admin/platform/refund/order/list?refundStatus=0&limit=100')), ...(await list('/admin/platform/refund/order/list?refundStatus=5&limit=100'))];
  const read = await Promise.all(open.map(({ refundOrderNo }) => refund(refundOrderNo as string)));
  const gone = new Set((await list('/admin/platform/order/list?status=all&limit=2000')).filter(({ isLogoff }) => isLogoff).map(({ orderNo }) => orderNo));
  const { refundOrderNo, refundPrice } = read.find(({ refundPayType, orderNo }) => refundPayType === 'yue' && !gone.has(orderNo))!;
  const { uid } = open.find((row) => row.refundOrderNo === refundOrderNo)!;
  const balance = async () => Number((await detail(uid)).nowMoney);
  const before = await balance();
  await find('/order/refund', '退款单号', refundOrderNo);
  await page.getByRole('button', { name: `详情：${refundOrderNo}` }).click();
  const drawer = dialog('退款订单');
  await drawer.getByRole('heading', { name: '退款流程' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await drawer.getByRole('button', { name: '强制退款' }).click();
  const question = page.getByRole('alertdialog', { name: '强制退款提示' });
  await question.getByText(refundPrice).waitFor();
  await question.getByRole('button', { name: '确定' }).click();
  await page.getByText('已强制退款，款项按原支付方式退回').waitFor();
  await drawer.getByText('平台强制退款').first().waitFor();
  expect(await drawer.getByRole('button', { name: '强制退款' }).count()).toBe(0);
  expect(await refund(refundOrderNo)).toMatchObject({ refundStatus: 3, isCompulsoryRefund: true });
  expect(await balance()).toBeCloseTo(before + Number(refundPrice), 2);
});

test('the home page tells of the day', async () => {
  await page.goto('/dashboard');
  const latest = page.getByRole('region', { name: '最近操作' });
  await latest.getByText(/强制退款/).first().waitFor();
  watched.expectClean();
});
