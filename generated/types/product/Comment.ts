// Made from schemas/product/comment.json. Do not edit: change the source and run `npm run generate`.
/**
 * 商品评论, as answered.
 */
export interface Comment {
  /**
   * ID
   */
  id: number
  /**
   * 会员
   */
  uid: number
  /**
   * 商户名称
   */
  merId: number
  /**
   * 商品
   */
  productId: number
  /**
   * 商品图
   */
  productImage?: (string | null)
  /**
   * 商品信息
   */
  productName?: (string | null)
  /**
   * 商户名称
   */
  merName?: (string | null)
  /**
   * 头像
   */
  avatar?: (string | null)
  /**
   * 会员昵称
   */
  nickname?: (string | null)
  /**
   * 是否注销
   */
  isLogoff?: (boolean | null)
  /**
   * 规格
   */
  sku?: (string | null)
  /**
   * 评价星级
   */
  star: number
  /**
   * 评价内容
   */
  comment?: (string | null)
  /**
   * 评价图片
   */
  pics?: string[]
  /**
   * 评价状态
   */
  isReply?: (boolean | null)
  /**
   * 回复内容
   */
  merchantReplyContent?: (string | null)
  /**
   * 回复时间
   */
  merchantReplyTime?: (string | null)
  /**
   * 评价时间
   */
  createTime?: (string | null)
}
