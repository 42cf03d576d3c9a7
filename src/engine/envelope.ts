/** The answer envelope of the published interface (contract "envelope"). */
export interface Envelope<T = unknown> {
  code: number;
  message: string | null;
  data: T;
}

export interface Page<T> {
  page: number;
  limit: number;
  totalPage: number;
  /** Exact up to 100,000; beyond that 100000 with totalExact false. */
  total: number;
  totalExact?: boolean;
  /** By field, what all rows found come to, where the list tells it and the total is exact. */
  sums?: Record<string, unknown>;
  list: T[];
}

export const codes = {
  success: 200,
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooMany: 429,
  error: 500,
  /** Passes by itself: the database is out of reach, or a disk is full. */
  unavailable: 503,
} as const;
