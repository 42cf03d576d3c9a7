/** What a filter does to others while it is being entered. */
import type { FilterModel } from '../../engine/model';

type Values = Record<string, unknown>;

/** Beyond eleven digits there is neither a telephone number nor an id (spec 1 §5). */
const mostDigits = 99_999_999_999;

/** The values after one was entered: another way of searching empties the text that is searched for; where only digits can be meant, only they stay. */
export function entered(filters: readonly FilterModel[], values: Values, filter: FilterModel, value: unknown): Values {
  const next = { ...values, [filter.param]: filter.by?.digits?.includes(String(values[filter.by.param])) ? digitsOf(value) : value };
  if (values[filter.param] !== value) for (const other of filters) if (other.by?.param === filter.param && other.operator === 'contains') delete next[other.param];
  return next;
}

function digitsOf(value: unknown): string {
  const digits = String(value ?? '').replace(/\D/g, '');
  return Number(digits) > mostDigits ? '' : digits;
}
