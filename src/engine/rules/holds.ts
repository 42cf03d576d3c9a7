import type { Condition, Moment, Scalar, Test } from '../model';
import { isEmpty } from '../text/words';
import { constantOf, isMoment, momentText, orderOfTimes, type Present } from './present';

const isDecimal = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value);

/** Decimal text equals the number it writes: money '0.00' meets the constant 0. Nothing else is converted. */
function equals(value: unknown, constant: Scalar, present: Present | undefined): boolean {
  const meant = constantOf(constant, present);
  if (typeof meant === 'number' && isDecimal(value)) return Number(value) === meant;
  return (value ?? null) === meant;
}

/** Numbers by size, days and times by their texts, as far as both are told. */
function bounded(value: unknown, bound: number | Moment | undefined, present: Present | undefined, keeps: (order: number) => boolean): boolean {
  if (bound === undefined) return true;
  if (!isMoment(bound)) return keeps((typeof value === 'number' ? value : isDecimal(value) ? Number(value) : Number.NaN) - bound);
  if (typeof value !== 'string' || value === '' || present === undefined) return false;
  return keeps(orderOfTimes(value, momentText(bound, present.now)));
}

function meets(value: unknown, test: Test, present: Present | undefined): boolean {
  if (Array.isArray(test)) return test.some((constant) => equals(value, constant, present));
  if (test === null || typeof test !== 'object') return equals(value, test, present);
  if ('not' in test) return !meets(value, test.not, present);
  if ('empty' in test) return isEmpty(value) === test.empty;
  if ('has' in test) return Array.isArray(value) && value.some((member) => meets(member, test.has, present));
  return bounded(value, test.from, present, (order) => order >= 0) && bounded(value, test.to, present, (order) => order <= 0);
}

/**
 * Whether a record of decoded values meets a condition; an absent condition always holds, an absent field counts as null.
 * @param present who asks and when, for conditions that may speak of `$me`, `$now` and `$today`
 * @example holds({ status: { not: 0 } }, { status: 2 }) // true
 */
export function holds(condition: Condition | undefined, record: Record<string, unknown>, present?: Present): boolean {
  if (condition === undefined) return true;
  return Object.entries(condition).every(([name, test]) => {
    if (test === undefined) return true;
    if (name === 'any') return (test as Condition[]).some((member) => holds(member, record, present));
    return meets(record[name], test as Test, present);
  });
}

/** Names of the fields that a condition asks about. */
export const fieldsAsked = (condition: Condition | undefined): string[] =>
  Object.entries(condition ?? {}).flatMap(([name, test]) => (name === 'any' ? (test as Condition[]).flatMap(fieldsAsked) : [name]));
