/** Which moves of a state machine an action makes, and on which records (design §1). */
import type { ActionModel, MoveModel, Scalar, StatesModel } from '../model';
import { holds } from './holds';
import type { Present } from './present';

/** Names of the moves that an action can make on its record; none where it makes no move. */
export function movesOf({ effect }: Pick<ActionModel, 'effect'>): string[] {
  if (!('move' in effect) || effect.of !== undefined) return [];
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

/** States in which a move may end: its own, and where code completes it those of the system's moves from the same state. */
export function endsOf({ moves }: Pick<StatesModel, 'moves'>, move: MoveModel, state: unknown): unknown[] {
  const others = move.handler ? Object.values(moves).filter(({ by, from, to }) => by === 'system' && to !== undefined && from.includes(state as Scalar)) : [];
  return [move.to ?? state, ...others.map(({ to }) => to)];
}

/** Whether the platform, or who else is named, may make the move on a record of decoded values. */
export function canMove({ field }: Pick<StatesModel, 'field'>, move: MoveModel | undefined, record: Record<string, unknown>, present?: Present, by: MoveModel['by'] = 'platform'): boolean {
  return move?.by === by && holds({ [field]: move.from, ...move.when }, record, present);
}
