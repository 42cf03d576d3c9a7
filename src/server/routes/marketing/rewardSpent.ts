/** What a member has spent in the sense of a reward activity: paid for what it is about, without freight, and not refunded. */
import { sql } from 'kysely';
import { activityScope, consumeChannel, issueStatus, issueType, orderSecondType, receiptStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import type { ConsumeChannel } from '../../../../generated/types/enumerations';
import { centsOf } from '../../../engine/format/money';
import type { Visit } from '../../resources/types';

export type Activity = Records['marketing/rewardActivity'];

/** What may bring a reward: an order, a receipt, or points by hand for a purchase. */
export interface Purchase {
  channel: ConsumeChannel;
  sourceId: number;
  linkNo: string;
  uid: number;
  merId: number | null;
  /** When it was paid, wall time of the shop. */
  time: string;
}

type Within = Pick<Activity, 'method' | 'products' | 'excludeCoupon' | 'startTime' | 'endTime'>;
type Source = (visit: Visit, activity: Within, uid: number, sourceId: number | undefined) => Promise<number>;

const productColumns = { [activityScope.product]: 'd.product_id', [activityScope.brand]: 'p.brand_id', [activityScope.category]: 'p.category_id' } as const;

/** Goods belong to their brand and category of today: orders do not keep them. */
const ofOrders: Source = async ({ db }, { method, products, excludeCoupon, startTime, endTime }, uid, sourceId) => {
  let query = db.selectFrom('order_order as o').innerJoin('order_detail as d', 'd.order_id', 'o.id').leftJoin('product_product as p', 'p.id', 'd.product_id')
    .select(sql<string | null>`sum(d.pay_price - d.freight_fee - (d.refund_price - d.refund_freight_fee))`.as('spent'))
    .where('o.uid', '=', uid).where('o.paid', '=', true).where('o.second_type', '<>', orderSecondType.points).where('o.pay_time', '>=', startTime).where('o.pay_time', '<=', endTime);
  if (sourceId !== undefined) query = query.where('o.id', '=', sourceId);
  if (excludeCoupon) query = query.where('o.coupon_price', '=', '0').where('o.coupon_id', 'is', null).where('o.plat_coupon_id', 'is', null);
  if (method === activityScope.merchant) query = query.where('o.mer_id', 'in', [...products]);
  else if (method !== activityScope.all) query = query.where(productColumns[method], 'in', [...products]);
  return centsOf((await query.executeTakeFirst())?.spent ?? 0);
};

const ofReceipts: Source = async ({ db }, { method, products, startTime, endTime }, uid, sourceId) => {
  let query = db.selectFrom('marketing_integral_receipt').select(({ fn }) => fn.sum<string | null>('consume_amount').as('spent'))
    .where('uid', '=', uid).where('audit_status', '=', receiptStatus.passed).where('consume_time', '>=', startTime).where('consume_time', '<=', endTime);
  if (sourceId !== undefined) query = query.where('id', '=', sourceId);
  if (method === activityScope.merchant) query = query.where('mer_id', 'in', [...products]);
  return centsOf((await query.executeTakeFirst())?.spent ?? 0);
};

const byHand: Source = async ({ db }, { method, products, startTime, endTime }, uid, sourceId) => {
  let query = db.selectFrom('marketing_integral_manual').select(({ fn }) => fn.sum<string | null>('consume_amount').as('spent'))
    .where('uid', '=', uid).where('issue_type', '=', issueType.consume).where('status', '=', issueStatus.issued).where('consume_time', '>=', startTime).where('consume_time', '<=', endTime);
  if (sourceId !== undefined) query = query.where('id', '=', sourceId);
  if (method === activityScope.merchant) query = query.where('mer_id', 'in', [...products]);
  return centsOf((await query.executeTakeFirst())?.spent ?? 0);
};

const sources: Readonly<Record<ConsumeChannel, Source>> = { [consumeChannel.order]: ofOrders, [consumeChannel.receipt]: ofReceipts, [consumeChannel.manual]: byHand };

/** @returns what this purchase counts, 分; 0 where the activity is not about it */
export const spentBy = (visit: Visit, activity: Within, { channel, uid, sourceId }: Pick<Purchase, 'channel' | 'uid' | 'sourceId'>): Promise<number> =>
  sources[channel](visit, activity, uid, sourceId);

/** @returns what all purchases of the member count while the activity runs, 分 */
export async function spentInAll(visit: Visit, activity: Within & Pick<Activity, 'channels'>, uid: number): Promise<number> {
  let spent = 0;
  for (const channel of activity.channels) spent += await sources[channel](visit, activity, uid, undefined);
  return spent;
}
