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
   * 商品售价
   */
  price?: (string | null)
  /**
   * 市场价
   */
  otPrice?: (string | null)
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
  ficti?: (number | null)
  /**
   * 排序
   */
  rank?: (number | null)
  /**
   * 商品类型
   */
  type?: ProductType | null
  /**
   * 规格
   */
  specType?: (boolean | null)
  /**
   * 商品状态
   */
  isShow?: (boolean | null)
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
   * 商户名称
   */
  merName?: (string | null)
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
