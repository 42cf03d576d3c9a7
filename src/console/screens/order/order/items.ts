/** An item of an order, as the detail answers it. */
export interface OrderItem {
  id: number;
  productName: string;
  image: string;
  sku: string;
  price: string;
  payNum: number;
  deliveryNum: number;
  unsentRefundNum: number;
}

/** Pieces that can still be sent: neither sent nor paid back before. */
export const leftOf = ({ payNum, deliveryNum, unsentRefundNum }: OrderItem): number => payNum - deliveryNum - unsentRefundNum;
