/** What a queue hands out is what its holder may decide: one's own requests, say, are for others (decisions 51). */
import { sql, type RawBuilder } from 'kysely';
import { isSuperUser } from '../../../engine/permission/superUser';
import { fieldsAsked } from '../../../engine/rules/holds';
import type { ActionModel, QueueModel, RefusalModel } from '../../../engine/model';
import type { Caller } from '../../calls/caller';
import type { Sql } from '../../sql/connect';
import { wallTime } from '../../../engine/time/wallTime';
import { othersMay } from '../../accounts/holders';
import { all, any, conditionSql } from '../condition';
import type { Resource } from '../types';

/** @returns conditions over `t`, under which one of the queue's decisions is not refused to the caller */
export async function decidable(db: Sql, resource: Resource, { decide }: Pick<QueueModel, 'decide'>, caller: Caller): Promise<RawBuilder<boolean>[]> {
  const decisions = resource.entity.actions.filter(({ name }) => decide.includes(name));
  const refused = await Promise.all(decisions.map(async (action) => any(await refusals(db, resource, action, caller))));
  return decisions.every(({ refuse }) => refuse) ? [sql<boolean>`not coalesce(${all(refused)}, false)`] : [];
}

async function refusals(db: Sql, resource: Resource, action: ActionModel, caller: Caller): Promise<RawBuilder<boolean>[]> {
  const isLifted = async ({ except, soleHolder }: RefusalModel): Promise<boolean> =>
    isSuperUser(caller.account) && (except === 'superUser' || (soleHolder !== undefined && !(await othersDecide(db, resource, action, caller.id))));
  const present = { me: { id: caller.id, name: caller.realName }, now: wallTime() };
  // What is looked up elsewhere is judged when it is decided on.
  const judged = (action.refuse ?? []).filter(({ when }) => fieldsAsked(when).every((name) => resource.stored.has(name)));
  const standing = await Promise.all(judged.map(async (refusal) => ((await isLifted(refusal)) ? [] : [conditionSql(resource, refusal.when, present)])));
  return standing.flat();
}

function othersDecide(db: Sql, { entity }: Resource, { endpoint, permission }: ActionModel, adminId: number): Promise<boolean> {
  return othersMay(db, adminId, entity.endpoints.find(({ name }) => name === endpoint)!, permission === undefined ? [] : [permission]);
}
