// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Chart } from '../../src/ui/chart/Chart';
import { dashOf } from '../../src/ui/chart/Marker';
import { Ring } from '../../src/ui/chart/Ring';
import { moneyText } from '../../src/engine/format/money';
import { violations } from './axe';

afterEach(cleanup);
vi.mock('../../src/ui/chart/Drawing', () => ({ default: () => { throw new Error('no such file'); } }));

const chart = <Chart kind="lines" label="每天的订单" axis="日期" series={[{ name: '订单' }, { name: '销售额', right: true, text: moneyText }]} rows={[{ label: '2026-01-01', values: [3, 1234.5] }, { label: '2026-01-02', values: [0, null] }]} />;
const cells = () => within(screen.getByRole('table')).getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
const figures = [['日期', '订单', '销售额'], ['2026-01-01', '3', '1,234.50'], ['2026-01-02', '0', '-']];

test('the same figures stand in a table, named as the chart', async () => {
  const { container } = render(chart);
  expect(screen.getByRole('figure', { name: '每天的订单' })).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: '表格' }));
  expect(cells()).toEqual(figures);
  expect(await violations(container)).toEqual([]);
});

test('where the drawing cannot be had, the table stands in', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(chart);
  expect(await screen.findByText('图表暂时无法显示，以下是同样的数据。', {}, { timeout: 60_000 })).toBeInTheDocument();
  expect(cells()).toEqual(figures);
  quiet.mockRestore();
});

test('a ring tells every part beside it, in numbers and per cent, and the whole in its middle', async () => {
  const { container } = render(<Ring label="会员渠道" axis="渠道" unit="人数" rows={[{ label: 'H5', value: 2 }, { label: '公众号', value: 1 }]} />);
  expect(cells()).toEqual([['渠道', '人数', '占比'], ['H5', '2', '66.7%'], ['公众号', '1', '33.3%']]);
  expect(container.querySelector('.ui-ring-total')).toHaveTextContent('3');
  expect(container.querySelectorAll('circle')).toHaveLength(2);
  expect(await violations(container)).toEqual([]);
});

/** WCAG 2.2 1.4.11, on the surface that the same sheet gives charts. */
test('every series has 3 : 1 on the surface', () => {
  const css = readFileSync('src/ui/tokens.css', 'utf8');
  const colour = (name: string): number[] => {
    const value = new RegExp(`--ui-${name}: ([^;]+);`).exec(css)![1]!;
    const other = /^var\(--ui-([\w-]+)\)$/.exec(value)?.[1];
    if (other) return colour(other);
    const hex = value.length === 4 ? [...value.slice(1)].map((digit) => digit + digit).join('') : value.slice(1);
    return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  };
  const luminance = (rgb: number[]) => rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)).reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index]!, 0);
  const surface = luminance(colour('surface'));
  for (let series = 1; series <= 6; series += 1) expect((surface + 0.05) / (luminance(colour(`chart-${series}`)) + 0.05)).toBeGreaterThanOrEqual(3);
});

/** Distance in CIELAB: some 2 is just seen, beyond 50 two thin lines are told apart at a glance. */
test('the first three series are told apart in every theme, by colour and by dash', () => {
  const sheets = ['ui/tokens.css', 'console/shell/theme/themes.css'].map((path) => readFileSync(`src/${path}`, 'utf8')).join('\n');
  const blocks = [...sheets.matchAll(/\{([^{}]*)\}/g)].map(([, body]) => new Map([...body!.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!])));
  const root = blocks.find((block) => block.has('--ui-chart-1'))!;
  const themes = [new Map<string, string>(), ...blocks.filter((block) => block !== root && block.has('--ui-primary-strong'))];
  expect(themes.length).toBeGreaterThanOrEqual(5);
  const lab = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
    const [x, y, z] = [(0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b, (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as [number, number, number];
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  for (const theme of themes) {
    const value = (name: string): string => {
      const found = theme.get(name) ?? root.get(name)!;
      return found.startsWith('var(') ? value(found.slice(4, -1)) : found;
    };
    const colours = [1, 2, 3].map((series) => lab(value(`--ui-chart-${series}`)));
    for (const [one, other] of [[0, 1], [0, 2], [1, 2]] as const) expect(Math.hypot(...colours[one]!.map((part, at) => part - colours[other]![at]!))).toBeGreaterThan(50);
  }
  expect(new Set([0, 1, 2].map(dashOf)).size).toBe(3);
});
