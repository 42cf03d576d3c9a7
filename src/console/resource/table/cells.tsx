/** How the cells of a declared column are drawn. */
import type { ReactNode } from 'react';
import type { ColumnModel, FieldModel } from '../../../engine/model';
import { cellText } from '../../../engine/format/template';
import { holds } from '../../../engine/rules/holds';
import { isEmpty } from '../../../engine/text/words';
import { kinds } from '../../../fields/kinds';
import { views } from '../../../fields/views';
import type { FindEnumeration } from '../../ui/enumerations';
import type { Row } from './model';

type Fields = ReadonlyMap<string, FieldModel>;

/** A function from a row to the text of its cell. */
export function cellTexts(column: ColumnModel, fields: Fields, enumeration: FindEnumeration): (row: Row) => string {
  const context = { enumeration };
  return (row) =>
    cellText(column, row, (name) => {
      const field = fields.get(name);
      return field ? kinds[field.kind].format(row[name], field, context) : String(row[name] ?? '');
    });
}

/** A function from a row to what its cell shows, with everything decided that does not depend on the row. */
export function cellRenderer(column: ColumnModel, fields: Fields, enumeration: FindEnumeration): (row: Row) => ReactNode {
  const { name, template, cases, texts } = column;
  const plain = cellTexts(column, fields, enumeration);
  const text = cases?.some(({ danger }) => danger)
    ? (row: Row) => (cases.find(({ when }) => holds(when, row))?.danger ? <span className="lt-danger">{plain(row)}</span> : plain(row))
    : plain;
  const field = fields.get(name);
  const Cell = field && template === undefined ? views[field.kind].Cell : undefined;
  if (!field || !Cell) return text;
  return (row) => {
    const value = row[name];
    if ((texts && String(value) in texts) || cases?.some(({ when }) => holds(when, row))) return text(row);
    // A code may be null (none required), so the enumeration decides for itself.
    if (isEmpty(value) && field.kind !== 'enumeration') return text(row);
    return <Cell field={field} value={value} record={row} />;
  };
}
