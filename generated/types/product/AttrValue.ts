// Made from schemas/product/attrValue.json. Do not edit: change the source and run `npm run generate`.
/**
 * 商品规格, as answered.
 */
export interface AttrValue {
  /**
   * ID
   */
  id: number
  /**
   * 商品
   */
  productId: number
  /**
   * 规格
   */
  sku?: (string | null)
  /**
   * 规格值
   */
  attrValue?: unknown
  /**
   * 图片
   */
  image?: (string | null)
  /**
   * 售价
   */
  price?: (string | null)
  /**
   * 兑换积分
   */
  redeemIntegral?: (number | null)
  /**
   * 会员价
   */
  vipPrice?: (string | null)
  /**
   * 成本价
   */
  cost?: (string | null)
  /**
   * 划线价
   */
  otPrice?: (string | null)
  /**
   * 库存
   */
  stock?: (number | null)
  /**
   * 销量
   */
  sales?: (number | null)
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
   * 拓展文本
   */
  expand?: (string | null)
  /**
   * 卡密库ID
   */
  cdkeyId?: (number | null)
  /**
   * 卡密库名称
   */
  cdkeyLibraryName?: (string | null)
  /**
   * 是否显示
   */
  isShow?: (boolean | null)
}
