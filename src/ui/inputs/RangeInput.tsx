import type { CSSProperties, ReactNode } from 'react';
import './RangeInput.css';

interface RangeInputProps {
  label: string;
  from: ReactNode;
  to: ReactNode;
  between?: string;
  /** Pixels that each control needs; where both do not fit they stand below each other. */
  least?: number;
}

/** Two controls that bound a range. */
export function RangeInput({ label, from, to, between = '至', least }: RangeInputProps) {
  const style = least === undefined ? undefined : { '--range-least': `${least}px` } as CSSProperties;
  return <span className="ui-range" role="group" aria-label={label} style={style} data-wraps={least === undefined ? undefined : true}>{from}<span aria-hidden="true">{between}</span>{to}</span>;
}

/** A range as filters hold it, null when both ends are open. */
export function rangeOf<V>(value: unknown, end: 0 | 1, next: V | null): [V | null, V | null] | null {
  const ends = Array.isArray(value) ? value : [];
  const range: [V | null, V | null] = [ends[0] ?? null, ends[1] ?? null];
  range[end] = next;
  return range[0] === null && range[1] === null ? null : range;
}
