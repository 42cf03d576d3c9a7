/** Flash sales: an operator sets up the hours in which they run, how the shop shows them, and one of them, from its goods to the last piece. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, wallTime } from '../../src/engine/time/wallTime';
import { actOn, fillAddress, onlyFound, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page, room } = {} as OnPage;
usePage((open) => { ({ api, watched, page, room } = open); }, { clean: false });

const intervals = '/admin/platform/seckill/time/interval/list';

test('a slot is added, refused a second time, opened by its switch and deleted', async () => {
  await page.goto('/marketing/seckill/config');
  await page.getByRole('button', { name: '添加秒杀配置' }).click();
  const form = page.getByRole('dialog', { name: '添加秒杀时段' });
  await form.getByRole('textbox', { name: /时段名称/ }).fill('下午场');
  const [from, to] = [form.getByRole('combobox').nth(0), form.getByRole('combobox').nth(1)];
  const choose = async (box: typeof from, hour: string) => {
    await box.click();
    await page.getByRole('option', { name: hour, exact: true }).click();
  };
  await choose(from, '14:00');
  await to.click();
  // What does not end after its begin cannot be chosen.
  await expect.poll(() => page.getByRole('option', { name: '14:00', exact: true }).isDisabled()).toBe(true);
  await page.getByRole('option', { name: '16:00', exact: true }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('该时段已存在').first().waitFor();
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  await choose(to, '18:00');
  await choose(from, '16:00');
  await form.getByRole('button', { name: '保存' }).click();
  const row = page.getByRole('row').filter({ hasText: '下午场' });
  await row.getByText('16:00-18:00').waitFor();
  await row.getByRole('switch').click();
  const stored = async () => (await api.call<{ name: string; status: number }[]>(intervals)).find(({ name }) => name === '下午场');
  await expect.poll(async () => (await stored())?.status).toBe(1);
  expect(await violations(page)).toEqual([]);
  await actOn(page, '删除', '下午场');
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect.poll(stored).toBeUndefined();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('a slot leads to its goods, from its row and by an address of its own', async () => {
  const { id } = (await api.call<{ id: number; name: string }[]>(intervals)).find(({ name }) => name === '上午场')!;
  const filtered = `/marketing/seckill/list?timeIntervalId=${id}`;
  await page.goto('/marketing/seckill/config');
  await actOn(page, '查看商品', '上午场');
  await page.waitForURL(`**${filtered}`);
  await page.goto(`/marketing/seckill/list/${id}`);
  await page.waitForURL(`**${filtered}`);
  const { list } = await api.call<{ list: { name: string; activityName: string }[] }>(`/admin/platform/seckill/product/page?page=1&limit=20&auditStatus=1&timeIntervalId=${id}`);
  expect(new Set(list.map(({ activityName }) => activityName))).toEqual(new Set(['周末快闪']));
  await page.getByRole('row').filter({ hasText: list[0]!.name }).first().waitFor();
  expect(await violations(page)).toEqual([]);
});

test('the style of flash sales shows on the phone at once, is kept as texts, and has its defaults back at a press', async () => {
  // A demonstration begins with a style that is saved, under the form that the specification names by its id.
  expect(await api.call('/admin/platform/system/config/info?formId=86')).toMatchObject({ id: '86', themeColor: '#e93323', titleType: '1', listStyle: '1', showOtPrice: 'true', homeNum: '6', status: 'true' });
  await page.goto('/marketing/seckill/styleConfig');
  const phone = page.getByRole('group', { name: '秒杀样式预览' });
  const box = (name: string) => page.locator(`[data-field="${name}"]`).locator('input').first();
  await phone.getByText('限时秒杀').waitFor();
  await box('titleText').fill('整点抢购');
  await phone.getByText('整点抢购').waitFor();
  await box('buttonText').fill('马上抢');
  await phone.getByText('马上抢').first().waitFor();
  await page.locator('[data-field="showOtPrice"]').getByRole('switch').click();
  await phone.getByText('¥99.00').waitFor({ state: 'detached' });
  await page.getByText('双列', { exact: true }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '恢复默认' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await phone.getByText('限时秒杀').waitFor();
  await phone.getByText('¥99.00').waitFor();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('顶部背景图不能为空').first().waitFor();
  await fillAddress(page.locator('body'), '顶部背景图', '/demo/picture-3.svg');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('保存成功').first().waitFor();
  expect(await api.call('/admin/platform/system/config/info?formId=86')).toMatchObject({
    id: '86', headerImage: '/demo/picture-3.svg', titleText: '限时秒杀', showOtPrice: 'true', listStyle: '1', homeNum: '6', buttonText: '立即抢购',
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
  watched.expectClean();
});

interface Ware { id: number; name: string; spec: number; sku: string }
let [ours, theirs] = [] as Ware[];
let activityId = 0;

test('a flash sale is set up with its goods, whose limit and price are set for all at once, and opened', async () => {
  const free = await room.sql.selectFrom('product_product as p').innerJoin('merchant_merchant as m', 'm.id', 'p.mer_id').innerJoin('product_attr_value as v', 'v.product_id', 'p.id').select(['p.id', 'p.name', 'v.id as spec', 'v.sku'])
    .where('p.is_show', '=', true).where('p.is_del', '=', false).where('p.is_recycle', '=', false).where('p.spec_type', '=', false).where('p.type', '=', 0).where('p.stock', '>', 20).where('p.audit_status', 'in', [0, 2]).where('m.is_switch', '=', true)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('marketing_seckill_product as g').select('g.id').whereRef('g.product_id', '=', 'p.id')))).orderBy('p.id').limit(2).execute();
  [ours, theirs] = free.map(({ id, name, spec, sku }) => ({ id: Number(id), name, spec: Number(spec), sku }));
  if (!ours || !theirs) throw new Error('no goods are on sale');
  const today = wallTime().slice(0, 10);

  await page.goto('/marketing/seckill/seckillActivity');
  await page.getByRole('row', { name: /每日秒杀/ }).getByText('进行中').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '添加秒杀活动' }).click();
  await page.getByRole('heading', { name: '添加秒杀活动' }).waitFor();
  await page.getByRole('button', { name: '下一步' }).click();
  for (const message of ['请输入活动名称', '请选择活动日期', '请选择秒杀场次']) await page.getByText(message).first().waitFor();
  await page.getByRole('textbox', { name: '活动名称' }).fill('双日狂欢');
  await page.getByRole('textbox', { name: '开始活动日期' }).fill(today);
  await page.getByRole('textbox', { name: '结束活动日期' }).fill(addDays(today, 1));
  await page.getByRole('textbox', { name: '结束活动日期' }).press('Tab');
  await page.getByRole('combobox', { name: '秒杀场次' }).click();
  await page.getByRole('option', { name: /全天场/ }).click();
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '添加商品' }).click();
  const picker = page.getByRole('dialog', { name: '商品选择' });
  await picker.getByRole('textbox', { name: '商品名称' }).fill(ours.name);
  await picker.getByRole('button', { name: '查询' }).click();
  await onlyFound(picker, ours.name);
  await picker.getByRole('row').filter({ has: page.getByText(String(ours.id), { exact: true }) }).getByRole('checkbox').check();
  await picker.getByRole('button', { name: '确定' }).click();
  await page.getByLabel(`限量：${ours.name} ${ours.sku}`, { exact: true }).waitFor();
  await page.getByRole('button', { name: '批量设置限量' }).click();
  await page.getByRole('dialog', { name: '批量设置限量' }).getByRole('spinbutton').fill('2');
  await page.getByRole('dialog', { name: '批量设置限量' }).getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '批量设置活动价' }).click();
  const prices = page.getByRole('dialog', { name: '批量设置活动价' });
  await prices.getByText('活动折扣(%)').first().click();
  await prices.getByRole('spinbutton').fill('50');
  await prices.getByRole('button', { name: '确定' }).click();
  await prices.waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: '保存' }).click();
  const row = page.getByRole('row', { name: /双日狂欢/ });
  await row.getByRole('switch').click();
  const { list: [made] } = await api.call<{ list: { id: number }[] }>('/admin/platform/seckill/activity/page?name=双日狂欢');
  if (!made) throw new Error('the activity was not made');
  activityId = made.id;
  const detail = () => api.call<{ isOpen: number }>(`/admin/platform/seckill/activity/detail/${activityId}`);
  await expect.poll(async () => (await detail()).isOpen).toBe(1);
  await row.getByText('进行中').waitFor();

  watched.expectClean();
});

test('of one that is over nothing can be saved, and a copy of it can', async () => {
  const { list } = await api.call<{ list: { id: number; status: number }[] }>('/admin/platform/seckill/activity/page?page=1&limit=20');
  const over = list.find(({ status }) => status === 2)!;
  const save = page.getByRole('button', { name: '保存' });
  for (const way of ['edit', 'add']) {
    await page.goto(`/marketing/seckill/creatSeckill/${over.id}/${way}`);
    await page.getByText('活动已结束，不能修改').waitFor();
    expect(await save.isDisabled(), way).toBe(true);
  }
  expect(await violations(page)).toEqual([]);
  await page.goto(`/marketing/seckill/creatSeckill/${over.id}/copy`);
  await page.getByRole('textbox', { name: '活动名称' }).waitFor();
  expect(await page.getByText('活动已结束，不能修改').count()).toBe(0);
});

test('goods that their merchant proposes are passed in queue mode, priced anew, and bought until there are none', async () => {
  const { key } = await api.call<{ key: string }>('/console/operation/serviceKey/save', { name: '秒杀商城', rights: ['marketing/seckillProduct:propose', 'order/order:place', 'order/order:pay'].map((right) => `service:${right.replace('/', ':')}`), perMinute: 6000, endTime: '2099-12-31 00:00:00' });
  const shop = (call: string, body: object) => page.evaluate(async ([at, bearer, text, name]) => {
    const response = await fetch(`/api/console/service/${at}`, { method: 'POST', body: text, headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}`, 'idempotency-key': name } });
    return response.json() as Promise<{ code: number; message: string; data: Record<string, unknown> }>;
  }, [call, key, JSON.stringify(body), randomUUID()] as const);
  const proposed = await shop('marketing/seckillProduct/propose', { activityId, productList: [{ id: theirs!.id, sort: 1, attrValue: [{ attrValueId: theirs!.spec, quota: 2, activityPrice: '9.00' }] }] });
  expect(proposed, proposed.message).toMatchObject({ code: 200 });

  await page.goto('/marketing/seckill/list?activityName=双日狂欢');
  await page.getByRole('button', { name: '逐条审核 (1)' }).click();
  await page.getByRole('heading', { level: 3, name: theirs!.name }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '审核通过' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await page.getByText('没有符合条件的待审核的秒杀商品').waitFor();

  await page.goto('/marketing/seckill/list?auditStatus=2&activityName=双日狂欢');
  const row = page.getByRole('row').filter({ hasText: theirs!.name });
  await row.first().waitFor();
  await actOn(page, '编辑', theirs!.name);
  const prices = page.getByRole('dialog', { name: `编辑活动价：${theirs!.name}` });
  const price = prices.getByLabel(`活动价格：${theirs!.sku}`);
  await expect.poll(() => price.inputValue()).toBe('9.00');
  await price.fill('0');
  await prices.getByText('活动价格为0.01–99999，最多两位小数').waitFor();
  expect(await prices.getByRole('button', { name: '保存活动价' }).isDisabled()).toBe(true);
  await price.fill('8.5');
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  await prices.getByRole('button', { name: '保存活动价' }).click();
  await prices.waitFor({ state: 'detached' });
  await row.getByText('8.50').waitFor();

  const [member] = (await api.call<{ list: { id: number; isLogoff: boolean | number }[] }>('/admin/platform/user/list?page=1&limit=80&status=1')).list.filter(({ isLogoff }) => !isLogoff);
  const place = (at: number) => shop('order/order/place', { orderNo: `SE${activityId}${at}`, uid: member!.id, type: 1, items: [{ attrValueId: theirs!.spec, payNum: 1 }], shippingType: 1, realName: '陈静', userPhone: '13800000000', userAddress: '杭州' });
  for (const at of [0, 1]) {
    const placed = await place(at);
    expect(placed, placed.message).toMatchObject({ code: 200 });
    expect(Number(placed.data.payPrice)).toBeGreaterThanOrEqual(8.5);
    expect(await shop(`order/order/SE${activityId}${at}/pay`, { payPrice: placed.data.payPrice, payType: 'weixin', payChannel: 'mini', outTradeNo: `43SE${activityId}${at}` })).toMatchObject({ code: 200 });
  }
  expect(await place(2)).toMatchObject({ code: 400, message: `“${theirs!.name}”秒杀限量不足` });
  // Shoppers see what is sold out, and the activity tells who bought.
  const shown = await api.call<{ name: string; quota: number }[]>('/console/shop/flash/sales?limit=20');
  expect(shown.find(({ name }) => name === theirs!.name)).toMatchObject({ quota: 0, price: '8.50', progress: 100 });
  await page.goto(`/marketing/seckill/seckillActivity?open=${activityId}`);
  const drawer = page.getByRole('dialog', { name: '秒杀活动详情' });
  await drawer.getByText('进行中').first().waitFor();
  expect(await api.call(`/admin/platform/seckill/activity/detail/${activityId}`)).toMatchObject({ buyers: 1, productNum: 2 });
  await page.goto('/order/list?type=1');
  await page.getByText(`SE${activityId}1`).first().waitFor();
  watched.expectClean();
});
