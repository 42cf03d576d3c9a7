/** A state that time brings about. */
import type { Condition, Scalar } from './condition';

export interface StepModel {
  /** Field that holds the state. */
  field: string;
  from: Scalar[];
  /** State that it brings about. */
  to?: Scalar;
  /** Instead of a state: the move that the job makes. */
  move?: string;
  /** From when on it is waited. */
  at: MomentModel;
  after?: WaitModel;
  /** What else must hold of the record. */
  when?: Condition;
  /** What the log calls it. */
  title: string;
}

/** A datetime that the record holds, or the latest of those that records elsewhere hold which refer to it. */
export type MomentModel = string | { last: string; by: string; field: string };

/** How long is waited: seconds, or as many units as a setting says, which is a key of a form template, or a field of a single record. */
export type WaitModel = { seconds: number } | SettingWait;

export interface SettingWait {
  setting: string;
  field?: string;
  /** Seconds. */
  unit: number;
}
