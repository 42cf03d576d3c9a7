/** How the cells of a declared column are drawn. */
import { Fragment, type ReactNode } from 'react';
import type { ColumnModel, FieldModel } from '../../../engine/model';
import { cellText, fill } from '../../../engine/format/template';
import { leadOf } from '../../../engine/references/lead';
import { holds } from '../../../engine/rules/holds';
import { isEmpty } from '../../../engine/text/words';
import { kinds } from '../../../fields/kinds';
import { views } from '../../../fields/views';
import type { FindEnumeration } from '../../../ui/ports/enumerations';
import { isRecordId, type RecordLinks } from '../../../ui/ports/records';
import { recordLink } from '../../../ui/display/RecordLink';
import { Tag } from '../../../ui/display/Tag';
import { eachRow } from './eachRow';
import type { Row } from './model';

type Fields = ReadonlyMap<string, FieldModel>;
type TextOf = (row: Row) => (name: string) => string;

/** Formatted values of a row, by field name. */
function texts(fields: Fields, enumeration: FindEnumeration): TextOf {
  const context = { enumeration };
  return (row) => (name) => {
    const field = fields.get(name);
    return field ? kinds[field.kind].format(row[name], field, context) : String(row[name] ?? '');
  };
}

/** A function from a row to the text of its cell. */
export function cellTexts(column: ColumnModel, fields: Fields, enumeration: FindEnumeration): (row: Row) => string {
  const textOf = texts(fields, enumeration);
  return (row) => cellText(column, row, textOf(row));
}

/**
 * A function from a row to what its cell shows, with everything decided that does not depend on the row.
 * @param links where records that are named can be opened; none: they stay text
 */
export function cellRenderer(column: ColumnModel, fields: Fields, enumeration: FindEnumeration, links: RecordLinks | null = null): (row: Row) => ReactNode {
  const main = leading(column, fields, links, firstLine(column, fields, enumeration));
  const { below } = column;
  if (!below) return main;
  const textOf = texts(fields, enumeration);
  return (row) => {
    const lines = below.filter(({ when }) => holds(when, row));
    if (lines.length === 0) return main(row);
    return <>{main(row)}{lines.map(({ template, tone, as }, index) => {
      const line = fill(template, textOf(row));
      return as === 'tag' ? <Fragment key={index}> <Tag tone={tone}>{line}</Tag></Fragment> : <span key={index} className="lt-below" data-tone={tone}>{line}</span>;
    })}</>;
  };
}

/** What names a record leads to it; the names that a reference draws see to that themselves. */
function leading({ name, template }: ColumnModel, fields: Fields, links: RecordLinks | null, draw: (row: Row) => ReactNode): (row: Row) => ReactNode {
  const field = fields.get(name);
  const named = field && leadOf(field, template !== undefined);
  const target = named && links?.to(named.of);
  if (!target) return draw;
  return (row) => {
    const id = row[named.id];
    return isRecordId(id) && !isEmpty(row[name]) ? recordLink(target, id, draw(row)) : draw(row);
  };
}

function firstLine(column: ColumnModel, fields: Fields, enumeration: FindEnumeration): (row: Row) => ReactNode {
  const { name, template, cases, texts: own } = column;
  const text = cellTexts(column, fields, enumeration);
  const field = fields.get(name);
  const titled = texts(fields, enumeration);
  const lines = field && column.each !== undefined ? eachRow(column.each, field) : undefined;
  if (lines) return (row) => (isEmpty(row[name]) ? text(row) : lines(row));
  const Cell = field && template === undefined ? views[field.kind].Cell : undefined;
  const toned = cases?.some(({ tone }) => tone);
  const plain = (row: Row) => {
    const tone = toned ? cases!.find(({ when }) => holds(when, row))?.tone : undefined;
    if (tone === undefined) return text(row);
    return field?.as === 'tag' ? <Tag tone={tone}>{text(row)}</Tag> : <span className="lt-toned" data-tone={tone}>{text(row)}</span>;
  };
  if (!field || !Cell) return toned ? plain : text;
  return (row) => {
    const value = row[name];
    if ((own && String(value) in own) || cases?.some(({ when }) => holds(when, row))) return plain(row);
    // A code may be null (none required): it has a title then.
    if (isEmpty(value) && (field.kind !== 'enumeration' || titled(row)(name) === '')) return text(row);
    return <Cell field={field} value={value} record={row} />;
  };
}
