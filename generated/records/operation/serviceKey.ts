// Made from schemas/operation/serviceKey.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ServiceKeyStatus } from '../../types/enumerations';

/** 服务密钥, as the server holds it. */
export type OperationServiceKey = {
  /** ID */
  id: number
  /** 名称 */
  name: string
  /** 密钥 */
  key: string
  /** 权限 */
  rights: ("service:finance:merchantClosingRecord:ask" | "service:finance:rechargeOrder:place" | "service:finance:rechargeOrder:pay" | "service:finance:userClosing:ask" | "service:gallery:specimen:resubmit" | "service:marketing:activityOrder:register" | "service:marketing:activityOrder:pay" | "service:marketing:activityOrder:askRefund" | "service:marketing:activityOrder:withdraw" | "service:marketing:activityRefund:revoke" | "service:marketing:communityNote:publish" | "service:marketing:communityNote:setLikes" | "service:marketing:communityReply:comment" | "service:marketing:communityReply:setLikes" | "service:marketing:couponUser:claim" | "service:marketing:groupActivity:submit" | "service:marketing:groupActivity:turn" | "service:marketing:groupActivity:withdraw" | "service:marketing:integralReceipt:upload" | "service:marketing:liveGoods:submit" | "service:marketing:liveGoods:withdraw" | "service:marketing:liveGoods:resubmit" | "service:marketing:liveRoom:submit" | "service:marketing:liveRoom:resubmit" | "service:marketing:seckillActivity:see" | "service:marketing:seckillProduct:propose" | "service:marketing:signRecord:sign" | "service:marketing:videoDraft:submit" | "service:marketing:videoDraft:withdraw" | "service:marketing:videoDraft:resubmit" | "service:marketing:videoProduct:takeDown" | "service:marketing:videoProduct:putUp" | "service:merchant:apply:apply" | "service:order:order:place" | "service:order:order:pay" | "service:order:order:cancel" | "service:order:order:verify" | "service:order:order:receive" | "service:order:refund:ask" | "service:order:refund:revoke" | "service:order:refund:refuse" | "service:order:refund:agree" | "service:order:refund:agreeReturn" | "service:order:refund:sendBack" | "service:order:refund:receiveReturn" | "service:order:refund:refuseReturn" | "service:product:product:submit" | "service:product:product:putOn" | "service:product:product:takeOff" | "service:product:product:recycle" | "service:user:user:register" | "service:user:user:bindWechat")[]
  /** 限定商户 */
  merId: (number | null)
  /** 每分钟次数 */
  perMinute: number
  /** 到期时间 */
  endTime: string
  /** 最近使用 */
  lastUseTime: (string | null)
  /** 状态 */
  status: ServiceKeyStatus
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type OperationServiceKeyWorked = {
  /** 限定商户 */
  merName: (string | null)
}
/** As it is answered. */
export type OperationServiceKeyAnswer = Omit<OperationServiceKey, "key"> & OperationServiceKeyWorked
/** What a new one must bring. */
export type OperationServiceKeyNeeds = "name" | "rights" | "endTime"
/** What its actions are given, by their names. */
export type OperationServiceKeyInputs = {}
/** Its moves, and who makes them. */
export type OperationServiceKeyMoves = {
  revoke: "platform"
}
/** What its schema leaves to code. */
export type OperationServiceKeyHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationServiceKeyRow = {
  id: Generated<number>
  name: string
  key: Generated<string>
  rights: string[]
  mer_id: number | null
  per_minute: Generated<number>
  end_time: string
  last_use_time: string | null
  status: Generated<ServiceKeyStatus>
  name_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
