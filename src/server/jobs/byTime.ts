/** Records whose state is due by time, as `byTime` of their schemas says: one job an entity, its steps in the order in which they are written. */
import { sql, type RawBuilder } from 'kysely';
import type { StepModel } from '../../engine/model';
import { dueStep, dueUntil, type Waits } from '../../engine/rules/byTime';
import { wallTime } from '../../engine/time/wallTime';
import { all, among, conditionSql } from '../resources/condition';
import { lastMoment, momentsOf, waitsOf } from '../resources/door/byTime';
import { assignRecord, moveRecord } from '../resources/door/door';
import { lockRow } from '../resources/door/rows';
import type { House, Resource, Visit } from '../resources/types';
import { alive } from '../resources/resource';
import { batchSize, often, runEach } from './records';
import type { PlannedJob } from './schedule';

/** Where the last batch ended. */
interface Place {
  at: string;
  id: string;
}

export interface DueOptions {
  /** Wall time of the shop. */
  now: string;
  /** What settings say. */
  waits?: Waits;
  limit: number;
  past?: Place;
}

/** Records of which a step is due, in the order of their moments; undefined where nobody knows how long they wait. */
export function dueRecords(house: Pick<House, 'resources'>, resource: Resource, step: StepModel, { now, waits, limit, past }: DueOptions): RawBuilder<Place> | undefined {
  const until = dueUntil(step, now, waits);
  if (until === undefined) return undefined;
  const id = resource.id.ref;
  const at = typeof step.at === 'string' ? resource.stored.get(step.at)!.ref : lastMoment(house, step.at, id);
  const due = all([
    alive(resource), among(resource.stored.get(step.field)!, step.from), sql<boolean>`${at} <= ${until}::timestamp`,
    ...(step.when ? [conditionSql(resource, step.when)] : []),
    ...(past ? [sql<boolean>`(${at}, ${id}) > (${past.at}::timestamp, ${past.id})`] : []),
  ]);
  return sql<Place>`select ${id} as id, (${at})::text as at from ${resource.table} t where ${due} order by ${at}, ${id} limit ${limit}`;
}

/** Judges the record once more under lock: it may have changed since it was found. */
async function takeStep(visit: Visit, resource: Resource, steps: readonly StepModel[], id: number, now: string, waits: Waits): Promise<void> {
  const { record } = await lockRow(visit, resource, id);
  const step = dueStep(steps, { ...record, ...await momentsOf(visit, steps, record, id) }, now, waits);
  if (!step) return;
  const { title, field, to, move } = step;
  if (move === undefined) await assignRecord(visit, resource, id, { [field]: to }, { title });
  else await moveRecord(visit, resource, id, { name: move, action: '', by: 'system' }, {}, { title });
}

function jobOf(house: House, resource: Resource, steps: readonly StepModel[], clock: () => string): PlannedJob {
  let waits: Waits = new Map();
  let past: Place | undefined;
  return {
    name: `${resource.key}:byTime`, title: `${resource.entity.title}到期变更状态`, every: often,
    async batch(after) {
      const step = after ?? 0;
      if (after === undefined) [waits, past] = [await waitsOf(house.sql, house, steps), undefined];
      const now = clock();
      const rows = (await dueRecords(house, resource, steps[step]!, { now, waits, limit: batchSize, ...(past ? { past } : {}) })?.execute(house.sql))?.rows ?? [];
      await runEach(house, rows, (visit, id) => takeStep(visit, resource, steps, id, now, waits));
      past = rows.length < batchSize ? undefined : rows.at(-1);
      if (past) return step;
      return step + 1 < steps.length ? step + 1 : undefined;
    },
  };
}

/** @param clock wall time of the shop */
export const byTimeJobs = (house: House, clock: () => string = wallTime): PlannedJob[] =>
  [...house.resources.values()].flatMap((resource) => (resource.entity.byTime ? [jobOf(house, resource, resource.entity.byTime, clock)] : []));
