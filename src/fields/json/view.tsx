import { lazyControl } from '../../ui/inputs/lazyControl';
import type { CellProps, FieldView } from '../view';
import './view.css';

const compact = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));

function Cell({ value }: CellProps) {
  return <code className="field-json-cell">{compact(value)}</code>;
}

function Detail({ value }: CellProps) {
  return value === null || value === undefined ? null : <pre className="field-json">{JSON.stringify(value, null, 2)}</pre>;
}

export const view: FieldView = { Input: lazyControl(() => import('./Editor'), 120), Cell, Detail };
