/** The log of an entity's moves: rows of another one. */
import type { Scalar, Special } from './condition';

export type LoggedValues = Record<string, Scalar | Special | { by: string; of: Record<string, Scalar> }>;

export interface MoveLogModel {
  /** Key of the entity of the rows. */
  in: string;
  /** Their field that refers here. */
  by: string;
  /** What the row of a new record says; absent where it has none. */
  create?: LoggedValues;
  /** What its row says, by name of the move. */
  moves: Record<string, LoggedValues>;
}

/** Fields of a row that are drawn as a step. */
export interface TimelineModel {
  step: string;
  text?: string;
  person?: string;
  time: string;
}
