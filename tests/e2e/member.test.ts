/** Members as operators keep them: found by telephone, then points, tags, a coupon, a level and a gift, each seen where it shows. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, openApi, openSignedIn, pictureOnFailure, startProduct, type Api, type Product, type WatchedPage } from './helper';

const platform = '/admin/platform';
type Row = Record<string, any>;

let product: Product;
let browser: Browser;
let api: Api;
let watched: WatchedPage;
let page: Page;
let members: Row[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  api = await openApi(product.url);
  members = (await api.call<{ list: Row[] }>(`${platform}/user/list?limit=3&isLogoff=0&sex=1`)).list;
  watched = await openSignedIn(browser, product.url, api.token);
  ({ page } = watched);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(() => pictureOnFailure(page));

const detail = (id: number) => api.call<Row>(`${platform}/user/detail/${id}`);
const row = ({ id }: Row) => page.getByRole('row').filter({ has: page.getByText(String(id), { exact: true }) });
const dialog = (name: string) => page.getByRole('dialog', { name });
const told = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
async function more(name: string): Promise<void> {
  await row(members[0]!).getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

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
  await row(member!).getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`).waitFor();
  await more('修改积分');
  const form = dialog('积分');
  expect(await form.getByLabel('当前积分').inputValue()).toBe(String(integral));
  await form.getByRole('spinbutton', { name: '积分', exact: true }).fill('25');
  await form.getByRole('button', { name: '确定' }).click();
  await told('设置成功');
  expect((await detail(member!.id)).integral).toBe(integral + 25);
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
  await page.goto('/user/index?isLogoff=0&sex=1');
  for (const member of members) await row(member).getByRole('checkbox').check();
  await page.getByRole('button', { name: '批量添加标签' }).click();
  const form = dialog('设置标签');
  await form.getByLabel('会员标签').click();
  await page.getByRole('option', { name: '学生党' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: '确定' }).click();
  await told('设置成功');
  const [tag] = (await api.call<Row[]>(`${platform}/user/tag/all/list`)).filter(({ name }) => name === '学生党');
  for (const { id } of members) expect(String((await detail(id)).tagId).split(',')).toContain(String(tag!.id));

  for (const member of members) await row(member).getByRole('checkbox').check();
  await page.getByRole('button', { name: '发送优惠券' }).click();
  const picker = dialog('优惠券列表');
  await picker.getByRole('radio').first().waitFor();
  await picker.getByRole('button', { name: '发送' }).click();
  await told('请先选择优惠券');
  await picker.getByRole('radio').first().check();
  await picker.getByRole('button', { name: '发送' }).click();
  await page.getByRole('alertdialog').getByText('确定发送优惠券吗').waitFor();
  const sent = page.waitForRequest((request) => request.url().includes('/coupon/batch/send'));
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ couponId: expect.any(Number), uidList: expect.arrayContaining(members.map(({ id }) => id)) });
  await told('发送成功');
  watched.expectClean();
});
