// Made from schemas/marketing/seckillActivity.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ActivityStatus, StarLevel } from '../../types/enumerations';

/** 秒杀活动, as the server holds it. */
export type MarketingSeckillActivity = {
  /** ID */
  id: number
  /** 活动名称 */
  name: string
  /** 活动日期 */
  startDate: string
  /** 活动结束日期 */
  endDate: string
  /** 秒杀场次 */
  timeIntervals: number[]
  /** 活动时间 */
  timeList: string[]
  /** 首场开始时间 */
  startTime: (string | null)
  /** 末场结束时间 */
  endTime: (string | null)
  /** 活动限购 */
  allQuota: number
  /** 单次限购 */
  oneQuota: number
  /** 商品范围 */
  proCategory: string[]
  /** 商品范围 */
  productCategoryNames: string
  /** 参与门槛 */
  merStars: StarLevel
  /** 活动开关 */
  isOpen: boolean
  /** 活动状态 */
  status: ActivityStatus
  /** 浏览量 */
  views: number
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingSeckillActivityWorked = {
  /** 参与人数 */
  buyers: (number | null)
  /** 成交金额 */
  sold: (string | null)
  /** 商品数量 */
  productNum: number
  /** 秒杀商品列表 */
  productList: unknown
}

/** What add is given. */
export type MarketingSeckillActivityAdd = {
  /** 活动名称 */
  name: string
  /** 活动日期 */
  startDate: string
  /** 活动结束日期 */
  endDate: string
  /** 秒杀场次 */
  timeIntervals: number[]
  /** 活动限购 */
  allQuota: number
  /** 单次限购 */
  oneQuota: number
  /** 商品范围 */
  proCategory?: (string[] | null)
  /** 参与门槛 */
  merStars: StarLevel
  /** 秒杀商品 */
  productList?: ({
    /** 商品 */
    id: number
    /** 排序 */
    sort: number
    /**
     * 规格
     *
     * Items: 规格
     */
    attrValue: {
      /** 规格 */
      attrValueId: number
      /** 限量 */
      quota: number
      /** 活动价格 */
      activityPrice: string
    }[]
  }[] | null)
}

/** What addGoods is given. */
export type MarketingSeckillActivityAddGoods = {
  /**
   * 秒杀商品
   *
   * Items: 秒杀商品
   */
  productList: {
    /** 商品 */
    id: number
    /** 排序 */
    sort: number
    /**
     * 规格
     *
     * Items: 规格
     */
    attrValue: {
      /** 规格 */
      attrValueId: number
      /** 限量 */
      quota: number
      /** 活动价格 */
      activityPrice: string
    }[]
  }[]
}
/** As it is answered. */
export type MarketingSeckillActivityAnswer = Omit<MarketingSeckillActivity, never> & MarketingSeckillActivityWorked
/** What a new one must bring. */
export type MarketingSeckillActivityNeeds = "name" | "startDate" | "endDate" | "timeIntervals"
/** What its actions are given, by their names. */
export type MarketingSeckillActivityInputs = {
  add: MarketingSeckillActivityAdd
  addGoods: MarketingSeckillActivityAddGoods
}
/** Its moves, and who makes them. */
export type MarketingSeckillActivityMoves = {
}
/** What its schema leaves to code. */
export type MarketingSeckillActivityHandlers = {
  actions: "add" | "addGoods"
  moves: never
  computed: "buyers" | "sold" | "productList"
  writes: true
}
/** A row of its table. */
export type MarketingSeckillActivityRow = {
  id: Generated<number>
  name: string
  start_date: string
  end_date: string
  time_intervals: number[]
  time_list: Generated<string[]>
  start_time: string | null
  end_time: string | null
  all_quota: Generated<number>
  one_quota: Generated<number>
  pro_category: Generated<string[]>
  product_category_names: Generated<string>
  mer_stars: Generated<StarLevel>
  is_open: Generated<boolean>
  status: Generated<ActivityStatus>
  views: Generated<number>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
