/**
 * Figures of the home page beside the published ones, under `/api/console/statistics`. Present where the capability
 * `statistics` is announced; each call is a GET with a permission of its own (catalogue: `/dashboard` in schemas/menu.json).
 */
export const statistics = {
  /** → RecordCount[]: what the caller may list */
  records: { path: '/console/statistics/records', permission: 'platform:statistics:records' },
  /** ?timeRange=7d|30d|90d → OperationDay[], one a day, today last */
  operationTrend: { path: '/console/statistics/operations/trend', permission: 'platform:statistics:operation:trend' },
  /** ?timeRange → OperationPerson[], the busiest first, at most 10 */
  operationPeople: { path: '/console/statistics/operations/people', permission: 'platform:statistics:operation:people' },
  /** → LatestOperation[], newest first, at most 10 */
  operationLatest: { path: '/console/statistics/operations/latest', permission: 'platform:statistics:operation:latest' },
  /** → ArticleStatistics */
  articles: { path: '/console/statistics/articles', permission: 'platform:statistics:article' },
  /** → SystemStatistics */
  system: { path: '/console/statistics/system', permission: 'platform:statistics:system' },
} as const;

/** POST {views, products?: {productId, views}[]}: pages opened since the shop told last; they are added to today's. The shop tells sums, every minute or so. */
export const visits = { path: '/console/statistics/visits', permission: 'platform:statistics:visit:add' } as const;

/** Periods of charts, as the published statistics name them, in days. */
export const timeRanges = { '7d': 7, '30d': 30, '90d': 90 } as const;
export type TimeRange = keyof typeof timeRanges;

export interface RecordCount {
  /** Entity key. */
  key: string;
  title: string;
  /** Address of the list. */
  path: string;
  total: number;
}

/** Operations of people on one day; seeds and other doings of the system are not counted. */
export interface OperationDay {
  /** `yyyy-MM-dd` */
  date: string;
  added: number;
  updated: number;
  deleted: number;
  /** Restored records, sign-ins and whatever else the log holds. */
  other: number;
}

export interface OperationPerson {
  account: string;
  realName: string;
  total: number;
}

export interface LatestOperation {
  id: number;
  /** `yyyy-MM-dd HH:mm:ss` */
  at: string;
  account: string;
  realName: string;
  title: string;
  /** Title of what was operated on; empty for calls on no record. */
  subject: string;
}

export interface ArticleStatistics {
  total: number;
  published: number;
  /** Largest first, at most 8. */
  categories: { name: string; published: number; hidden: number }[];
  /** At most 5. */
  newest: { id: number; title: string; category: string; createTime: string; published: boolean }[];
}

export interface SystemStatistics {
  /** Sessions that are not over, and the people behind them. */
  sessions: number;
  people: number;
  /** People who called within the last 5 minutes. */
  active: number;
  /** Failed sign-ins of the last 15 minutes. */
  failures: number;
}
