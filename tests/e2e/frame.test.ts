/** The frame around the screens: four layouts, nine themes, menus by pointer and key, the theme drawer, what is remembered. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, openSignedIn, pictureOnFailure, violations } from './helper';
import { type OnPage, usePages } from './prelude';

let { product, browser, api, watched, page } = {} as OnPage;
usePages((open) => { ({ product, browser, api, watched, page } = open); });

const list = '/product/brand';
const nav = (name: string) => page.getByRole('navigation', { name });
const drawer = () => page.getByRole('dialog', { name: '主题编辑' });
const layouts = { columns: '分栏', defaults: '默认', classic: '经典', transverse: '横向' } as const;
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent);
const variable = (name: string) => page.evaluate((each) => getComputedStyle(document.documentElement).getPropertyValue(each).trim(), name);
const filterOf = (selector: string) => page.locator(selector).first().evaluate((element) => getComputedStyle(element).filter);
const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;

async function show(path = list): Promise<void> {
  await page.goto(path);
  await page.getByRole('rowheader').or(page.getByRole('heading', { level: 1 })).first().waitFor();
}
async function openDrawer(): Promise<void> {
  await page.getByRole('button', { name: '布局配置' }).click();
  await drawer().waitFor();
}
async function choose(layout: keyof typeof layouts): Promise<void> {
  await openDrawer();
  await drawer().getByRole('button', { name: layouts[layout], exact: true }).click();
  await drawer().waitFor({ state: 'detached' });
}
async function chooseTheme(name: string): Promise<void> {
  await drawer().getByRole('combobox', { name: '主题' }).click();
  await drawer().getByRole('option', { name }).click();
}
const toggle = (name: string) => drawer().getByRole('switch', { name, exact: true });

describe('layouts', () => {
  test('a fresh profile has columns: the sections, and beside them what the current one holds', async () => {
    await show();
    const [sections, children] = [await nav('主菜单').boundingBox(), await nav('商品').boundingBox()];
    expect(sections!.x).toBe(0);
    expect(children!.x).toBeGreaterThanOrEqual(sections!.width);
    expect(await nav('商品').getByRole('link', { name: '品牌管理' }).getAttribute('aria-current')).toBe('page');
    expect(await nav('主菜单').getByRole('link', { name: '商品' }).getAttribute('aria-current')).toBe('true');
    expect(await violations(page)).toEqual([]);
  });

  test('each applies at once, and what was half typed stays', async () => {
    await show();
    await page.getByRole('textbox', { name: '品牌名称' }).fill('半句');
    for (const layout of ['defaults', 'classic', 'transverse', 'columns'] as const) {
      await choose(layout);
      await page.locator(`.frame-${layout}`).waitFor();
      expect(await focused()).toBe('布局配置');
      expect(await page.getByRole('textbox', { name: '品牌名称' }).inputValue()).toBe('半句');
      expect(await violations(page)).toEqual([]);
      const [header, main] = [await boxOf('header'), await boxOf('main')];
      const spans = layout === 'classic' || layout === 'transverse';
      expect(header.x === 0 && header.width === 1280).toBe(spans);
      expect(main.x === 0).toBe(layout === 'transverse');
      if (layout === 'classic') expect((await nav('商品').boundingBox())!.y).toBeGreaterThanOrEqual(header.height);
      if (layout === 'defaults') expect(await nav('主菜单').getByRole('button', { name: '商品' }).getAttribute('aria-expanded')).toBe('true');
    }
  });

  test('below 1000 px it is the default one with its menu off the canvas, and the chosen one comes back', async () => {
    await page.setViewportSize({ width: 999, height: 800 });
    await show();
    await page.locator('.frame-defaults').waitFor();
    expect(await nav('主菜单').count()).toBe(0);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await nav('主菜单').getByRole('link', { name: '保障服务' }).click();
    await page.waitForURL('**/product/guarantee');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.locator('.frame-columns').waitFor();
    await nav('商品').waitFor();
  });

  test('full-screen pages stand alone', async () => {
    await page.goto('/401');
    await page.getByRole('heading', { name: '没有访问权限' }).waitFor();
    expect(await page.getByRole('banner').count() + await page.getByRole('navigation').count()).toBe(0);
  });
});

describe('menus', () => {
  test('are kept in the browser and asked for once in ten navigations', async () => {
    let asked = 0;
    page.on('request', (request) => { if (request.url().includes('getMenus')) asked += 1; });
    await show();
    for (let round = 0; round < 5; round += 1) {
      for (const [name, path] of [['保障服务', '/product/guarantee'], ['品牌管理', list]] as const) {
        await nav('商品').getByRole('link', { name }).click();
        await page.waitForURL(`**${path}`);
      }
    }
    expect(asked).toBe(1);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('menuList')!).map(({ title }: { title: string }) => title))).toContain('商品');
  });

  test('what another console kept under the same names stops nothing', async () => {
    await page.goto('/healthz');
    await page.evaluate(() => {
      const shapes = { menuList: [{ id: 1, name: '商品', childList: [null] }], tagsViewList: [{ path: 5 }], themeConfig: [1], layout: {}, siteName: [], siteLogos: 3, loginPicture: [], frontDomain: {}, errorLog: {}, keptAnswers: [] };
      for (const [name, shape] of Object.entries(shapes)) localStorage.setItem(name, JSON.stringify(shape));
      document.cookie = 'size=%zz; Path=/';
    });
    await show();
    await nav('商品').getByRole('link', { name: '品牌管理' }).waitFor();
    expect(await page.title()).toMatch(/^品牌管理 - ./);
  });

  test('a form page marks its list, and is the last crumb', async () => {
    await page.goto('/marketing/content/articleCreat/1');
    const crumbs = nav('面包屑').getByRole('listitem');
    await crumbs.nth(3).waitFor();
    await expect.poll(() => crumbs.allTextContents()).toEqual(['营销', '内容', '文章管理', expect.stringMatching(/^编辑文章/)]);
    await nav('营销').getByRole('link', { name: '文章管理', exact: true }).and(page.locator('[aria-current=page]')).waitFor();
    await nav('面包屑').getByRole('link', { name: '文章管理' }).click();
    await page.waitForURL('**/articleManager');
    await expect.poll(() => crumbs.allTextContents()).toEqual(['营销', '内容', '文章管理']);
  });

  test('as an accordion one branch is open at a time', async () => {
    await show();
    await choose('defaults');
    const [product, marketing] = ['商品', '营销'].map((name) => nav('主菜单').getByRole('button', { name }));
    await marketing!.click();
    expect([await product!.getAttribute('aria-expanded'), await marketing!.getAttribute('aria-expanded')]).toEqual(['false', 'true']);
    await openDrawer();
    await toggle('菜单手风琴').click();
    await page.keyboard.press('Escape');
    await product!.click();
    expect([await product!.getAttribute('aria-expanded'), await marketing!.getAttribute('aria-expanded')]).toEqual(['true', 'true']);
  });

  test('collapsed, sections unfold beside their icons, by key too', async () => {
    await show();
    await choose('defaults');
    await page.getByRole('button', { name: '收起菜单' }).click();
    expect((await boxOf('.side')).width).toBe(64);
    const section = nav('主菜单').getByRole('button', { name: '商品' });
    await section.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toBe('商品列表');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('商品分类');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('商品');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('商品列表');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/product/tag');
    await expect.poll(() => section.getAttribute('aria-expanded')).toBe('false');
    await section.hover();
    await nav('主菜单').getByRole('link', { name: '商品分类' }).click();
    await page.waitForURL('**/product/category');
    await page.reload();
    await page.getByRole('button', { name: '展开菜单' }).waitFor();
    expect((await watched.context.cookies()).find(({ name }) => name === 'sidebarStatus')?.value).toBe('0');
  });

  test('on top, what does not fit lies behind 更多', async () => {
    await page.setViewportSize({ width: 1900, height: 800 });
    await show();
    await choose('transverse');
    await nav('主菜单').getByRole('button', { name: '商户' }).waitFor();
    await page.setViewportSize({ width: 1000, height: 800 });
    const more = nav('主菜单').getByRole('button', { name: '更多' });
    await more.waitFor();
    await nav('主菜单').getByRole('button', { name: '商户' }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1000);
    await more.focus();
    await page.keyboard.press('ArrowDown');
    await nav('主菜单').getByRole('link', { name: '商户分类' }).press('Enter');
    await page.waitForURL('**/merchant/classify');
    await expect.poll(() => more.getAttribute('data-inside')).toBe('true');
  });
});

describe('header', () => {
  test('re-enters the screen, toggles the full screen, leads out of the session and back', async () => {
    await show();
    await page.getByRole('textbox', { name: '品牌名称' }).fill('忘掉');
    await page.getByRole('banner').getByRole('button', { name: '刷新' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: '品牌名称' }).inputValue()).toBe('');
    expect(new URL(page.url()).pathname).toBe(list);

    await page.getByRole('button', { name: '开全屏' }).click();
    await page.getByRole('button', { name: '关全屏' }).click();
    await page.getByRole('button', { name: '开全屏' }).waitFor();

    await page.getByRole('button', { name: '菜单搜索' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');

    expect(await page.getByRole('banner').getByText('平台', { exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: '超级管理员' }).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    await page.waitForURL('**/operation/maintain/user/password');
    await expect.poll(() => page.title()).toMatch(/^修改密码 - /);
    await page.getByRole('button', { name: '超级管理员' }).click();
    await page.getByRole('menuitem', { name: '个人中心' }).click();
    await page.waitForURL('**/operation/maintain/user/users');
    await expect.poll(() => page.title()).toMatch(/^个人中心 - /);
  });

  test('stays above, or scrolls away by preference', async () => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await show('/dashboard');
    const top = async () => {
      await page.mouse.move(900, 300);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      return (await boxOf('header')).y;
    };
    expect(await top()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await openDrawer();
    await toggle('固定顶栏').click();
    await page.keyboard.press('Escape');
    expect(await top()).toBeLessThan(-50);
  });
});

describe('theme drawer', () => {
  test('is 320 px wide, accessible, and turns parts of the frame on and off', async () => {
    await show();
    await openDrawer();
    expect((await drawer().boundingBox())!.width).toBe(320);
    expect(await violations(page)).toEqual([]);
    for (const [name, selector] of [['面包屑', '.breadcrumb'], ['页脚', '.frame-footer']] as const) {
      expect(await page.locator(selector).count()).toBe(1);
      await toggle(name).click();
      await expect.poll(() => page.locator(selector).count()).toBe(0);
      await toggle(name).click();
    }
    await toggle('面包屑图标').click();
    await expect.poll(() => page.locator('.breadcrumb svg').count()).toBe(2);
    await toggle('菜单水平折叠').click();
    await expect.poll(() => page.locator('.side').count()).toBe(1);
    await drawer().getByRole('button', { name: '默认', exact: true }).click();
    await openDrawer();
    await toggle('侧边栏 Logo').click();
    await expect.poll(() => page.locator('.site-mark').count()).toBe(0);
  });

  test('styles change what is seen: highlight, sections, sizes', async () => {
    await show();
    await openDrawer();
    const style = (selector: string, name: string) => page.locator(selector).first().evaluate((element, each) => getComputedStyle(element).getPropertyValue(each), name);
    const marked = '.rail-entry[aria-current]';
    expect([await style(marked, 'border-radius'), await style(marked, 'flex-direction')]).toEqual(['0px', 'row']);
    await drawer().getByRole('radio', { name: '圆角' }).check();
    await drawer().getByRole('radio', { name: '垂直' }).check();
    expect([await style(marked, 'border-radius'), await style(marked, 'flex-direction')]).toEqual(['12px', 'column']);
    for (const [name, size, height] of [['标准', 'small', 36], ['宽松', 'medium', 40], ['紧凑', 'mini', 32]] as const) {
      await drawer().getByRole('radio', { name, exact: true }).check();
      expect(Math.round((await page.locator('main').getByRole('button', { name: '查询', includeHidden: true }).boundingBox())!.height)).toBe(height);
      expect((await watched.context.cookies()).find((cookie) => cookie.name === 'size')?.value).toBe(size);
    }
  });

  test('everything chosen is there again after a reload, before anything is painted; reset makes the profile fresh', async () => {
    // A script that runs first stays with its page.
    ({ page } = await openSignedIn(browser, product.url, api.token));
    pictureOnFailure(page);
    await page.addInitScript(() => {
      new PerformanceObserver((entries) => {
        // Whether the page still loads is no choice of hers.
        for (const { name } of entries.getEntries()) if (name === 'first-paint') (window as unknown as { painted: object }).painted = { ...document.documentElement.dataset, loading: undefined };
      }).observe({ type: 'paint', buffered: true });
    });
    await show();
    const kept = () => page.evaluate(() => ({
      layout: localStorage.getItem('layout'), themeConfig: JSON.parse(localStorage.getItem('themeConfig')!) as object,
      cookies: document.cookie.split('; ').filter((cookie) => /^(size|sidebarStatus)=/.test(cookie)).sort(),
    }));
    const fresh = await kept();
    expect(fresh).toMatchObject({ layout: '"columns"', themeConfig: { theme: '#409EFF', sideTheme: '' }, cookies: ['sidebarStatus=1', 'size=mini'] });
    await choose('defaults');
    await openDrawer();
    await chooseTheme('红白');
    for (const name of ['菜单水平折叠', '菜单手风琴', '固定顶栏', '侧边栏 Logo', '面包屑', '面包屑图标', '历史菜单', '页脚', '色弱模式']) await toggle(name).click();
    for (const name of ['宽松', '左滑', '圆角']) await drawer().getByRole('radio', { name, exact: true }).check();
    const chosen = await kept();
    await page.reload();
    await page.getByRole('button', { name: '布局配置' }).waitFor();
    expect(await kept()).toEqual(chosen);
    expect(await page.evaluate(() => (window as unknown as { painted: object }).painted)).toEqual({
      theme: 'theme-8', size: 'medium', filter: 'invert', highlight: 'round', animation: 'slide-left', first: 'defaults', firstCollapsed: '',
    });
    await openDrawer();
    expect(await drawer().getByRole('switch', { checked: true }).count()).toBe(3);
    await drawer().getByRole('button', { name: '一键恢复默认' }).click();
    expect(await kept()).toEqual(fresh);
    await page.locator('.frame-columns').waitFor();
  });

  test('copies the configuration as JSON', async () => {
    await watched.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await show();
    await openDrawer();
    await drawer().getByRole('button', { name: '一键复制配置' }).click();
    await page.getByText('配置复制成功').waitFor();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({ layout: 'columns', theme: '#409EFF', size: 'mini' });
  });
});

describe('themes', () => {
  test('each brings its printed colour and can be read', async () => {
    await show('/product/guarantee');
    expect(await variable('--ui-primary')).toBe('#409eff');
    await openDrawer();
    for (const [name, colour] of [
      ['蓝黑', '#0256ff'], ['蓝白', '#0256ff'], ['绿黑', '#41b584'], ['绿白', '#41b584'], ['紫黑', '#6954f0'], ['紫白', '#6954f0'], ['红黑', '#f34d37'], ['红白', '#f34d37'], ['渐变', '#0256ff'],
    ] as const) {
      await chooseTheme(name);
      expect(await variable('--ui-primary')).toBe(colour);
      await page.keyboard.press('Escape');
      expect(await violations(page)).toEqual([]);
      await openDrawer();
    }
  });

  test('grey and colour-weak mode reach what lies above the page, and leave what is fixed where it was', async () => {
    await show();
    await openDrawer();
    await toggle('色弱模式').click();
    expect([await filterOf('html'), await filterOf('dialog'), await filterOf('.notices')]).toEqual(['invert(0.8)', 'invert(0.8)', 'invert(0.8)']);
    await toggle('灰色模式').click();
    expect([await filterOf('html'), await filterOf('dialog')]).toEqual(['grayscale(1)', 'grayscale(1)']);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.evaluate(() => window.scrollTo(0, 150));
    await page.getByRole('button', { name: '超级管理员' }).click();
    const [button, menu] = [await boxOf('.header-account'), await boxOf('.ui-menu-popup')];
    expect(Math.abs(menu.y - button.y - button.height)).toBeLessThan(8);
    expect((await boxOf('header')).y).toBe(0);
  });

  test('the sign-in page wears them too', async () => {
    await show();
    await openDrawer();
    await chooseTheme('紫黑');
    await watched.context.clearCookies({ name: 'Java-platformToken' });
    await page.goto('/login');
    await page.getByRole('button', { name: '登录' }).waitFor();
    expect(await variable('--ui-primary')).toBe('#6954f0');
    expect(await violations(page)).toEqual([]);
  });
});

describe('page transition', () => {
  const nameOf = (on: Page) => on.locator('.screen').last().evaluate((element) => getComputedStyle(element).animationName);

  test('three of them, and none for whoever wants no motion', async () => {
    await show();
    expect(await nameOf(page)).toBe('none');
    const moving = await openPage(browser, product.url, undefined, 'no-preference');
    await moving.context.addCookies([{ name: 'Java-platformToken', value: api.token, url: product.url }]);
    for (const [animation, keyframes] of [['opacity', 'screen-opacity'], ['slide-left', 'screen-left'], ['slide-right', 'screen-right']]) {
      await moving.page.addInitScript((each) => localStorage.setItem('themeConfig', JSON.stringify({ animation: each })), animation);
      await moving.page.goto(list);
      await moving.page.getByRole('rowheader', { name: '华为' }).waitFor();
      expect(await nameOf(moving.page)).toBe(keyframes);
    }
    moving.expectClean();
    await moving.context.close();
  });
});
