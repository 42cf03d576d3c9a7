import type { ReactNode } from 'react';
import './RangeInput.css';

/** Two controls that bound a range. */
export function RangeInput({ label, from, to, between = '至' }: { label: string; from: ReactNode; to: ReactNode; between?: string }) {
  return <span className="ui-range" role="group" aria-label={label}>{from}<span aria-hidden="true">{between}</span>{to}</span>;
}

/** A range as filters hold it, null when both ends are open. */
export function rangeOf<V>(value: unknown, end: 0 | 1, next: V | null): [V | null, V | null] | null {
  const ends = Array.isArray(value) ? value : [];
  const range: [V | null, V | null] = [ends[0] ?? null, ends[1] ?? null];
  range[end] = next;
  return range[0] === null && range[1] === null ? null : range;
}
