/** Follow-ups: what they name is there, refers here, and leads back to nowhere. */
import type { FollowUpModel } from '../../../src/engine/model';
import type { NormalEntity } from '../normal';
import { type CheckContext, checkCondition, expectEntity, expectField, expectName, tell } from './context';
import { checkAssigned } from './effects';
import { shortestWay } from './way';

export function checkFollows(context: CheckContext, entity: NormalEntity): void {
  for (const follow of entity.follows) checkFollow(context, follow, entity);
}

function checkFollow(context: CheckContext, follow: FollowUpModel, { key, fields }: NormalEntity): void {
  if ((follow.when === undefined) === (follow.changes === undefined)) tell(context, follow, undefined, 'it follows from one thing; write "when" or "changes"');
  if ((follow.set === undefined) === (follow.move === undefined)) tell(context, follow, undefined, 'one thing follows; write "set" or "move"');
  checkCondition(context, follow.when, fields);
  for (const [at, name] of (follow.changes ?? []).entries()) expectField(context, follow.changes!, at, name, fields);
  const target = expectEntity(context, follow, 'in', follow.in);
  if (!target) return;
  const by = expectField(context, follow, 'by', follow.by, target.fields);
  if (by && (by.to !== key || by.computed)) tell(context, follow, 'by', `"${follow.by}" of ${follow.in} does not refer to ${key}`);
  checkCondition(context, follow.where, target.fields);
  if (follow.set) checkAssigned(context, follow.set, target.fields);
  if (follow.move !== undefined) expectName(context, follow, 'move', 'move', follow.move, Object.keys(target.resource?.states?.moves ?? {}));
}

/** One change may follow from another, and none from itself. */
export function checkFollowing(context: CheckContext, normals: readonly NormalEntity[]): void {
  const next = new Map(normals.map(({ key, follows }) => [key, follows.map((follow) => follow.in)]));
  for (const { key, follows } of normals) {
    for (const follow of follows) {
      const way = follow.in === key ? [] : shortestWay(follow.in, key, next);
      if (way) tell(context, follow, 'in', `changes follow in a circle: ${[key, ...way, key].join(' → ')}`);
    }
  }
}
