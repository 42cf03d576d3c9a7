/** The drawing of a chart: the one file that knows the chart library. Arrow keys walk through the points of a focused chart. */
import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis, type DotItemDotProps, type TooltipContentProps } from 'recharts';
import { abbreviate } from '../../engine/format/abbreviate';
import { figureText, type ChartProps } from './series';
import { colourOf, dashOf, fillOf, Marker, shapeOf } from './Marker';

/** Beyond so many rows points would run into each other. */
const mostPoints = 14;
const tick = { fontSize: 12, fill: 'var(--ui-text-soft)' };

export default function Drawing(props: ChartProps) {
  const { height = 240 } = props;
  return (
    <div className="ui-chart-drawing">
      <ResponsiveContainer width="100%" height={height}>{props.kind === 'lines' ? lines(props) : bars(props)}</ResponsiveContainer>
    </div>
  );
}

/** Recharts reads series by key. */
const dataOf = ({ rows }: ChartProps) => rows.map(({ label, values }) => ({ label, ...values }));

function lines(props: ChartProps) {
  const { series, rows, label } = props;
  return (
    <LineChart data={dataOf(props)} margin={{ top: 8, right: 12, bottom: 0, left: 0 }} title={label}>
      <CartesianGrid vertical={false} stroke="var(--ui-line-soft)" />
      <XAxis dataKey="label" tick={tick} tickLine={false} stroke="var(--ui-line-control)" minTickGap={24} tickFormatter={shortDay} />
      <YAxis yAxisId="left" width={40} tick={tick} tickLine={false} axisLine={false} allowDecimals={false} tickFormatter={abbreviate} />
      {series.some(({ right }) => right) && <YAxis yAxisId="right" orientation="right" width={44} tick={tick} tickLine={false} axisLine={false} tickFormatter={abbreviate} />}
      <Tooltip content={(tip) => <Tip tip={tip} {...props} />} isAnimationActive={false} cursor={{ stroke: 'var(--ui-line-control)' }} />
      {series.map(({ name, right }, index) => (
        <Line
          key={name} name={name} yAxisId={right ? 'right' : 'left'} dataKey={String(index)} stroke={colourOf(index)} strokeWidth={2} strokeDasharray={dashOf(index)} isAnimationActive={false}
          dot={rows.length <= mostPoints ? (point: DotItemDotProps) => <Point key={point.index} point={point} series={index} /> : false}
        />
      ))}
    </LineChart>
  );
}

const Point = ({ point: { cx, cy }, series }: { point: DotItemDotProps; series: number }) =>
  cx === undefined || cy === undefined ? null : <path d={shapeOf(series)} transform={`translate(${cx} ${cy})`} fill={colourOf(series)} />;

function bars(props: ChartProps) {
  const { series, label } = props;
  return (
    <BarChart layout="vertical" data={dataOf(props)} margin={{ top: 0, right: 16, bottom: 0, left: 0 }} title={label} barCategoryGap={6}>
      <CartesianGrid horizontal={false} stroke="var(--ui-line-soft)" />
      <XAxis type="number" tick={tick} tickLine={false} axisLine={false} allowDecimals={false} tickFormatter={abbreviate} />
      <YAxis type="category" dataKey="label" width={96} tick={tick} tickLine={false} stroke="var(--ui-line-control)" interval={0} tickFormatter={shortName} />
      <Tooltip content={(tip) => <Tip tip={tip} {...props} />} isAnimationActive={false} cursor={{ fill: 'var(--ui-surface-hover)' }} />
      {series.map(({ name }, index) => (
        <Bar key={name} name={name} dataKey={String(index)} stackId="all" fill={fillOf(index)} stroke={colourOf(index)} strokeWidth={1.5} maxBarSize={16} isAnimationActive={false} />
      ))}
    </BarChart>
  );
}

/** The figures at the pointer, or at the point that the keys have reached. */
function Tip({ tip: { active, payload, label }, series, kind }: ChartProps & { tip: TooltipContentProps }) {
  if (!active || payload.length === 0) return null;
  const row = payload[0]!.payload as Record<string, number | null>;
  return (
    <div className="ui-chart-tip">
      <p>{label}</p>
      <ul>{series.map((each, index) => <li key={each.name}><Marker index={index} kind={kind} />{each.name}<b>{figureText(each, row[index])}</b></li>)}</ul>
    </div>
  );
}

/** `2026-11-21` → `11-21` */
const shortDay = (label: string): string => label.replace(/^\d{4}-/, '');
const shortName = (label: string): string => (label.length > 7 ? `${label.slice(0, 6)}…` : label);
