/** Rows of a list as lines of text: labels instead of codes, names instead of ids. */
import type { ColumnModel, FieldModel, ListModel } from '../../../engine/model';
import { cellText, columnNames, fill, templateNames } from '../../../engine/format/template';
import { scaleOf } from '../../../engine/schema/decimalSchema';
import { kinds } from '../../../fields/kinds';
import type { FormatContext } from '../../../fields/kind';
import { invalid } from '../../refusal';
import type { House, Resource } from '../types';
import type { Names } from './names';

type Row = Record<string, unknown>;

export interface ExportColumn {
  title: string;
  /** Pixels, as on the screen. */
  width: number;
  /** Fields that the text is made of. */
  needs: string[];
  text(record: Row, context: FormatContext): string;
  /** The same as a number, where a spreadsheet may calculate with it. */
  number?(record: Row): number | undefined;
  /** How a spreadsheet writes that number. */
  numberFormat?: string;
}

const numericKinds = new Set(['integer', 'decimal', 'money']);

/** A number whose text says no more than the number does. */
function numberOf(column: ColumnModel, value: unknown): number | undefined {
  if (value === null || value === undefined || value === '' || column.texts?.[String(value)] !== undefined) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** Columns of the published export. */
export const publishedColumns = (resource: Resource, { exports, columns }: ListModel): ExportColumn[] => (exports ?? columns).flatMap((column) => toExports(resource, column));

/** Columns of the list, or the chosen ones in the order chosen. @throws Refusal when one does not exist */
export function chooseColumns(resource: Resource, list: ListModel, chosen: string | undefined): ExportColumn[] {
  const names = chosen ? chosen.split(',').map((name) => name.trim()).filter(Boolean) : undefined;
  const columns = names
    ? names.map((name) => {
      const column = list.columns.find((candidate) => candidate.name === name);
      if (!column) throw invalid([{ field: 'columns', message: `没有名为${name}的列` }]);
      return column;
    })
    : list.columns;
  return columns.flatMap((column) => toExports(resource, column));
}

const fieldOf = ({ fields, id }: Resource, name: string): FieldModel => fields.get(name) ?? id.field;

/** Further lines of a cell are columns of their own behind it: spreadsheets sort and add up by columns. */
function toExports(resource: Resource, column: ColumnModel): ExportColumn[] {
  return [column, ...linesBelow(resource, column)].flatMap((each) => toExport(resource, each) ?? []);
}

/** A line that tells one field is that field, without the words around it. */
function linesBelow(resource: Resource, { below = [], ...column }: ColumnModel): ColumnModel[] {
  return below.flatMap(({ when, template }) => {
    const told = templateNames(template);
    const names = told.length > 0 ? told : Object.keys(when ?? {});
    const [name] = names;
    if (name === undefined) return [];
    const says = told.length === 1 ? `{${name}}` : template;
    const text = when ? { template: '', cases: [{ when, template: says }] } : told.length === 1 ? {} : { template: says };
    const { minWidth, align, ellipsis, hidden } = column;
    return [{ name, title: names.map((each) => fieldOf(resource, each).title).join('、'), minWidth, align, ellipsis, hidden, sortable: false, ...text }];
  });
}

function toExport(resource: Resource, column: ColumnModel): ExportColumn | undefined {
  const field = resource.fields.get(column.name) ?? (column.name === resource.id.field.name ? resource.id.field : undefined);
  if (!field || field.writeOnly) return undefined;
  const kind = kinds[field.kind];
  const format = (name: string, record: Row, context: FormatContext): string => {
    const one = fieldOf(resource, name);
    if (one.writeOnly) return '';
    const to = one.to === undefined && one.toBy ? one.toBy.map[String(record[one.toBy.field])] : undefined;
    return kinds[one.kind].format(record[name], to === undefined ? one : { ...one, to }, context);
  };
  const named = [column.name, ...columnNames(column)];
  const cell = { ...column, empty: column.empty ?? '' };
  return {
    title: column.title, width: column.width ?? Math.max(column.minWidth, kind.width),
    needs: named.flatMap((name) => [name, ...(fieldOf(resource, name).toBy ? [fieldOf(resource, name).toBy!.field] : [])]),
    text: (record, context) => (column.each === undefined ? cellText(cell, record, (name) => format(name, record, context)) : eachText(field, column.each, record[field.name], context)),
    ...(numericKinds.has(field.kind) && !column.template && !column.cases && !column.suffix ? { number: (record: Row) => numberOf(column, record[column.name]), ...(field.kind === 'money' ? { numberFormat: `#,##0.${'0'.repeat(scaleOf(field))}` } : {}) } : {}),
  };
}

/** Every row of a child table, one a line. */
function eachText({ fields = [] }: FieldModel, template: string, rows: unknown, context: FormatContext): string {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return (rows as Row[]).map((row) => fill(template, (name) => {
    const field = byName.get(name)!;
    return kinds[field.kind].format(row[name], field, context);
  })).join('\n');
}

/** What cells of one batch of rows are formatted with. */
export const formatContext = (house: House, names: Names): FormatContext => ({
  enumeration: (name) => house.enumerations.get(name),
  displayName: (entity, id) => names.get(entity)?.get(String(id)),
});
