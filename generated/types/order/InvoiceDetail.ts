// Made from schemas/order/invoiceDetail.json. Do not edit: change the source and run `npm run generate`.
/**
 * 发货商品, as answered.
 */
export interface InvoiceDetail {
  /**
   * ID
   */
  id: number
  /**
   * 发货单
   */
  invoiceId: number
  /**
   * 订单商品
   */
  orderDetailId: number
  /**
   * 商品ID
   */
  productId?: (number | null)
  /**
   * 商品规格ID
   */
  attrValueId?: (number | null)
  /**
   * 商品图片
   */
  image?: (string | null)
  /**
   * 商品信息
   */
  productName?: (string | null)
  /**
   * 规格
   */
  sku?: (string | null)
  /**
   * 发货数量
   */
  num?: (number | null)
  /**
   * 创建时间
   */
  createTime?: (string | null)
  /**
   * 更新时间
   */
  updateTime?: (string | null)
}
