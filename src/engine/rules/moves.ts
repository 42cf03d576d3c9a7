/** Which moves of a state machine an action makes, and on which records (design §1). */
import type { ActionModel, MoveModel, StatesModel } from '../model';
import { holds } from './holds';

/** Names of the moves that an action can make; none where it makes no move. */
export function movesOf({ effect }: Pick<ActionModel, 'effect'>): string[] {
  if (!('move' in effect)) return [];
  return typeof effect.move === 'string' ? [effect.move] : Object.values(effect.move.of);
}

/** The move that an action makes with this input; undefined when the input names none. */
export function moveOf({ effect }: Pick<ActionModel, 'effect'>, input: Record<string, unknown>): string | undefined {
  if (!('move' in effect)) return undefined;
  const { move } = effect;
  if (typeof move === 'string') return move;
  const decision = String(input[move.by]);
  return Object.hasOwn(move.of, decision) ? move.of[decision] : undefined;
}

/** Whether the platform may make the move on a record of decoded values. */
export function canMove({ field }: Pick<StatesModel, 'field'>, move: MoveModel | undefined, record: Record<string, unknown>): boolean {
  return move?.by === 'platform' && holds({ [field]: move.from, ...move.when }, record);
}
