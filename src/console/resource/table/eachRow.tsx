/** Cells of a child table whose column says what is told of each row. */
import { Fragment, type ReactNode } from 'react';
import type { FieldModel } from '../../../engine/model';
import { FieldCell } from '../../../fields/FieldCell';

type Row = Record<string, unknown>;

/**
 * Every row, one a line; each value as its kind shows it, so that a reference is a name.
 * @param template text with `{name}` for columns of the rows
 */
export function eachRow(template: string, { name, fields = [] }: FieldModel): (record: Row) => ReactNode {
  // Words stand at even places, names of columns at odd ones.
  const parts = template.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : fields.find((field) => field.name === part)));
  const line = (row: Row) => parts.map((part, at) => (typeof part === 'object' ? <FieldCell key={at} field={part} value={row[part.name]} record={row} /> : <Fragment key={at}>{part}</Fragment>));
  return (record) => {
    const rows = record[name];
    return Array.isArray(rows) ? rows.map((row: Row, at) => <span key={at} className="lt-each">{line(row)}</span>) : null;
  };
}
