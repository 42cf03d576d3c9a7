/** The conventions of `queue`. */
import type { Queue } from '../../../generated/types/vocabulary';
import type { Condition, QueueModel, StatesModel } from '../../../src/engine/model';
import { movesOf } from '../../../src/engine/rules/moves';
import type { NormalAction } from '../normal';
import { madeFrom } from '../origin';
import { sortOf } from './lists';

interface QueueContext {
  route: string;
  primaryKey: string;
  actions: NormalAction[];
  states: StatesModel | undefined;
}

export function normalizeQueue(written: Queue, context: QueueContext): QueueModel {
  const { verb = '审核', decide, beside = [], confirms = true, phrases = [] } = written;
  return madeFrom({
    route: `${context.route}/queue`, title: `逐条${verb}`, verb, decide, beside, confirms, phrases,
    where: (written.where as Condition | undefined) ?? beginning(decide[0], context),
    sort: sortOf(written.sort ?? [context.primaryKey], undefined, context.primaryKey),
  }, written);
}

/** Records on which the first move of an action may be made; none is named where the action makes no move. */
function beginning(name: string | undefined, { actions, states }: QueueContext): Condition {
  const effect = actions.find((action) => action.name === name)?.effect;
  const [first = ''] = effect ? movesOf({ effect }) : [];
  const move = states?.moves[first];
  if (!states || !move) return {};
  return { ...move.when, [states.field]: move.from.length === 1 ? move.from[0] : move.from } as Condition;
}
