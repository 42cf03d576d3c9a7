/** What a filter asks for, in SQL over the row alias `t`, as far as the caller may read the fields that it compares. */
import { sql, type RawBuilder } from 'kysely';
import { wholeOf } from '../../engine/format/whole';
import { interval, type Interval } from '../../engine/dateLimit/interval';
import type { DateLimit } from '../../engine/dateLimit/presets';
import type { FilterModel } from '../../engine/model';
import type { Bounds } from '../../engine/query/filterValue';
import { termGrams } from '../../engine/search/grams';
import { addDays } from '../../engine/time/wallTime';
import { invalid, type Refusal } from '../refusal';
import { all, among, any, bind, equals, through } from './condition';
import { maskSql, visiblePart } from './masking';
import { isSecret, type Reader } from './reading';
import { alive, own, quote } from './resource';
import type { Resource, StoredField } from './types';

type Bool = RawBuilder<boolean>;

/** A filter, and who asks for it. */
export interface Asking {
  resource: Resource;
  filter: FilterModel;
  /** What whoever asks may read of each field. */
  reader: Reader;
  /** Hidden values that are compared whole are added to it. */
  guesses: string[];
}

/** A LIKE pattern that matches the term literally, anywhere. */
const likePattern = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/** Rows that the pieces of these texts lead to, where pieces are kept, then compared. */
function piecedSql(stored: StoredField, texts: readonly string[], comparison: Bool): Bool {
  const pieces = [...new Set(texts.flatMap(termGrams))];
  if (!stored.grams || pieces.length === 0) return comparison;
  return sql<boolean>`(t.${sql.raw(quote(stored.grams))} @> ${pieces}::text[] and ${comparison})`;
}

/** Rows whose text holds the term. */
export const containsSql = (stored: StoredField, term: string): Bool => piecedSql(stored, [term], sql<boolean>`${stored.ref}::text ilike ${likePattern(term)}`);

/** Rows whose text, masked, holds the term, masked; two texts with the same mask are never told apart. */
function visibleSql(stored: StoredField, term: string): Bool {
  const { needle, parts } = visiblePart(term);
  return piecedSql(stored, parts, sql<boolean>`${maskSql(stored.ref)} ilike ${likePattern(needle)}`);
}

/** @param value as `decodeFilter` reads it for the filter's operator */
function compare(filter: FilterModel, stored: StoredField, value: unknown): Bool {
  switch (filter.operator) {
    case 'order': case 'none': case 'covers': return sql<boolean>`true`;
    case 'contains': return stored.field.kind === 'integer' ? equalsText(stored, value as string) : containsSql(stored, value as string);
    case 'equals': case 'in': return stored.tree ? withinTree(stored, stored.tree, [value].flat()) : Array.isArray(value) || filter.operator === 'in' ? among(stored, [value].flat()) : equals(stored, value);
    case 'range': return filter.field.kind === 'dateRange' && filter.through === undefined ? within(stored, interval(value as DateLimit)) : between(stored, value as Bounds);
    case 'dateLimit': return within(stored, interval(value as DateLimit));
  }
}

/**
 * Rows of these nodes and of all below them. The nodes are found first, so that an index over the column serves. A union leaves
 * out what was met before, so that a circle ends.
 */
function withinTree(stored: StoredField, { table, entity, id, softDelete, stored: columns }: Resource, nodes: readonly unknown[]): Bool {
  const parent = columns.get(entity.tree!.parent)!;
  const living = softDelete ? sql.raw(` where not c.${quote(own.deleted)}`) : sql.raw('');
  const [key, up] = [id, parent].map(({ column }) => sql.raw(quote(column)));
  return sql<boolean>`${stored.ref} = any(array(with recursive below(id) as (
    select unnest(${nodes.map(Number)}::bigint[])
    union select c.${key} from ${table} c join below on c.${up} = below.id${living}) select id from below))`;
}

/** What could be a telephone number; nothing else is compared with a hidden one. */
const numberLike = /^\d[\d-]{6,19}$/;

/**
 * A comparison as far as the caller may read the field: all of it, its mask, or, where nothing may be read, only whether it is
 * the very value.
 * @param at the field that the filter names, here
 * @param stored where its values are, which may be in another entity
 * @throws Refusal when a range asks for what may not be read
 */
function compareReadable({ resource, filter, reader, guesses }: Asking, at: string, stored: StoredField, value: unknown): Bool {
  const readable = reader(at);
  const { operator } = filter;
  if (readable === 'whole' || operator === 'none') return compare(filter, stored, value);
  if (operator !== 'contains' && operator !== 'equals' && operator !== 'in') throw unreadable(resource, filter.param, at);
  if (readable === 'masked') {
    if (operator === 'in' || Array.isArray(value)) throw unreadable(resource, filter.param, at);
    return visibleSql(stored, String(value));
  }
  if (stored.field.kind === 'integer' || !isSecret(resource, at)) return operator === 'contains' ? wholeSql(stored, value) : compare(filter, stored, value);
  const texts = [value].flat().map(String).filter((text) => stored.field.kind !== 'phone' || numberLike.test(text));
  guesses.push(...texts);
  return any(texts.map((text) => wholeSql(stored, text)));
}

const wholeSql = (stored: StoredField, value: unknown): Bool =>
  (stored.field.kind === 'integer' ? equalsText(stored, String(value)) : piecedSql(stored, [String(value)], equals(stored, value)));

export const unreadable = (resource: Resource, param: string, name: string): Refusal =>
  invalid([{ field: param, message: `没有查看${resource.fields.get(name)?.title ?? name}的权限，不能按它筛选` }]);

/** A number searched for beside texts is the whole number; what is no number finds none. */
function equalsText(stored: StoredField, text: string): Bool {
  const number = wholeOf(text);
  return number === undefined ? sql<boolean>`false` : equals(stored, number);
}

const within = (stored: StoredField, { from, to }: Interval): Bool =>
  sql<boolean>`(${stored.ref} >= ${bind(stored, from)} and ${stored.ref} < ${bind(stored, to)})`;

const between = (stored: StoredField, [from, to]: Bounds): Bool => all([
  ...(from === null ? [] : [sql<boolean>`${stored.ref} >= ${bind(stored, from)}`]),
  ...(to === null ? [] : [sql<boolean>`${stored.ref} <= ${bind(stored, to)}`]),
]);

/**
 * Rows within whose two ends the day lies.
 * @throws Refusal where an end may not be read
 */
export function coversSql({ resource, filter: { on, param }, reader }: Asking, day: string): Bool | undefined {
  const hidden = on.find((name) => reader(name) !== 'whole');
  if (hidden !== undefined) throw unreadable(resource, param, hidden);
  const [first, last] = on.map((name) => resource.stored.get(name));
  if (!first || !last) return undefined;
  const begun = first.field.kind === 'date' ? sql`<= ${day}` : sql`< ${addDays(day, 1)}`;
  return sql<boolean>`(${first.ref} is null or ${first.ref} ${begun}) and (${last.ref} is null or ${last.ref} >= ${day})`;
}

/**
 * Rows that hold the value, or refer to a record that does: members led by a member, or by one whom that member leads. Both are one
 * list of values, which one look into the index finds, and the rows are met by their ids: the database would hold every row that
 * another filter finds against the whole list.
 * @returns nothing where the filter compares something else
 */
function heldOrLed({ resource, filter: { operator }, reader }: Asking, on: readonly string[], value: unknown): Bool | undefined {
  const [stored] = on.flatMap((name) => resource.stored.get(name) ?? []);
  const [lookup] = on.flatMap((name) => resource.lookups.get(name) ?? []);
  const isOne = operator === 'equals' && !Array.isArray(value) && on.length === 2 && on.every((name) => reader(name) === 'whole');
  if (!isOne || !stored || stored.tree || lookup?.by !== stored) return undefined;
  const { target } = lookup;
  const values = sql`select ${bind(stored, value)} union all select ${target.id.ref} from ${target.table} t where ${all([equals(lookup.stored, value), alive(target)])}`;
  return sql<boolean>`${resource.id.ref} = any(array(select ${resource.id.ref} from ${resource.table} t where ${stored.ref} = any(array(${values})) and ${alive(resource)}))`;
}

/**
 * Rows of which one of the fields meets the filter. What is looked up through one reference is looked for at once: the database then
 * knows how many records it leads to, and whether to begin with them or with the rows.
 * @param on names of fields, stored or looked up; others are passed over
 * @param value as `decodeFilter` reads it for the filter's operator
 * @throws Refusal when the filter asks for what may not be read
 */
export function fieldsSql(asking: Asking, on: readonly string[], value: unknown): Bool {
  const { resource } = asking;
  const held = on.flatMap((name) => {
    const stored = resource.stored.get(name);
    return stored ? [{ name, stored }] : [];
  });
  const looked = on.flatMap((name) => {
    const lookup = resource.lookups.get(name);
    return lookup && !resource.stored.has(name) ? [{ name, lookup }] : [];
  });
  const ways = [...new Set(looked.map(({ lookup }) => lookup.by))].map((by) => looked.filter(({ lookup }) => lookup.by === by));
  return heldOrLed(asking, on, value) ?? any([
    ...held.map(({ name, stored }) => compareReadable(asking, name, stored, value)),
    ...ways.map((way) => through(way[0]!.lookup, any(way.map(({ name, lookup }) => compareReadable(asking, name, lookup.stored, value))), held.length + ways.length > 1)),
  ]);
}
