import { useId } from 'react';
import { abbreviate } from '../../engine/format/abbreviate';
import { thousands } from '../../engine/format/money';
import { colourOf } from './Marker';
import './chart.css';

export interface RingProps {
  /** Says what is shown. */
  label: string;
  /** Title of the parts: 渠道. */
  axis: string;
  /** Title of their numbers: 人数. */
  unit: string;
  /** At most 6, not all of them 0. */
  rows: readonly { label: string; value: number }[];
}

/** Parts of a whole. The legend is a table that says all that the ring shows. */
export function Ring({ label, axis, unit, rows }: RingProps) {
  const id = useId();
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  const share = (value: number) => (value / total) * 100;
  const before = (index: number) => rows.slice(0, index).reduce((sum, { value }) => sum + share(value), 0);
  return (
    <figure className="ui-ring" aria-labelledby={id}>
      <figcaption id={id} className="ui-hidden">{label}</figcaption>
      <div className="ui-ring-drawing">
        <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
          {rows.map((row, index) => (
            <circle key={row.label} cx={60} cy={60} r={48} pathLength={100} fill="none" stroke={colourOf(index)} strokeWidth={18} strokeDasharray={`${share(row.value)} 100`} strokeDashoffset={-before(index)} transform="rotate(-90 60 60)" />
          ))}
        </svg>
        <p className="ui-ring-total"><b title={thousands(String(total))}>{abbreviate(total)}</b>总计</p>
      </div>
      <table>
        <thead><tr><th scope="col">{axis}</th><th scope="col">{unit}</th><th scope="col">占比</th></tr></thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.label}>
              <th scope="row"><i aria-hidden="true" style={{ background: colourOf(index) }} />{row.label}</th>
              <td>{thousands(String(row.value))}</td>
              <td>{share(row.value).toFixed(1)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
