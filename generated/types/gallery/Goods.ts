// Made from schemas/gallery/goods.json. Do not edit: change the source and run `npm run generate`.
import type { ProductType } from '../enumerations';

/**
 * 规格样品, as answered.
 */
export interface Goods {
  /**
   * ID
   */
  id: number
  /**
   * 样品名称
   */
  name: string
  /**
   * 商品类型
   */
  type: ProductType
  /**
   * 会员商品
   */
  isPaidMember?: (boolean | null)
  /**
   * 单独设置佣金
   */
  isSub?: (boolean | null)
  /**
   * 规格库存
   */
  skus?: {
    /**
     * 规格库存
     */
    specType: boolean
    /**
     * 规格
     *
     * Items: 规格
     */
    attrList?: {
      /**
       * 规格名称
       */
      attributeName: string
      /**
       * 规格值
       */
      optionList: string[]
    }[]
    /**
     * 规格库存
     *
     * Items: 规格库存
     */
    attrValueList: {
      /**
       * 规格
       */
      sku?: (string | null)
      /**
       * 规格组合
       */
      attrValue: unknown
      /**
       * 图片
       */
      image?: (string | null)
      /**
       * 售价
       */
      price: string
      /**
       * 会员价
       */
      vipPrice?: (string | null)
      /**
       * 成本价
       */
      cost: string
      /**
       * 划线价
       */
      otPrice: string
      /**
       * 库存
       */
      stock: number
      /**
       * 商品编码
       */
      barCode?: (string | null)
      /**
       * 重量(KG)
       */
      weight?: (string | null)
      /**
       * 体积(m³)
       */
      volume?: (string | null)
      /**
       * 一级返佣(%)
       */
      brokerage?: (number | null)
      /**
       * 二级返佣(%)
       */
      brokerageTwo?: (number | null)
      /**
       * 是否显示
       */
      isShow?: (boolean | null)
    }[]
  }
  /**
   * 兑换规格
   */
  pointSkus?: {
    /**
     * 兑换规格
     */
    specType: boolean
    /**
     * 规格
     *
     * Items: 规格
     */
    attrList?: {
      /**
       * 规格名称
       */
      attributeName: string
      /**
       * 规格值
       */
      optionList: string[]
    }[]
    /**
     * 兑换规格
     *
     * Items: 兑换规格
     */
    attrValueList: {
      /**
       * 规格
       */
      sku?: (string | null)
      /**
       * 规格组合
       */
      attrValue: unknown
      /**
       * 图片
       */
      image?: (string | null)
      /**
       * 兑换金额(元)
       */
      price: string
      /**
       * 兑换积分
       */
      redeemIntegral: number
      /**
       * 划线价(元)
       */
      cost?: (string | null)
      /**
       * 库存
       */
      stock: number
      /**
       * 重量(KG)
       */
      weight?: (string | null)
      /**
       * 体积(m³)
       */
      volume?: (string | null)
      /**
       * 商品编码
       */
      barCode?: (string | null)
      /**
       * 是否显示
       */
      isShow?: (boolean | null)
    }[]
  }
}

/**
 * What create takes.
 *
 */
export interface GoodsCreate {
  /**
   * 样品名称
   */
  name: string
  /**
   * 商品类型
   */
  type: ProductType
  /**
   * 会员商品
   */
  isPaidMember?: (boolean | null)
  /**
   * 单独设置佣金
   */
  isSub?: (boolean | null)
  /**
   * 规格库存
   */
  skus?: {
    /**
     * 规格库存
     */
    specType: boolean
    /**
     * 规格
     *
     * Items: 规格
     */
    attrList?: {
      /**
       * 规格名称
       */
      attributeName: string
      /**
       * 规格值
       */
      optionList: string[]
    }[]
    /**
     * 规格库存
     *
     * Items: 规格库存
     */
    attrValueList: {
      /**
       * 规格
       */
      sku?: (string | null)
      /**
       * 规格组合
       */
      attrValue: unknown
      /**
       * 图片
       */
      image?: (string | null)
      /**
       * 售价
       */
      price: string
      /**
       * 会员价
       */
      vipPrice?: (string | null)
      /**
       * 成本价
       */
      cost: string
      /**
       * 划线价
       */
      otPrice: string
      /**
       * 库存
       */
      stock: number
      /**
       * 商品编码
       */
      barCode?: (string | null)
      /**
       * 重量(KG)
       */
      weight?: (string | null)
      /**
       * 体积(m³)
       */
      volume?: (string | null)
      /**
       * 一级返佣(%)
       */
      brokerage?: (number | null)
      /**
       * 二级返佣(%)
       */
      brokerageTwo?: (number | null)
      /**
       * 是否显示
       */
      isShow?: (boolean | null)
    }[]
  }
  /**
   * 兑换规格
   */
  pointSkus?: {
    /**
     * 兑换规格
     */
    specType: boolean
    /**
     * 规格
     *
     * Items: 规格
     */
    attrList?: {
      /**
       * 规格名称
       */
      attributeName: string
      /**
       * 规格值
       */
      optionList: string[]
    }[]
    /**
     * 兑换规格
     *
     * Items: 兑换规格
     */
    attrValueList: {
      /**
       * 规格
       */
      sku?: (string | null)
      /**
       * 规格组合
       */
      attrValue: unknown
      /**
       * 图片
       */
      image?: (string | null)
      /**
       * 兑换金额(元)
       */
      price: string
      /**
       * 兑换积分
       */
      redeemIntegral: number
      /**
       * 划线价(元)
       */
      cost?: (string | null)
      /**
       * 库存
       */
      stock: number
      /**
       * 重量(KG)
       */
      weight?: (string | null)
      /**
       * 体积(m³)
       */
      volume?: (string | null)
      /**
       * 商品编码
       */
      barCode?: (string | null)
      /**
       * 是否显示
       */
      isShow?: (boolean | null)
    }[]
  }
}

/**
 * What update takes.
 *
 */
export interface GoodsUpdate {
  /**
   * 样品名称
   */
  name?: string
  /**
   * 商品类型
   */
  type?: ProductType
  /**
   * 会员商品
   */
  isPaidMember?: (boolean | null)
  /**
   * 单独设置佣金
   */
  isSub?: (boolean | null)
  /**
   * 规格库存
   */
  skus?: {
    /**
     * 规格库存
     */
    specType: boolean
    /**
     * 规格
     *
     * Items: 规格
     */
    attrList?: {
      /**
       * 规格名称
       */
      attributeName: string
      /**
       * 规格值
       */
      optionList: string[]
    }[]
    /**
     * 规格库存
     *
     * Items: 规格库存
     */
    attrValueList: {
      /**
       * 规格
       */
      sku?: (string | null)
      /**
       * 规格组合
       */
      attrValue: unknown
      /**
       * 图片
       */
      image?: (string | null)
      /**
       * 售价
       */
      price: string
      /**
       * 会员价
       */
      vipPrice?: (string | null)
      /**
       * 成本价
       */
      cost: string
      /**
       * 划线价
       */
      otPrice: string
      /**
       * 库存
       */
      stock: number
      /**
       * 商品编码
       */
      barCode?: (string | null)
      /**
       * 重量(KG)
       */
      weight?: (string | null)
      /**
       * 体积(m³)
       */
      volume?: (string | null)
      /**
       * 一级返佣(%)
       */
      brokerage?: (number | null)
      /**
       * 二级返佣(%)
       */
      brokerageTwo?: (number | null)
      /**
       * 是否显示
       */
      isShow?: (boolean | null)
    }[]
  }
  /**
   * 兑换规格
   */
  pointSkus?: {
    /**
     * 兑换规格
     */
    specType: boolean
    /**
     * 规格
     *
     * Items: 规格
     */
    attrList?: {
      /**
       * 规格名称
       */
      attributeName: string
      /**
       * 规格值
       */
      optionList: string[]
    }[]
    /**
     * 兑换规格
     *
     * Items: 兑换规格
     */
    attrValueList: {
      /**
       * 规格
       */
      sku?: (string | null)
      /**
       * 规格组合
       */
      attrValue: unknown
      /**
       * 图片
       */
      image?: (string | null)
      /**
       * 兑换金额(元)
       */
      price: string
      /**
       * 兑换积分
       */
      redeemIntegral: number
      /**
       * 划线价(元)
       */
      cost?: (string | null)
      /**
       * 库存
       */
      stock: number
      /**
       * 重量(KG)
       */
      weight?: (string | null)
      /**
       * 体积(m³)
       */
      volume?: (string | null)
      /**
       * 商品编码
       */
      barCode?: (string | null)
      /**
       * 是否显示
       */
      isShow?: (boolean | null)
    }[]
  }
}
