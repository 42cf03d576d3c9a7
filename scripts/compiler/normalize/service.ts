/** Rules for what others than the platform do: each is an action with a call of service keys, whose address and right follow from its name. */
import type { Resource } from '../../../generated/types/vocabulary';
import type { NormalAction, NormalCall } from '../normal';
import { madeFrom } from '../origin';
import { moveTitle, openMoves, rightTo } from '../service';

interface ServiceContext {
  key: string;
  title: string;
  /** The entity's calls: its records are named here as by the read of one. */
  calls: readonly NormalCall[];
}

/** @param actions of others, as all actions are normalized */
export function normalizeService(written: Resource, actions: readonly NormalAction[], context: ServiceContext): NormalAction[] {
  const called = actions.map((action) => madeFrom({ ...action, call: callOf(action.name, action.title, action.on.includes('row'), action, context) }, action));
  const moves = openMoves(written).map(([name, move]): NormalAction => {
    const title = moveTitle(context.title, name, move);
    return madeFrom({ name, title, by: move.by, on: ['row'], call: callOf(name, title, true, move, context), effect: { move: name }, then: [], danger: false }, move);
  });
  return [...called, ...moves];
}

function callOf(name: string, title: string, onRecord: boolean, from: object, { key, calls }: ServiceContext): NormalCall {
  const by = calls.find(({ role }) => role === 'one')?.id?.by;
  const named = by ?? 'id';
  const path = `/console/service/${key}/${onRecord ? `{${named}}/` : ''}${name}`;
  return madeFrom({
    call: `POST ${path}`, name: `action.${name}`, role: 'action' as const, title, method: 'POST' as const, path, permission: rightTo(key, name), adminOnly: false, also: [],
    ...(onRecord ? { id: { in: 'path' as const, name: named, ...(by === undefined ? {} : { by }) } } : {}),
  }, from);
}
