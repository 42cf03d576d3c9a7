/** Flash sales: an operator sets up the hours in which they run, and how the shop shows them. */
import { expect, test } from 'vitest';
import { actOn, fillAddress, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page } = {} as OnPage;
usePage((open) => { ({ api, watched, page } = open); }, { clean: false });

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

test('the style of flash sales shows on the phone at once, is kept as texts, and has its defaults back at a press', async () => {
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
