/** Follow-ups: what becomes of records elsewhere once a record here has changed. Few change with it, many by a job. */
import { sql, type RawBuilder } from 'kysely';
import { sameStored } from '../../../engine/json';
import type { FollowUpModel } from '../../../engine/model';
import { holds } from '../../../engine/rules/holds';
import { inFull } from '../../../engine/rules/present';
import { all, conditionSql, equals } from '../condition';
import { alive } from '../resource';
import type { Actor, Resource, Row, Visit } from '../types';
import { each } from './each';
import { lockRows, type Locked } from './rows';
import { presentOf, system } from './visit';

/** Records that a change takes along; the caller waits for them. */
export const mostAlong = 500;

/** Writes one record elsewhere. */
export type Step = (visit: Visit, target: Resource, id: unknown, follow: Pick<FollowUpModel, 'move'> & { values: Row }, options: { title: string }) => Promise<unknown>;

const begins = ({ when, changes = [] }: FollowUpModel, before: Row, after: Row): boolean =>
  (when ? !holds(when, before) && holds(when, after) : changes.some((name) => !sameStored(before[name], after[name])));

/** Records that refer here and are to change. */
export const concerned = (target: Resource, { by, where }: FollowUpModel, id: unknown): RawBuilder<boolean> =>
  all([equals(target.stored.get(by)!, id), ...(where ? [conditionSql(target, where)] : []), alive(target)]);

/** The same work with the right of whoever made the change that it follows from; the log still tells who that was. */
export const withRight = (visit: Visit): Visit => ({ ...visit, actor: system, found: undefined });

/** What is written there, `$me` being whoever made the change. */
export const valuesOf = (visit: Visit, target: Resource, { set = {} }: FollowUpModel): Row => inFull(set, (name) => target.fields.get(name), presentOf(visit));

/** What a job must know of who made the change. */
const remembered = ({ gone: _gone, roles: _roles, permissions: _permissions, ...actor }: Actor): string => JSON.stringify(actor);

/** @param step writes one record elsewhere, through the door @throws Refusal of a record that cannot follow: then nothing changes */
export async function followUp(visit: Visit, resource: Resource, before: Locked, after: Locked, step: Step): Promise<void> {
  for (const follow of resource.entity.follows ?? []) {
    const target = visit.resources.get(follow.in);
    if (!target || !begins(follow, before.record, after.record)) continue;
    const where = concerned(target, follow, after.id);
    const { rows } = await sql<{ id: unknown }>`select ${target.id.ref} as id from ${target.table} t where ${where} limit ${mostAlong + 1}`.execute(visit.db);
    if (rows.length > mostAlong) {
      await sql`insert into follow_up (entity, record_id, follow, actor) values (${resource.key}, ${String(after.id)}, ${JSON.stringify(follow)}::jsonb, ${remembered(visit.actor)}::jsonb)`.execute(visit.db);
      visit.later = true;
      continue;
    }
    const right = withRight(visit);
    const ids = (await lockRows(right, target, where)).map(({ id }) => id);
    const { move, title } = follow;
    const values = valuesOf(visit, target, follow);
    await each(right, target, ids, (id) => step(right, target, id, { move, values }, { title }));
    if (right.later) visit.later = true;
    // What was found to be there may have changed meanwhile.
    visit.found = undefined;
  }
}
