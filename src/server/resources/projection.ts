/** Which columns a read selects and how its rows become answers, worked out once per endpoint. */
import { sql, type RawBuilder } from 'kysely';
import type { FieldModel, Scalar } from '../../engine/model';
import { encode } from '../../engine/codec/encode';
import { columns as columnKinds } from '../../fields/columns';
import { masked } from './masking';
import { own, quote } from './resource';
import type { Lookup, Resource, StoredField } from './types';

type Row = Record<string, unknown>;

export interface Projection {
  /** The select list over the row alias `t`, computed counts included. */
  columns: RawBuilder<unknown>;
  encode(row: Row): Row;
  /** The same row with decoded values, for conditions and formatting. */
  decode(row: Row): Row;
}

/** `(select count(*) …)`: how many rows of another entity refer to this one, or what they hold together. */
function aggregateSql(resource: Resource, { name, computed }: FieldModel, resources: ReadonlyMap<string, Resource>): string | undefined {
  if (!computed || !('count' in computed || 'sum' in computed)) return undefined;
  const other = resources.get('sum' in computed ? computed.sum : computed.count);
  const by = other?.stored.get(computed.by);
  if (!other || !by) return undefined;
  const reference = `o.${quote(by.column)}`;
  const id = `t.${quote(resource.id.column)}`;
  const refers = by.type.endsWith('[]') ? `${reference} @> array[${id}]::${by.type}`
    : by.type === 'jsonb' ? `${reference} @> to_jsonb(${id})` : `${reference} = ${id}`;
  const living = other.softDelete ? ` and not o.${quote(own.deleted)}` : '';
  const held = Object.entries(computed.where ?? {}).map(([field, value]) => ` and ${holdsSql(other.stored.get(field)!, value)}`).join('');
  const column = (field: string) => `o.${quote(other.stored.get(field)!.column)}`;
  const what = 'sum' in computed ? `coalesce(sum(${column(computed.field)}), 0)`
    : `count(${computed.distinct === undefined ? '*' : `distinct ${column(computed.distinct)}`})::int`;
  return `(select ${what} from ${quote(other.tableName)} o where ${refers}${held}${living}) as ${quote(name)}`;
}

/** `o.status = 3`; the schema's own values, no caller's. */
function holdsSql({ column, field, kind }: StoredField, value: Scalar): string {
  const stored = kind.toSql(value, field);
  if (stored === null || stored === undefined) return `o.${quote(column)} is null`;
  return `o.${quote(column)} = ${typeof stored === 'string' ? `'${stored.replaceAll("'", "''")}'` : String(stored)}`;
}

/** `array(…)`: ids of the records over there whose references lead here. */
function inverseSql(resource: Resource, { name, to, inverse }: FieldModel, resources: ReadonlyMap<string, Resource>): string {
  const other = resources.get(to!)!;
  const id = `o.${quote(other.id.column)}`;
  const living = other.softDelete ? ` and not o.${quote(own.deleted)}` : '';
  return `array(select ${id} from ${quote(other.tableName)} o where o.${quote(other.stored.get(inverse!)!.column)} @> array[t.${quote(resource.id.column)}]::bigint[]${living} order by ${id}) as ${quote(name)}`;
}

/** `(select …)`: what the record that a reference points to holds, deleted ones too, since a reference still shows them. */
const lookupSql = ({ by, target, stored }: Lookup, name: string): string => (by.type.endsWith('[]')
  ? `array(select o.${quote(stored.column)} from ${quote(target.tableName)} o where o.${quote(target.id.column)} = any(t.${quote(by.column)}) order by array_position(t.${quote(by.column)}, o.${quote(target.id.column)})) as ${quote(name)}`
  : `(select o.${quote(stored.column)} from ${quote(target.tableName)} o where o.${quote(target.id.column)} = t.${quote(by.column)}) as ${quote(name)}`);

/** A lookup by a reference that is itself looked up: what the category of the product is called. */
function chainedLookup(resource: Resource, { name, computed }: FieldModel, resources: ReadonlyMap<string, Resource>): { sql: string; stored: StoredField } | undefined {
  if (!computed || !('of' in computed && 'field' in computed)) return undefined;
  const by = resource.lookups.get(computed.of);
  const target = resources.get(by?.stored.field.to ?? '');
  const stored = target?.stored.get(computed.field);
  if (!by || !target || !stored) return undefined;
  const reference = `(select o.${quote(by.stored.column)} from ${quote(by.target.tableName)} o where o.${quote(by.target.id.column)} = t.${quote(by.by.column)})`;
  return { sql: `(select c.${quote(stored.column)} from ${quote(target.tableName)} c where c.${quote(target.id.column)} = ${reference}) as ${quote(name)}`, stored };
}

/** Deeper chains than any tree here: a guard against rows that stand in a circle. */
const deepest = 64;

/** `(with recursive …)`: `/0/`, then the ids above a row of a tree, the uppermost first. */
function ancestorsSql(resource: Resource, { name, computed }: FieldModel): string | undefined {
  if (!computed || !('ancestors' in computed)) return undefined;
  const parent = quote(resource.stored.get(computed.ancestors)!.column);
  const next = `select o.${parent}, above.step + 1 from ${quote(resource.tableName)} o join above on o.${quote(resource.id.column)} = above.id where above.step < ${deepest}`;
  return `(with recursive above (id, step) as (select t.${parent}, 1 union all ${next})
    select '/0/' || coalesce(string_agg(id || '/', '' order by step desc), '') from above where id > 0) as ${quote(name)}`;
}

/** Keys that say the same of every record, beside what a child table answers. */
const withAnswers = (answers: Row | undefined, encoded: unknown): unknown =>
  (answers && Array.isArray(encoded) ? (encoded as Row[]).map((row) => ({ ...row, ...answers })) : encoded);

const answersOf = ({ computed }: FieldModel): Row | undefined => (computed && 'answers' in computed ? computed.answers : undefined);

/** Values that JSON would round or spell otherwise travel as the text that the kinds read. */
const asJson = ({ column, type }: StoredField, alias: string): string => `${alias}.${quote(column)}${/^(numeric|timestamp|date|time)/.test(type) ? '::text' : ''}`;

/** Of another record masked fields are never answered whole. */
const shown = (field: FieldModel, value: unknown): unknown => (field.masked ? masked(value) : value);

/** `and t.category::text in ('2')`: while another field decides for this entity. */
function decidedSql(resource: Resource, { field: { toBy } }: StoredField, { key }: Resource): string {
  if (!toBy) return '';
  const codes = Object.keys(toBy.map).filter((code) => toBy.map[code] === key);
  return ` and t.${quote(resource.stored.get(toBy.field)!.column)}::text in (${codes.map((code) => `'${code.replaceAll("'", "''")}'`).join(', ')})`;
}

/** `(select json_agg …)`: records of another entity that refer here, or that references here point to. */
function recordsSql(resource: Resource, { name, computed, fields = [] }: FieldModel, resources: ReadonlyMap<string, Resource>): { sql: string; read(value: unknown): Row[] } | undefined {
  if (!computed || !('rows' in computed || 'fields' in computed)) return undefined;
  const by = 'fields' in computed ? resource.stored.get(computed.of) : undefined;
  const target = resources.get('rows' in computed ? computed.rows : (computed.to ?? by?.field.to ?? ''));
  if (!target) return undefined;
  const carries = 'rows' in computed ? computed.carries ?? {} : {};
  const cells = fields.flatMap(({ name: key }) => {
    const own = carries[key];
    const looked = own === undefined ? target.lookups.get(key) : undefined;
    if (looked) return [{ key, stored: looked.stored, json: `(select ${asJson(looked.stored, 'l')} from ${quote(looked.target.tableName)} l where l.${quote(looked.target.id.column)} = o.${quote(looked.by.column)})` }];
    const stored = own === undefined ? target.stored.get(key) : own === resource.entity.primaryKey ? resource.id : resource.stored.get(own);
    return stored ? [{ key, stored, json: asJson(stored, own === undefined ? 'o' : 't') }] : [];
  });
  const id = `o.${quote(target.id.column)}`;
  const of = by
    ? { where: `${id} = any(t.${quote(by.column)})${decidedSql(resource, by, target)}`, order: `array_position(t.${quote(by.column)}, ${id})` }
    : { where: `o.${quote(target.stored.get((computed as { by: string }).by)!.column)} = t.${quote(resource.id.column)}`, order: id };
  // Rows that tell whether they are deleted are answered when they are.
  const living = target.softDelete && !cells.some(({ stored }) => stored.column === own.deleted) ? ` and not o.${quote(own.deleted)}` : '';
  // A row of a sub-select may have more columns than json_build_object takes arguments.
  const object = `(select row_to_json(cells) from (select ${cells.map(({ key, json }) => `${json} as ${quote(key)}`).join(', ')}) cells)`;
  return {
    sql: `(select coalesce(json_agg(${object} order by ${of.order}), '[]') from ${quote(target.tableName)} o where ${of.where}${living}) as ${quote(name)}`,
    read: (value) => (value as Row[]).map((row) => Object.fromEntries(cells.map(({ key, stored: { field, kind } }) => [key, shown(field, kind.fromSql(row[key] ?? null, field))]))),
  };
}

const negated = (value: unknown): unknown => (value === null || value === undefined || Number(value) === 0 ? value : String(value).startsWith('-') ? String(value).slice(1) : `-${String(value)}`);

/** The same with the opposite sign of these stored numbers. */
export function turned(projection: Projection, { stored }: Resource, names: readonly string[]): Projection {
  if (names.length === 0) return projection;
  const columns = names.map((name) => stored.get(name)!.column);
  const turn = (row: Row): Row => ({ ...row, ...Object.fromEntries(columns.map((column) => [column, negated(row[column])])) });
  return { columns: projection.columns, encode: (row) => projection.encode(turn(row)), decode: (row) => projection.decode(turn(row)) };
}

/**
 * @param names fields answered; every readable one when absent. The primary key and `recordVersion` always come along,
 *   fields that are write-only never do.
 * @param whole masked fields are answered as they are, for who may read the record itself; those of other records never are
 */
export function project(resource: Resource, resources: ReadonlyMap<string, Resource>, names?: readonly string[], whole = false): Projection {
  const wanted = names && new Set([...names, resource.entity.primaryKey]);
  const parts: string[] = [];
  const readers: { field: FieldModel; read(row: Row): unknown }[] = [];
  if (!resource.fields.has(resource.entity.primaryKey)) {
    const { column, field, kind } = resource.id;
    parts.push(`t.${quote(column)}`);
    readers.push({ field, read: (row) => kind.fromSql(row[column] ?? null, field) });
  }
  for (const field of resource.entity.fields) {
    if (field.writeOnly || field.keptIn !== undefined || (field.computed && 'handler' in field.computed) || (wanted && !wanted.has(field.name))) continue;
    const stored = resource.stored.get(field.name);
    if (stored) {
      parts.push(`t.${quote(stored.column)}`);
      readers.push({ field, read: (row) => stored.kind.fromSql(row[stored.column] ?? null, field) });
    } else if (resource.lookups.has(field.name)) {
      const lookup = resource.lookups.get(field.name)!;
      parts.push(lookupSql(lookup, field.name));
      const one = (value: unknown) => lookup.stored.kind.fromSql(value ?? null, lookup.stored.field);
      readers.push({ field, read: (row) => (Array.isArray(row[field.name]) ? (row[field.name] as unknown[]).map(one) : one(row[field.name])) });
    } else if (field.inverse !== undefined) {
      parts.push(inverseSql(resource, field, resources));
      readers.push({ field, read: (row) => (row[field.name] as unknown[]).map((id) => resource.id.kind.fromSql(id, resource.id.field)) });
    } else if (field.computed) {
      const records = recordsSql(resource, field, resources);
      const chained = chainedLookup(resource, field, resources);
      parts.push(records?.sql ?? chained?.sql ?? ancestorsSql(resource, field) ?? aggregateSql(resource, field, resources) ?? `0 as ${quote(field.name)}`);
      readers.push({ field, read: (row) => (records ? records.read(row[field.name]) : chained ? chained.stored.kind.fromSql(row[field.name] ?? null, chained.stored.field) : columnKinds[field.kind].fromSql(row[field.name], field)) });
    }
  }
  if (resource.versioned) parts.push(`t.${quote(own.version)}`);
  const encoders = readers.map(({ field, read }) => ({ name: field.name, read: field.masked && (field.computed || !whole) ? (row: Row) => masked(read(row)) : read, write: (value: unknown) => withAnswers(answersOf(field), encode(field.wire, value, field)) }));
  const version = resource.versioned;
  const answers = Object.fromEntries(Object.entries(resource.entity.answers ?? {}).filter(([name]) => !names || names.includes(name)));
  return {
    columns: sql.raw(parts.join(', ')),
    encode(row) {
      const answer: Row = {};
      for (const { name, read, write } of encoders) answer[name] = write(read(row));
      Object.assign(answer, answers);
      if (version) answer.recordVersion = Number(row[own.version]);
      return answer;
    },
    decode(row) {
      const record: Row = {};
      for (const { name, read } of encoders) record[name] = read(row);
      return record;
    },
  };
}
