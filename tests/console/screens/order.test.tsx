// @vitest-environment jsdom
/** Every label of the order sheet, held against the screens above a faked network. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../src/console/data/queryClient';
import { loadResource } from '../../../src/console/data/resources';
import { DetailDrawer } from '../../../src/console/resource/detail/DetailDrawer';
import ListScreen from '../../../src/console/resource/ListScreen';
import { DetailPanelsContext } from '../../../src/ui/ports/detailPanels';
import { Logistics } from '../../../src/console/screens/order/order/Logistics';
import Send from '../../../src/console/screens/order/order/send.dialog';
import { detailPanels } from '../../../src/console/screens/pages';
import { fakeBackend } from '../data/backend';
import { renderConsole, signInAt } from '../resource/harness';

type Row = Record<string, unknown>;

const backend = fakeBackend();
const patience = { timeout: 60_000 };
const page = (list: Row[]) => ({ list, total: list.length, page: 1, limit: 20, totalPage: 1 });

const item = { id: 1, productId: 1, productName: '手机', image: '', sku: '黑', price: '10.00', payNum: 2, deliveryNum: 1, applyRefundNum: 0, refundNum: 0, recordVersion: 1 };
const order: Row = {
  id: 1, orderNo: 'DD1', merId: 1, merName: '自营店', merIsSelf: true, uid: 2, memberId: 2, nickName: '小林', nikeName: '小林', phone: '13800000000', isLogoff: false, type: 0, secondType: 0, groupBuyRecordStatus: 99, status: 1,
  refundStatus: 0, payPrice: '20.00', payType: 'yue', payChannel: 'yue', paid: true, shippingType: 1, isUserDel: false, orderDetailList: [item], statusList: [], createTime: '2026-01-01 08:00:00', recordVersion: 1,
};
const refund: Row = {
  id: 1, refundOrderNo: 'TK1', orderNo: 'DD1', uid: 2, userNickName: '小林', refundStatus: 3, refundPrice: '10.00', payPrice: '20.00', afterSalesType: 1, returnGoodsType: 0, promoterType: 'user', isCompulsoryRefund: false, statusList: [],
  orderInfoVo: { ...order, nickname: '小林' }, createTime: '2026-01-01 08:00:00', recordVersion: 1,
};
const counts = (names: string[]) => Object.fromEntries(names.map((name, at) => [name, at]));

beforeEach(async () => {
  queryClient.clear();
  await signInAt(backend, undefined, { history: false });
  backend.answer('get', '/admin/platform/merchant/use/category/list', []);
});

const texts = (found: HTMLElement[]) => found.map(({ textContent }) => textContent!.trim());
const labels = (within: HTMLElement) => texts([...within.querySelectorAll<HTMLElement>('label')]).filter((text) => text !== '');
const headings = (drawer: HTMLElement) => texts(within(within(drawer).getByRole('tabpanel')).getAllByRole('heading'));
const terms = (within: HTMLElement) => texts([...within.querySelectorAll<HTMLElement>('dt')]);

async function list(key: string, path: string, rows: Row[], numbers: string[]): Promise<void> {
  backend.answer('get', `/admin/platform/${path}/list`, page(rows));
  backend.answer('get', `/admin/platform/${path}/status/num`, counts(numbers));
  const resource = await loadResource(key);
  renderConsole({ '/': <ListScreen resource={resource} /> });
  await screen.findAllByText(String(rows[0]![resource.display]), { exact: false }, patience);
}

async function detail(key: string, path: string, record: Row): Promise<HTMLElement> {
  backend.answer('get', `/admin/platform/${path}`, record);
  const resource = await loadResource(key);
  renderConsole({ '/': <DetailPanelsContext value={detailPanels}><DetailDrawer resource={resource} id={1} record={record} onClose={() => undefined} /></DetailPanelsContext> });
  await screen.findByRole('tab', { name: /信息/, selected: true }, patience);
  return screen.getByRole('dialog');
}

describe('订单列表', () => {
  it('has the filters, tabs, columns and actions of the sheet', async () => {
    await list('order/order', 'order', [order], ['all', 'unPaid', 'notShipped', 'spike', 'verification', 'receiving', 'complete', 'refunded', 'cancel', 'deleted']);
    expect(texts(screen.getAllByRole('tab'))).toEqual([
      '全部(0)', '未支付(1)', '未发货(2)', '待收货(3)', '待核销(4)', '已收货(5)', '已完成(6)', '已退款(7)', '已取消(8)', '已删除(9)',
    ]);
    expect(texts(screen.getAllByRole('columnheader')).filter((text) => text !== '')).toEqual(['订单编号', '商户名称', '会员昵称', '实际支付', '支付方式', '订单状态', '下单时间', '平台备注', '操作']);
    expect(labels(screen.getByRole('search'))).toEqual(['订单编号', '订单类型', '时间选择', '会员搜索', '搜索内容', '商户名称']);
    expect(texts(screen.getAllByRole('button', { name: /：DD1$/ }))).toEqual(['发货', '详情', '更多']);
  });

  it('says of every order what state it is in', async () => {
    const said: [Row, string[]][] = [
      ...[[0, '待支付'], [1, '待发货'], [2, '部分发货'], [3, '待核销'], [4, '待收货'], [5, '已收货'], [6, '已完成'], [9, '已取消']].map(([status, label]): [Row, string[]] => [{ status }, [String(label)]]),
      [{ type: 1 }, ['[秒杀]', '待发货']], [{ type: 2, groupBuyRecordStatus: 0 }, ['[拼团]', '拼团中']], [{ type: 2, groupBuyRecordStatus: -1 }, ['拼团失败']], [{ type: 2, groupBuyRecordStatus: -1, status: 9 }, ['已取消']],
      [{ refundStatus: 1 }, ['申请退款中', '待发货']], [{ refundStatus: 2 }, ['部分退款', '待发货']], [{ refundStatus: 3 }, ['已退款']], [{ isUserDel: true }, ['会员已删除']], [{ isLogoff: true }, ['小林(已注销)']],
      ...[['weixin', '微信'], ['alipay', '支付宝'], ['yue', '余额']].map(([payType, label]): [Row, string[]] => [{ payType }, [label!]]),
    ];
    await list('order/order', 'order', said.map(([values], at) => ({ ...order, ...values, id: at + 1, orderNo: `DD${at + 1}` })), ['all']);
    const rows = texts(screen.getAllByRole('row').slice(1));
    for (const [at, [values, expected]] of said.entries()) for (const text of expected) expect(rows[at], JSON.stringify(values)).toContain(text);
    expect(rows.find((text) => text.includes('已退款'))).not.toContain('待发货');
    expect([...document.querySelectorAll('wbr')].map(({ previousSibling, nextSibling }) => [previousSibling?.textContent, nextSibling?.textContent])).toEqual([['[秒杀]', 'DD9'], ['[拼团]', 'DD10'], ['[拼团]', 'DD11'], ['[拼团]', 'DD12']]);
  });

  it('has the drawer of the sheet', async () => {
    const drawer = await detail('order/order', 'order/info', { ...order, status: 4 });
    expect(texts(screen.getAllByRole('tab'))).toEqual(['订单信息', '商品信息', '发货记录', '订单流程']);
    expect(terms(drawer)).toEqual([
      '订单状态', '实际支付', '支付方式', '创建时间', '会员名称', '会员电话', '收货人', '收货电话', '收货地址', '商品总价', '商品总数', '平台优惠金额', '支付状态', '实际支付', '商户优惠金额', '会员抵扣金额', '支付邮费', '赠送积分', '使用积分',
      '积分抵扣金额', '支付方式', '支付渠道', '配送方式', '支付时间', '商户名称', '商户单号', '买家留言', '商家备注', '平台备注',
    ]);
    expect(headings(drawer)).toEqual(['会员信息', '收货信息', '订单信息', '备注']);
    await userEvent.click(screen.getByRole('tab', { name: '商品信息' }));
    expect(texts(await within(drawer).findAllByRole('columnheader', {}, patience))).toEqual(['商品图片', '商品信息', '规格', '商品售价', '购买数量', '发货数量', '退款中', '退款成功']);
  });

  it('tells what happened to it as a timeline', async () => {
    const steps = [{ changeType: 'pay', changeMessage: '会员付款成功', createTime: '2026-01-01 08:00:00' }, { changeType: 'receipt', changeMessage: '收货', createTime: '2026-01-02 08:00:00' }];
    const drawer = await detail('order/order', 'order/info', { ...order, status: 5, statusList: steps });
    await userEvent.click(screen.getByRole('tab', { name: '订单流程' }));
    expect(texts(within(await within(drawer).findByRole('list', { name: '订单流程' }, patience)).getAllByRole('listitem'))).toEqual(['支付2026-01-01 08:00:00会员付款成功', '收货2026-01-02 08:00:00']);
  });

  it('has 核销 in place of delivery for what is fetched', async () => {
    const drawer = await detail('order/order', 'order/info', { ...order, status: 5, shippingType: 2, verifyCode: '123' });
    expect(texts(screen.getAllByRole('tab'))).not.toContain('发货记录');
    expect(terms(drawer)).toContain('核销码');
    expect(terms(drawer)).not.toContain('收货人');
    expect(headings(drawer)).not.toContain('收货信息');
    await userEvent.click(screen.getByRole('tab', { name: '商品信息' }));
    expect(texts(await within(drawer).findAllByRole('columnheader', {}, patience))).toContain('核销数量');
  });
});

describe('发货', () => {
  const goods = { ...item, deliveryNum: 0, unsentRefundNum: 0, payNum: 3 };
  const waiting = { ...goods, id: 2, productName: '耳机', sku: '白', applyRefundNum: 1 };
  const sendable: Row = { ...order, realName: '周一', userPhone: '13911112222', userAddress: '杭州市西湖区', orderDetailList: [goods, waiting] };

  async function opened(orderDetailList: Row[]) {
    backend.answer('get', '/admin/platform/order/info', { ...sendable, orderDetailList });
    backend.answer('post', '/admin/platform/order/send', null);
    backend.answer('get', '/admin/platform/express/list', page([]));
    await loadResource('order/order');
    renderConsole({ '/': <Send record={order} ids={[1]} onClose={() => undefined} /> });
    await screen.findByRole('region', { name: '订单信息' }, patience);
    const dialog = screen.getByRole('dialog', { name: '发货' });
    await userEvent.click(within(dialog).getByRole('radio', { name: '无需发货' }));
    return dialog;
  }
  const sent = () => backend.seen.filter(({ path }) => path.endsWith('/order/send'));

  it('says which order goes to whom, what goes, and what waits for a refund', async () => {
    const dialog = await opened([goods, waiting]);
    expect(terms(dialog)).toEqual(['订单编号', '收货人', '收货电话', '收货地址']);
    for (const text of ['DD1', '周一', '13911112222', '杭州市西湖区']) expect(within(dialog).getByText(text)).toBeVisible();
    expect(texts(within(within(dialog).getByRole('list', { name: '待发商品' })).getAllByRole('listitem'))).toEqual(['手机黑待发 3 件', '耳机白待发 3 件 1 件申请退款中']);
  });

  it('asks before it sends a piece that waits for a refund, and sends nothing unless that is meant', async () => {
    const dialog = await opened([goods, waiting]);
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    const question = await screen.findByRole('alertdialog', {}, patience);
    expect(texts(within(question).getAllByRole('listitem'))).toEqual(['耳机（白）：1 件申请退款中']);
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    expect(await within(dialog).findByText('尚未发货：有商品正在申请退款')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('asks nothing where nothing waits', async () => {
    const dialog = await opened([goods]);
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await vi.waitFor(() => expect(sent()).toHaveLength(1), patience);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('退款单', () => {
  it('has the filters, tabs, columns and actions of the sheet', async () => {
    await list('order/refund', 'refund/order', [{ ...refund, refundStatus: 0 }], ['all', 'await', 'refunding', 'awaitReturning', 'awaitReceiving', 'revoke', 'reject', 'refunded']);
    expect(texts(screen.getAllByRole('tab'))).toEqual(['全部(0)', '待审核(1)', '退款中(2)', '会员退货(3)', '商家待收货(4)', '已撤销(5)', '商家拒绝(6)', '退款成功(7)']);
    expect(texts(screen.getAllByRole('columnheader')).filter((text) => text !== '')).toEqual(['退款单号', '订单编号', '会员昵称', '退款金额', '退款状态', '售后类型', '退货类型', '强制退款', '平台备注', '创建时间', '操作']);
    expect(labels(screen.getByRole('search'))).toEqual(['退款单号', '订单编号', '时间选择', '会员搜索', '搜索内容', '商户名称', '退货物流']);
    expect(texts(screen.getAllByRole('button', { name: /：TK1$/ }))).toEqual(['详情', '备注', '强制退款']);
  });

  it('says of every refund what state it is in', async () => {
    const said: [Row, string][] = [
      ...[[0, '待审核'], [1, '商家拒绝'], [2, '退款中'], [3, '退款成功'], [4, '会员退货'], [5, '商家待收货'], [6, '已撤销']].map(([refundStatus, label]): [Row, string] => [{ refundStatus }, String(label)]),
      ...[[1, '仅退款'], [2, '退货退款']].map(([afterSalesType, label]): [Row, string] => [{ afterSalesType }, String(label)]),
      ...[[0, '不退货'], [1, '快递退回'], [2, '到店退货']].map(([returnGoodsType, label]): [Row, string] => [{ returnGoodsType }, String(label)]),
      [{ isCompulsoryRefund: true }, '是'], [{ isCompulsoryRefund: false }, '不是'],
    ];
    await list('order/refund', 'refund/order', said.map(([values], at) => ({ ...refund, ...values, id: at + 1, refundOrderNo: `TK${at + 1}` })), ['all']);
    const rows = screen.getAllByRole('row').slice(1).map((row) => texts(within(row).getAllByRole('cell')));
    for (const [at, [values, text]] of said.entries()) expect(rows[at], JSON.stringify(values)).toContain(text);
  });

  it.each([[0, [] as string[]], [3, ['退回运费', '退一级佣金', '退二级返佣', '退回抵扣积分', '收回赠送积分']]])('has the drawer of the sheet, of status %i with what went back: %j', async (refundStatus, went) => {
    const drawer = await detail('order/refund', 'refund/order/detail/TK1', { ...refund, refundStatus });
    expect(texts(screen.getAllByRole('tab'))).toEqual(['售后信息', '订单信息']);
    expect(terms(drawer).slice(0, 13 + went.length)).toEqual(['退款状态', '退款金额', '实付金额', '商户名称', '订单编号', '会员昵称', '创建时间', '商品名称', '规格', '商品售价', '退款数量', '购买数量', '预计退款方式', ...went]);
    await within(drawer).findByRole('heading', { name: '退款流程' }, patience);
    expect(headings(drawer)).toEqual(['退款商品', '退款明细', '退款流程', '备注']);
    await userEvent.click(screen.getByRole('tab', { name: '订单信息' }));
    await within(drawer).findByRole('heading', { name: '配送信息' }, patience);
    for (const label of ['会员昵称', '会员电话', '配送方式', '收货人', '收货电话', '收货地址', '订单编号', '商品总数', '支付状态', '支付方式', '订单状态', '已发货数量', '下单时间', '支付时间', '商品总价', '平台优惠金额', '赠送积分', '实际支付', '使用积分', '商户优惠金额', '会员抵扣金额', '支付邮费', '积分抵扣金额', '买家留言', '商家备注']) {
      expect(terms(drawer), label).toContain(label);
    }
  });
});

it.each([[0, '商家直接退款'], [1, '平台直接退款']])('退款流程 of an order of kind %i says who gave the money back', async (secondType, told) => {
  const drawer = await detail('order/refund', 'refund/order/detail/TK1', { ...refund, refundStatus: 3, secondType, promoterType: 'merchant', refundTime: '2026-01-02 08:00:00' });
  await within(drawer).findByText(told, {}, patience);
});

describe('查看物流', () => {
  const trace = { time: '2026-01-02 08:00:00', status: '派送中' };
  it.each([
    ['what was told', { list: [trace], notice: '' }, ['派送中'], undefined],
    ['what was told before, and why there is nothing newer', { list: [trace], notice: '余量不足' }, ['派送中'], '未能查询最新轨迹：余量不足'],
    ['why nothing is known', { list: [], notice: '未配置一号通' }, [], '暂无物流轨迹：未配置一号通'],
    ['that nothing is known yet', { list: [], notice: '' }, [], '暂无物流轨迹，物流公司揽收后可以查看'],
    ['the same of a backend that gives no reasons', { list: [] }, [], '暂无物流轨迹，物流公司揽收后可以查看'],
  ])('tells %s', async (_what, told, traces, said) => {
    backend.answer('get', '/admin/platform/order/get/7/logistics/info', { number: 'SF1', expName: '顺丰速运', courierPhone: '', deliverystatus: '2', ...told });
    renderConsole({ '/': <Logistics path="/admin/platform/order" invoice={{ id: 7 } as Parameters<typeof Logistics>[0]['invoice']} onClose={() => undefined} /> });
    await screen.findByText('SF1', {}, patience);
    expect(screen.queryAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)).toEqual(traces);
    expect(screen.queryByText(/未能查询最新轨迹|暂无物流轨迹/)?.textContent).toBe(said);
  });
});
