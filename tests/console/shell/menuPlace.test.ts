// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { MenuNode } from '../../../src/console/data/menu/menus';
import { greeting } from '../../../src/console/screens/dashboard/index';
import { isFullScreen, leaves, placeOf, routeAt } from '../../../src/console/data/menu/menuPlace';
import { reEntered } from '../../../src/console/data/menu/paths';

const screen = (id: number, path: string): MenuNode => ({ id, title: path, icon: '', path, menuType: 'C', children: [] });
const directory = (id: number, path: string, children: MenuNode[]): MenuNode => ({ ...screen(id, path), menuType: 'M', children });
const menu = [screen(1, '/dashboard'), directory(2, '/a', [screen(3, '/a/b'), directory(4, '/a/c', [screen(5, '/a/c/list'), screen(6, '/a/b/more')])])];

describe('the place of an address', () => {
  it.each([
    ['/dashboard', [1]],
    ['/a/b', [2, 3]],
    ['/a/c/list', [2, 4, 5]],
    ['/a/b/7', [2, 3]],
    ['/a/b/more/7', [2, 4, 6]],
    ['/a/bc', []],
    ['/a', []],
  ])('%s lies at %j', (path, ids) => {
    expect(placeOf(menu, path).map(({ id }) => id)).toEqual(ids);
  });

  it('screens are the leaves, in reading order', () => {
    expect(leaves(menu).map(({ id }) => id)).toEqual([1, 3, 5, 6]);
  });
});

describe('a screen stands without menu and header where its own route says so', () => {
  it.each([
    ['/marketing/seckill/list/7', true],
    ['/page/design/creatDevise/7', true],
    // Fits the pattern of the first one too.
    ['/marketing/seckill/list/queue', false],
    ['/product/brand', false],
    ['/404', false],
  ])('%s: %s', (path, expected) => {
    expect(isFullScreen(routeAt(path))).toBe(expected);
  });
});

describe("the greeting follows the shop's clock", () => {
  it.each([['02:00', '夜深了'], ['08:00', '早上好'], ['12:00', '中午好'], ['15:00', '下午好'], ['21:00', '晚上好']])('%s %s', (time, words) => {
    expect(greeting(new Date(`2026-03-01T${time}:00+08:00`))).toBe(words);
  });
});

it.each([['/redirect/product/brand', '/product/brand'], ['/redirect//product/brand', '/product/brand'], ['/redirect/', '/'], ['/redirect', '/'], ['/redirected', '/redirected']])('%s re-enters %s', (address, path) => {
  expect(reEntered(address)).toBe(path);
});
