import { useState } from 'react';
import { home, type Trends } from '../../../../engine/extension/home';
import { moneyText } from '../../../../engine/format/money';
import { Chart } from '../../../../ui/chart/Chart';
import type { ChartSeries } from '../../../../ui/chart/series';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { Segments } from '../../../../ui/inputs/Segments';
import { defineBlock, listOf } from '../block';

type Measure = 'orderData' | 'newUserData' | 'salesData' | 'visitData';
const measures: { value: Measure; label: string }[] = [
  { value: 'orderData', label: '订单量' }, { value: 'newUserData', label: '新增会员' }, { value: 'salesData', label: '销售额' }, { value: 'visitData', label: '访问量' },
];

function read(answer: unknown): Trends {
  const trends = (answer ?? {}) as Trends;
  for (const name of ['dates', 'orderData', 'newUserData', 'salesData', 'visitData'] as const) listOf(trends[name]);
  return trends;
}

const noData = '这段时间没有数据。';

/** What two blocks show of one answer. */
const call = { ...home.trends, read, ranged: '30d', span: 8, isEmpty: ({ dates }: Trends) => dates.length === 0, empty: noData } as const;

/** Money comes as text; null stays: a day without figure. */
const numberOf = (value: number | string | null | undefined): number | null => (value === null || value === undefined ? null : Number(value));

const rowsOf = (trends: Trends, shown: readonly Measure[]) =>
  trends.dates.map((label, at) => ({ label, values: shown.map((measure) => numberOf(trends[measure][at])) }));

const seriesOf = (measure: Measure): ChartSeries => ({ name: measures.find(({ value }) => value === measure)!.label, ...(measure === 'salesData' && { name: '销售额（元）', text: moneyText }) });

export const trend = defineBlock<Trends>({ id: 'trend', title: '经营趋势', ...call, Body: Trend });

function Trend({ data }: { data: Trends }) {
  const [measure, setMeasure] = useState<Measure>('orderData');
  const series = seriesOf(measure);
  const rows = rowsOf(data, [measure]);
  const isKnown = rows.some(({ values: [value] }) => value !== null);
  return (
    <div className="dashboard-trend">
      <Segments label="指标" options={measures} value={measure} onChange={(next) => setMeasure(next)} />
      {isKnown ? <Chart kind="lines" label={`每天的${series.name}`} axis="日期" series={[series]} rows={rows} /> : <EmptyState text={noData} />}
    </div>
  );
}

const compared: readonly Measure[] = ['orderData', 'newUserData', 'salesData'];
const comparedSeries = compared.map((measure): ChartSeries => (measure === 'salesData' ? { ...seriesOf(measure), right: true } : seriesOf(measure)));

export const comparison = defineBlock<Trends>({
  id: 'comparison', title: '趋势对比', ...call,
  Body: ({ data }) => <Chart kind="lines" label="每天的订单量、新增会员和销售额" axis="日期" series={comparedSeries} rows={rowsOf(data, compared)} />,
});
