/** Items of an order, and the parcels they go in. */
import type { Answers, Inputs } from '../../../../../generated/records';

/** Screens of orders: all but points orders, and these. */
export type OrdersKey = 'order/order' | 'marketing/integralOrder';

/** Where each asks for its parcels, and by which rights. */
export const parcelCalls: Readonly<Record<OrdersKey, { path: string; permission: string }>> = {
  'order/order': { path: '/admin/platform/order', permission: 'platform:order' },
  'marketing/integralOrder': { path: '/admin/platform/integral/order', permission: 'platform:integral:order' },
};

/** An item as the detail answers it; for `applyRefundNum` of its pieces the buyer asked for a refund that is not decided yet. */
export type OrderItem = Answers['order/order']['orderDetailList'][number];

/** One parcel of an order. */
export type Invoice = Answers['order/invoice'];

/** Pieces that can still be sent: neither sent nor paid back before. */
export const leftOf = ({ payNum, deliveryNum, unsentRefundNum }: OrderItem): number => payNum - deliveryNum - unsentRefundNum;

type SentPart = NonNullable<Inputs['order/order']['send']['detailList']>[number];

/** Pieces of an item that go with a parcel, as they are typed. */
export type Part = Omit<SentPart, 'num'> & { num: SentPart['num'] | string | null };

/** Items of which a shipment would take pieces whose refund is asked for: what is left without them is less than what goes. */
export const waitingIn = (items: readonly OrderItem[], parts: readonly Part[]): OrderItem[] =>
  items.filter((item) => {
    const sent = Number(parts.find(({ orderDetailId }) => orderDetailId === item.id)?.num ?? 0);
    return sent > 0 && sent > leftOf(item) - item.applyRefundNum;
  });
