import { use } from 'react';
import { FormDesignerContext } from '../../ui/ports/formDesigner';
import { textOf, type CellProps } from '../view';
import { pretty } from './place';
import '../json/view.css';
import './view.css';

/** The template as it will look, where the designer is at hand; else its text, indented, in the order in which it was written. */
export default function Text({ field, value }: CellProps) {
  const Designer = use(FormDesignerContext);
  const text = textOf(value);
  if (text === '') return null;
  return Designer
    ? <div className="field-template"><Designer id={`detail-${field.name}`} value={text} onChange={() => undefined} disabled /></div>
    : <pre className="field-json">{pretty(text)}</pre>;
}
