/** Rows written in schemas, put into the database through the door. */
import { sql } from 'kysely';
import { decodeRecord } from '../../engine/codec/decode';
import type { FieldModel } from '../../engine/model';
import { inFull, isMoment } from '../../engine/rules/present';
import { fromSeconds, toSeconds, wallTime } from '../../engine/time/wallTime';
import { assignRecord, createRecord } from '../resources/door/door';
import { nameRegions } from '../resources/door/regions';
import { lockRow } from '../resources/door/rows';
import { shippedRegion } from '../regions';
import { all, equals } from '../resources/condition';
import type { House, Resource, Row, Visit } from '../resources/types';
import { NameBook } from './names';

const title = '初始化数据';

/** What a row says by names, said by ids; rows of its child tables too. */
async function nameIds(resources: Visit['resources'], fields: Iterable<FieldModel>, names: NameBook, row: Row, at: string): Promise<Row> {
  const resolved: Row = { ...row };
  for (const { name, to, toBy, kind, fields: columns } of fields) {
    const value = row[name];
    if (value === undefined) continue;
    const where = `${at} ${name}`;
    if (kind === 'childTable' && columns && Array.isArray(value)) resolved[name] = await Promise.all(value.map((each: Row) => nameIds(resources, columns, names, each, where)));
    const target = resources.get(to ?? toBy?.map[String(row[toBy.field])] ?? '');
    if (target) resolved[name] = Array.isArray(value) ? await Promise.all(value.map((each) => names.idOf(target, each, where))) : await names.idOf(target, value, where);
  }
  return resolved;
}

/** Turns names into ids and values as written into decoded ones. @throws Error naming the schema when a row is wrong */
async function decodeSeed(resources: Visit['resources'], resource: Resource, names: NameBook, row: Row): Promise<Row> {
  const resolved = await nameIds(resources, [...resource.stored.values()].map(({ field }) => field), names, row, resource.entity.at);
  // Times that are counted from now: what is running on demo is running whenever it is first started.
  const told = inFull(resolved, (name) => (isMoment(resolved[name]) ? resource.fields.get(name) : undefined), { now: wallTime() });
  const { values, errors, undeclared } = decodeRecord(resource.entity.fields, told);
  const wrong = errors[0]?.message ?? (undeclared.length > 0 ? `unknown field ${undeclared.join(', ')}` : undefined);
  if (wrong) throw new Error(`${resource.entity.at}: ${wrong} in ${JSON.stringify(row)}`);
  await nameRegions(resource, values, shippedRegion);
  return values;
}

/** Rows as written, decoded. */
export async function decodeSeeds(house: Pick<House, 'sql' | 'resources'>, resource: Resource, rows: readonly Row[]): Promise<Row[]> {
  const names = new NameBook(house.sql);
  const decoded: Row[] = [];
  for (const row of rows) decoded.push(await decodeSeed(house.resources, resource, names, row));
  return decoded;
}

/** Says when the next row came to be. */
export type Clock = () => string;

/** The door stamps what is written now; a demo row is older. */
export async function backdate(visit: Visit, resource: Resource, id: unknown, time: string): Promise<void> {
  if (resource.stamps.created.length === 0) return;
  const set = resource.stamps.created.map(({ column }) => sql`${sql.id(column)} = ${time}`);
  await sql`update ${resource.table} as t set ${sql.join(set)} where ${resource.id.ref} = ${id}`.execute(visit.db);
}

/** @param at place of a demo row of today, the later the younger: minutes apart, none before midnight */
export function todayAt(at: number): string {
  const now = wallTime();
  const told = fromSeconds(toSeconds(now) - Math.max(1, 40 - at) * 420);
  return told < now.slice(0, 10) ? `${now.slice(0, 10)} 00:00:00` : told;
}

/**
 * Adds rows and, below each, those nested under the tree's children key.
 * @param clock of rows that say no `createTime` of their own; without it they are of now
 */
export async function addRows(visit: Visit, resource: Resource, names: NameBook, rows: readonly Row[], clock?: Clock, parent?: unknown): Promise<void> {
  const { tree } = resource.entity;
  for (const written of rows) {
    const { [tree?.children ?? '']: below, ...own } = written;
    const values = await decodeSeed(visit.resources, resource, names, own);
    const input = tree && parent !== undefined ? { ...values, [tree.parent]: parent } : values;
    const { id } = await createRecord(visit, resource, input, { title });
    const time = typeof own.createTime === 'string' ? own.createTime : clock?.();
    if (time !== undefined) await backdate(visit, resource, id, time);
    if (Array.isArray(below)) await addRows(visit, resource, names, below as Row[], clock, id);
  }
  names.forget(resource);
}

/** The field by which shipped rows are recognised: the first unique one, else the display. */
export const seedKey = (resource: Resource): string =>
  resource.entity.fields.find((field) => field.unique && field.unique.scope.length === 0)?.name ?? resource.entity.display;

/**
 * Adds the schema's shipped rows that are missing.
 * @param by field by which they are recognised
 * @param options.restore rows that exist take back what operators cannot edit, and deleted ones are added again; else both stay
 *   as they are
 * @returns how many rows were added or changed
 */
export async function seedRows(visit: Visit, resource: Resource, by: string, options: { restore: boolean }): Promise<number> {
  const { seed } = resource.entity;
  const key = resource.stored.get(by);
  if (seed.length === 0 || !key) return 0;
  const names = new NameBook(visit.db);
  let touched = 0;
  for (const row of seed) {
    const { rows } = await sql<{ id: unknown; deleted: boolean }>`select ${resource.id.ref} as id,
      ${resource.softDelete ? sql.raw('t.is_del') : sql`false`} as deleted
      from ${resource.table} t where ${all([equals(key, row[by])])} order by deleted limit 1`.execute(visit.db);
    const [found] = rows;
    if (!found || (found.deleted && options.restore)) {
      await addRows(visit, resource, names, [row]);
      touched += 1;
    } else if (options.restore && !found.deleted) {
      const fixed = Object.entries(await decodeSeed(visit.resources, resource, names, row)).filter(([name]) => resource.fields.get(name)?.readOnly);
      const before = await lockRow(visit, resource, found.id);
      const after = await assignRecord(visit, resource, found.id, Object.fromEntries(fixed), { title });
      if (after.version !== before.version) touched += 1;
    }
  }
  return touched;
}
