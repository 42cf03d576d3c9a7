// Made from schemas/user/paidMemberOrder.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { CardPayChannel, CardPayType, MemberCardType } from '../../types/enumerations';

/** 购买记录, as the server holds it. */
export type UserPaidMemberOrder = {
  /** ID */
  id: number
  /** 订单号 */
  orderNo: string
  /** 会员 */
  uid: number
  /** 会员卡 */
  cardId: (number | null)
  /** 会员卡名称 */
  cardName: string
  /** 会员卡类型 */
  type: MemberCardType
  /** 会员卡期限 */
  deadlineDay: number
  /** 会员卡原价 */
  originalPrice: string
  /** 支付金额(元) */
  price: string
  /** 赠送余额 */
  giftBalance: string
  /** 支付状态 */
  paid: boolean
  /** 支付方式 */
  payType: CardPayType | null
  /** 支付渠道 */
  payChannel: CardPayChannel | null
  /** 支付时间 */
  payTime: (string | null)
  /** 支付服务方订单号 */
  outTradeNo: string
  /** 到期时间 */
  cardExpirationTime: (string | null)
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type UserPaidMemberOrderWorked = {
  /** 会员昵称/ID */
  userNickname: (string | null)
  /** 手机号 */
  userPhone: (string | null)
}
/** As it is answered. */
export type UserPaidMemberOrderAnswer = Omit<UserPaidMemberOrder, never> & UserPaidMemberOrderWorked
/** What a new one must bring. */
export type UserPaidMemberOrderNeeds = "uid"
/** What its actions are given, by their names. */
export type UserPaidMemberOrderInputs = {}
/** Its moves, and who makes them. */
export type UserPaidMemberOrderMoves = {}
/** What its schema leaves to code. */
export type UserPaidMemberOrderHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type UserPaidMemberOrderRow = {
  id: Generated<number>
  order_no: string
  uid: number
  card_id: number | null
  card_name: Generated<string>
  type: Generated<MemberCardType>
  deadline_day: Generated<number>
  original_price: Generated<string>
  price: Generated<string>
  gift_balance: Generated<string>
  paid: Generated<boolean>
  pay_type: CardPayType | null
  pay_channel: CardPayChannel | null
  pay_time: string | null
  out_trade_no: Generated<string>
  card_expiration_time: string | null
  card_name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
