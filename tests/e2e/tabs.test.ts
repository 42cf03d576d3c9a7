/** The history tabs: what they remember, how they close and move, and that nothing half done is lost by going elsewhere. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { drag, openSignedIn, signIn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { product, browser, api, watched, page } = {} as OnPage;
usePage((open) => { ({ product, browser, api, watched, page } = open); });
beforeEach(async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await forget(page);
});

/** Makes the profile fresh, but for a menu that is one tree whose branches stay open. An address without scripts, so that nothing is written meanwhile. */
async function forget(on: Page, themeConfig: object = {}): Promise<void> {
  await on.goto('/healthz');
  await on.evaluate((config) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('layout', '"defaults"');
    localStorage.setItem('themeConfig', config);
  }, JSON.stringify({ uniqueOpened: false, ...themeConfig }));
}

const bar = () => page.getByRole('tablist', { name: '历史菜单' });
const tab = (name: string | RegExp) => bar().getByRole('tab', { name });
const titles = () => bar().getByRole('tab').locator('.tab-title').allTextContents();
const shown = () => bar().getByRole('tab', { selected: true }).locator('.tab-title').textContent();
const content = () => page.getByRole('tabpanel');
const menu = () => page.getByRole('navigation', { name: '主菜单' });
const rows = (within: Locator = content()) => within.getByRole('rowheader');
const question = () => page.getByRole('alertdialog', { name: '系统提示' });

const addresses: Record<string, string> = {
  品牌管理: '/product/brand', 商品分类: '/product/category', 保障服务: '/product/guarantee', 文章管理: '/marketing/content/articleManager', 商户分类: '/merchant/classify',
};

async function start(on = page): Promise<void> {
  await on.goto('/dashboard');
  await on.getByRole('tablist', { name: '历史菜单' }).waitFor();
}

/** Goes to screens as a link does, without a load. */
async function visit(...names: string[]): Promise<void> {
  for (const name of names) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, addresses[name]!);
    await expect.poll(shown).toBe(name);
    await rows().first().waitFor();
  }
}

/** Opens a screen by its menu entry, as a person does. */
async function pick(...names: string[]): Promise<void> {
  for (const name of names.slice(0, -1)) {
    const branch = menu().getByRole('button', { name, exact: true });
    if (await branch.getAttribute('aria-expanded') === 'false') await branch.click();
  }
  await menu().getByRole('link', { name: names.at(-1)!, exact: true }).click();
  await expect.poll(shown).toBe(names.at(-1));
  await rows().first().waitFor();
}

async function choose(on: string | RegExp, item: string): Promise<void> {
  await tab(on).click({ button: 'right' });
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('every screen becomes a tab with its title and query, and a reload finds them again', async () => {
  await start();
  await pick('商品', '品牌管理');
  await pick('营销', '内容', '文章管理');
  await pick('商户', '商户分类');
  await page.goto('/marketing/content/articleCreat/1');
  await tab('编辑文章 ID:1').waitFor();
  await page.goto('/product/brand?name=%E5%8D%8E');
  await expect.poll(titles).toEqual(['主页', '品牌管理', '文章管理', '商户分类', '编辑文章 ID:1']);
  await tab('文章管理').click();
  await page.waitForURL('**/articleManager');
  await tab('品牌管理').click();
  await page.waitForURL('**/product/brand?name=%E5%8D%8E');
  await page.reload();
  await expect.poll(titles).toEqual(['主页', '品牌管理', '文章管理', '商户分类', '编辑文章 ID:1']);
  expect(await shown()).toBe('品牌管理');
  await expect.poll(() => page.title()).toMatch(/^品牌管理 - /);
});

describe('going to another tab and back', () => {
  test('keeps typed input, selection, filters, the open drawer and both scroll positions, and asks nothing', async () => {
    await start();
    await visit('文章管理');
    await content().getByRole('button', { name: '添加文章' }).click();
    await tab('添加文章').waitFor();
    await tab('文章管理').click();
    await rows().first().waitFor();
    await content().getByRole('checkbox').nth(2).check();
    // As far down as the list goes, which depends on how many rows are in sight.
    const scrolled = await page.evaluate(() => { const scroll = document.querySelector('[role=tabpanel]:not([style*="none"]) .lt-scroll')!; scroll.scrollTop = 120; return scroll.scrollTop; });
    expect(scrolled).toBeGreaterThan(0);
    await tab('添加文章').click();
    await content().getByRole('textbox', { name: '标题', exact: true }).fill('写了一半的标题');
    await page.evaluate(() => window.scrollTo(0, 300));
    await tab('文章管理').click();
    await rows().first().waitFor();
    expect(await content().getByRole('checkbox').nth(2).isChecked()).toBe(true);
    expect(await page.evaluate(() => document.querySelector('[role=tabpanel]:not([style*="none"]) .lt-scroll')!.scrollTop)).toBe(scrolled);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await tab(/添加文章/).click();
    await expect.poll(() => content().getByRole('textbox', { name: '标题', exact: true }).inputValue()).toBe('写了一半的标题');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    expect(await question().count()).toBe(0);
    expect(await tab(/添加文章/).textContent()).toContain('有未保存的内容');
  });

  test('keeps a dialog with what was typed in it', async () => {
    await start();
    await visit('商户分类', '品牌管理');
    await content().getByRole('button', { name: '添加品牌' }).click();
    await page.getByRole('dialog').getByLabel('品牌名称').fill('未完');
    await page.keyboard.press('Alt+PageUp');
    await expect.poll(shown).toBe('商户分类');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Alt+PageDown');
    await expect.poll(() => page.getByRole('dialog').getByLabel('品牌名称').inputValue()).toBe('未完');
  });

  test('shows what another tab changed meanwhile, without an empty table in between', async () => {
    await start();
    await visit('商户分类', '品牌管理');
    await tab('商户分类').click();
    await rows().first().waitFor();
    const [first] = await rows().allTextContents();
    const { list } = await api.call<{ list: { id: number; name: string; handlingFee: number }[] }>('/admin/platform/merchant/category/list?page=1&limit=20');
    await tab('品牌管理').click();
    await api.call('/admin/platform/merchant/category/update', { ...list.find(({ name }) => name === first)!, name: `${first}甲` });
    await page.evaluate(() => {
      const seen = window as unknown as { emptied: boolean };
      seen.emptied = false;
      const table = document.querySelector('[id="screen:/merchant/classify"] table')!;
      new MutationObserver(() => { seen.emptied ||= table.querySelector('tbody th') === null; }).observe(table, { childList: true, subtree: true });
    });
    await tab('商户分类').click();
    await rows().filter({ hasText: `${first}甲` }).waitFor();
    expect(await page.evaluate(() => (window as unknown as { emptied: boolean }).emptied)).toBe(false);
  });

  test('a screen out of sight neither asks nor listens', async () => {
    const own = await openSignedIn(browser, product.url, api.token);
    const hidden = own.page;
    await hidden.goto('/product/brand');
    await hidden.getByRole('rowheader').first().waitFor();
    await hidden.getByRole('tab', { name: '主页' }).click();
    await hidden.getByRole('heading', { level: 1 }).waitFor();
    const asked: string[] = [];
    hidden.on('request', (request) => asked.push(request.url()));
    await hidden.clock.install();
    await hidden.clock.fastForward(60_000);
    await hidden.keyboard.press('n');
    expect(await hidden.getByRole('dialog').count()).toBe(0);
    expect(asked.filter((url) => url.includes('brand'))).toEqual([]);
    own.expectClean();
    await own.context.close();
  });
});

describe('closing', () => {
  test('the menu closes others, left, right and all, never the home tab; the middle button and Delete close one', async () => {
    await start();
    await visit('品牌管理', '商品分类', '保障服务', '文章管理', '商户分类');
    await choose('商品分类', '关闭左侧');
    expect(await titles()).toEqual(['主页', '商品分类', '保障服务', '文章管理', '商户分类']);
    await choose('文章管理', '关闭右侧');
    await expect.poll(shown).toBe('文章管理');
    await tab('保障服务').click({ button: 'middle' });
    expect(await titles()).toEqual(['主页', '商品分类', '文章管理']);
    expect(await tab('主页').locator('.tab-close').count()).toBe(0);
    await tab('主页').click({ button: 'right' });
    await expect.poll(() => page.getByRole('menuitem', { name: '关闭', exact: true }).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
    await choose('商品分类', '关闭其他');
    await expect.poll(shown).toBe('商品分类');
    await tab('商品分类').press('Delete');
    await page.waitForURL('**/dashboard');
    await visit('品牌管理', '商品分类');
    await page.getByRole('button', { name: '标签页操作' }).click();
    await page.getByRole('menuitem', { name: '关闭全部' }).click();
    await page.waitForURL('**/dashboard');
    expect(await titles()).toEqual(['主页']);
  });

  test('unsaved input asks first, shows what it is about, and leaves a draft', async () => {
    await start();
    await visit('文章管理');
    await content().getByRole('button', { name: '添加文章' }).click();
    await content().getByRole('textbox', { name: '标题', exact: true }).fill('不想丢的标题');
    await tab('文章管理').click();
    await rows().first().waitFor();
    await tab(/添加文章/).locator('.tab-close').click();
    await question().getByText('“添加文章”中有未保存的内容').waitFor();
    expect(await shown()).toBe('添加文章');
    await question().getByRole('button', { name: '取消' }).click();
    await expect.poll(() => content().getByRole('textbox', { name: '标题', exact: true }).inputValue()).toBe('不想丢的标题');
    await page.keyboard.press('Alt+w');
    await question().getByRole('button', { name: '确定' }).click();
    await expect.poll(titles).toEqual(['主页', '文章管理']);
    await content().getByRole('button', { name: '添加文章' }).click();
    await content().getByRole('button', { name: '恢复' }).click();
    await expect.poll(() => content().getByRole('textbox', { name: '标题', exact: true }).inputValue()).toBe('不想丢的标题');
  });

  test('signing out empties the list', async () => {
    await watched.context.clearCookies();
    await signIn(page);
    await visit('品牌管理');
    await page.getByRole('button', { name: '超级管理员' }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await question().getByRole('button', { name: '确定' }).click();
    await page.waitForURL('**/login**');
    expect(await page.evaluate(() => localStorage.getItem('tagsViewList'))).toBeNull();
    await signIn(page);
    await expect.poll(titles).toEqual(['主页']);
    await watched.context.addCookies([{ name: 'Java-platformToken', value: api.token, url: product.url }]);
  });
});

test('a tab changes its place by dragging, by keys and by the menu', async () => {
  await start();
  await visit('品牌管理', '商品分类', '保障服务');
  await page.locator('.tab[data-movable]').first().waitFor();
  const from = (await tab('保障服务').boundingBox())!;
  const to = (await tab('品牌管理').boundingBox())!;
  const makesRoom = () => expect.poll(() => tab('品牌管理').evaluate((each) => each.style.transform)).toMatch(/translateX\([1-9]/);
  await drag(page, { x: from.x + 20, y: from.y + 15 }, { x: to.x + 10, y: to.y + 15 }, makesRoom);
  await expect.poll(titles).toEqual(['主页', '保障服务', '品牌管理', '商品分类']);
  await tab('保障服务').focus();
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Control+Shift+ArrowRight');
  expect(await titles()).toEqual(['主页', '品牌管理', '商品分类', '保障服务']);
  expect(await tab('保障服务').evaluate((element) => element === document.activeElement)).toBe(true);
  await choose('保障服务', '向左移动');
  expect(await titles()).toEqual(['主页', '品牌管理', '保障服务', '商品分类']);
});

test('the keyboard reaches every tab, its menu and what the menu offers', async () => {
  await start();
  await visit('品牌管理', '商品分类');
  await tab('商品分类').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(shown).toBe('品牌管理');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menu', { name: '品牌管理：标签页操作' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const out = page.getByRole('button', { name: '退出全屏' });
  await out.waitFor();
  expect(await menu().isVisible()).toBe(false);
  expect(await rows().first().isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await out.waitFor({ state: 'detached' });
  expect(await menu().isVisible()).toBe(true);
});

test('刷新 starts the screen anew, a menu entry too; an address entered for the first time begins at the top', async () => {
  await start();
  await visit('文章管理');
  await content().getByRole('checkbox').nth(1).check();
  await choose('文章管理', '刷新');
  await rows().first().waitFor();
  await expect.poll(() => content().getByRole('checkbox').nth(1).isChecked()).toBe(false);
  await page.goto('/gallery/specimen/edit/1');
  await page.getByLabel('标本名称').waitFor();
  await page.evaluate(() => window.scrollTo(0, 200));
  await pick('商品', '品牌管理');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the bar scrolls when it is full, and holds the shown tab in sight', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  await start();
  await visit('品牌管理', '商品分类', '保障服务', '商户分类', '文章管理');
  const left = () => bar().evaluate((element) => element.scrollLeft);
  await expect.poll(left).toBeGreaterThan(0);
  const before = await left();
  await page.getByRole('button', { name: '向左滚动标签页' }).click();
  await expect.poll(left).toBe(Math.max(0, before - 300));
  expect(await violations(page, { within: '.frame-top' })).toEqual([]);
});

test.each(['card', 'fluid', 'smooth'])('no accessibility violation with %s', async (tagsStyle) => {
  await forget(page, { tagsStyle });
  await start();
  await visit('品牌管理', '文章管理');
  await tab('品牌管理').click({ button: 'right' });
  await page.getByRole('menu').waitFor();
  expect(await violations(page, { within: '.frame-top' })).toEqual([]);
});

test('/redirect leads to its path with the query and starts it anew; unknown addresses and /401 say so and lead back', async () => {
  await page.goto('/redirect/marketing/content/articleManager?author=x');
  await page.waitForURL('**/marketing/content/articleManager?author=x');
  await expect.poll(titles).toEqual(['主页', '文章管理']);
  await page.goto('/nothing/here');
  await page.waitForURL('**/404');
  await page.getByRole('heading', { name: '页面不存在' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '回到主页' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/401');
  await page.getByRole('heading', { name: '没有访问权限' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^没有访问权限 - /);
  await page.getByRole('button', { name: '回到主页' }).click();
  await expect.poll(titles).toEqual(['主页', '文章管理']);
});
