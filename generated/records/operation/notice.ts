// Made from schemas/operation/notice.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { NoticeStatus, NotificationChannel } from '../../types/enumerations';

/** 发送记录, as the server holds it. */
export type OperationNotice = {
  /** ID */
  id: number
  /** 事件 */
  event: string
  /** 通知 */
  notificationId: number
  /** 渠道 */
  channel: NotificationChannel
  /** 会员ID */
  uid: (number | null)
  /** 会员昵称 */
  nickname: string
  /** 接收人 */
  receiver: string
  /** 内容 */
  summary: string
  /** 数据 */
  content: unknown
  /** 状态 */
  status: NoticeStatus
  /** 说明 */
  reason: string
  /** 发送次数 */
  tries: number
  /** 首次发送 */
  firstTime: (string | null)
  /** 下次发送 */
  nextTime: (string | null)
  /** 送达时间 */
  sentTime: (string | null)
  /** 添加时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationNoticeWorked = {
  /** 通知类型 */
  type: (string | null)
}
/** As it is answered. */
export type OperationNoticeAnswer = Omit<OperationNotice, never> & OperationNoticeWorked
/** What a new one must bring. */
export type OperationNoticeNeeds = "event" | "notificationId" | "channel" | "receiver"
/** What its actions are given, by their names. */
export type OperationNoticeInputs = {}
/** Its moves, and who makes them. */
export type OperationNoticeMoves = {
  resend: "platform"
}
/** What its schema leaves to code. */
export type OperationNoticeHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationNoticeRow = {
  id: Generated<number>
  event: string
  notification_id: number
  channel: NotificationChannel
  uid: number | null
  nickname: Generated<string>
  receiver: string
  summary: Generated<string>
  content: unknown
  status: Generated<NoticeStatus>
  reason: Generated<string>
  tries: Generated<number>
  first_time: string | null
  next_time: string | null
  sent_time: string | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
