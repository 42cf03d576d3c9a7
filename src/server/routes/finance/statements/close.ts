/**
 * Days are closed once, some minutes after their end: what their entries say is written down and never changes (decisions 62). The entries
 * are locked meanwhile; whoever books waits, and then books on the next day.
 */
import { sql } from 'kysely';
import type { PlannedJob } from '../../../jobs/schedule';
import { system } from '../../../resources/door/visit';
import { write } from '../../../resources/house';
import { resourceOf } from '../../../resources/resource';
import type { House, Resource, Visit } from '../../../resources/types';
import { wallNow } from '../../../sql/clock';
import { named } from '../../../sql/named';
import { carryForward } from '../journal/balances';
import { figuresOf } from './figures';

/** Minutes of the next day after which a day is closed. */
const grace = 10;
/** Seconds between two looks. */
const every = 300;

const [entries, e] = named('finance_entry', 'e');
const [days, d] = named('finance_daily_statement', 'd');

interface Open { first: string; last: string }

/** The days that have ended and are not closed; undefined where there are none. */
async function openDays({ db }: Pick<Visit, 'db'>): Promise<Open | undefined> {
  const { rows: [found] } = await sql<{ first: string | null; last: string }>`
    select coalesce((select max(${d.data_date}) + 1 from ${days}), (select min(${e.data_date}) from ${entries}))::text as first,
      (${wallNow} - ${grace} * interval '1 minute')::date - 1 || '' as last`.execute(db);
  return found?.first && found.first <= found.last ? { first: found.first, last: found.last } : undefined;
}

/** @returns whether anything was closed */
export async function closeDays(visit: Visit): Promise<boolean> {
  if (!(await openDays(visit))) return false;
  await sql`lock table finance_entry in share row exclusive mode`.execute(visit.db);
  const open = await openDays(visit);
  if (!open) return false;
  await sum(visit, resourceOf(visit, 'finance/dailyStatement'), open);
  await sum(visit, resourceOf(visit, 'finance/summary'), open);
  await addMonths(visit);
  await carryForward(visit.db);
  return true;
}

async function sum(visit: Visit, resource: Resource, { first, last }: Open): Promise<void> {
  const { from, all } = figuresOf(visit, resource);
  await sql`insert into ${resource.table} (data_date, ${sql.join(all.map(({ column }) => column))})
    select day::date, ${sql.join(all.map(({ total }) => total))}
    from generate_series(${first}::date, ${last}::date, interval '1 day') day left join ${from} on t.data_date = day::date group by day order by day`.execute(visit.db);
}

/** Months all of whose days are closed. */
async function addMonths(visit: Visit): Promise<void> {
  const resource = resourceOf(visit, 'finance/monthStatement');
  const columns = figuresOf(visit, resource).all.map(({ column }) => column);
  await sql`insert into ${resource.table} (data_date, first_day, ${sql.join(columns)})
    select to_char(month, 'YYYY-MM'), month::date, ${sql.join(columns.map((name) => sql`sum(${name})`))}
    from (select date_trunc('month', ${d.data_date}) as month, d.* from ${days}) each
    where not exists (select from ${resource.table} known where known.first_day = month::date)
    group by month having max(data_date) = (month + interval '1 month' - interval '1 day')::date order by month`.execute(visit.db);
}

export function closingJob(house: House): PlannedJob {
  return {
    name: 'statement:closeDays', title: '生成日账单、月账单和流水汇总', every,
    async batch() {
      await write(house, system, async (visit) => void await closeDays(visit));
      return undefined;
    },
  };
}
