/** What states that time brings about wait for, beside their record: settings, and moments that records elsewhere hold. */
import { sql, type RawBuilder } from 'kysely';
import { singleId, type MomentModel, type StepModel } from '../../../engine/model';
import { momentName, settingName, statesByTime, stepsAtOnce, type Waits } from '../../../engine/rules/byTime';
import { readConfiguration } from '../../configuration';
import { shippedDefault } from '../../shipped/defaults';
import type { Sql } from '../../sql/connect';
import { own } from '../resource';
import type { House, Resource, Row, Visit } from '../types';
import type { Locked } from './rows';
import { presentOf } from './visit';

type Found = Pick<House, 'resources'>;

/** The compiler has seen that it is there. */
function found({ resources }: Found, key: string): Resource {
  const resource = resources.get(key);
  if (!resource) throw new Error(`${key} is not served`);
  return resource;
}

/** @returns what the settings say now by which these steps wait; what was never filled in says its default */
export async function waitsOf(db: Sql, house: Found, steps: readonly StepModel[]): Promise<Waits> {
  const waits = new Map<string, number>();
  const asked = steps.flatMap(({ after }) => (after && 'setting' in after ? [after] : []));
  const keys = asked.flatMap(({ setting, field }) => (field === undefined ? [setting] : []));
  const stored = keys.length === 0 ? undefined : await readConfiguration(db, keys);
  for (const wait of asked) {
    const value = wait.field === undefined ? stored?.get(wait.setting) ?? shippedDefault(wait.setting) : await ofRecord(db, house, wait.setting, wait.field);
    const number = value === undefined || value === null || value === '' ? Number.NaN : Number(value);
    if (Number.isFinite(number)) waits.set(settingName(wait), number);
  }
  return waits;
}

async function ofRecord(db: Sql, house: Found, key: string, field: string): Promise<unknown> {
  const resource = found(house, key);
  const { rows: [row] } = await sql<{ value: unknown }>`select ${resource.stored.get(field)!.ref} as value from ${resource.table} t where ${resource.id.ref} = ${singleId}`.execute(db);
  return row === undefined ? resource.fields.get(field)?.default : row.value;
}

/** The latest moment among records elsewhere that refer to `id`, as a subquery. */
export function lastMoment(house: Found, { last, by, field }: Exclude<MomentModel, string>, id: RawBuilder<unknown>): RawBuilder<string | null> {
  const target = found(house, last);
  const column = (name: string) => sql.ref(`elsewhere.${target.stored.get(name)!.column}`);
  const present = target.softDelete ? sql`and not ${sql.ref(`elsewhere.${own.deleted}`)}` : sql``;
  return sql<string | null>`(select max(${column(field)}) from ${target.table} elsewhere where ${column(by)} = ${id} ${present})`;
}

/** Moments that records elsewhere hold for this one, under the names by which steps are judged. */
export async function momentsOf(visit: Pick<Visit, 'db' | 'resources'>, steps: readonly StepModel[], record: Row, id: number): Promise<Row> {
  const moments: Row = {};
  for (const { at, field, from } of steps) {
    if (typeof at === 'string' || !from.some((code) => code === record[field])) continue;
    const { rows: [row] } = await sql<{ moment: string | null }>`select ${lastMoment(visit, at, sql`${id}`)}::text as moment`.execute(visit.db);
    moments[momentName(at)] = row?.moment ?? null;
  }
  return moments;
}

/** @returns undefined where no step that a write takes waits by a setting */
export async function waitsAtOnce(visit: Visit, { entity }: Resource): Promise<Waits | undefined> {
  const steps = stepsAtOnce(entity.byTime).filter(({ after }) => after && 'setting' in after);
  return steps.length === 0 ? undefined : waitsOf(visit.db, visit, steps);
}

/** The states of a record that is about to be written, as the time has it. */
export async function statesNow(visit: Visit, resource: Resource, before: Locked, after: Row): Promise<Row> {
  const { byTime } = resource.entity;
  if (!byTime) return {};
  const moments = await momentsOf(visit, stepsAtOnce(byTime), after, before.id);
  return statesByTime(byTime, { ...before.record, ...moments }, { ...after, ...moments }, presentOf(visit).now, await waitsAtOnce(visit, resource));
}
