/** How the cells of a declared column are drawn. */
import type { ReactNode } from 'react';
import type { ColumnModel, FieldModel } from '../../../engine/model';
import { cellText } from '../../../engine/format/template';
import { isEmpty } from '../../../engine/text/words';
import { kinds } from '../../../fields/kinds';
import { views } from '../../../fields/views';
import type { FindEnumeration } from '../../ui/enumerations';
import type { Row } from './model';

/** A function from a row to what its cell shows, with everything decided that does not depend on the row. */
export function cellRenderer(
  column: ColumnModel,
  fields: ReadonlyMap<string, FieldModel>,
  enumeration: FindEnumeration,
): (row: Row) => ReactNode {
  const { name, template, texts } = column;
  const context = { enumeration };
  const text = (row: Row) =>
    cellText(column, row[name], (each) => {
      const field = fields.get(each);
      return field ? kinds[field.kind].format(row[each], field, context) : String(row[each] ?? '');
    });
  const field = fields.get(name);
  const Cell = field && template === undefined ? views[field.kind].Cell : undefined;
  if (!field || !Cell) return text;
  return (row) => {
    const value = row[name];
    if (texts && String(value) in texts) return text(row);
    // A code may be null (none required), so the enumeration decides for itself.
    if (isEmpty(value) && field.kind !== 'enumeration') return text(row);
    return <Cell field={field} value={value} record={row} />;
  };
}
