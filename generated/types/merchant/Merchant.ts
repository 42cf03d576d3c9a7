// Made from schemas/merchant/merchant.json. Do not edit: change the source and run `npm run generate`.
import type { MerchantCreateType, StarLevel } from '../enumerations';

/**
 * 商户, as answered.
 */
export interface Merchant {
  /**
   * ID
   */
  id: number
  /**
   * 商户头像
   */
  avatar?: (string | null)
  /**
   * 商户名称
   */
  name: string
  /**
   * 商户分类
   */
  categoryId: number
  /**
   * 店铺类型
   */
  typeId: number
  /**
   * 商户姓名
   */
  realName: string
  /**
   * 商户手机号
   */
  phone: string
  /**
   * 手续费(%)
   */
  handlingFee: number
  /**
   * 商户关键字
   */
  keywords?: string[]
  /**
   * 详细地址
   */
  addressDetail?: (string | null)
  /**
   * 星级评分
   */
  starLevel?: StarLevel | null
  /**
   * 商户类别
   */
  isSelf?: (boolean | null)
  /**
   * 是否推荐
   */
  isRecommend?: (boolean | null)
  /**
   * 开启/关闭
   */
  isSwitch?: (boolean | null)
  /**
   * 商品审核
   */
  productSwitch?: (boolean | null)
  /**
   * 创建类型
   */
  createType?: MerchantCreateType | null
  /**
   * 备注
   */
  remark?: (string | null)
  /**
   * 排序
   */
  sort: number
  /**
   * 创建时间
   */
  createTime?: (string | null)
}
