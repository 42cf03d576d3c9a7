/** Follow-ups: what they name is there, refers here, and leads back to nowhere. */
import type { CompletionModel, FollowUpModel } from '../../../src/engine/model';
import type { NormalEntity } from '../normal';
import { type CheckContext, checkCondition, expectEntity, expectField, expectName, tell } from './context';
import { checkAssigned } from './effects';
import { shortestWay } from './way';

export function checkFollows(context: CheckContext, entity: NormalEntity): void {
  for (const follow of entity.follows) checkFollow(context, follow, entity);
  for (const completion of entity.completes) checkCompletion(context, completion, entity);
}

function checkCause(context: CheckContext, follow: CompletionModel | FollowUpModel, { fields }: NormalEntity): void {
  if ((follow.when === undefined) === (follow.changes === undefined)) tell(context, follow, undefined, 'it follows from one thing; write "when" or "changes"');
  checkCondition(context, follow.when, fields);
  for (const [at, name] of (follow.changes ?? []).entries()) expectField(context, follow.changes!, at, name, fields);
}

function checkCompletion(context: CheckContext, follow: CompletionModel, entity: NormalEntity): void {
  checkCause(context, follow, entity);
  for (const word of ['by', 'where', 'move', 'title']) if (word in follow) tell(context, follow, word, `"${word}" speaks of records elsewhere; write "in" with their entity`);
  if (follow.set as unknown === undefined) return tell(context, follow, undefined, 'nothing follows in the record itself; write "set"');
  checkAssigned(context, follow.set, entity.fields);
  for (const name of follow.changes ?? []) if (name in follow.set) tell(context, follow.set, name, `"${name}" follows from itself`);
}

function checkFollow(context: CheckContext, follow: FollowUpModel, entity: NormalEntity): void {
  const { key } = entity;
  checkCause(context, follow, entity);
  if ((follow.set === undefined) === (follow.move === undefined)) tell(context, follow, undefined, 'one thing follows; write "set" or "move"');
  for (const word of ['by', 'title'] as const) if (follow[word] as unknown === undefined) tell(context, follow, undefined, `what follows elsewhere lacks "${word}"`);
  const target = expectEntity(context, follow, 'in', follow.in);
  if (!target) return;
  const by = follow.by as unknown === undefined ? undefined : expectField(context, follow, 'by', follow.by, target.fields);
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
