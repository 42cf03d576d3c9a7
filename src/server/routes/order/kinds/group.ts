/** Orders of group activities (group sheet, decisions 54 and 55): one opens a group or joins one, and holds a place there until it is paid or comes to nothing. */
import { sql } from 'kysely';
import { activityStatus, groupBuyRecordStatus, groupControlStatus, groupPlaceStatus, groupStatus, productType } from '../../../../../generated/codes';
import { fromSeconds, toSeconds, wallTime } from '../../../../engine/time/wallTime';
import { invalid } from '../../../refusal';
import type { LockedRecord } from '../../../resources/typed';
import type { Visit } from '../../../resources/types';
import type { LockedOrder } from '../records';
import type { Kind, Placed } from './kind';

type Activity = LockedRecord<'marketing/groupActivity'>;
type Group = LockedRecord<'marketing/groupRecord'>;

const wrong = (field: string, message: string) => invalid([{ field, message }]);

/** @throws Refusal where nobody can buy in it now */
async function lockRunning(visit: Visit, id: number): Promise<Activity> {
  const [activity] = await visit.of('marketing/groupActivity').lockAlive({ id });
  if (!activity) throw wrong('groupActivityId', '拼团活动不存在');
  const { groupStatus: control, activityStatus: isOn, startTime, endTime } = activity.record;
  const now = wallTime();
  if (control !== groupControlStatus.approved || !isOn) throw wrong('groupActivityId', '拼团活动已关闭');
  // By the clock, which the job that writes the process follows within a minute.
  if (startTime > now) throw wrong('groupActivityId', '拼团活动未开始');
  if (endTime <= now) throw wrong('groupActivityId', '拼团活动已结束');
  return activity;
}

/** @throws Refusal where the group takes nobody any more, or this member is in it */
async function lockJoinable(visit: Visit, id: number, activityId: number, uid: number): Promise<Group> {
  const [group] = await visit.of('marketing/groupRecord').lockAlive({ id });
  if (!group || group.record.groupActivityId !== activityId) throw wrong('groupBuyingId', '拼团不存在');
  if (group.record.recordStatus !== groupStatus.open || group.record.endTime <= wallTime()) throw wrong('groupBuyingId', '该团已结束');
  const { rows: [{ places, own }] } = await sql<{ places: number; own: number }>`
    select count(*)::int as places, count(*) filter (where member_id = ${uid})::int as own from marketing_group_member
    where record_id = ${id} or (held_record_id = ${id} and status = ${groupPlaceStatus.held})`.execute(visit.db);
  if (own > 0) throw wrong('groupBuyingId', '您已参加该团');
  if (places >= group.record.buyingCountNum) throw wrong('groupBuyingId', '该团已满员');
  return group;
}

/** Pieces of a product that a member has bought in an activity, or may still pay for; what came back is not among them. */
async function boughtBefore({ db }: Visit, { activityId, productId, uid }: { activityId: number; productId: number; uid: number }): Promise<number> {
  const { rows: [{ pieces }] } = await sql<{ pieces: number }>`
    select coalesce(sum(m.pay_num - d.refund_num), 0)::int as pieces
    from marketing_group_member m join order_detail d on d.id = m.order_detail_id
    where m.group_activity_id = ${activityId} and m.member_id = ${uid} and d.product_id = ${productId} and m.status <> ${groupPlaceStatus.released}`.execute(db);
  return pieces;
}

async function plan(visit: Visit, { groupActivityId, groupBuyingId, uid, items }: Placed) {
  if (items.length !== 1) throw wrong('items', '拼团订单只能购买一种规格');
  const [{ attrValueId, payNum }] = items;
  const activity = await lockRunning(visit, groupActivityId ?? 0);
  const { allQuota, oncQuota, merId } = activity.record;
  const group = groupBuyingId === undefined || groupBuyingId === null ? undefined : await lockJoinable(visit, groupBuyingId, activity.id, uid);
  const [offer] = await visit.of('marketing/groupActivitySku').lockAlive({ groupActivityId: activity.id, skuId: attrValueId });
  if (!offer || (group && group.record.productId !== offer.record.productId)) throw wrong('items', '该规格不在拼团活动中');
  const { productId, activePrice, quota } = offer.record;
  if (oncQuota > 0 && payNum > oncQuota) throw wrong('items', `单次限购${oncQuota}件`);
  if (allQuota > 0 && payNum + await boughtBefore(visit, { activityId: activity.id, productId, uid }) > allQuota) throw wrong('items', `活动限购${allQuota}件`);
  if (quota < payNum) throw wrong('items', '拼团商品剩余数量不足');
  const title = group ? '参团' : '开团';
  return {
    values: { groupBuyRecordStatus: groupBuyRecordStatus.open },
    offerOf: ({ product }: { product: LockedRecord<'product/product'> }) => {
      if (product.record.merId !== merId) throw wrong('items', '该规格不在拼团活动中');
      return { price: activePrice, values: { marketingId: offer.id } };
    },
    take: async (order: LockedRecord<'order/order'>) => {
      await visit.of('marketing/groupActivitySku').assign(offer.id, { quota: quota - payNum }, { title });
      const [detail] = await visit.of('order/orderDetail').lockWhere({ orderId: order.id });
      if (!detail) throw new Error('the items of an order are written before it takes');
      await visit.of('marketing/groupMember').create({
        groupActivityId: activity.id, activitySkuId: offer.id, memberId: uid, orderId: order.id, orderDetailId: detail.id, orderNo: order.record.orderNo, payNum,
        isLeader: !group, ...(group ? { heldRecordId: group.id } : {}),
      }, { title });
    },
  };
}

/** An open group begins with the payment of who opens it. */
async function open(visit: Visit, { record: { uid, merId }, details }: LockedOrder, activityId: number): Promise<{ group: Group; isClosed: boolean }> {
  const { record: { buyCount, validHour, fictiStatus, groupStatus: control } } = await visit.of('marketing/groupActivity').lock(activityId);
  const [{ record: { productId, productName, image } }] = details;
  const group = await visit.of('marketing/groupRecord').create({
    groupActivityId: activityId, merId, leaderId: uid, productId, productName, productImage: image,
    endTime: fromSeconds(toSeconds(wallTime()) + validHour * 3600), buyingCountNum: buyCount, isFilled: fictiStatus,
  }, { title: '开团' });
  return { group, isClosed: control !== groupControlStatus.approved };
}

/** The place becomes a member of its group. One that was paid when its group had failed already is refunded with it. */
async function paid(visit: Visit, order: LockedOrder): Promise<void> {
  const [place] = await visit.of('marketing/groupMember').lockWhere({ orderId: order.id });
  if (!place) return;
  const { heldRecordId, groupActivityId } = place.record;
  const title = '拼团支付';
  const opened = heldRecordId === null ? await open(visit, order, groupActivityId) : undefined;
  const group = opened?.group ?? await visit.of('marketing/groupRecord').lock(heldRecordId ?? 0);
  const { recordStatus, yetBuyingNum, fillerNum } = group.record;
  const member = { isPaid: true, recordId: group.id, heldRecordId: null };
  const groups = visit.of('marketing/groupRecord');
  if (recordStatus === groupStatus.failed) {
    await visit.of('marketing/groupMember').assign(place.id, { ...member, status: groupPlaceStatus.failed, failTime: wallTime() }, { title });
    await groups.assign(group.id, { yetBuyingNum: yetBuyingNum + 1 }, { title });
    await visit.of('order/order').assign(order.id, { groupBuyRecordStatus: groupBuyRecordStatus.failed }, { title: '拼团失败' });
    return;
  }
  if (recordStatus === groupStatus.succeeded) {
    // Its place was filled meanwhile.
    await visit.of('marketing/groupMember').assign(place.id, { ...member, status: groupPlaceStatus.succeeded }, { title });
    await groups.assign(group.id, { fillerNum: fillerNum - 1 }, { title });
    await visit.of('order/order').assign(order.id, { groupBuyRecordStatus: groupBuyRecordStatus.succeeded }, { title: '拼团成功' });
    return;
  }
  await visit.of('marketing/groupMember').assign(place.id, { ...member, status: groupPlaceStatus.joined }, { title });
  await groups.assign(group.id, { yetBuyingNum: yetBuyingNum + 1 }, { title });
  if (opened?.isClosed) await groups.move(group.id, 'close', {}, { title: '活动已关闭，拼团失败' });
  else if (yetBuyingNum + 1 >= group.record.buyingCountNum) await groups.move(group.id, 'complete', {}, { title: '拼团成功' });
}

/** Pieces that were not sent come back to the activity while it runs; an order that was never paid leaves its place. */
const giveBack: Kind['giveBack'] = async (visit, order, pieces, title) => {
  if (!order.record.paid) {
    for (const { id } of await visit.of('marketing/groupMember').lockWhere({ orderId: order.id })) {
      await visit.of('marketing/groupMember').assign(id, { status: groupPlaceStatus.released, heldRecordId: null }, { title });
    }
  }
  for (const { detail: { record: { marketingId } }, number } of pieces) {
    if (marketingId === null || number === 0) continue;
    const [offer] = await visit.of('marketing/groupActivitySku').lockAlive({ id: marketingId });
    if (!offer) continue;
    const activity = await visit.db.selectFrom('marketing_group_activity').select(['group_status', 'end_time', 'group_process']).where('id', '=', offer.record.groupActivityId).executeTakeFirst();
    const runs = activity?.group_status === groupControlStatus.approved && activity.group_process !== activityStatus.ended && String(activity.end_time) > wallTime();
    if (runs) await visit.of('marketing/groupActivitySku').assign(offer.id, { quota: offer.record.quota + number }, { title });
  }
};

const reasons: Partial<Record<number, string>> = { [groupBuyRecordStatus.open]: '拼团进行中，不能申请退款', [groupBuyRecordStatus.failed]: '拼团失败的订单由系统退款' };

export const group: Kind = {
  title: '拼团订单',
  sells: [productType.ordinary, productType.virtual],
  isReducible: false,
  plan, paid, giveBack,
  whyNoRefund: async (_visit, { record }) => reasons[record.groupBuyRecordStatus],
};
