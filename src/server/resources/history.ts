/** A record's own history and the feed of changes. */
import { sql, type RawBuilder } from 'kysely';
import { wholeOf } from '../../engine/format/whole';
import { sameStored } from '../../engine/json';
import type { ChangeNotice, HistoryEntry } from '../../engine/extension/paths';
import { wallTime } from '../../engine/time/wallTime';
import type { Sql } from '../sql/connect';
import { all } from './condition';
import { masked as secret } from './door/journal';
import { masked } from './masking';
import { type Asker, reachable } from './parts';
import type { Resource } from './types';

interface LogRow {
  id: number; create_time: Date; account: string; real_name: string; kind: HistoryEntry['kind'];
  title: string; version: number; changes: HistoryEntry['changes'];
}

/** Longest history answered; older entries stay in the log. */
const longest = 200;

/** A changed secret looks the same before and after, and is a change nevertheless. */
const changed = (resource: Resource, { field, before, after }: HistoryEntry['changes'][number]): boolean => {
  const known = resource.fields.get(field);
  return known !== undefined && (!sameStored(before, after) || (known.writeOnly && before === secret));
};

const shown = (resource: Resource, whole: boolean) => (change: HistoryEntry['changes'][number]) =>
  (resource.fields.get(change.field)?.masked && !whole ? { ...change, before: masked(change.before), after: masked(change.after) } : change);

/**
 * Newest first. Fields that the schema no longer has are left out.
 * @param whole masked fields are answered as they are, for who may read or edit the record itself
 * @param fields only these are told; all when absent
 */
export async function historyOf(db: Sql, resource: Resource, id: unknown, whole: boolean, fields?: readonly string[]): Promise<HistoryEntry[]> {
  const { rows } = await sql<LogRow>`select id, create_time, account, real_name, kind, title, version, changes from operation_log
    where entity = ${resource.key} and record_id = ${String(id)} order by id desc limit ${sql.raw(String(longest))}`.execute(db);
  return rows.map((row) => ({
    id: Number(row.id), at: wallTime(row.create_time), account: row.account, realName: row.real_name, kind: row.kind, title: row.title,
    version: Number(row.version),
    changes: row.changes.filter((change) => changed(resource, change) && (fields?.includes(change.field) ?? true)).map(shown(resource, whole)),
  }));
}

/** Changes answered at once; a console that is further behind reloads anyway. */
const newest = 200;

/**
 * Notice numbers are given out before transactions end, so one may appear after a later one. Notices of the last seconds are
 * therefore answered again and `last` stays behind them: a notice may come twice, none is lost.
 */
const settled = sql.raw(`interval '2 seconds'`);

/** Of a table that several parts share, only records that the asker may see are told of; those that are gone are nobody's. */
const told = (resource: Resource, asker: Asker): RawBuilder<boolean> => {
  const where = reachable(resource, asker);
  return where.length === 0 ? sql<boolean>`true` : sql<boolean>`(n.entity <> ${resource.key}
    or exists (select 1 from ${resource.table} t where ${all([...where, sql<boolean>`${resource.id.ref}::text = n.record_id`])}))`;
};

/**
 * @param after the `last` of the answer before; absent: where the feed stands now
 * @param resources whose changes are told
 * @param exceptOf people whose changes are not
 */
export async function changesAfter(
  db: Sql, after: number | undefined, resources: readonly Resource[], asker: Asker, exceptOf: readonly number[] = [],
): Promise<{ last: number; changes: ChangeNotice[] }> {
  const { rows: [head] } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from change_notice
    where create_time < clock_timestamp() - ${settled}`.execute(db);
  const last = Math.max(Number(head!.last), after ?? 0);
  if (after === undefined || resources.length === 0) return { last, changes: [] };
  const { rows } = await sql<{ id: number; entity: string; record_id: string; kind: ChangeNotice['kind'] }>`
    select n.id, n.entity, n.record_id, n.kind from change_notice n
    where n.id > ${after} and n.entity = any(${resources.map(({ key }) => key)}::text[])
      and n.admin_id <> all(${exceptOf}::bigint[])
      and ${all(resources.filter(({ entity, facet }) => entity.parts ?? facet).map((resource) => told(resource, asker)))}
    order by n.id limit ${sql.raw(String(newest))}`.execute(db);
  return {
    last: rows.length === newest ? Math.min(last, Number(rows.at(-1)!.id)) : last,
    changes: rows.map((row) => ({
      id: Number(row.id), resource: resources.length === 1 ? resources[0]!.entity.key : row.entity, kind: row.kind,
      recordId: wholeOf(row.record_id) ?? row.record_id,
    })),
  };
}
