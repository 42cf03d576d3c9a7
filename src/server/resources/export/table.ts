/** Rows of a list as lines of text: labels instead of codes, names instead of ids. */
import { sql, type RawBuilder } from 'kysely';
import type { ColumnModel, FieldModel, ListModel } from '../../../engine/model';
import { cellText, columnNames, fill, templateNames } from '../../../engine/format/template';
import { scaleOf } from '../../../engine/schema/decimalSchema';
import { kinds } from '../../../fields/kinds';
import type { FormatContext } from '../../../fields/kind';
import { invalid } from '../../refusal';
import type { House, Resource } from '../types';
import { quote } from '../resource';

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

/** Display names per entity and id. */
export type Names = ReadonlyMap<string, ReadonlyMap<string, string>>;

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

function pathSql(target: Resource, ids: readonly string[]): RawBuilder<{ id: unknown; name: string }> {
  const { tree, display } = target.entity;
  const name = sql.raw(`t.${quote(target.stored.get(display)?.column ?? target.id.column)}::text`);
  const wanted = sql`${target.id.ref} = any(${ids}::${sql.raw(target.id.type)}[])`;
  const parent = tree && target.stored.get(tree.parent);
  if (!parent) return sql`select ${target.id.ref} as id, ${name} as name from ${target.table} t where ${wanted}`;
  return sql`with recursive path as (
      select ${target.id.ref} as id, ${parent.ref} as up, ${name} as name, 1 as depth from ${target.table} t where ${wanted}
      union all
      select path.id, ${parent.ref}, ${name} || '/' || path.name, path.depth + 1 from path join ${target.table} t on ${target.id.ref} = path.up
      where path.depth < 64
    ) select distinct on (id) id, name from path order by id, depth desc`;
}

/** Names of one entity that are kept before they are let go of. */
const mostNames = 10_000;

/**
 * The display names that records, and the rows of their child tables, need; a tree's is its whole path.
 *
 * @returns asks for the names of records; those that records before had are not asked for again
 */
export function namesOf(house: House, resource: Resource): (records: readonly Row[]) => Promise<Names> {
  const refers = ({ to, toBy }: FieldModel): boolean => to !== undefined || toBy !== undefined;
  const stored = [...resource.stored.values()].map(({ field }) => field);
  const own = stored.filter(refers);
  const below = stored.map(({ name, fields = [] }) => ({ name, inner: fields.filter(({ to }) => to !== undefined) })).filter(({ inner }) => inner.length > 0);
  const names = new Map<string, Map<string, string>>();
  return async (records) => {
    const missing = new Map<string, Set<string>>();
    const note = ({ name, to, toBy }: FieldModel, record: Row) => {
      const key = to ?? toBy?.map[String(record[toBy.field])];
      if (key === undefined) return;
      const want = (id: unknown) => {
        if (id === null || id === undefined || id === '' || id === 0 || names.get(key)?.has(String(id))) return;
        const ids = missing.get(key);
        if (ids) ids.add(String(id));
        else missing.set(key, new Set([String(id)]));
      };
      const value = record[name];
      if (Array.isArray(value)) value.forEach(want);
      else want(value);
    };
    const noteAll = () => {
      for (const record of records) {
        for (const field of own) note(field, record);
        for (const { name, inner } of below) for (const row of Array.isArray(record[name]) ? record[name] as Row[] : []) for (const field of inner) note(field, row);
      }
    };
    noteAll();
    const full = [...missing].filter(([key, ids]) => (names.get(key)?.size ?? 0) + ids.size > mostNames);
    if (full.length > 0) {
      for (const [key] of full) names.delete(key);
      noteAll();
    }
    for (const [key, ids] of missing) {
      const target = house.resources.get(key);
      if (!target) continue;
      const { rows } = await pathSql(target, [...ids]).execute(house.sql);
      const known = names.get(key) ?? new Map<string, string>();
      for (const row of rows) known.set(String(row.id), row.name);
      names.set(key, known);
    }
    return names;
  };
}
