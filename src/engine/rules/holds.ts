import type { Condition, Scalar, Test } from '../model';
import { isEmpty } from '../text/words';

const isDecimal = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value);

/** Decimal text equals the number it writes: money '0.00' meets the constant 0. Nothing else is converted. */
function equals(value: unknown, constant: Scalar): boolean {
  if (typeof constant === 'number' && isDecimal(value)) return Number(value) === constant;
  return (value ?? null) === constant;
}

function meets(value: unknown, test: Test): boolean {
  if (Array.isArray(test)) return test.some((constant) => equals(value, constant));
  if (test === null || typeof test !== 'object') return equals(value, test);
  if ('not' in test) return !meets(value, test.not);
  if ('empty' in test) return isEmpty(value) === test.empty;
  const number = typeof value === 'number' ? value : isDecimal(value) ? Number(value) : Number.NaN;
  return number >= (test.from ?? -Infinity) && number <= (test.to ?? Infinity);
}

/**
 * Whether a record of decoded values meets a condition; an absent condition always holds, an absent field counts as null.
 * @example holds({ status: { not: 0 } }, { status: 2 }) // true
 */
export function holds(condition: Condition | undefined, record: Record<string, unknown>): boolean {
  if (condition === undefined) return true;
  return Object.entries(condition).every(([name, test]) => {
    if (test === undefined) return true;
    if (name === 'any') return (test as Condition[]).some((member) => holds(member, record));
    return meets(record[name], test as Test);
  });
}

/** Names of the fields that a condition asks about. */
export const fieldsAsked = (condition: Condition | undefined): string[] =>
  Object.entries(condition ?? {}).flatMap(([name, test]) => (name === 'any' ? (test as Condition[]).flatMap(fieldsAsked) : [name]));
