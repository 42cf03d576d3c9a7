// Made from schemas/merchant/apply.json. Do not edit: change the source and run `npm run generate`.
import type { MerchantApplyStatus } from '../enumerations';

/**
 * 商户入驻申请, as answered.
 */
export interface Apply {
  /**
   * ID
   */
  id: number
  /**
   * 申请会员
   */
  uid?: (number | null)
  /**
   * 商户名称
   */
  name?: (string | null)
  /**
   * 商户分类
   */
  categoryId?: (number | null)
  /**
   * 店铺类型
   */
  typeId?: (number | null)
  /**
   * 商户账号
   */
  account?: (string | null)
  /**
   * 商户姓名
   */
  realName?: (string | null)
  /**
   * 商户邮箱
   */
  email?: (string | null)
  /**
   * 商户手机号
   */
  phone?: (string | null)
  /**
   * 手续费(%)
   */
  handlingFee?: (number | null)
  /**
   * 简介
   */
  keywords?: string[]
  /**
   * 商户地址
   */
  address?: (string | null)
  /**
   * 商户类别
   */
  isSelf?: (boolean | null)
  /**
   * 是否推荐
   */
  isRecommend?: (boolean | null)
  /**
   * 状态
   */
  auditStatus?: MerchantApplyStatus | null
  /**
   * 拒绝原因
   */
  denialReason?: (string | null)
  /**
   * 审核员ID
   */
  auditorId?: (number | null)
  /**
   * 审核员
   */
  auditorName?: (string | null)
  /**
   * 备注
   */
  remark?: (string | null)
  /**
   * 资质图片
   */
  qualificationPicture?: string[]
  /**
   * 申请时间
   */
  createTime?: (string | null)
  /**
   * 更新时间
   */
  updateTime?: (string | null)
}
