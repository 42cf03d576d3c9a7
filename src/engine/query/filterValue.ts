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
  list.filters.find((filter) => filter.param === param);

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

/**
 * Reads one filter parameter as its operator compares it: `in` gives a list, `range` bounds, `contains` trimmed text,
 * the rest the decoded value of the filter's field. Null when nothing is asked for.
 * @throws DecodeError in Chinese
 */
export function decodeFilter(filter: FilterModel, raw: unknown): unknown {
  const field = queryField({ ...filter.field, title: filter.title });
  if (isEmpty(raw) || filter.operator === 'none') return null;
  if (filter.operator === 'contains') return read.text(raw, field).trim() || null;
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
