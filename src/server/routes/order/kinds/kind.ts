/** What an order of one kind does otherwise than others. Whatever is the same for all of them stands in place, paid, byTime and moneyBack. */
import type { Inputs, Records } from '../../../../../generated/records';
import type { OrderStatus, ProductType } from '../../../../../generated/types/enumerations';
import type { LockedRecord } from '../../../resources/typed';
import type { Visit } from '../../../resources/types';
import type { LockedDetail, LockedOrder, Order } from '../records';

export type Placed = Inputs['order/order']['place'];

/** One item of an order that is being placed. */
export interface Line {
  specification: LockedRecord<'product/attrValue'>;
  product: LockedRecord<'product/product'>;
  payNum: number;
}

/** What one item costs, and says of its kind. */
interface Offer {
  /** Of a piece, 元. */
  price: string;
  values: Partial<Records['order/orderDetail']>;
}

/** How one order of a kind is placed. What was locked for it is known to its functions. */
export interface Plan {
  /** What the order says of its kind. */
  values: Partial<Order>;
  /** @throws Refusal at `items` for what is not offered in this kind */
  offerOf: (line: Line) => Offer;
  /**
   * Takes what the order takes beside its pieces, which leave the stock afterwards.
   * @throws Refusal where less is left; then nothing is taken
   */
  take: (order: LockedRecord<'order/order'>, lines: readonly Line[]) => Promise<void>;
}

/** Pieces of one item. */
export interface ItemPieces {
  detail: LockedDetail;
  number: number;
}

export interface Kind {
  /** What its orders are called in refusals. */
  title: string;
  /** Types of products that are sold so. */
  sells: readonly ProductType[];
  /** Whether coupons and points may pay a part. */
  isReducible: boolean;
  /** What it sells is the platform's, and no merchant's. */
  isPlatforms?: true;
  /**
   * Locks what the order is of: after coupons and member, before specifications, products and merchant.
   * @throws Refusal where nothing is offered so
   */
  plan: (visit: Visit, placed: Placed) => Promise<Plan>;
  /** Follows the placing of an order. @returns its status */
  placed?: (visit: Visit, order: LockedRecord<'order/order'>) => Promise<OrderStatus>;
  /** Follows the payment, in its transaction. @param order as it was before */
  paid: (visit: Visit, order: LockedOrder) => Promise<void>;
  /** Gives back what pieces had taken, before they come back to the stock: an order that came to nothing (not paid), or a refund of what was not sent. */
  giveBack: (visit: Visit, order: LockedOrder, pieces: readonly ItemPieces[], title: string) => Promise<void>;
  /** @returns why no refund can be asked for now */
  whyNoRefund: (visit: Visit, order: LockedOrder) => Promise<string | undefined>;
}
