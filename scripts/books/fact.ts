/** What the books are asked: facts of the rows of a table, as SQL. */

export interface Fact {
  /** What is compared, told with a finding. */
  what: string;
  expected: string;
  found: string;
  /** `found` may be less. */
  most?: true;
  /** Only rows for which this holds. */
  when?: string;
}

export interface Account {
  /** Table whose rows are judged; `t` in the expressions. */
  table: string;
  /** Joins that bring what is compared with. */
  joins: string;
  facts: readonly Fact[];
}
