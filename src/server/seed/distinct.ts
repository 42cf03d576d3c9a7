/** Keeps made-up rows apart where a field is unique: a value that is taken makes way for the next that is free. */
import type { EnumerationModel, FieldModel } from '../../engine/model';
import { hours } from '../../engine/time/timeOfDay';
import { addDays } from '../../engine/time/wallTime';
import { holds } from '../../engine/rules/holds';
import { brokenRules } from '../../engine/validation/brokenRules';
import { integerBounds } from '../../engine/schema/integerBounds';
import type { Resource, Row } from '../resources/types';
import type { Pool } from './samples';

/**
 * @param pool ids that references may take
 * @returns the row as it may be added to those handed in before; undefined where no value is left
 */
export function distinctRows(resource: Resource, enumerations: ReadonlyMap<string, EnumerationModel>, pool: Pool): (row: Row) => Row | undefined {
  const { rules, fields: all } = resource.entity;
  const fields = [...resource.stored.values()].map(({ field }) => field).filter(({ unique }) => unique);
  const taken = new Map(fields.map(({ name }) => [name, new Set<string>()]));

  return (made) => {
    const row: Row = { ...made };
    for (const field of fields) {
      if (!holds(field.unique?.when, row)) continue;
      const others = taken.get(field.name)!;
      if (isEmpty(row[field.name])) continue;
      const isFree = (next: Row) => !others.has(markOf(field, next)) && brokenRules(rules, all, next).length === 0;
      const free = [row[field.name], ...nextTo(row[field.name], field, enumerations, pool, others.size)].find((value) => isFree({ ...row, [field.name]: value }));
      if (free === undefined) return undefined;
      row[field.name] = free;
    }
    for (const field of fields) if (!isEmpty(row[field.name]) && holds(field.unique?.when, row)) taken.get(field.name)!.add(markOf(field, row));
    return row;
  };
}

/** Nothing collides with nothing. */
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** What may stand once: the value, within the fields of its scope. */
const markOf = (field: FieldModel, row: Row): string => JSON.stringify([field.name, ...(field.unique?.scope ?? [])].map((name) => row[name] ?? null));

/** Other values that the field may take, the nearest first; one more than are taken is enough. */
function nextTo(value: unknown, field: FieldModel, enumerations: ReadonlyMap<string, EnumerationModel>, pool: Pool, most: number): unknown[] {
  if (field.to) return [...pool(field.to, field.leavesOnly === true)];
  if (field.kind === 'enumeration') return (enumerations.get(field.enumeration ?? '')?.items ?? []).map((item) => item.value);
  if (typeof value === 'string') return timesNextTo(value, field, most);
  if (field.kind !== 'integer' || typeof value !== 'number') return [];
  const { minimum, maximum } = integerBounds(field);
  const step = field.multipleOf ?? 1;
  const first = Math.ceil(minimum / step) * step;
  const numbers: number[] = [];
  for (let next = value; numbers.length <= most; numbers.push(next)) {
    next = next + step > maximum ? first : next + step;
    if (next === value) break;
  }
  return numbers;
}

/** The days after it, at the same time; the hours and minutes of its day. */
function timesNextTo(value: string, { kind, unit }: FieldModel, most: number): string[] {
  if (kind === 'date' || kind === 'datetime') return Array.from({ length: most + 1 }, (_none, at) => addDays(value.slice(0, 10), at + 1) + value.slice(10));
  if (kind !== 'time') return [];
  return unit === 'hour' ? [...hours] : hours.slice(0, 24).flatMap((hour) => Array.from({ length: 60 }, (_none, minute) => `${hour.slice(0, 3)}${String(minute).padStart(2, '0')}${value.slice(5)}`));
}
