/** The page designer in a real browser: pointer, keys alone, a crash, publishing, versions. The rest is in tests/console/pageDesigner. */
import { expect, it } from 'vitest';
import { drag, violations, type Point } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page } = {} as OnPage;
usePage((open) => { ({ api, watched, page } = open); }, { clean: false });

const designer = '/page/design/creatDevise';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const widget = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
const canvas = () => page.getByRole('option').evaluateAll((all) => all.map((each) => each.querySelector('.pd-widget-name')!.textContent));
const twelve = ['搜索框', '轮播图', '导航组', '新闻播报', '图片魔方', '商品列表', '选项卡', '文章列表', '店铺街', '优惠券', '标题', '底部导航'];

/** Ids of the widgets as the browser's journal holds them, milliseconds after a step. */
const journalled = () => page.evaluate(() => new Promise<string[] | undefined>((resolve) => {
  const opening = indexedDB.open('bazaar-pages');
  opening.onsuccess = () => {
    const reading = opening.result.transaction('heads').objectStore('heads').getAll();
    reading.onsuccess = () => {
      opening.result.close();
      resolve((reading.result as { order: [string, string][] }[]).at(-1)?.order.map(([id]) => id));
    };
  };
}));

const isJournalled = async () => expect.poll(journalled).toEqual(await page.getByRole('option').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.widget)));

/** The browser takes the next transaction back instead of writing it. */
const failNextTransaction = () => page.evaluate(() => {
  const { commit } = IDBTransaction.prototype;
  IDBTransaction.prototype.commit = function () {
    IDBTransaction.prototype.commit = commit;
    this.abort();
  };
});

interface SavedPage { name: string; version: string; value: Record<string, { name: string; isHide: boolean }> }

it('a page of twelve widgets is built by mouse and saved', async () => {
  await page.goto(`${designer}/0/add`);
  await page.getByRole('listbox', { name: '页面画布' }).waitFor();
  for (const name of twelve.slice(0, 10)) await button(name).click();
  // From the palette to a place between two, and within the canvas.
  const dragTo = (from: Point, to: Point) => drag(page, from, to, () => page.locator('[data-edge]').first().waitFor());
  const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }, at = 0.5) => ({ x: x + width / 2, y: y + height * at });
  await page.getByRole('listbox').evaluate((list) => list.closest('.pd-scroll')!.scrollTo(0, 0));
  await button('标题').scrollIntoViewIfNeeded();
  await dragTo(middle((await button('标题').boundingBox())!), middle((await widget('轮播图').boundingBox())!, 0.9));
  await expect.poll(canvas).toEqual(['搜索框', '轮播图', '标题', ...twelve.slice(2, 10)]);
  await dragTo(middle((await widget('标题').boundingBox())!), middle((await widget('轮播图').boundingBox())!, 0.1));
  await expect.poll(canvas).toEqual(['搜索框', '标题', '轮播图', ...twelve.slice(2, 10)]);
  await button('底部导航').click();
  await expect.poll(async () => (await canvas()).length).toBe(12);
  await widget('标题').click();
  await page.getByRole('complementary', { name: '设置' }).getByLabel('标题', { exact: true }).fill('今日精选');
  await expect.poll(() => widget('标题').innerText()).toContain('今日精选');
  // Two of them are kept as a group, and put in again.
  await widget('轮播图').click({ modifiers: ['Shift'] });
  await button('将所选组件存为组合').click();
  await page.getByRole('dialog', { name: '存为组合' }).getByLabel('组合名称').fill('开头');
  await button('确定').click();
  const kept = page.getByRole('button', { name: /^开头\s*2 个组件$/ });
  await page.getByRole('listbox').evaluate((list) => list.closest('.pd-scroll')!.scrollTo(0, 0));
  await kept.scrollIntoViewIfNeeded();
  await dragTo(middle((await kept.boundingBox())!), middle((await widget('轮播图').boundingBox())!, 0.9));
  await expect.poll(async () => (await canvas()).slice(0, 5)).toEqual(['搜索框', '标题', '轮播图', '标题', '轮播图']);
  await button('撤销').click();
  await expect.poll(async () => (await canvas()).length).toBe(12);
  expect(await violations(page)).toEqual([]);

  await button('修改名称').click();
  await page.getByRole('dialog', { name: '修改名称' }).getByLabel('模板名称').fill('双十一会场');
  await page.keyboard.press('Enter');
  // Nothing has a picture yet: the inspection says so, and each finding leads to its setting.
  await button('仅保存').click();
  await button('查看问题').click();
  await page.getByRole('list', { name: '检查结果' }).getByRole('button', { name: /轮播图/ }).first().click();
  await expect.poll(() => page.getByRole('complementary', { name: '设置' }).getByRole('heading', { level: 2 }).innerText()).toContain('轮播图');
  await button('仅保存').click();
  await button('仍然保存').click();
  await page.getByText('保存成功').waitFor();
  const id = /(\d+)\/edit$/.exec(page.url())![1]!;
  const saved = await api.call<SavedPage>(`/admin/platform/pagediy/info/${id}`);
  expect(saved.name).toBe('双十一会场');
  expect(Object.keys(saved.value)).toHaveLength(12);
  watched.expectClean();
});

/** Goes on with Tab, or back, until what bears this name has the focus. */
async function tabTo(name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 60) {
    const at = await page.evaluate(() => {
      const { activeElement } = document;
      const label = (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent ?? '';
    });
    if (name.test(at)) return;
    passed.push(at.slice(0, 12));
    await page.keyboard.press(key);
  }
  throw new Error(`${String(name)} was not reached by ${key}: ${passed.join(' | ')}`);
}

it('another by keys alone; a crash takes nothing; it is published, and an older version comes back', async () => {
  const { id } = await api.call<{ id: number }>('/admin/platform/pagediy/save', { name: '键盘页面', title: '键盘', value: {} });
  await page.goto(`${designer}/${id}/edit`);
  await page.getByLabel('搜索组件').waitFor();
  for (const name of twelve) {
    await tabTo(/^搜索组件$/, name === twelve[0] ? 'Tab' : 'Shift+Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(name);
    await tabTo(new RegExp(`^${name}$`));
    await page.keyboard.press('Enter');
    await widget(name).waitFor();
  }
  await expect.poll(canvas).toEqual(twelve);
  // The widget added last is where Tab enters the canvas.
  await page.keyboard.press('Tab');
  await tabTo(/^底部导航/);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  const doubled = ['搜索框', '轮播图', '导航组', '轮播图', '导航组', ...twelve.slice(3)];
  await expect.poll(canvas).toEqual(doubled);
  await page.keyboard.press('Delete');
  await expect.poll(canvas).toEqual(twelve);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await tabTo(/^标题$/);
  await page.keyboard.press('Control+a');
  // A step that the browser fails to keep is told, and kept with the next.
  await isJournalled();
  await failNextTransaction();
  await page.keyboard.insertText('键盘标题');
  await page.getByText('浏览器无法保存草稿，请及时保存页面').waitFor();
  await tabTo(/^标题.*键盘标题/, 'Shift+Tab');
  await page.keyboard.press('Alt+ArrowUp');
  const built = [...twelve.slice(0, 9), '标题', '优惠券', '底部导航'];
  await expect.poll(canvas).toEqual(built);

  await isJournalled();
  // The tab crashes; the next one asks, and goes on.
  const crashed = page.waitForEvent('crash');
  const debug = await watched.context.newCDPSession(page);
  void debug.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  page = await watched.context.newPage();
  await page.goto(`${designer}/${id}/edit`);
  await button('恢复').click();
  await expect.poll(canvas).toEqual(built);
  await expect.poll(() => widget('标题').innerText()).toContain('键盘标题');
  await page.keyboard.press('Control+s');
  await button('仍然保存').press('Enter');
  await page.getByText('保存成功').waitFor();

  await widget('文章列表').click();
  await page.keyboard.press('Delete');
  await button('仅保存').click();
  await expect.poll(async () => Object.keys((await api.call<SavedPage>(`/admin/platform/pagediy/info/${id}`)).value).length).toBe(11);
  await button('版本').click();
  const dialog = page.getByRole('dialog', { name: '历史版本' });
  await dialog.getByRole('list', { name: '版本' }).getByRole('button').nth(1).click();
  await dialog.getByRole('tab', { name: '差异' }).click();
  await dialog.getByRole('listitem').filter({ hasText: '文章列表' }).waitFor();
  await dialog.getByRole('button', { name: '恢复到此版本' }).click();
  await expect.poll(canvas).toEqual(built);
  await page.keyboard.press('Control+s');
  await expect.poll(async () => Object.keys((await api.call<SavedPage>(`/admin/platform/pagediy/info/${id}`)).value).length).toBe(12);
});
