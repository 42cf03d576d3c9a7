/**
 * Reads one received value into its decoded form. JSON values and the text of a query are understood alike, so
 * '5' is an integer and 'true' a switch; what could mean two things is refused. '' and null mean "not given".
 */
import { isPreset, type DateLimit } from '../dateLimit/presets';
import { decimalText, isDecimalText } from '../format/decimal';
import type { FieldModel, Scalar, WireName } from '../model';
import { canonicalReference } from '../references/ids';
import { fitDecimals } from '../schema/decimalSchema';
import { readTimeOfDay } from '../time/timeOfDay';
import { fromSeconds, monthEnd, readDatetime, timestampSeconds } from '../time/wallTime';
import { isStorableText } from './storable';

/** A value that cannot be read; the message names the field's title. */
export class DecodeError extends Error {
  override name = 'DecodeError';
}

const refuse = (field: FieldModel, why = '格式不正确'): never => {
  throw new DecodeError(`${field.title}${why}`);
};
const absent = (raw: unknown): raw is null | undefined | '' => raw === null || raw === undefined || raw === '';

/** @param strict a number is not taken for its digits */
export function text(raw: unknown, field: FieldModel, strict = false): string {
  if (raw === null || raw === undefined) return '';
  if (typeof raw === 'number' && !strict) return String(raw);
  if (typeof raw !== 'string' || !isStorableText(raw)) return refuse(field);
  return raw;
}

export function integer(raw: unknown, field: FieldModel): number | null {
  if (absent(raw)) return null;
  if (typeof raw === 'string' && raw.trim() === '') return null;
  const value = typeof raw === 'string' && /^[+-]?\d{1,16}$/.test(raw.trim()) ? Number(raw) : raw;
  if (!Number.isSafeInteger(value)) return refuse(field, '必须是整数');
  return (value as number) + 0;
}

export function decimal(raw: unknown, field: FieldModel): string | null {
  if (absent(raw)) return null;
  const written = typeof raw === 'number' && Number.isFinite(raw) ? decimalText(raw) : raw;
  if (typeof written !== 'string') return refuse(field);
  const clean = written.trim();
  if (clean === '') return null;
  if (clean.length > 40 || !isDecimalText(clean)) return refuse(field);
  return fitDecimals(clean, field);
}

/** A measured number, where the nearest binary fraction is good enough. */
export function number(raw: unknown, field: FieldModel): number | null {
  const exact = decimal(raw, { ...field, scale: 0 });
  return exact === null ? null : Number(exact);
}

/** A switch whose two values are written down in place says which is which, the one for on first. */
export function boolean(raw: unknown, field: FieldModel): boolean | null {
  const [on, off] = field.options ?? [];
  if (on && stateOf(raw) === stateOf(on.value)) return true;
  if (off && stateOf(raw) === stateOf(off.value)) return false;
  if (absent(raw)) return null;
  if (raw === true || raw === 1 || raw === '1' || raw === 'true') return true;
  if (raw === false || raw === 0 || raw === '0' || raw === 'false') return false;
  return refuse(field);
}

/** 1, '1', true and 'true' are one state, 0 and its kin the other. */
const stateOf = (value: unknown): string => ({ true: '1', false: '0' })[String(value)] ?? String(value);

/** @returns the code that a scalar spells: as it is, as text, or as the same state; undefined when it is none of them */
export function sameCode(codes: readonly Scalar[], raw: unknown): Scalar | undefined {
  const exact = codes.find((each) => each === raw);
  if (exact !== undefined || absent(raw)) return exact;
  return codes.find((each) => each !== null && String(each) === String(raw)) ?? codes.find((each) => each !== null && stateOf(each) === stateOf(raw));
}

/** What another backend calls a code of ours. */
function alsoCode({ also = [] }: FieldModel, raw: unknown): Scalar | undefined {
  const spelling = sameCode(also.map(([each]) => each), raw);
  return spelling === undefined ? undefined : also.find(([each]) => each === spelling)?.[1];
}

/** An unknown code is left as it is, for validation to refuse with its own sentence. */
export function code(raw: unknown, field: FieldModel): Scalar {
  const codes = field.codes ?? [];
  if (raw === undefined) return null;
  if (typeof raw === 'object' && raw !== null) return refuse(field);
  const found = sameCode(codes, raw) ?? alsoCode(field, raw);
  if (found !== undefined) return found;
  if (absent(raw)) return null;
  if (typeof raw === 'string' && !isStorableText(raw)) return refuse(field);
  return raw as Scalar;
}

export const id = (raw: unknown, field: FieldModel): unknown => canonicalReference(integer(raw, field), field);

export function datetime(raw: unknown, field: FieldModel): string | null {
  if (absent(raw)) return null;
  return (typeof raw === 'string' ? readDatetime(raw) : undefined) ?? refuse(field);
}

const firstDay: Partial<Record<NonNullable<FieldModel['unit']>, [written: RegExp, rest: string]>> = { year: [/^\d{4}$/, '-01-01'], month: [/^\d{4}-\d{1,2}$/, '-01'] };
const lengths: Partial<Record<NonNullable<FieldModel['unit']>, number>> = { year: 4, month: 7, second: 19 };

/** A day, or as the field's unit says a month, a year or a moment. */
export function date(raw: unknown, field: FieldModel): string | null {
  const { unit = 'week' } = field;
  const [written, rest] = firstDay[unit] ?? [];
  const text = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : raw;
  const whole = written && typeof text === 'string' && written.test(text) ? text + rest : text;
  return datetime(whole, field)?.slice(0, lengths[unit] ?? 10) ?? null;
}

/** A time of day, as finely as the field's unit tells it. */
export function time(raw: unknown, field: FieldModel): string {
  if (absent(raw)) return '';
  return (typeof raw === 'string' ? readTimeOfDay(raw, field.unit) : undefined) ?? refuse(field);
}

/** Seconds since 1970; 13 digits are milliseconds. A written datetime is understood too. */
export function seconds(raw: unknown, field: FieldModel): string | null {
  if (absent(raw)) return null;
  const stamp = typeof raw === 'string' && /^-?\d{1,16}$/.test(raw.trim()) ? Number(raw) : raw;
  if (typeof stamp !== 'number') return datetime(raw, field);
  const moment = timestampSeconds(stamp);
  // The years 1000 to 9999, which four digits can write.
  if (!(moment >= -30_610_224_000 && moment < 253_402_272_000)) return refuse(field);
  return fromSeconds(moment);
}

const parts = (raw: unknown): unknown => (typeof raw === 'string' ? raw.split(',').map((part) => part.trim()) : raw);

/** @throws DecodeError 开始时间不能大于结束时间 */
export function dates(raw: unknown, field: FieldModel): [string, string] | null {
  const members = absent(raw) ? [] : parts(raw);
  if (!Array.isArray(members)) return refuse(field);
  if (members.length === 0) return null;
  const [start, end] = members.map((member) => date(member, field));
  if (members.length !== 2 || !start || !end) return refuse(field);
  if (start > end) throw new DecodeError('开始时间不能大于结束时间');
  return [start, end];
}

const month = /^\s*\d{4}-(0[1-9]|1[0-2])\s*$/;

/** Two months stand for the days from the first of the one to the last of the other. */
function dayOfMonth(part: unknown, end: number): unknown {
  if (typeof part !== 'string' || !month.test(part)) return part;
  const first = `${part.trim()}-01`;
  return end === 0 ? first : monthEnd(first);
}

/** A preset word, two days or two months. */
export function dateLimit(raw: unknown, field: FieldModel): DateLimit | null {
  if (isPreset(raw)) return raw;
  const parts = typeof raw === 'string' ? raw.split(',') : raw;
  return dates(Array.isArray(parts) && parts.length === 2 ? parts.map(dayOfMonth) : raw, field);
}

/** A list, a comma list, or (on other wires than `comma`) the text of a JSON list. */
function members(raw: unknown, field: FieldModel, wire: WireName): unknown[] {
  if (absent(raw)) return [];
  if (Array.isArray(raw)) return raw;
  if (typeof raw === 'number') return [raw];
  if (typeof raw !== 'string') return refuse(field);
  if (wire !== 'comma' && raw.trim().startsWith('[')) return json(raw, field) as unknown[];
  return raw.split(',').map((part) => part.trim()).filter((part) => part !== '');
}

export const texts = (raw: unknown, field: FieldModel, wire: WireName): string[] =>
  members(raw, field, wire).map((member) => text(member ?? refuse(field), field, false));
export const codes = (raw: unknown, field: FieldModel, wire: WireName): Scalar[] =>
  members(raw, field, wire).map((member) => code(member, field) ?? refuse(field));
/** Paths of a cascade, several of them: a list of lists. */
export const paths = (raw: unknown, field: FieldModel): Scalar[][] => members(raw, field, 'json').map((path) => codes(path, field, 'json'));
/** Numbers in order: the ends of a slider. */
export function numbers(raw: unknown, field: FieldModel): number[] | null {
  const found = members(raw, field, 'json');
  return found.length === 0 ? null : found.map((member) => number(member, field) ?? refuse(field));
}
export const ids = (raw: unknown, field: FieldModel, wire: WireName): number[] =>
  members(raw, field, wire).map((member) => integer(member, field) ?? refuse(field));

/** Two whole numbers, `100-500` or a list of both. One that is not there is left for validation to name. */
export function span(raw: unknown, field: FieldModel): (number | null)[] | null {
  if (absent(raw)) return null;
  const ends = typeof raw === 'string' ? raw.split('-') : raw;
  if (!Array.isArray(ends) || ends.length !== 2) return refuse(field);
  return ends.map((end) => integer(end, field));
}

/** Parses JSON text. @throws DecodeError 不是有效的JSON */
export function json(raw: string, field: FieldModel): unknown {
  if (raw.trim() === '') return null;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return refuse(field, '不是有效的JSON');
  }
}
