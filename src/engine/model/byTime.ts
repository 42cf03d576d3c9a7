/** A state that time brings about. */
import type { Condition, Scalar } from './condition';

export interface StepModel {
  /** Field that holds the state. */
  field: string;
  from: Scalar[];
  to: Scalar;
  /** Datetime at which it is due. */
  at: string;
  /** What else must hold of the record. */
  when?: Condition;
  /** What the log calls it. */
  title: string;
}
