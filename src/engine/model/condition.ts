/**
 * A rule on the values of a record, as data. All keys of one object must hold; `any` holds when one of its members does.
 * A bare scalar asks for equality, a list for membership.
 *
 * @example { "isFixedTime": true, "category": [2, 6] }   // fixed time, and goods or cross-shop
 * @example { "status": { "not": 0 } }
 * @example { "channels": { "has": [2, 3] } }        // a list with 2, with 3, or with both
 */
export type Scalar = string | number | boolean | null;

/** A moment counted from the present: `{ "$now": "-30m" }`, `{ "$today": "-7d" }`. */
export type Moment = '$now' | '$today' | { $now: string } | { $today: string };

/** A value that is known only when it is asked for; `$me` is the signed-in person. */
export type Special = '$me' | Moment;

export type Test =
  | Scalar
  | Scalar[]
  | { not: Scalar | Scalar[] }
  | { from?: number | Moment; to?: number | Moment }
  | { empty: boolean }
  /** A list that holds one of these. */
  | { has: Scalar | Scalar[] };

export interface Condition {
  [field: string]: Test | Condition[] | undefined;
  any?: Condition[];
}
