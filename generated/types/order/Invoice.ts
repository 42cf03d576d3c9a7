// Made from schemas/order/invoice.json. Do not edit: change the source and run `npm run generate`.
import type { DeliveryType } from '../enumerations';

/**
 * 发货单, as answered.
 */
export interface Invoice {
  /**
   * ID
   */
  id: number
  /**
   * 订单
   */
  orderId: number
  /**
   * 订单编号
   */
  orderNo?: (string | null)
  /**
   * 商户
   */
  merId: number
  /**
   * 会员
   */
  uid: number
  /**
   * 发货类型
   */
  deliveryType?: DeliveryType | null
  /**
   * 快递公司
   */
  expressId?: (number | null)
  /**
   * 快递名称
   */
  expressName?: (string | null)
  /**
   * 快递公司
   */
  expressCode?: (string | null)
  /**
   * 快递单号
   */
  trackingNumber?: (string | null)
  /**
   * 配送人员
   */
  deliveryCarrier?: (string | null)
  /**
   * 手机号码
   */
  carrierPhone?: (string | null)
  /**
   * 发货备注
   */
  deliveryMark?: (string | null)
  /**
   * 发货商品总数
   */
  totalNum?: (number | null)
  /**
   * 物流轨迹
   */
  logistics?: unknown
  /**
   * 发货商品
   *
   * Items: 发货商品
   */
  detailList?: {
    /**
     * ID
     */
    id?: (number | null)
    /**
     * ID
     */
    invoiceId?: (number | null)
    /**
     * 订单商品
     */
    orderDetailId?: (number | null)
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
  }[]
  /**
   * 发货时间
   */
  createTime?: (string | null)
  /**
   * 更新时间
   */
  updateTime?: (string | null)
}
