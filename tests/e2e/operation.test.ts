/** Settings of the shop as an operator uses them: agreements, and the home page of the PC shop. */
import { expect, it } from 'vitest';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page } = {} as OnPage;
usePage((open) => { ({ api, watched, page } = open); }, { clean: false });

it('an agreement is written, and an older version comes back', async () => {
  await page.goto('/operation/agreement');
  await page.getByRole('tab', { name: '隐私协议' }).click();
  const text = page.getByRole('textbox', { name: '隐私协议', exact: true });
  for (const words of ['第一版', '第二版']) {
    await text.fill(words);
    await page.getByRole('button', { name: '提交' }).click();
    await expect.poll(() => api.call('/admin/platform/agreement/userprivacyinfo')).toContain(words);
  }
  await page.getByRole('button', { name: '操作记录' }).click();
  await page.getByRole('button', { name: '恢复到此版本' }).first().click();
  await expect.poll(() => text.textContent()).toContain('第一版');
  await page.getByRole('button', { name: '提交' }).click();
  await expect.poll(() => api.call('/admin/platform/agreement/userprivacyinfo')).toContain('第一版');
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});

it('the home page of the PC shop: an advertisement is hidden, an entry of the menu is renamed, a block is hidden', async () => {
  await page.goto('/operation/pcConfig/homeSettings');
  const advert = page.getByRole('form', { name: '首页广告' });
  await advert.getByRole('switch').click();
  await advert.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => api.call('/admin/platform/pc/shopping/home/advertisement/get')).toMatchObject({ status: false });

  await page.getByRole('tab', { name: '顶部菜单' }).click();
  const menu = page.getByRole('form', { name: '顶部菜单' });
  await menu.getByRole('textbox', { name: /第 1 项.*名称/ }).fill('主页');
  await menu.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => api.call('/admin/platform/pc/shopping/home/navigation/get')).toMatchObject([{ name: '主页' }, {}, {}, {}, {}]);

  await page.getByRole('tab', { name: '首页推荐' }).click();
  await page.getByText('华为专区').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('row', { name: /华为专区/ }).getByRole('switch').click();
  await expect.poll(async () => ((await api.call('/admin/platform/pc/shopping/get/recommended/list')) as any[]).find(({ name }) => name === '华为专区').status).toBe(false);
  watched.expectClean();
});
