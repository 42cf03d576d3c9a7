/** The WeChat application as an operator uses it, against the stand-in: a menu is published, a follower is answered, a link is made. */
import { afterAll, expect, it } from 'vitest';
import { heard, partOf, passOn, type Callback } from '../../scripts/wechat/follower';
import { type StandIn, standInAccounts, startStandIn } from '../../scripts/wechat/standIn';
import { fillInMiniProgram, fillInOfficial } from '../server/wechat/room';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

let standIn: StandIn;
let { api, page, product } = {} as OnPage;
usePage((open) => { ({ api, page, product } = open); }, {
  clean: false,
  env: async () => {
    standIn = await startStandIn();
    return { WECHAT_API_URL: standIn.url };
  },
});
afterAll(() => standIn.close());

const application = '/operation/application';
const callback: Callback = { token: 'e2e-token', appId: standInAccounts.official.appId };
/** As the forms of 平台设置 send them. */
const settings = {
  call: async (method: 'GET' | 'POST', path: string, { body, query }: { body?: unknown; query?: Record<string, string> } = {}) => {
    const answer = await fetch(`${product.url}/api${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method, headers: { 'authori-zation': api.token, 'content-type': 'application/json' }, ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer.json();
  },
};

it('says what is missing and where to enter it, then the menu is put together and published', async () => {
  await page.goto(`${application}/publicAccount/wxMenus`);
  await page.getByText('未配置公众号，请在平台设置的“公众号配置”中填写AppID和AppSecret').waitFor();
  await fillInOfficial(settings, { wechat_token: callback.token });
  await fillInMiniProgram(settings);
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('button', { name: '添加菜单' }).click();
  const form = page.getByRole('form', { name: '菜单信息' });
  await form.getByRole('textbox', { name: '菜单名称' }).fill('优惠');
  await form.getByRole('button', { name: '保存并发布' }).click();
  await form.getByText('请输入关键字').waitFor();
  await form.getByRole('textbox', { name: '关键字' }).fill('夏日礼券');
  await page.getByRole('button', { name: '添加菜单', exact: true }).click();
  await form.getByRole('textbox', { name: '菜单名称' }).fill('服务');
  await page.getByRole('button', { name: '为服务添加子菜单' }).click();
  // Others cannot be chosen before this one is complete.
  await form.getByText('请输入关键字').waitFor();
  await form.getByRole('textbox', { name: '关键字' }).fill('营业时间');
  await page.getByRole('button', { name: '为服务添加子菜单' }).click();
  await form.getByRole('textbox', { name: '菜单名称' }).fill('营业时间');
  await form.getByRole('textbox', { name: '关键字' }).fill('营业时间');
  await form.getByRole('button', { name: '保存并发布' }).click();
  await page.getByText('提交成功').last().waitFor();
  expect(standIn.parts.menu.state.published).toEqual([
    { name: '优惠', type: 'click', key: '夏日礼券' }, { name: '服务', sub_button: [{ name: '营业时间', type: 'click', key: '营业时间' }] },
  ]);
  standIn.faults.break({ errcode: 45009, path: '/cgi-bin/menu/create' });
  await form.getByRole('button', { name: '保存并发布' }).click();
  await page.getByText('微信返回：调用次数已达上限，请稍后再试（45009）').waitFor();
  standIn.faults.mend();
  expect(await violations(page)).toEqual([]);
});

it('a keyword is given a reply, and a follower who sends it is answered', async () => {
  await page.goto(`${application}/publicAccount/wxReply/keyword`);
  await page.getByRole('button', { name: '添加关键字' }).click();
  await page.waitForURL('**/wxReply/keyword/save');
  const form = page.getByRole('form', { name: '关键字添加' });
  await form.getByRole('textbox', { name: '关键字' }).fill('夏日礼券');
  await form.getByRole('textbox', { name: '关键字' }).press('Enter');
  await form.getByRole('textbox', { name: '规则内容' }).fill('礼券已放入您的账户');
  await page.getByRole('group', { name: '回复预览' }).getByText('礼券已放入您的账户').waitFor();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: '保存并发布' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await page.waitForURL('**/wxReply/keyword');
  await page.getByRole('row', { name: /夏日礼券/ }).waitFor();
  const messages: Record<string, string>[] = [{ MsgType: 'text', Content: '夏日礼券' }, { MsgType: 'event', Event: 'CLICK', EventKey: '夏日礼券' }];
  for (const message of messages) {
    const { query, body } = passOn(callback, message);
    const answer = await fetch(`${product.url}/api/publicly/wechat/public/callback/webHook?${new URLSearchParams(query)}`, { method: 'POST', body, headers: { 'content-type': 'text/xml' } });
    expect(partOf(heard(callback, await answer.text()) ?? '', 'Content')).toBe('礼券已放入您的账户');
  }
});

it('the reply on following is changed where it stands', async () => {
  await page.goto(`${application}/publicAccount/wxReply/follow`);
  const form = page.getByRole('form', { name: '微信关注回复' });
  await form.getByRole('textbox', { name: '规则内容' }).fill('欢迎来到商城');
  await form.getByRole('button', { name: '保存并发布' }).click();
  await page.getByText('提交成功').last().waitFor();
  await page.reload();
  await expect.poll(() => form.getByRole('textbox', { name: '规则内容' }).inputValue()).toBe('欢迎来到商城');
  expect(await violations(page)).toEqual([]);
});

it.each(['wxMenus', 'wxReply/follow', 'wxReply/keyword/save'])('%s fits a telephone', async (screen) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${application}/publicAccount/${screen}`);
  if (screen === 'wxMenus') await page.getByRole('button', { name: '优惠' }).click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: '保存并发布' }) });
  await form.getByRole('textbox').first().waitFor();
  const beyond = await form.evaluate((element) => {
    const edge = element.getBoundingClientRect().right;
    return [...document.querySelectorAll('.ui-phone'), ...element.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > edge + 1).map((each) => each.className);
  });
  expect(beyond).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
});

it('the switch of shipments leads to what the platform says of them', async () => {
  await page.goto(`${application}/publicRoutine/deliveryManagement`);
  expect(await page.getByRole('link', { name: '查看文档' }).getAttribute('href')).toMatch(/^https:\/\/developers\.weixin\.qq\.com\/.*order-shipping\.html$/);
  expect(await violations(page)).toEqual([]);
});

it('a link is made, and made once more under another name', async () => {
  await page.goto(`${application}/publicRoutine/linkGenerator`);
  await page.getByRole('button', { name: '新增链接' }).click();
  const form = page.getByRole('form', { name: '新增链接' });
  await form.getByRole('textbox', { name: '链接名称' }).fill('双十一短信');
  await form.getByRole('textbox', { name: '跳转页面' }).fill('/pages/index/index?from=sms');
  await form.getByRole('button', { name: '生成链接' }).click();
  await page.getByText('生成成功').last().waitFor();
  const row = page.getByRole('row', { name: /双十一短信/ });
  const { link } = standIn.parts.page.state.links[0]!;
  await row.getByText(link).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await row.getByRole('button', { name: '复制生成链接' }).click();
  await page.getByText('复制成功').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await row.getByRole('button', { name: '再次生成' }).click();
  const dialog = page.getByRole('dialog', { name: '再次生成' });
  await dialog.getByRole('button', { name: '生成链接' }).click();
  await dialog.getByText('链接名称已存在').first().waitFor();
  await dialog.getByRole('textbox', { name: '链接名称' }).fill('双十一海报');
  await dialog.getByRole('button', { name: '生成链接' }).click();
  await page.getByRole('row', { name: /双十一海报/ }).waitFor();
  expect(standIn.parts.page.state.links.map(({ path, query, days }) => [path, query, days])).toEqual(Array(2).fill(['/pages/index/index', 'from=sms', 30]));
  expect(await violations(page)).toEqual([]);
});
