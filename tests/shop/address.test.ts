/** Which page an address shows, and where paths of the mobile shop lead. */
import { expect, it } from 'vitest';
import { linkAddress, pageIdAt } from '../../src/shop/address';

it.each([['/shop/', 0], ['/shop', 0], ['/shop/page/12', 12], ['/shop/page/12/', 12], ['/shop/page/x', undefined], ['/shop/else', undefined]])('%s shows page %s', (path, id) => {
  expect(pageIdAt(path)).toBe(id);
});

const shop = 'https://m.example.cn';
it.each([
  ['/pages/index/index', shop, '/shop/'],
  ['/pages/activity/small_page/index?id=7', shop, '/shop/page/7'],
  ['/pages/goods/goods_details/index?id=3&mt=0', shop, `${shop}/pages/goods/goods_details/index?id=3&mt=0`],
  ['/pages/goods/goods_details/index?id=3&mt=0', '', undefined],
  ['https://example.com/a', '', 'https://example.com/a'],
  ['javascript:alert(1)', shop, undefined],
  ['//example.com', shop, undefined],
  ['data:text/html,x', shop, undefined],
  ['', shop, undefined],
])('%s with the shop at "%s" leads to %s', (path, at, wanted) => {
  expect(linkAddress(path, at)).toBe(wanted);
});
