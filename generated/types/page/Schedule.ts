// Made from schemas/page/schedule.json. Do not edit: change the source and run `npm run generate`.
import type { PageScheduleStatus } from '../enumerations';

/**
 * 定时上线, as answered.
 */
export interface Schedule {
  /**
   * ID
   */
  id: number
  /**
   * 微页面
   */
  pageId: number
  /**
   * 版本号
   */
  version?: (number | null)
  /**
   * 上线时间
   */
  startTime: string
  /**
   * 结束时间
   */
  endTime?: (string | null)
  /**
   * 备注
   */
  note?: (string | null)
  /**
   * 状态
   */
  status?: PageScheduleStatus | null
  /**
   * 安排人
   */
  realName?: (string | null)
  /**
   * 上线内容
   */
  document: unknown
  /**
   * 原内容
   */
  former?: unknown
  /**
   * 创建时间
   */
  createTime?: (string | null)
}
