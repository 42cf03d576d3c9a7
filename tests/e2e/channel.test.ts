/** 直播 and 视频号: a room and a draft are worked off in queue mode, arrive at the stand-in of WeChat, and the draft is put on sale. */
import { afterAll, expect, test } from 'vitest';
import { type StandIn, standInAccounts, startStandIn } from '../../scripts/wechat/standIn';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

let standIn: StandIn;
let { api, watched, page } = {} as OnPage;
usePage(async (open) => {
  ({ api, watched, page } = open);
  const { id } = await api.call<{ id: number }>(`/admin/platform/system/form/temp/name/info?name=${encodeURIComponent('小程序配置')}`);
  const { appId, secret } = standInAccounts.miniProgram;
  const fields = Object.entries({ routine_appid: appId, routine_appsecret: secret }).map(([name, value]) => ({ name, title: name, value }));
  await api.call('/admin/platform/system/config/save/form', { id, sort: 0, status: true, fields });
}, {
  env: async () => {
    standIn = await startStandIn();
    return { WECHAT_API_URL: standIn.url };
  },
  clean: false,
});
afterAll(() => standIn?.close());

const drafts = '/admin/platform/pay/component/draftproduct';

test('a draft is passed in queue mode and stands on sale once WeChat has passed it', async () => {
  await page.goto('/marketing/videoChannel/draftList/queue');
  const pass = page.getByRole('button', { name: '通过', exact: true });
  await pass.waitFor();
  expect(await violations(page)).toEqual([]);
  await pass.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect.poll(() => standIn.asked.filter(({ path }) => path === '/shop/spu/add').length, { timeout: 60_000 }).toBe(1);
  const title = String(standIn.asked.find(({ path }) => path === '/shop/spu/add')?.fields.title);
  await expect.poll(async () => {
    await api.call(`${drafts}/sync`, {});
    return (await api.call<{ total: number }>(`/admin/platform/pay/component/product/list?page=1&limit=10&search=${encodeURIComponent(title)}`)).total;
  }, { timeout: 60_000 }).toBe(1);
  await page.goto('/marketing/videoChannel/list');
  await page.getByRole('row').filter({ hasText: title }).getByText('上架', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('the shop applies by opening the screen, tells WeChat what is done, and is told what WeChat refuses', async () => {
  standIn.parts.component.state.registered = false;
  await page.goto('/marketing/videoChannel/apply');
  const steps = page.getByRole('table', { name: '接入状态' });
  const task = (title: string) => steps.getByRole('row', { name: new RegExp(`^${title}`) });
  // It has applied before it asks how far it is.
  await task('商品审核').getByText('已完成').waitFor();
  await page.getByText('接入中', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  standIn.faults.break({ errcode: 45009, path: '/shop/register/finish_access_info' });
  await page.getByRole('button', { name: '完成：商品接口' }).click();
  await page.getByText('微信返回：调用次数已达上限，请稍后再试（45009）').waitFor();
  expect(await page.getByText('接入状态已更新').count()).toBe(0);
  standIn.faults.mend();
  await page.getByRole('button', { name: '完成：商品接口' }).click();
  await page.getByText('接入状态已更新').waitFor();
  await task('商品接口').getByText('已完成').waitFor();
  await page.getByText('已接入自定义交易组件').waitFor();
  expect(standIn.parts.component.state.access.get('spu_audit_finished')).toBe(1);
});

test('the shop applies for its scene, which the steps then tell of', async () => {
  Object.assign(standIn.parts.component.state, { registered: true, hasScene: false });
  await page.goto('/marketing/videoChannel/apply');
  const steps = page.getByRole('table', { name: '接入状态' });
  const apply = steps.getByRole('button', { name: '申请接入场景' });
  await steps.getByRole('row', { name: /^接入场景/ }).getByText('尚未申请').waitFor();
  standIn.faults.break({ errcode: 45009, path: '/shop/register/apply_scene' });
  await apply.click();
  await page.getByText('微信返回：调用次数已达上限，请稍后再试（45009）').last().waitFor();
  expect(standIn.parts.component.state.hasScene).toBe(false);
  standIn.faults.mend();
  await apply.click();
  await steps.getByRole('row', { name: '接入场景 视频号' }).waitFor();
  await steps.getByRole('row', { name: '审核事项：客服售后 审核成功' }).waitFor();
  await steps.getByRole('row', { name: '审核事项：电商平台 审核中' }).waitFor();
  expect([standIn.parts.component.state.hasScene, await apply.count()]).toEqual([true, 0]);
  expect(await violations(page)).toEqual([]);
});

test('a room is passed in queue mode and opened at WeChat', async () => {
  await page.goto('/marketing/broadcast/list/queue');
  const pass = page.getByRole('button', { name: '审核通过' });
  await pass.waitFor();
  await pass.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect.poll(() => standIn.asked.filter(({ path }) => path === '/wxaapi/broadcast/room/create').length, { timeout: 60_000 }).toBe(1);
  await page.goto('/marketing/broadcast/list');
  await page.getByRole('row').filter({ hasText: String(standIn.asked.find(({ path }) => path === '/wxaapi/broadcast/room/create')?.fields.name) }).getByText('微信审核成功').waitFor();
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});
