import fc from '../property';
import { expect, test, vi } from 'vitest';
import { abbreviate } from '../../src/engine/format/abbreviate';
import { add, compare, divide, multiply, padDecimals, subtract, toFixed } from '../../src/engine/format/decimal';
import { moneyText } from '../../src/engine/format/money';
import { relativeTime, timeAgo, timestampText } from '../../src/engine/format/relativeTime';
import { tableHeight } from '../../src/engine/format/tableHeight';
import { cellText, fill, markOf } from '../../src/engine/format/template';
import { firstLeaf, flatten, pathTo } from '../../src/engine/routes/tree';
import { debounce, debounceDelay } from '../../src/engine/timing/debounce';

test('decimals are exact where floating point is not', () => {
  expect(add(0.1, 0.2)).toBe('0.3');
  expect(subtract('0.3', '0.1')).toBe('0.2');
  expect(multiply(0.7, 100)).toBe('70');
  expect(divide(0.3, 0.1)).toBe('3');
  expect(divide(1, 3)).toBe('0.33333333333333333333');
  expect(compare('10', '9.99')).toBeGreaterThan(0);
  expect(() => divide(1, 0)).toThrow('除数不能为0');
});

test('integers far beyond doubles add and multiply exactly', () => {
  const large = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n });
  fc.assert(fc.property(large, large, (left, right) => {
    expect(add(String(left), String(right))).toBe(String(left + right));
    expect(multiply(String(left), String(right))).toBe(String(left * right));
  }));
});

test.each([['12.3', 2, '12.30'], ['12.345', 2, '12.345'], ['-1', 0, '-1'], ['3', 2, '3.00'], ['00.5', 2, '00.50'], ['007', 0, '007'], ['x', 2, 'x']])('%s padded to %i decimals is %s', (text, scale, padded) => {
  expect(padDecimals(text, scale)).toBe(padded);
});
test('what has its decimals already stays as it is written', () => {
  const money = fc.tuple(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 99 })).map(([yuan, fen]) => `${yuan}.${String(fen).padStart(2, '0')}`);
  fc.assert(fc.property(money, (text) => toFixed(text, 2) === text));
  expect([toFixed('00.50', 2), toFixed('0', 2), toFixed('7', 0), toFixed('1.50', 1)]).toEqual(['0.50', '0.00', '7', '1.5']);
});
test('rounding is half up', () => expect([toFixed('1.005', 2), toFixed('2.675', 2)]).toEqual(['1.01', '2.68']));

test.each([['0', '0.00'], ['1234.5', '1,234.50'], ['-1234567.891', '-1,234,567.89'], ['999', '999.00'], ['', '']])('%s 元 is shown as %s', (value, text) => {
  expect(moneyText(value)).toBe(text);
});

test.each([[999, '999'], [1500, '1.5k'], [2.5e6, '2.5M'], [1e9, '1G'], [1e12, '1T'], [1e15, '1P'], [1e18, '1E'], [999_950, '1M'], [-1500, '-1.5k'], [0, '0']])(
  '%d is abbreviated %s', (value, text) => expect(abbreviate(value)).toBe(text));

const now = 1_700_000_000_000;
test.each([
  [0, '刚刚'], [29, '刚刚'], [30, '1分钟前'], [119, '1分钟前'], [3599, '59分钟前'], [3600, '1小时前'], [86_399, '23小时前'],
  [86_400, '1天前'], [2 * 86_400 - 1, '1天前'], [2 * 86_400, '2天前'], [-60, '刚刚'],
])('%i seconds ago is %s', (seconds, text) => {
  expect(timeAgo(now / 1000 - seconds, now)).toBe(text);
  expect(timeAgo(now - seconds * 1000, now)).toBe(text);
});
test('relative time turns to the written time after two days', () => {
  expect(relativeTime(now / 1000 - 90_000, now)).toBe('1天前');
  expect(relativeTime(now / 1000 - 2 * 86_400, now)).toBe('2023-11-13 06:13');
});
test('ten and thirteen digits show the same minute', () => {
  expect([1_700_000_000, 1_700_000_000_000].map(timestampText)).toEqual(['2023-11-15 06:13', '2023-11-15 06:13']);
});

const row: Record<string, string> = { id: '7', name: '华为', rate: '5', none: '' };
const textOf = (name: string): string => row[name] ?? '';
test.each([
  [{ name: 'name', template: '{name} | {id}' }, '华为', '华为 | 7'],
  [{ name: 'none', template: '{none}' }, '', '-'],
  [{ name: 'rate', suffix: '%' }, 5, '5%'],
  [{ name: 'rate', texts: { 5: '无门槛' } }, 5, '无门槛'],
  [{ name: 'none', empty: '暂无' }, '', '暂无'],
  [{ name: 'none' }, null, '-'],
])('the cell %j of %j reads %s', (column, value, text) => expect(cellText(column, { [column.name]: value }, textOf)).toBe(text));

test.each([
  [['上海市', '上海市', '浦东新区'], '上海市浦东新区'],
  [['江苏省', '南京市', '玄武区'], '江苏省南京市玄武区'],
  [['1', '1', ''], '11'],
  [['', '', '玄武区'], '玄武区'],
])('%j behind each other read %s', (parts, text) => expect(fill('{0}{1}{2}', (name) => parts[Number(name)]!)).toBe(text));

test.each([
  ['¥{0}', '12.00', '¥12.00'], ['¥{0}', '-1,234.50', '-¥1,234.50'], ['¥{0}', '0.00', '¥0.00'], ['¥{0}', '-0.00', '¥0.00'],
  ['-¥{0}', '12.00', '-¥12.00'], ['-¥{0}', '0.00', '¥0.00'], ['-¥{0}', '-1.00', '¥1.00'],
  ['+¥{0}', '12.00', '+¥12.00'], ['+¥{0}', '0.00', '¥0.00'], ['+¥{0}', '-12.00', '-¥12.00'],
  ['-¥{0}（{1}笔）', '0.00', '¥0.00（2笔）'], ['-¥{0}', '0.05', '-¥0.05'], ['-¥{0}', '***', '-¥***'], ['{1}-¥{0}', '0.00', '2-¥0.00'], ['¥{0}-¥{0}', '3.00', '¥3.00-¥3.00'], ['共-¥{0}', '3.00', '共-¥3.00'],
])('%s of the amount %s reads %s', (template, text, shown) => expect(fill(template, (name) => (name === '0' ? text : '2'))).toBe(shown));

test.each([
  ['[秒杀]{orderNo}', '[秒杀]'], ['{orderNo}', undefined], ['秒杀{orderNo}', undefined], ['[秒杀]{name}', undefined], ['[秒杀]{orderNo} 等', undefined], ['[{type}]{orderNo}', undefined], ['[秒杀]', undefined],
])('the mark of %s is %s', (template, mark) => expect(markOf(template, 'orderNo')).toBe(mark));

test('a table has the viewport less 100 and 93 pixels', () => expect([tableHeight(1000), tableHeight(100)]).toEqual([807, 0]));

test('a debounced call runs once, with the last arguments, 500 ms after the last call', () => {
  vi.useFakeTimers();
  try {
    const run = vi.fn();
    const debounced = debounce(run);
    debounced('a');
    vi.advanceTimersByTime(debounceDelay - 1);
    debounced('b');
    vi.advanceTimersByTime(499);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([['b']]);
    debounced('c');
    debounced.cancel();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

interface Entry { path: string; children?: Entry[] }
const menu: Entry[] = [
  { path: '/product', children: [{ path: '/product/list', children: [{ path: '/product/list/edit' }] }, { path: '/product/brand' }] },
  { path: '/order', children: [] },
];
test('nested routes are flattened, parents first', () => {
  expect(flatten(menu).map(({ path }) => path)).toEqual(['/product', '/product/list', '/product/list/edit', '/product/brand', '/order']);
});
test('the first leaf of a menu is its first screen', () => {
  expect(firstLeaf(menu)?.path).toBe('/product/list/edit');
  expect(firstLeaf(menu.slice(1))?.path).toBe('/order');
  expect(firstLeaf([])).toBeUndefined();
});
test('the path to an entry names its parents', () => {
  expect(pathTo(menu, ({ path }) => path === '/product/brand').map(({ path }) => path)).toEqual(['/product', '/product/brand']);
  expect(pathTo(menu, () => false)).toEqual([]);
});
