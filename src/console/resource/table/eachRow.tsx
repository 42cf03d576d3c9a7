/** Cells of a child table whose column says what is told of each row. */
import { Fragment, type ReactNode } from 'react';
import type { FieldModel } from '../../../engine/model';
import { isEmpty } from '../../../engine/text/words';
import { FieldCell } from '../../../fields/FieldCell';

type Row = Record<string, unknown>;

/** More rows than these are told as a number, so that no row of the list outgrows the others. */
const most = 3;

/**
 * Every row, one a line; each value as its kind shows it, so that a reference is a name, and nothing where there is none.
 * @param template text with `{name}` for columns of the rows
 */
export function eachRow(template: string, { name, fields = [] }: FieldModel): (record: Row) => ReactNode {
  // Words stand at even places, names of columns at odd ones.
  const parts = template.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : fields.find((field) => field.name === part)));
  const line = (row: Row) => parts.map((part, at) => (typeof part !== 'object' ? <Fragment key={at}>{part}</Fragment> : isEmpty(row[part.name]) ? null : <FieldCell key={at} field={part} value={row[part.name]} record={row} />));
  return (record) => {
    const rows = record[name];
    if (!Array.isArray(rows)) return null;
    const lines = rows.slice(0, most).map((row: Row, at) => <span key={at} className="lt-each">{line(row)}</span>);
    return rows.length > most ? [...lines, <span key={most} className="lt-each">等 {rows.length} 项</span>] : lines;
  };
}
