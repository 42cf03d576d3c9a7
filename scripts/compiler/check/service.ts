/** Checks of what others than the platform do: it has a call and no button, and its records can be named. */
import type { States } from '../../../generated/types/vocabulary';
import type { NormalAction, NormalEntity, NormalResource } from '../normal';
import { type CheckContext, tell } from './context';

/** Words about buttons, dialogs and calls of the console. */
const drawn = ['call', 'permission', 'capability', 'confirm', 'cases', 'context', 'pictures', 'undo', 'prompt', 'opens', 'pick', 'buttons', 'dialog', 'template', 'bulkTitle', 'width', 'id', 'ids', 'success', 'danger'] as const;

export function checkService(context: CheckContext, { source, facet }: NormalEntity, { actions, service }: NormalResource): void {
  const written = source.resource ? source.resource.actions ?? {} : {};
  for (const action of service) {
    const said = written[action.name];
    if (said?.by === undefined) continue;
    for (const word of drawn) if (said[word] !== undefined) tell(context, action, word, `"${word}" belongs to what the platform does; what ${action.by} does has a call of service keys and no button`);
    checkPlace(context, action);
    if (facet) tell(context, action, 'by', `a facet is reached by no service key; write this into ${facet.of}`);
  }
  for (const action of actions) if (action.effect && 'new' in action.effect) tell(context, action, 'effect', 'the platform makes new records by "create" of its "api"; "new" belongs to merchant, member and shop');
  if (source.resource && source.resource.states) checkMoves(context, source.resource.states.moves);
}

function checkPlace(context: CheckContext, action: NormalAction): void {
  const { effect, input, on } = action;
  if (on.includes('bulk') || on.length > 1) tell(context, action, 'on', 'a call of service keys names one record, on "row", or none, on "page"');
  if (!effect || !('new' in effect)) return;
  if (!on.includes('page')) tell(context, action, 'on', 'a new record is none that could be named; write "on": "page"');
  if (!input) tell(context, action, 'effect', 'nothing is asked of which a record could be made; write "input", or "effect": "handler"');
}

/** The platform and the system hold no service key, so there is no call that could be named or left out. */
function checkMoves(context: CheckContext, moves: States['moves']): void {
  for (const move of Object.values(moves)) {
    const { by = 'platform' } = move;
    if (by !== 'platform' && by !== 'system') continue;
    for (const word of ['title', 'call'] as const) if (move[word] !== undefined) tell(context, move, word, `"${word}" is about the call of a move by merchant, member or shop; this one is made by the ${by}`);
  }
}
