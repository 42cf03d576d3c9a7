import { useMemo } from 'react';
import { textOf, type CellProps } from '../view';
import { cleanHtml } from './cleanHtml';
import './richText.css';

/** The formatted text, cleaned on the way out whatever the server did. */
export default function Html({ value }: Pick<CellProps, 'value'>) {
  const html = useMemo(() => cleanHtml(textOf(value)), [value]);
  return <div className="field-html" dangerouslySetInnerHTML={{ __html: html }} />;
}
