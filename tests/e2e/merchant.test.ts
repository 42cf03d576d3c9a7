/** Merchants as the platform keeps them: made with a password shown once, opened and closed, and entered by a ticket. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillAddress, violations } from './helper';
import { type OnPage, usePage } from './prelude';

/** The merchant console of another origin: redeems what is posted to it, as a server does. */
interface Receiver { server: Server; url: string; visits: { method: string; address: string; referrer: string | undefined }[] }
let receiver: Receiver;

async function startReceiver(): Promise<Receiver> {
  const visits: Receiver['visits'] = [];
  const server = createServer((request, response) => {
    visits.push({ method: request.method!, address: request.url!, referrer: request.headers.referer });
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => void answer(new URLSearchParams(body).get('token')).then((text) => response.setHeader('content-type', 'text/html; charset=utf-8').end(`<title>商户后台</title><h1>${text}</h1>`)));
  });
  const answer = async (token: string | null) => {
    const redeemed = await fetch(`${product.url}/api/console/merchant/ticket`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }) });
    const { data } = await redeemed.json() as { data: { merchantName: string } | null };
    return data ? `欢迎，${data.merchantName}` : '票据无效';
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, visits, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/login` };
}

beforeAll(async () => {
  receiver = await startReceiver();
});
let { product, api, watched, page } = {} as OnPage;
usePage((open) => { ({ product, api, watched, page } = open); }, { env: () => ({ MERCHANT_URL: receiver.url }), clean: false });
afterAll(() => {
  receiver?.server.close();
});

const dialog = (name: string) => page.getByRole('dialog', { name });
const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const tab = (title: string, count: number) => page.getByRole('tab', { name: new RegExp(`^${title} ?\\(${count}\\)$`) });
const agree = () => page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();

test('a merchant is made in the drawer; its category gives the fee, its password is shown once', async () => {
  await page.goto('/merchant/list');
  await page.getByRole('button', { name: '添加商户' }).click();
  const form = dialog('新增商户');
  await form.getByLabel('商户名称').fill('望山书屋');
  await form.getByLabel('商户姓名').fill('许知远');
  await form.getByLabel('商户手机号').fill('13712345678');
  await form.getByLabel('商户分类').click();
  await page.getByRole('option', { name: '图书文具' }).click();
  await expect.poll(() => form.getByLabel('手续费(%)').inputValue()).toBe('3');
  await form.getByLabel('店铺类型').click();
  await page.getByRole('option', { name: '普通店' }).click();
  // Both lists are kept for the next visit (spec 2 §3).
  const kept = await page.evaluate(() => ['merchantClassify', 'merchantType'].map((key) => localStorage.getItem(key) ?? ''));
  expect([kept[0]!.includes('图书文具'), kept[1]!.includes('普通店')]).toEqual([true, true]);
  await form.getByLabel('商户关键字').fill('旧书');
  await form.getByLabel('商户关键字').press('Enter');
  await fillAddress(form, '资质图片', '/demo/picture-3.svg');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: '保存' }).click();
  const secret = dialog('请妥善保存：望山书屋');
  expect(await secret.locator('code').textContent()).toMatch(/^[a-zA-Z2-9]{24}$/);
  await secret.getByRole('button', { name: '我已保存' }).click();

  await page.goto('/merchant/list?keywords=望山书屋');
  await tab('已关闭商户', 1).click();
  await row('望山书屋').getByRole('switch', { name: '开启/关闭：望山书屋' }).click();
  await page.getByText('商户尚未完善商户头像、商户背景图、客服信息，不能开启').first().waitFor();
  await expect.poll(() => row('望山书屋').getByRole('switch', { name: '开启/关闭：望山书屋' }).getAttribute('aria-checked')).toBe('false');
});

test('a merchant is closed after a question, counted among the closed, and opened again', async () => {
  await page.goto('/merchant/list?keywords=森屿数码旗舰店');
  const turn = () => row('森屿数码旗舰店').getByRole('switch', { name: '开启/关闭：森屿数码旗舰店' });
  await tab('正常开启的商户', 1).waitFor();
  await turn().click();
  await page.getByRole('alertdialog').getByText('关闭「森屿数码旗舰店」吗').waitFor();
  await agree();
  await tab('正常开启的商户', 0).waitFor();
  await tab('已关闭商户', 1).click();
  await turn().click();
  await tab('正常开启的商户', 1).waitFor();
});

test('applications are approved and refused in the drawer, once', async () => {
  const names = (await api.call<{ list: { name: string }[] }>('/admin/platform/merchant/apply/list?auditStatus=1&limit=100')).list.map(({ name }) => name);
  const [approved, refused] = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)) as [string, string];
  await page.goto('/merchant/application?auditStatus=1');
  await row(approved).getByRole('button', { name: `展开：${approved}` }).click();
  await dialog(`更多信息：${approved}`).getByText('商户姓名').waitFor();
  await page.keyboard.press('Escape');
  await row(approved).getByRole('button', { name: `审核：${approved}` }).click();
  await dialog('商户入驻审核').getByText(approved).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog('商户入驻审核').getByRole('button', { name: '审核通过' }).click();
  await agree();
  const secret = dialog(`请妥善保存：${approved}`);
  expect(await secret.locator('code').textContent()).toMatch(/^[a-zA-Z2-9]{24}$/);
  await secret.getByRole('button', { name: '我已保存' }).click();

  await row(refused).getByRole('button', { name: `审核：${refused}` }).click();
  await dialog('商户入驻审核').getByRole('button', { name: '审核拒绝' }).click();
  const reason = dialog('拒绝原因');
  await reason.getByRole('textbox').fill('资质不全');
  await reason.getByRole('button', { name: '确定' }).click();
  await row(refused).waitFor({ state: 'detached' });
  await page.goto('/merchant/application?auditStatus=3');
  await row(refused).getByText('资质不全').waitFor();
  expect(await row(refused).getByRole('button', { name: /^审核/ }).count()).toBe(0);
  await page.goto(`/merchant/list?isSwitch=false&keywords=${approved}`);
  await row(approved).getByText('商户入驻申请').waitFor();
});

test('a ticket is posted to the merchant console in a window of its own, and to no address', async () => {
  await page.goto('/merchant/list?keywords=森屿数码旗舰店');
  const [opened] = await Promise.all([watched.context.waitForEvent('page'), row('森屿数码旗舰店').getByRole('button', { name: '登录：森屿数码旗舰店' }).click()]);
  await opened.getByRole('heading', { name: '欢迎，森屿数码旗舰店' }).waitFor();
  expect([opened.url(), await opened.evaluate(() => window.opener)]).toEqual([receiver.url, null]);
  expect(receiver.visits.filter(({ method }) => method === 'POST')).toEqual([{ method: 'POST', address: '/login', referrer: undefined }]);
  // What was posted opened once; sent again it opens nothing.
  await opened.reload();
  await opened.getByRole('heading', { name: '票据无效' }).waitFor();
  await opened.close();
  watched.expectClean();
});
