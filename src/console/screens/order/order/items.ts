/** An item of an order, as the detail answers it. */
export interface OrderItem {
  id: number;
  productId: number;
  productName: string;
  image: string;
  sku: string;
  price: string;
  payNum: number;
  deliveryNum: number;
  unsentRefundNum: number;
  /** Pieces of which the buyer asked for a refund that is not decided yet. */
  applyRefundNum: number;
}

/** Pieces that can still be sent: neither sent nor paid back before. */
export const leftOf = ({ payNum, deliveryNum, unsentRefundNum }: OrderItem): number => payNum - deliveryNum - unsentRefundNum;

export interface Part {
  orderDetailId: number;
  num: number | string | null;
}

/** Items of which a shipment would take pieces whose refund is asked for: what is left without them is less than what goes. */
export const waitingIn = (items: readonly OrderItem[], parts: readonly Part[]): OrderItem[] =>
  items.filter((item) => {
    const sent = Number(parts.find(({ orderDetailId }) => orderDetailId === item.id)?.num ?? 0);
    return sent > 0 && sent > leftOf(item) - item.applyRefundNum;
  });
