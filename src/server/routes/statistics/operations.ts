/** What people did, from the operation log. Its index on the time serves the periods, its key the newest. */
import { sql } from 'kysely';
import { timeRanges, type LatestOperation, type OperationDay, type OperationPerson, type TimeRange } from '../../../engine/extension/statistics';
import { addDays, wallTime } from '../../../engine/time/wallTime';
import type { House } from '../../resources/types';
import type { Sql } from '../../sql/connect';
import { named } from '../../sql/named';

const [operations, o] = named('operation_log', 'o');

/** The system's own doings carry the id 0, or none; who comes and goes does nothing yet. */
const byPeople = sql<boolean>`${o.admin_id} > 0 and ${o.kind} <> 'LOGIN'`;

const firstDay = (range: TimeRange): string => addDays(wallTime().slice(0, 10), 1 - timeRanges[range]);

export async function operationTrend(db: Sql, range: TimeRange): Promise<OperationDay[]> {
  const first = firstDay(range);
  const { rows } = await sql<OperationDay>`
    select to_char(${o.create_time}, 'YYYY-MM-DD') as date,
      (count(*) filter (where ${o.kind} = 'ADD'))::int as added,
      (count(*) filter (where ${o.kind} = 'UPDATE'))::int as updated,
      (count(*) filter (where ${o.kind} = 'DELETE'))::int as deleted,
      (count(*) filter (where ${o.kind} not in ('ADD', 'UPDATE', 'DELETE')))::int as other
    from ${operations} where ${o.create_time} >= ${first}::date and ${byPeople} group by 1`.execute(db);
  const days = new Map(rows.map((row) => [row.date, row]));
  return Array.from({ length: timeRanges[range] }, (_, index) => {
    const date = addDays(first, index);
    return days.get(date) ?? { date, added: 0, updated: 0, deleted: 0, other: 0 };
  });
}

const mostPeople = 10;

/** Under the name that each bore last. */
export async function operationPeople(db: Sql, range: TimeRange): Promise<OperationPerson[]> {
  const { rows } = await sql<OperationPerson>`
    select ${o.account}, (array_agg(${o.real_name} order by ${o.id} desc))[1] as "realName", count(*)::int as total
    from ${operations} where ${o.create_time} >= ${firstDay(range)}::date and ${byPeople}
    group by ${o.admin_id}, ${o.account} order by total desc, ${o.account} limit ${sql.lit(mostPeople)}`.execute(db);
  return rows;
}

const newest = 10;
/** Rows that are looked at for them. */
const recent = 500;

/** One operation may change many records, all at the moment at which its transaction began: it is told once, by the first of its rows. */
export async function latestOperations({ sql: db, resources }: Pick<House, 'sql' | 'resources'>): Promise<LatestOperation[]> {
  const { rows } = await sql<Omit<LatestOperation, 'subject'> & { entity: string }>`
    select ${o.id}, to_char(${o.create_time}, 'YYYY-MM-DD HH24:MI:SS') as at, ${o.account}, ${o.real_name} as "realName", ${o.title}, ${o.entity}
    from ${operations} where ${o.id} in (
      select min(r.id) from (
        select ${o.id}, ${o.create_time}, ${o.admin_id}, ${o.path} from ${operations} where ${byPeople} order by ${o.id} desc limit ${sql.lit(recent)}
      ) r group by r.create_time, r.admin_id, r.path
    ) order by ${o.id} desc limit ${sql.lit(newest)}`.execute(db);
  return rows.map(({ entity, ...row }) => ({ ...row, subject: resources.get(entity)?.entity.title ?? '' }));
}
