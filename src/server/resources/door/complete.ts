/** From given values to a whole record: cleaned, defaults filled in, hidden fields emptied. */
import { randomInt } from 'node:crypto';
import { statesByTime } from '../../../engine/rules/byTime';
import { completedBy } from '../../../engine/rules/completes';
import { holds } from '../../../engine/rules/holds';
import { isSpecial, type Present, specialValue } from '../../../engine/rules/present';
import { wallTime } from '../../../engine/time/wallTime';
import type { Matrix } from '../../../engine/matrix/document';
import { isEmpty } from '../../../engine/text/words';
import type { FieldModel } from '../../../engine/model';
import { kinds } from '../../../fields/kinds';
import { safeText } from '../../richText';
import type { Resource, Row, StoredField } from '../types';

/** Rich text passes the allow-list before anything else looks at it, in child tables too. */
function safe(field: FieldModel, value: unknown, path = field.name): unknown {
  if (field.kind === 'richText' && typeof value === 'string') return safeText(field, value, path);
  if (field.kind !== 'childTable' || !Array.isArray(value)) return value;
  const rich = (field.fields ?? []).filter((column) => column.kind === 'richText');
  if (rich.length === 0) return value;
  return value.map((row: Row, at) => ({ ...row, ...Object.fromEntries(rich.map((column) => [column.name, safe(column, row[column.name], `${path}.${at}.${column.name}`)])) }));
}

export function clean(field: FieldModel, value: unknown): unknown {
  const given = safe(field, value);
  const { normalize } = kinds[field.kind];
  return (normalize ? normalize(given, field) : given) ?? null;
}

const emptyOf = ({ field }: StoredField): unknown => clean(field, kinds[field.kind].empty);

const filled = (pattern: string, now: string, digits: (count: number) => string): string =>
  pattern.replace(/\{(time|\d)\}/g, (_whole, part: string) => (part === 'time' ? now.replace(/\D/g, '') : digits(Number(part))));

/** A number that its digits of chance keep apart from others of the same second: `svip{time}{8}`. */
const serial = (pattern: string, now: string): string => filled(pattern, now, (count) => String(randomInt(10 ** count)).padStart(count, '0'));

/** Shares no factor with ten, so that no two ids below 10 to the number of digits lead to the same digits. */
const apart = 48_271;
/** The first of them is no row of noughts. */
const first = 314_159_265_358;

/** The same for rows that are written by the million, where chance would repeat itself: the digits follow from the id. */
export function numbered(pattern: string, now: string, id: number): string {
  const counts = [...pattern.matchAll(/\{(\d)\}/g)].map(([, count]) => Number(count));
  const length = counts.reduce((sum, count) => sum + count, 0);
  let rest = String((first + id * apart) % 10 ** length).padStart(length, '0');
  return filled(pattern, now, (count) => {
    const digits = rest.slice(0, count);
    rest = rest.slice(count);
    return digits;
  });
}

const givenValue = (field: FieldModel, present: Present): unknown =>
  (field.given !== undefined && isSpecial(field.given) ? specialValue(field.given, field, present) : serial(field.given!.serial, present.now));

/**
 * @param input decoded values; absent ones keep those of `before`, or take the default when the record is new
 * @param before the stored record; an empty write-only value keeps what it holds
 * @param present who makes a new record, and when
 */
export function complete(resource: Resource, input: Row, before?: Row, present: Present = { now: wallTime() }): Row {
  const record: Row = { ...before };
  for (const [name, stored] of resource.stored) {
    if (stored === resource.id) continue;
    const { field } = stored;
    if (name in input && !(before && field.writeOnly && isEmpty(input[name]))) record[name] = clean(field, input[name]);
    else if (!before) record[name] = field.given !== undefined ? givenValue(field, present) : field.default === undefined ? emptyOf(stored) : field.default;
    if (!before && field.given !== undefined && !isSpecial(field.given) && isEmpty(record[name])) record[name] = givenValue(field, present);
  }
  for (const field of resource.entity.fields) if (field.inverse !== undefined && field.name in input) record[field.name] = clean(field, input[field.name]);
  for (const field of resource.entity.fields) {
    if (field.keptIn === undefined || !(field.name in input)) continue;
    const matrix = clean(field, input[field.name]) as Matrix | null;
    Object.assign(record, { [field.name]: matrix }, matrix && { specType: matrix.specType, attrList: matrix.attrList });
  }
  for (const [name, stored] of resource.stored) {
    const { field } = stored;
    if (field.when && !holds(field.when, record)) record[name] = emptyOf(stored);
    else record[name] = kinds[field.kind].fit?.(record[name], field, record) ?? record[name];
  }
  if (before) return record;
  Object.assign(record, completedBy(resource.entity.completes, undefined, record, (name) => resource.fields.get(name), present));
  return Object.assign(record, statesByTime(resource.entity.byTime, undefined, record, present.now));
}

/** Fills in, in place, what stands for nothing where the column never holds null. A required value that is missing stays so, to be refused. */
export function withBlanks(resource: Resource, record: Row): void {
  for (const [name, { blank }] of resource.stored) {
    if (blank !== undefined && name in record) record[name] ??= blank;
  }
}
