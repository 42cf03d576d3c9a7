/** Totals of days, read as they are kept, or counted from the rows while that is not known to be right. */
import { sql, type RawBuilder } from 'kysely';
import { addDays } from '../../../engine/time/wallTime';
import { all, conditionSql } from '../condition';
import { alive } from '../resource';
import type { House, Resource } from '../types';
import { dayKey } from './days';
import { isOneOf, keptByKey } from './read';
import type { KeptDays } from './types';

/** The totals of days as the rows say, one row a key. @param within the days that are asked for; all where absent */
export function countedDays(resource: Resource, { of, where, sums }: KeptDays, within: readonly RawBuilder<boolean>[] = []): RawBuilder<{ key: string; n: string }> {
  const { ref } = resource.stored.get(of)!;
  const summed = sums.map(({ name, units }, at) => ({ name, column: sql.raw(`s${at}`), sum: sql`sum(${resource.stored.get(name)!.ref} * ${sql.lit(units)})::bigint` }));
  return sql<{ key: string; n: string }>`select cells.day || '|' || totals.name as key, totals.n from (
      select to_char(${ref}, 'YYYY-MM-DD') as day, count(*) as c${sql.join(summed.map(({ column, sum }) => sql`, ${sum} as ${column}`), sql``)}
      from ${resource.table} t where ${all([alive(resource), sql<boolean>`${ref} is not null`, ...within, ...where.map((condition) => conditionSql(resource, condition))])} group by 1
    ) cells cross join lateral (values ('', c)${sql.join(summed.map(({ name, column }) => sql`, (${name}, ${column})`), sql``)}) totals(name, n)
    where totals.n <> 0`;
}

/** What one day comes to. */
export interface DayTotal {
  date: string;
  count: number;
  /** In the unit of the field: amounts in 元. */
  sums: Readonly<Record<string, number>>;
}

/**
 * The days of a period, whatever came of each; counted from the rows while what is kept is not known to be right.
 * @param of the time whose days are asked for; the schema of the entity must say that they are kept
 * @param first `yyyy-MM-dd` @param until the day after the last
 * @param names of the sums that are asked for; all where absent
 */
export async function dayTotals(db: House['sql'], resource: Resource, of: string, first: string, until: string, names?: readonly string[]): Promise<DayTotal[]> {
  const kept = resource.days.find((each) => each.of === of);
  if (!kept) throw new Error(`${resource.key}: no days of ${of} are kept`);
  const dates: string[] = [];
  for (let date = first; date < until; date = addDays(date, 1)) dates.push(date);
  const sums = kept.sums.filter(({ name }) => names?.includes(name) ?? true);
  const keys = dates.flatMap((date) => [dayKey(date), ...sums.map(({ name }) => dayKey(date, name))]);
  const totals = await keptByKey(db, kept, isOneOf(keys)) ?? await counted(db, resource, kept, first, until);
  return dates.map((date) => ({
    date, count: totals[dayKey(date)] ?? 0, sums: Object.fromEntries(sums.map(({ name, units }) => [name, (totals[dayKey(date, name)] ?? 0) / units])),
  }));
}

async function counted(db: House['sql'], resource: Resource, kept: KeptDays, first: string, until: string): Promise<Record<string, number>> {
  const { ref } = resource.stored.get(kept.of)!;
  const { rows } = await countedDays(resource, kept, [sql<boolean>`${ref} >= ${first}::timestamp and ${ref} < ${until}::timestamp`]).execute(db);
  return Object.fromEntries(rows.map(({ key, n }) => [key, Number(n)]));
}
