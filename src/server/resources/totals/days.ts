/**
 * Records counted for each day of a time of theirs, and fields of them summed up, as the schema says (`"days"`): kept like the totals
 * of lists. Amounts are kept as whole numbers of their smallest unit.
 */
import type { DaysModel, EntityModel } from '../../../engine/model';
import { fieldsAsked, holds } from '../../../engine/rules/holds';
import { scaleOf } from '../../../engine/schema/decimalSchema';
import type { Row } from '../types';
import { keptName } from './kept';
import type { KeptDays } from './types';

function daysOf({ fields, table }: EntityModel, { of, where, sums }: DaysModel): KeptDays {
  const summed = sums.map((name) => {
    const field = fields.find((each) => each.name === name)!;
    return { name, units: field.kind === 'integer' ? 1 : 10 ** scaleOf(field) };
  });
  return {
    name: keptName(table, '@', [of, where, summed]), table: table.name, of, sums: summed, where: where ? [where] : [],
    fields: [...new Set([of, ...sums, ...(where ? fieldsAsked(where) : [])])],
  };
}

export const keptDaysOf = (entity: EntityModel): KeptDays[] => (entity.days ?? []).map((days) => daysOf(entity, days));

/** @param day `yyyy-MM-dd` @param sum absent: the number of records */
export const dayKey = (day: string, sum = ''): string => `${day}|${sum}`;

/** What a living record adds to each key. */
export function amountsOf({ of, where, sums }: KeptDays, record: Row): Map<string, number> {
  const time = record[of];
  if (typeof time !== 'string' || time === '' || !where.every((condition) => holds(condition, record))) return new Map();
  const day = time.slice(0, 10);
  return new Map([[dayKey(day), 1], ...sums.map(({ name, units }): [string, number] => [dayKey(day, name), Math.round(Number(record[name] ?? 0) * units)])]);
}
