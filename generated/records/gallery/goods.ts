// Made from schemas/gallery/goods.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ProductType } from '../../types/enumerations';

/** 规格样品, as the server holds it. */
export type GalleryGoods = {
  /** ID */
  id: number
  /** 样品名称 */
  name: string
  /** 商品类型 */
  type: ProductType
  /** 会员商品 */
  isPaidMember: (boolean | null)
  /** 单独设置佣金 */
  isSub: (boolean | null)
  /** 规格库存 */
  skus: ({
    /** 规格库存 */
    specType: boolean
    /** 规格 */
    attrList?: ({
      /** 规格名称 */
      attributeName: string
      /** 规格值 */
      optionList: string[]
    }[] | null)
    /**
     * 规格库存
     *
     * Items: 规格库存
     */
    attrValueList: {
      /** 规格 */
      sku?: (string | null)
      /** 规格组合 */
      attrValue: unknown
      /** 图片 */
      image?: (string | null)
      /** 售价 */
      price: string
      /** 会员价 */
      vipPrice?: (string | null)
      /** 成本价 */
      cost: string
      /** 划线价 */
      otPrice: string
      /** 库存 */
      stock: number
      /** 商品编码 */
      barCode?: (string | null)
      /** 重量(KG) */
      weight?: (string | null)
      /** 体积(m³) */
      volume?: (string | null)
      /** 一级返佣(%) */
      brokerage?: (number | null)
      /** 二级返佣(%) */
      brokerageTwo?: (number | null)
      /** 是否显示 */
      isShow?: (boolean | null)
    }[]
  } | null)
  /** 兑换规格 */
  pointSkus: ({
    /** 兑换规格 */
    specType: boolean
    /** 规格 */
    attrList?: ({
      /** 规格名称 */
      attributeName: string
      /** 规格值 */
      optionList: string[]
    }[] | null)
    /**
     * 兑换规格
     *
     * Items: 兑换规格
     */
    attrValueList: {
      /** 规格 */
      sku?: (string | null)
      /** 规格组合 */
      attrValue: unknown
      /** 图片 */
      image?: (string | null)
      /** 兑换金额(元) */
      price: string
      /** 兑换积分 */
      redeemIntegral: number
      /** 划线价(元) */
      cost?: (string | null)
      /** 库存 */
      stock: number
      /** 重量(KG) */
      weight?: (string | null)
      /** 体积(m³) */
      volume?: (string | null)
      /** 商品编码 */
      barCode?: (string | null)
      /** 是否显示 */
      isShow?: (boolean | null)
    }[]
  } | null)
}

/** What is worked out beside it. */
export type GalleryGoodsWorked = {
}
/** As it is answered. */
export type GalleryGoodsAnswer = Omit<GalleryGoods, never> & GalleryGoodsWorked
/** What a new one must bring. */
export type GalleryGoodsNeeds = "name"
/** What its actions are given, by their names. */
export type GalleryGoodsInputs = {}
/** Its moves, and who makes them. */
export type GalleryGoodsMoves = {}
/** What its schema leaves to code. */
export type GalleryGoodsHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type GalleryGoodsRow = {
  id: Generated<number>
  name: string
  type: Generated<ProductType>
  is_paid_member: Generated<boolean | null>
  is_sub: Generated<boolean | null>
  skus: string | null
  point_skus: string | null
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
