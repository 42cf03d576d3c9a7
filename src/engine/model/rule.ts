/** What must hold between two fields of one record. */
import type { Condition } from './condition';

/** Comparisons of a field with another one. */
export const comparisons = ['atMost', 'less', 'atLeast', 'more'] as const;
export type Comparison = (typeof comparisons)[number];

/** A field held against others of the same record, each named by the comparison. Where a value is empty or hidden nothing is compared. */
export interface RuleModel extends Partial<Record<Comparison, string>> {
  /** At which the sentence stands. */
  field: string;
  /** Records of which it is asked. */
  when?: Condition;
  /** The whole sentence; made of both titles when absent. */
  message?: string;
}
