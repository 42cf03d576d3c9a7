import { describe, expect, test } from 'vitest';
import { allSections, reaches, testsOfProduct } from '../changed';

const sections = ['product', 'order'];

describe('a test of the built product runs for what it can reach', () => {
  test.each<[string, string, boolean]>([
    ["open('/product/brand')", 'schemas/product/brand.json', true],
    ["open('/product/brand')", 'src/console/screens/product/Stock.tsx', true],
    ["call('/admin/platform/product/list')", 'src/server/routes/product/index.ts', true],
    ["open('/product/brand')", 'schemas/order/order.json', false],
    ["open('/product/brand'); open('/order/list')", 'src/server/routes/order/index.ts', true],
    ['for (const list of lists) open(list)', 'schemas/order/order.json', true],
    ["open('/product/brand')", 'schemas/enumerations/orderState.json', true],
    ["open('/product/brand')", 'schemas/menu.json', true],
    ["open('/product/brand')", 'src/console/resource/ListView.tsx', true],
    ["open('/product/brand')", 'src/console/screens/pages.ts', true],
    ["open('/product/brand')", 'src/server/resources/door/save.ts', true],
    ["open('/product/brand')", 'tests/e2e/helper.ts', true],
    ["open('/product/brand')", 'tests/e2e/order.test.ts', false],
    ["open('/product/brand')", 'tests/engine/json.test.ts', false],
    ["open('/product/brand')", 'src/server/README.md', false],
  ])('%s, %s: %s', (test, path, expected) => {
    expect(reaches(test, path, sections)).toBe(expected);
  });
});

test('sections and tests are found on the disk', () => {
  expect(allSections()).toEqual(expect.arrayContaining(['product', 'order', 'signIn', 'dashboard']));
  expect(allSections()).not.toContain('enumerations');
  expect(testsOfProduct()).toEqual(expect.arrayContaining(['tests/e2e/lists.test.ts', 'tests/server/kill.test.ts', 'tests/three-processes.test.ts', 'tests/books.test.ts']));
  expect(testsOfProduct()).not.toContain('tests/interface.test.ts');
});
