/** Which actions are taken back without a word of the schema: those that make a move which another move of the platform leads back from. */
import type { FollowUpModel, MoveModel } from '../../../src/engine/model';
import { holds } from '../../../src/engine/rules/holds';
import { movesOf } from '../../../src/engine/rules/moves';
import type { NormalAction, NormalEntity } from '../normal';

/** Something becomes of records elsewhere once these values are written; that would not be taken back. */
const followsFrom = (written: Record<string, unknown>, { when, changes = [] }: FollowUpModel): boolean => {
  const asked = Object.entries(when ?? {}).filter(([name]) => name in written);
  return changes.some((name) => name in written) || (asked.length > 0 && holds(Object.fromEntries(asked), written));
};

const platforms = ({ by }: MoveModel): boolean => by === 'platform';

export function leadsBack(action: NormalAction, { resource, follows, facet }: NormalEntity): boolean {
  const { effect, then } = action;
  const states = resource?.states;
  // The follow-ups of a facet's records stand with their entity.
  if (!states || facet || action.by !== undefined || !effect || then.length > 0 || !('move' in effect) || typeof effect.move !== 'string' || effect.of !== undefined) return false;
  const move = states.moves[effect.move];
  if (!move || !platforms(move) || move.handler || move.to === undefined || move.from.includes(move.to)) return false;
  const { to, from, set = {} } = move;
  const made = new Set(resource.actions.flatMap((each) => (each.by === undefined && each.effect ? movesOf({ effect: each.effect }) : [])));
  const ways = Object.entries(states.moves).flatMap(([name, way]) => (made.has(name) && platforms(way) && way.from.includes(to) ? [way.to] : []));
  return from.every((state) => ways.includes(state)) && !follows.some((each) => followsFrom({ ...set, [states.field]: to }, each));
}
