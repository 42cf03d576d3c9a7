/** What must hold between two fields of one record. */
import type { Condition, Moment } from './condition';

/** Comparisons of a field with another one. */
export const comparisons = ['atMost', 'less', 'atLeast', 'more'] as const;
export type Comparison = (typeof comparisons)[number];

/** A field held against others of the same record, or against the present, as each comparison says. Where a value is empty or hidden nothing is compared. */
export interface RuleModel extends Partial<Record<Comparison, string | Moment>> {
  /** At which the sentence stands. */
  field: string;
  /** Records of which it is asked. */
  when?: Condition;
  /** The whole sentence; made of both titles when absent. */
  message?: string;
  /** Forms tell it and nothing is refused. */
  warns?: true;
}
