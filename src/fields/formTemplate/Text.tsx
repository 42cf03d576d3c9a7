import { textOf, type CellProps } from '../view';
import { pretty } from './place';
import '../json/view.css';

/** The template as it can be read: indented, in the order in which it was written. */
export default function Text({ value }: CellProps) {
  return textOf(value) === '' ? null : <pre className="field-json">{pretty(textOf(value))}</pre>;
}
