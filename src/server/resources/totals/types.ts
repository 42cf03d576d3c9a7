/** What the door knows of totals that are kept. */
import type { Condition } from '../../../engine/model';

interface Kept {
  /** Of the table and of all that decides what counts: totals whose schema changes begin anew. */
  name: string;
  table: string;
  /** What holds of every row that counts, deleted ones left out. */
  where: readonly Condition[];
  /** All fields that decide in which totals a record counts, and how much. */
  fields: readonly string[];
}

/** Of a list and its tabs. */
export interface KeptList extends Kept {
  /** Of the read whose total it is. */
  endpoint: string;
  tabs: readonly { value: unknown; where: Condition; fields: readonly string[] }[];
  /** Fields for whose values totals are kept too. */
  by: readonly string[];
  /** Fields that decide in the totals of every tab. */
  shared: readonly string[];
}

/** Of the days of a time. */
export interface KeptDays extends Kept {
  of: string;
  /** Fields that are summed up, and the whole numbers that make one of each: 100 where amounts have two decimals. */
  sums: readonly { name: string; units: number }[];
}

export type KeptTotals = KeptList | KeptDays;

/** What a visit changes of totals, by list or days and key. */
export type Differences = Map<string, Map<string, number>>;
