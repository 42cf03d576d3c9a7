// Made from schemas/marketing/groupActivity.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ActivityStatus, GroupControlStatus } from '../../types/enumerations';

/** 拼团活动, as the server holds it. */
export type MarketingGroupActivity = {
  /** ID */
  id: number
  /** 活动名称 */
  groupName: string
  /** 创建商户 */
  merId: number
  /** 开始时间 */
  startTime: string
  /** 结束时间 */
  endTime: string
  /** 成团有效期 */
  validHour: number
  /** 成团人数 */
  buyCount: number
  /** 活动限购 */
  allQuota: number
  /** 单次限购 */
  oncQuota: number
  /** 凑团 */
  showGroup: boolean
  /** 虚拟成团 */
  fictiStatus: boolean
  /** 审核状态 */
  groupStatus: GroupControlStatus
  /** 活动进程 */
  groupProcess: ActivityStatus
  /** 活动状态 */
  activityStatus: boolean
  /** 拒绝原因 */
  refusal: string
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingGroupActivityWorked = {
  /** 创建商户 */
  merName: (string | null)
  /** 参与商品数 */
  productCount: number
  /** 开团数 */
  totalActivityBegin: number
  /** 成团数 */
  totalActivityDone: number
  /** 参团订单数 */
  totalOrderBegin: number
  /** 成团订单数 */
  totalOrderDone: number
  /** 商品信息 */
  groupBuyActivityProductResponseList: ({
    /** 商品ID */
    productId?: (number | null)
    /** 商品名称 */
    productName?: (string | null)
    /** 商品主图 */
    image?: (string | null)
    /** 规格 */
    groupBuyActivitySkuResponses?: unknown
  }[] | null)
}

/** What submit is given. */
export type MarketingGroupActivitySubmit = {
  /** 活动名称 */
  groupName: string
  /** 创建商户 */
  merId: number
  /** 开始时间 */
  startTime: string
  /** 结束时间 */
  endTime: string
  /** 成团有效期 */
  validHour: number
  /** 成团人数 */
  buyCount: number
  /** 活动限购 */
  allQuota?: (number | null)
  /** 单次限购 */
  oncQuota?: (number | null)
  /** 凑团 */
  showGroup?: (boolean | null)
  /** 虚拟成团 */
  fictiStatus?: (boolean | null)
  /** 活动状态 */
  activityStatus?: (boolean | null)
  /**
   * 商品规格
   *
   * Items: 商品规格
   */
  skuList: {
    /** 商品规格 */
    skuId: number
    /** 拼团价 */
    activePrice: string
    /** 拼团限量 */
    quota: number
  }[]
}
/** As it is answered. */
export type MarketingGroupActivityAnswer = Omit<MarketingGroupActivity, never> & MarketingGroupActivityWorked
/** What a new one must bring. */
export type MarketingGroupActivityNeeds = "groupName" | "merId" | "startTime" | "endTime"
/** What its actions are given, by their names. */
export type MarketingGroupActivityInputs = {
  submit: MarketingGroupActivitySubmit
}
/** Its moves, and who makes them. */
export type MarketingGroupActivityMoves = {
  pass: "platform"
  refuse: "platform"
  close: "platform"
  withdraw: "merchant"
}
/** What its schema leaves to code. */
export type MarketingGroupActivityHandlers = {
  actions: "submit"
  moves: never
  computed: "groupBuyActivityProductResponseList"
  writes: true
}
/** A row of its table. */
export type MarketingGroupActivityRow = {
  id: Generated<number>
  group_name: string
  mer_id: number
  start_time: string
  end_time: string
  valid_hour: Generated<number>
  buy_count: Generated<number>
  all_quota: Generated<number>
  onc_quota: Generated<number>
  show_group: Generated<boolean>
  ficti_status: Generated<boolean>
  group_status: Generated<GroupControlStatus>
  group_process: Generated<ActivityStatus>
  activity_status: Generated<boolean>
  refusal: Generated<string>
  group_name_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
