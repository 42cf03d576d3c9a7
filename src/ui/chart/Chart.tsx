import { Component, useEffect, useId, useState, type ReactNode } from 'react';
import { Segments } from '../inputs/Segments';
import { Skeleton } from '../states/Skeleton';
import { Marker } from './Marker';
import { figureText, type ChartProps } from './series';
import './chart.css';
import { deferred } from '../deferred';

type Look = 'drawing' | 'table';
const looks: { value: Look; label: string }[] = [{ value: 'drawing', label: '图表' }, { value: 'table', label: '表格' }];

const Drawing = deferred(() => import('./Drawing'), ({ height }: ChartProps) => <Waiting height={height} />);

/**
 * A chart that is a table as well: 图表 / 表格 show the same figures. The drawing's library is fetched when the page is really
 * looked at; where it cannot be had the table stands in.
 */
export function Chart(props: ChartProps) {
  const [look, setLook] = useState<Look>('drawing');
  const asTable = look === 'table';
  const id = useId();
  const table = <ChartTable {...props} />;
  return (
    <figure className="ui-chart" aria-labelledby={id}>
      <figcaption id={id} className="ui-hidden">{props.label}</figcaption>
      <div className="ui-chart-head">
        {!asTable && props.series.length > 1 && <Legend series={props.series} kind={props.kind} />}
        <Segments label="显示方式" options={looks} value={look} onChange={(next) => setLook(next)} />
      </div>
      {asTable ? table : <Missing instead={table}><AtRest height={props.height}><Drawing {...props} /></AtRest></Missing>}
    </figure>
  );
}

function Legend({ series, kind }: Pick<ChartProps, 'series' | 'kind'>) {
  return (
    <ul className="ui-chart-legend">
      {series.map(({ name, right }, index) => <li key={name}><Marker index={index} kind={kind} />{name}{right && ' · 右轴'}</li>)}
    </ul>
  );
}

function ChartTable({ label, axis, series, rows }: ChartProps) {
  return (
    <div className="ui-chart-table" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead><tr><th scope="col">{axis}</th>{series.map(({ name }) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}><th scope="row">{row.label}</th>{series.map((each, at) => <td key={each.name}>{figureText(each, row.values[at])}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Milliseconds that a page has to be looked at before the library, as heavy as a whole list, is worth its way. */
const rest = 1000;
let fetched = false;

/** Whoever only passes by, on the way to another screen, does not load what draws charts; once it is here, charts are drawn at once. */
function AtRest({ height, children }: Pick<ChartProps, 'height'> & { children: ReactNode }) {
  const [rested, setRested] = useState(fetched);
  useEffect(() => {
    if (rested) {
      fetched = true;
      return;
    }
    const timer = setTimeout(() => setRested(true), rest);
    return () => clearTimeout(timer);
  }, [rested]);
  return rested ? children : <Waiting height={height} />;
}

const Waiting = ({ height = 240 }: Pick<ChartProps, 'height'>) => <Skeleton lines={1} height={height} />;

/** The library's file is gone or the network is. */
class Missing extends Component<{ instead: ReactNode; children: ReactNode }, { missing: boolean }> {
  override state = { missing: false };

  static getDerivedStateFromError() {
    return { missing: true };
  }

  override render() {
    return this.state.missing ? <><p role="status">图表暂时无法显示，以下是同样的数据。</p>{this.props.instead}</> : this.props.children;
  }
}
