/** How the cells of a declared column are drawn. */
import { Fragment, type ReactNode } from 'react';
import type { ColumnModel, FieldModel } from '../../../engine/model';
import { cellText, fill, markOf, onlyField } from '../../../engine/format/template';
import { leadOf, listLeadOf } from '../../../engine/references/lead';
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

/** What names a record leads to it, and what leads to a list goes there; the names that a reference draws see to that themselves. */
function leading({ name, template, cases = [] }: ColumnModel, fields: Fields, links: RecordLinks | null, draw: (row: Row) => ReactNode): (row: Row) => ReactNode {
  if (!links) return draw;
  const own = around(fields.get(name), template !== undefined, links);
  const others = cases.map((each) => ({ when: each.when, around: around(fields.get(onlyField(each.template) ?? name), true, links) }));
  if (!own && others.every((each) => !each.around)) return draw;
  return (row) => {
    const one = others.find(({ when }) => holds(when, row));
    return (one ? one.around : own)?.(row, draw(row)) ?? draw(row);
  };
}

/** @returns a function that puts the link around what is shown of a row, undefined where the row leads nowhere; undefined where no row does */
function around(field: FieldModel | undefined, worded: boolean, links: RecordLinks): ((row: Row, content: ReactNode) => ReactNode | undefined) | undefined {
  const named = field && leadOf(field, worded);
  const target = named && links.to(named.of);
  if (!field || (!target && !field.leads)) return undefined;
  return (row, content) => {
    if (isEmpty(row[field.name])) return undefined;
    const lead = listLeadOf(field, row);
    const list = lead && links.list(lead.to);
    if (list) return recordLink(list, lead.query, content);
    const id = named && row[named.id];
    return target && isRecordId(id) ? recordLink(target, id, content) : undefined;
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
  const isMore = cases?.some((each) => each.tone !== undefined || markOf(each.template, name) !== undefined);
  const plain = (row: Row) => {
    const one = isMore ? cases!.find(({ when }) => holds(when, row)) : undefined;
    if (!one) return text(row);
    const mark = isEmpty(row[name]) ? undefined : markOf(one.template, name);
    // What is marked has a line of its own below the mark where there is no room for both.
    const shown = mark === undefined ? text(row) : <span className="lt-marked">{mark}<wbr />{titled(row)(name)}</span>;
    if (one.tone === undefined) return shown;
    return field?.as === 'tag' ? <Tag tone={one.tone}>{shown}</Tag> : <span className="lt-toned" data-tone={one.tone}>{shown}</span>;
  };
  if (!field || !Cell) return isMore ? plain : text;
  return (row) => {
    const value = row[name];
    if ((own && String(value) in own) || cases?.some(({ when }) => holds(when, row))) return plain(row);
    // A code may be null (none required): it has a title then.
    if (isEmpty(value) && (field.kind !== 'enumeration' || titled(row)(name) === '')) return text(row);
    return <Cell field={field} value={value} record={row} />;
  };
}
