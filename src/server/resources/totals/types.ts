/** What the door knows of totals that are kept. */
import type { Condition } from '../../../engine/model';

export interface KeptList {
  /** Of the table and of all that decides what counts: a list whose schema changes begins anew. */
  name: string;
  table: string;
  /** Of the read whose total it is. */
  endpoint: string;
  /** What holds of every row, deleted ones left out. */
  where: readonly Condition[];
  tabs: readonly { value: unknown; where: Condition }[];
  /** Fields for whose values totals are kept too. */
  by: readonly string[];
  /** All fields that decide in which totals a record counts. */
  fields: readonly string[];
}

/** What a visit changes of totals, by list and key. */
export type Differences = Map<string, Map<string, number>>;
