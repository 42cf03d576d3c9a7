/** Records whose state is due by time, as `byTime` of their schemas says; every write judges its record too. */
import { sql, type RawBuilder } from 'kysely';
import type { StepModel } from '../../engine/model';
import { dueStep } from '../../engine/rules/byTime';
import { wallTime } from '../../engine/time/wallTime';
import { all, among, any, bind, conditionSql } from '../resources/condition';
import { assignRecord } from '../resources/door/door';
import { lockRow } from '../resources/door/rows';
import type { House, Resource } from '../resources/types';
import { alive } from '../resources/resource';
import { recordJob } from './records';
import type { Job } from './schedule';

function dueSql(resource: Resource, { field, from, at, when }: StepModel, now: string) {
  const time = resource.stored.get(at)!;
  return all([among(resource.stored.get(field)!, from), sql<boolean>`${time.ref} <= ${bind(time, now)}`, ...(when ? [conditionSql(resource, when)] : [])]);
}

/** Ids of records that are due, rising. */
export const dueRecords = (resource: Resource, steps: readonly StepModel[], after: number, limit: number): RawBuilder<{ id: string }> =>
  sql`select ${resource.id.ref} as id from ${resource.table} t
    where ${alive(resource)} and ${resource.id.ref} > ${after} and ${any(steps.map((step) => dueSql(resource, step, wallTime())))} order by 1 limit ${limit}`;

const jobOf = (house: House, resource: Resource, steps: readonly StepModel[]): Job => recordJob(house, {
  name: `${resource.key}:byTime`,
  due: (after, limit) => dueRecords(resource, steps, after, limit),
  async run(visit, id) {
    const { record } = await lockRow(visit, resource, id);
    const step = dueStep(steps, record, wallTime());
    if (step) await assignRecord(visit, resource, id, {}, { title: step.title });
  },
});

/** One job an entity. */
export const byTimeJobs = (house: House): Job[] =>
  [...house.resources.values()].flatMap((resource) => (resource.entity.byTime ? [jobOf(house, resource, resource.entity.byTime)] : []));
