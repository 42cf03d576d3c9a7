/**
 * What an operator asks of WeChat while it fails, each fault in turn: a token that is over, too many calls, silence, no line. The screen
 * says so where it was asked, keeps what was typed, and asking again once WeChat is well does it: nothing lost, nothing done twice.
 */
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Fault } from '../../scripts/wechat/faults';
import { type StandIn, startStandIn } from '../../scripts/wechat/standIn';
import { fillIn, fillInMiniProgram, fillInOfficial } from '../server/wechat/room';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

let standIn: StandIn;
let { api, page, product, room } = {} as OnPage;
usePage(async (open) => {
  ({ api, page, product, room } = open);
  await fillInOfficial(settings);
  await fillInMiniProgram(settings);
  await fillIn(settings, '微信支付', { pay_weixin_open: '1', pay_routine_mchid: merchantId });
}, {
  clean: false,
  env: async () => {
    standIn = await startStandIn();
    return { WECHAT_API_URL: standIn.url, WECHAT_TIMEOUT: '1500' };
  },
});
afterAll(() => standIn.close());
beforeEach(async () => {
  // What was asked for in silence arrives all the same: here it would find the next test at work.
  await standIn.settled();
  standIn.faults.mend();
  standIn.asked.length = 0;
});

const merchantId = '1900000001';
/** As the forms of 平台设置 send them. */
const settings = {
  call: async (method: 'GET' | 'POST', path: string, { body, query }: { body?: unknown; query?: Record<string, string> } = {}) => {
    const answer = await fetch(`${product.url}/api${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method, headers: { 'authori-zation': api.token, 'content-type': 'application/json' }, ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer.json();
  },
};

const unreachable = '无法连接微信服务器，请稍后再试';
const faults: readonly [string, Fault, string][] = [
  ['a token that WeChat takes no more', { errcode: 40001 }, '微信返回：AppSecret不正确或凭证已失效（40001）'],
  ['too many calls', { errcode: 45009 }, '微信返回：调用次数已达上限，请稍后再试（45009）'],
  ['silence', { kind: 'slow', delay: 4_000 }, unreachable],
  ['no line', { kind: 'down' }, unreachable],
];

const row = (text: string) => page.getByRole('row').filter({ hasText: text });

it.each(faults)('%s: a menu that is being published stays as it was typed, and is published after', async (what, fault, told) => {
  standIn.parts.menu.state.published = undefined;
  await page.goto('/operation/application/publicAccount/wxMenus');
  await page.getByRole('button', { name: '添加菜单' }).click();
  const form = page.getByRole('form', { name: '菜单信息' });
  await form.getByRole('textbox', { name: '菜单名称' }).fill('优惠');
  await form.getByRole('textbox', { name: '关键字' }).fill(`礼券 ${what}`);
  standIn.faults.break({ ...fault, path: '/cgi-bin/menu/create' });
  await form.getByRole('button', { name: '保存并发布' }).click();
  await page.getByText(told).last().waitFor();
  expect([await form.getByRole('textbox', { name: '菜单名称' }).inputValue(), await form.getByRole('textbox', { name: '关键字' }).inputValue()]).toEqual(['优惠', `礼券 ${what}`]);
  standIn.faults.mend();
  await form.getByRole('button', { name: '保存并发布' }).click();
  await page.getByText('提交成功').last().waitFor();
  expect(standIn.parts.menu.state.published).toEqual([{ name: '优惠', type: 'click', key: `礼券 ${what}` }]);
});

it('a token that is over is renewed unnoticed, and the menu published once', async () => {
  await page.goto('/operation/application/publicAccount/wxMenus');
  const form = page.getByRole('form', { name: '菜单信息' });
  await page.getByRole('button', { name: '优惠' }).click();
  await form.getByRole('textbox', { name: '关键字' }).fill('礼券');
  standIn.tokens.expire();
  await form.getByRole('button', { name: '保存并发布' }).click();
  await page.getByText('提交成功').last().waitFor();
  expect(standIn.parts.menu.state.published).toEqual([{ name: '优惠', type: 'click', key: '礼券' }]);
  expect(await violations(page)).toEqual([]);
});

it.each(faults)('%s: templates that were added before it are not added again', async (_what, fault, told) => {
  const held = standIn.parts.template.state.routine;
  held.clear();
  const adding = '/wxaapi/newtmpl/addtemplate';
  await page.goto('/operation/notification');
  // WeChat is well for the first two.
  standIn.faults.break({ path: adding, kind: 'slow', delay: 0, times: 2 });
  standIn.faults.break({ ...fault, path: adding });
  const sync = page.getByRole('button', { name: '同步小程序订阅消息' });
  await sync.click();
  await page.getByText(told).last().waitFor();
  // What was asked for in silence arrives all the same.
  await standIn.settled();
  standIn.faults.mend();
  await sync.click();
  await page.getByText('同步成功').last().waitFor();
  const titles = [...held.values()].map(({ title }) => title);
  expect([titles.length, new Set(titles).size]).toEqual([6, 6]);
});

it.each(faults)('%s: live rooms stay as they were, and are told anew after', async (_what, fault, told) => {
  const live = standIn.parts.live.state.rooms.get(1001)!;
  live.liveStatus = live.liveStatus === 101 ? 105 : 101;
  await page.goto('/marketing/broadcast/list');
  const [before, after] = live.liveStatus === 101 ? ['暂停', '直播中'] : ['直播中', '暂停'];
  await row('真丝围巾搭配课').getByText(before, { exact: true }).waitFor();
  standIn.faults.break({ ...fault, path: '/wxa/business/getliveinfo' });
  const sync = page.getByRole('button', { name: '同步微信直播间' });
  await sync.click();
  await page.getByText(told).last().waitFor();
  await row('真丝围巾搭配课').getByText(before, { exact: true }).waitFor();
  standIn.faults.mend();
  await sync.click();
  await row('真丝围巾搭配课').getByText(after, { exact: true }).waitFor();
});

it.each(faults)('%s: a link that is being made stays as it was typed, and is made after', async (what, fault, told) => {
  await page.goto('/operation/application/publicRoutine/linkGenerator');
  await page.getByRole('button', { name: '新增链接' }).click();
  const form = page.getByRole('form', { name: '新增链接' });
  await form.getByRole('textbox', { name: '链接名称' }).fill(what);
  await form.getByRole('textbox', { name: '跳转页面' }).fill('/pages/index/index?from=sms');
  standIn.faults.break({ ...fault, path: '/wxa/generate_urllink' });
  await form.getByRole('button', { name: '生成链接' }).click();
  await page.getByText(told).last().waitFor();
  expect([await form.getByRole('textbox', { name: '链接名称' }).inputValue(), await form.getByRole('textbox', { name: '跳转页面' }).inputValue()]).toEqual([what, '/pages/index/index?from=sms']);
  standIn.faults.mend();
  await form.getByRole('spinbutton', { name: '有效期(天)' }).fill('15');
  await form.getByRole('button', { name: '生成链接' }).click();
  await row(what).waitFor();
  expect(await row(what).count()).toBe(1);
});

it('drafts of the video channel that WeChat did not take stand with what it said, and arrive once', async () => {
  const adding = '/shop/spu/add';
  const passed: string[] = [];
  for (const [, fault, told] of faults.slice(1)) {
    standIn.faults.break({ ...fault, path: adding });
    await page.goto('/marketing/videoChannel/draftList/queue');
    const pass = page.getByRole('button', { name: '通过', exact: true });
    await pass.waitFor();
    // Until the record is read it is called by its number.
    const heading = page.getByRole('article').getByRole('heading').first();
    await expect.poll(() => heading.textContent(), { timeout: 60_000 }).toMatch(/\D/);
    const title = (await heading.textContent())!;
    passed.push(title);
    await pass.click();
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    // Whoever leaves before the answer takes the request with her.
    await page.getByText(`上一条「${title}」`).waitFor();
    await expect.poll(async () => {
      await page.goto('/marketing/videoChannel/draftList');
      await row(title).waitFor();
      return row(title).textContent();
    }, { timeout: 60_000 }).toContain(told);
    standIn.faults.mend();
  }
  expect(await violations(page)).toEqual([]);
  // The token is over besides, and two minutes have gone by.
  standIn.tokens.expire();
  await sql`update marketing_video_draft set sent_time = sent_time - interval '3 minutes'`.execute(room.sql);
  await expect.poll(() => [...standIn.parts.component.state.products.values()].map(({ title }) => title).toSorted(), { timeout: 120_000 }).toEqual(passed.toSorted());
  await expect.poll(async () => {
    await page.goto('/marketing/videoChannel/draftList');
    await row(passed[0]!).waitFor();
    return Promise.all(passed.map((title) => row(title).textContent()));
  }, { timeout: 60_000 }).toEqual(passed.map(() => expect.not.stringContaining('微信')));
});

it('the number of what was handed over leads to its record: an order, one for points, a registration, a top-up', async () => {
  await sql`delete from operation_wechat_shipment`.execute(room.sql);
  const { rows: orders } = await sql<{ id: string; orderId: string; orderNo: string; kind: number }>`select distinct on (o.second_type) i.id, o.id as "orderId", o.order_no as "orderNo", o.second_type as kind
    from order_invoice i join order_order o on o.id = i.order_id where o.second_type in (0, 1) order by o.second_type, i.id`.execute(room.sql);
  expect(orders.map(({ kind }) => kind)).toEqual([0, 1]);
  for (const { id, orderId, orderNo } of orders) await sql`insert into operation_wechat_shipment (invoice_id, order_id, order_no) values (${id}, ${orderId}, ${orderNo})`.execute(room.sql);
  await sql`insert into operation_wechat_shipment (registration_id, order_no) select id, order_no from marketing_activity_order order by id limit 1`.execute(room.sql);
  await sql`insert into recharge_order (order_no, uid, price, give_price, paid) select 'CZ-link', min(id), 100, 0, true from user_user`.execute(room.sql);
  await sql`insert into operation_wechat_shipment (recharge_id, order_no) select id, order_no from recharge_order where order_no = 'CZ-link'`.execute(room.sql);
  const { rows } = await sql<{ orderNo: string }>`select order_no as "orderNo" from operation_wechat_shipment order by id`.execute(room.sql);
  const [ofOrder, ...others] = rows;
  await page.goto('/operation/application/publicRoutine/shipments');
  await row(ofOrder!.orderNo).getByRole('link', { name: ofOrder!.orderNo }).click();
  await page.getByRole('dialog').getByText(`订单号：${ofOrder!.orderNo}`).waitFor();
  const screens = ['/marketing/pointsMall/order', '/marketing/activity/order', '/finance/charge'];
  for (const [at, { orderNo }] of others.entries()) {
    await page.goto('/operation/application/publicRoutine/shipments');
    await row(orderNo).getByRole('link', { name: orderNo }).click();
    await page.waitForURL((url) => url.pathname === screens[at] && [...url.searchParams.values()].includes(orderNo));
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
  }
  await sql`delete from recharge_order where order_no = 'CZ-link'`.execute(room.sql);
});

it('shipments that WeChat did not take stand with what it said, and each is told once', async () => {
  const uploading = '/wxa/sec/order/upload_shipping_info';
  const { uploaded } = standIn.parts.shipping.state;
  await sql`delete from operation_wechat_shipment`.execute(room.sql);
  await page.goto('/operation/application/publicRoutine/deliveryManagement');
  await page.getByRole('switch', { name: '发货配置' }).click();
  await page.getByRole('button', { name: /^(保存|提交)$/ }).click();
  await page.getByText('更新状态成功').waitFor();
  for (const [, fault] of faults) standIn.faults.break({ ...fault, path: uploading, times: fault.errcode === 40001 ? 2 : 1 });
  // One top-up for each fault.
  for (const at of faults.keys()) {
    await sql`insert into recharge_order (order_no, uid, price, give_price, paid, pay_type, pay_channel, out_trade_no, pay_time)
      select ${`CZ-fault-${at}`}, min(id), 100, 0, true, 'weixin', 'mini', ${`trade-${at}`}, timezone('Asia/Shanghai', now()) from user_user`.execute(room.sql);
  }
  await page.goto('/operation/application/publicRoutine/shipments');
  const told = async (texts: readonly string[]) => expect.poll(async () => {
    await page.getByRole('button', { name: '刷新' }).first().click();
    return Promise.all(faults.map((_fault, at) => row(`CZ-fault-${at}`).textContent({ timeout: 5_000 }).catch(() => '')));
  }, { timeout: 120_000, interval: 2_000 }).toEqual(texts.map((text) => expect.stringContaining(text)));
  await told(faults.map(([, , message]) => message));
  expect(await violations(page)).toEqual([]);
  standIn.faults.mend();
  // What was told in silence has arrived meanwhile.
  await expect.poll(() => uploaded.length, { timeout: 30_000 }).toBe(1);
  for (const at of [0, 1]) {
    await row(`CZ-fault-${at}`).getByRole('button', { name: /重新上传/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  }
  await told(['已上传', '已上传', unreachable, unreachable]);
  await sql`update operation_wechat_shipment set sent_time = sent_time - interval '3 minutes'`.execute(room.sql);
  for (const at of [2, 3]) {
    await row(`CZ-fault-${at}`).getByRole('button', { name: /重新上传/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  }
  await told(faults.map(() => '已上传'));
  expect(uploaded.map(({ key }) => key).toSorted()).toEqual(faults.map((_fault, at) => `${merchantId}:trade-${at}`));
});
