// Made from schemas/operation/notification.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { NotificationReceiver, NotificationSwitch } from '../../types/enumerations';

/** 消息通知, as the server holds it. */
export type OperationNotification = {
  /** ID */
  id: number
  /** 发送类型 */
  sendType: NotificationReceiver
  /** 通知类型 */
  type: string
  /** 通知场景说明 */
  description: string
  /** 标识 */
  mark: string
  /** 公众号模板 */
  isWechat: NotificationSwitch
  /** 模板消息id */
  wechatId: (number | null)
  /** 小程序订阅 */
  isRoutine: NotificationSwitch
  /** 订阅消息id */
  routineId: (number | null)
  /** 发送短信 */
  isSms: NotificationSwitch
  /** 短信id */
  smsId: (number | null)
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationNotificationWorked = {
}

/** What syncRoutine is given. */
export type OperationNotificationSyncRoutine = {
}

/** What syncWechat is given. */
export type OperationNotificationSyncWechat = {
}
/** As it is answered. */
export type OperationNotificationAnswer = Omit<OperationNotification, never> & OperationNotificationWorked
/** What a new one must bring. */
export type OperationNotificationNeeds = "type" | "mark"
/** What its actions are given, by their names. */
export type OperationNotificationInputs = {
  syncRoutine: OperationNotificationSyncRoutine
  syncWechat: OperationNotificationSyncWechat
}
/** Its moves, and who makes them. */
export type OperationNotificationMoves = {}
/** What its schema leaves to code. */
export type OperationNotificationHandlers = {
  actions: "syncRoutine" | "syncWechat"
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type OperationNotificationRow = {
  id: Generated<number>
  send_type: Generated<NotificationReceiver>
  type: string
  description: Generated<string>
  mark: string
  is_wechat: Generated<NotificationSwitch>
  wechat_id: number | null
  is_routine: Generated<NotificationSwitch>
  routine_id: number | null
  is_sms: Generated<NotificationSwitch>
  sms_id: number | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
