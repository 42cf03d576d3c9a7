import { decode, DecodeError, queryField } from '../codec/decode';
import { encode, queryText } from '../codec/encode';
import * as read from '../codec/read';
import { isList, shapeOf } from '../codec/shape';
import type { FieldModel, FilterModel, ListModel } from '../model';
import { isEmpty } from '../text/words';

/** Bounds of a range filter, both included; null is open. */
export type Bounds = [from: unknown, to: unknown];

/** The filter that a query parameter belongs to. */
export const filterOf = (list: ListModel, param: string): FilterModel | undefined =>
  list.filters.find((filter) => filter.param === param || filter.through === param);

/**
 * What a parameter says, as text; several, as a key given twice, with commas between. A body may hold anything, objects without text too.
 * @throws DecodeError in Chinese
 */
export function printed(raw: unknown, title: string): string {
  if (Array.isArray(raw)) return raw.map((each) => printed(each, title)).join(',');
  if (typeof raw === 'object') throw new DecodeError(`${title}格式不正确`);
  return String(raw);
}

const single = (filter: FilterModel): boolean => !isList(shapeOf[filter.field.kind]);

/** Refuses what no record can hold. */
function known(value: unknown, field: FieldModel): unknown {
  if (field.kind !== 'enumeration' || field.codes === undefined || field.codes.includes(value as never)) return value;
  throw new DecodeError(`${field.title}不在可选范围内`);
}

function bounds(raw: unknown, field: FieldModel): Bounds | null {
  const parts = typeof raw === 'string' ? raw.split(',') : raw;
  if (!Array.isArray(parts) || parts.length !== 2) throw new DecodeError(`${field.title}格式不正确`);
  const [from, to] = parts.map((part: unknown) => decode(field.wire, typeof part === 'string' ? part.trim() : part, field));
  return isEmpty(from) && isEmpty(to) ? null : [from ?? null, to ?? null];
}

/** Times of day of a day that bounds a period. */
const ends = ['00:00:00', '23:59:59'] as const;

/** @param end 0 where a period begins, 1 where it ends */
const atEnd = (text: string, end: 0 | 1): string => (/^\d{4}[-/]\d{1,2}[-/]\d{1,2}$/.test(text) ? `${text} ${ends[end]}` : text);

/** Two moments, each from a parameter of its own; a day is all of it. */
function moments(raw: unknown, field: FieldModel): Bounds | null {
  const given = Array.isArray(raw) ? raw : [raw, null];
  const [from, to] = ([0, 1] as const).map((end) => (isEmpty(given[end]) ? null : read.datetime(atEnd(printed(given[end], field.title).trim(), end), field)));
  if (from && to && from > to) throw new DecodeError('开始时间不能大于结束时间');
  return from || to ? [from ?? null, to ?? null] : null;
}

/** What a query says of a filter: of a period with two parameters both of them. */
export function rawOf({ param, through }: Pick<FilterModel, 'param' | 'through'>, query: Readonly<Record<string, unknown>>): unknown {
  if (through === undefined) return query[param];
  return isEmpty(query[param]) && isEmpty(query[through]) ? undefined : [query[param], query[through]];
}

/** The parameters that ask for a value, each as text; none where it asks for nothing. */
export function filterQuery(filter: FilterModel, value: unknown): Record<string, string> {
  if (filter.through === undefined) {
    const text = encodeFilter(filter, value);
    return text === undefined ? {} : { [filter.param]: text };
  }
  const bounds = Array.isArray(value) ? value : [];
  return Object.fromEntries(([filter.param, filter.through] as const).flatMap((param, at) => {
    const end = at === 0 ? 0 : 1;
    return isEmpty(bounds[end]) ? [] : [[param, atEnd(String(bounds[end]), end)]];
  }));
}

/**
 * Reads one filter parameter as its operator compares it: `in` gives a list, `range` bounds, `contains` trimmed text,
 * the rest the decoded value of the filter's field. Null when nothing is asked for.
 * @throws DecodeError in Chinese
 */
export function decodeFilter(filter: FilterModel, raw: unknown): unknown {
  const field = queryField({ ...filter.field, title: filter.title });
  if (isEmpty(raw) || filter.operator === 'none') return null;
  if (filter.operator === 'contains') return read.text(raw, field).trim() || null;
  if (filter.through !== undefined) return moments(raw, field);
  if (filter.operator === 'range' && single(filter)) return bounds(raw, field);
  if (filter.operator === 'in' && single(filter)) {
    const members = Array.isArray(raw) ? raw : printed(raw, field.title).split(',').map((part) => part.trim()).filter((part) => part !== '');
    return members.length === 0 ? null : members.map((member) => known(decode(field.wire, member, field), field));
  }
  const value = decode(field.wire, raw, field);
  return isEmpty(value) ? null : known(value, field);
}

/** The parameter of a filter value; undefined when it asks for nothing. */
export function encodeFilter(filter: FilterModel, value: unknown): string | undefined {
  if (isEmpty(value)) return undefined;
  const field = queryField(filter.field);
  const one = (member: unknown): string => (isEmpty(member) ? '' : queryText(encode(field.wire, member, field)));
  if (filter.operator === 'contains') return String(value);
  if ((filter.operator === 'range' || filter.operator === 'in') && single(filter) && Array.isArray(value)) return value.map(one).join(',');
  return one(value);
}
