// Made from schemas/product/product.json. Do not edit: change the source and run `npm run generate`.
import type { ProductAuditStatus, ProductType, StarLevel } from '../enumerations';

/**
 * 商品, as answered.
 */
export interface Product {
  /**
   * ID
   */
  id: number
  /**
   * 商户名称
   */
  merId: number
  /**
   * 商品图
   */
  image: string
  /**
   * 轮播图
   */
  sliderImage?: string[]
  /**
   * 商品名称
   */
  name: string
  /**
   * 商品简介
   */
  intro?: (string | null)
  /**
   * 关键字
   */
  keyword?: string[]
  /**
   * 商户商品分类
   */
  cateId?: string[]
  /**
   * 商品分类
   */
  categoryId: number
  /**
   * 商品分类
   */
  categoryName?: (string | null)
  /**
   * 品牌
   */
  brandId?: (number | null)
  /**
   * 保障服务
   */
  guaranteeIds?: number[]
  /**
   * 保障服务列表
   *
   * Items: 保障服务列表
   */
  guaranteeList?: {
    /**
     * ID
     */
    id?: (number | null)
    /**
     * 服务条款
     */
    name?: (string | null)
    /**
     * 服务条款图标
     */
    icon?: (string | null)
    /**
     * 服务内容描述
     */
    content?: (string | null)
    /**
     * 排序
     */
    sort?: (number | null)
    /**
     * 是否显示
     */
    isShow?: (boolean | null)
    /**
     * 创建时间
     */
    createTime?: (string | null)
    /**
     * 更新时间
     */
    updateTime?: (string | null)
  }[]
  /**
   * 商品单位
   */
  unitName?: (string | null)
  /**
   * 商品售价
   */
  price?: (string | null)
  /**
   * 市场价
   */
  otPrice?: (string | null)
  /**
   * 邮费
   */
  postage?: (string | null)
  /**
   * 销量
   */
  sales?: (number | null)
  /**
   * 库存
   */
  stock?: (number | null)
  /**
   * 其他销量
   */
  ficti: number
  /**
   * 排序
   */
  rank: number
  /**
   * 排序
   */
  sort?: (number | null)
  /**
   * 兑换数量
   */
  exchangeNum?: (number | null)
  /**
   * 收藏数量
   */
  collectNum?: (number | null)
  /**
   * 商品类型
   */
  type?: ProductType | null
  /**
   * 商品规格
   */
  specType?: (boolean | null)
  /**
   * 规格属性
   *
   * Items: 规格属性
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
   * 规格属性
   */
  attr?: unknown
  /**
   * 规格库存
   *
   * Items: 规格库存
   */
  attrValue?: {
    /**
     * ID
     */
    id?: (number | null)
    /**
     * ID
     */
    productId?: (number | null)
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
    /**
     * 商品类型
     */
    type?: ProductType | null
    /**
     * 会员商品
     */
    isPaidMember?: (boolean | null)
  }[]
  /**
   * 规格库存
   *
   * Items: 规格库存
   */
  attrValueList?: {
    /**
     * ID
     */
    id?: (number | null)
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
  }[]
  /**
   * 佣金设置
   */
  isSub?: (boolean | null)
  /**
   * 商品状态
   */
  isShow?: (boolean | null)
  /**
   * 热卖
   */
  isHot?: (boolean | null)
  /**
   * 审核通过后自动上架
   */
  isAutoUp?: (boolean | null)
  /**
   * 已提交审核
   */
  isAudit?: (boolean | null)
  /**
   * 在回收站
   */
  isRecycle?: (boolean | null)
  /**
   * 审核状态
   */
  auditStatus?: ProductAuditStatus | null
  /**
   * 拒绝原因
   */
  reason?: (string | null)
  /**
   * 会员商品
   */
  isPaidMember?: (boolean | null)
  /**
   * 配送方式
   */
  deliveryMethod?: ("1" | "2")[]
  /**
   * 会员申请售后
   */
  refundSwitch?: (boolean | null)
  /**
   * 商品详情
   */
  content?: (string | null)
  /**
   * 展示图
   */
  flatPattern?: (string | null)
  /**
   * 运费模板ID
   */
  tempId?: (number | null)
  /**
   * 购买回馈券
   */
  couponIds?: number[]
  /**
   * 优惠券列表
   *
   * Items: 优惠券列表
   */
  couponList?: {
    /**
     * ID
     */
    id?: (number | null)
    /**
     * 优惠券名称
     */
    name?: (string | null)
  }[]
  /**
   * 关联表单
   */
  systemFormId?: (number | null)
  /**
   * 表单内容
   */
  systemFormValue?: (string | null)
  /**
   * 商户名称
   */
  merName?: (string | null)
  /**
   * 商户名称
   */
  merchantName?: (string | null)
  /**
   * 商户类别
   */
  isSelf?: (boolean | null)
  /**
   * 商户分类
   */
  merCategoryId?: (number | null)
  /**
   * 商户星级
   */
  merStarLevel?: StarLevel | null
  /**
   * 创建时间
   */
  createTime?: (string | null)
}

/**
 * What update takes.
 *
 */
export interface ProductUpdate {
  /**
   * 其他销量
   */
  ficti?: number
  /**
   * 排序
   */
  rank?: number
}
