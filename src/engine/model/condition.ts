/**
 * A rule on the values of a record, as data. All keys of one object must hold; `any` holds when one of its members does.
 * A bare scalar asks for equality, a list for membership.
 *
 * @example { "isFixedTime": true, "category": [2, 6] }   // fixed time, and goods or cross-shop
 * @example { "status": { "not": 0 } }
 */
export type Scalar = string | number | boolean | null;

export type Test =
  | Scalar
  | Scalar[]
  | { not: Scalar | Scalar[] }
  | { from?: number; to?: number }
  | { empty: boolean };

export interface Condition {
  [field: string]: Test | Condition[] | undefined;
  any?: Condition[];
}
