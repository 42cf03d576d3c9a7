/** Versions of pages, and when a page shows what (`schemas/page`). Present where the capability `pages` is announced; role admin. */
import type { Finding } from '../page/inspection';

export const pagePaths = {
  /** GET → the page as `pagediy/info` answers it, without what only operators need, with an ETag; id 0 is the home page; anonymous: shoppers see it. One that is hidden (isShow 0) answers 404 but to bearers of a token with platform:pagediy:info */
  shown: (id: unknown) => `/console/page/shown/${id}`,
  /** GET → PageVersion[], newest first; permission platform:pagediy:info, as the next and `schedules` */
  versions: (id: unknown) => `/console/page/versions/${id}`,
  /** GET → the page as `pagediy/info` answers it, as it was */
  version: (id: unknown, version: unknown) => `/console/page/versions/${id}/${version}`,
  /** POST {version} with X-Record-Version → the page, showing what it showed then, as a new version; its name and place stay; permission platform:pagediy:update, as the next and `cancel` */
  restore: (id: unknown) => `/console/page/restore/${id}`,
  /** POST ScheduleRequest → PageSchedule */
  schedule: (id: unknown) => `/console/page/schedule/${id}`,
  /** GET → PageSchedule[], the latest first */
  schedules: (id: unknown) => `/console/page/schedules/${id}`,
  /** POST {id of a schedule}: one that waits is given up, one that is live ends at once */
  cancelSchedule: '/console/page/schedule/cancel',
  /** POST Questions of `engine/page/inspection` → Facts; permission platform:pagediy:update, as the next. Nothing is changed */
  facts: '/console/page/inspection/facts',
  /** GET → InspectedPage[], every page that is shown */
  inspection: '/console/page/inspection',
  /** GET → FixedLinks[] of `engine/page/shopLinks`, as operators keep them; whoever is signed in */
  links: '/console/page/links',
} as const;

export interface InspectedPage {
  id: number;
  name: string;
  /** 1: the home page. */
  isDefault: number;
  /** Empty where nothing is wrong. */
  findings: Finding[];
}

export interface PageVersion {
  version: number;
  /** Name of the page at that time. */
  name: string;
  /** When it was saved, by whom, and what was done: 保存微页面, 恢复版本3, 定时上线 … */
  at: string;
  account: string;
  realName: string;
  title: string;
}

export interface ScheduleRequest {
  /** What goes live: a version of the page, or a document as `pagediy/update` takes it, which need not have been saved. */
  version?: number;
  document?: Record<string, unknown>;
  /** yyyy-MM-dd HH:mm:ss, in the future. */
  startTime: string;
  /** Then what the page showed before comes back; without one it stays. */
  endTime?: string | null;
  note?: string;
}

export interface PageSchedule {
  id: number;
  pageId: number;
  /** Of a document that was never saved: null. */
  version: number | null;
  startTime: string;
  endTime: string | null;
  note: string;
  /** Enumeration `pageScheduleStatus`: 0 waiting, 1 live, 2 over, 3 cancelled. */
  status: number;
  realName: string;
  createTime: string;
}
