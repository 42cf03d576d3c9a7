/** Groups: payments complete them, time fills them or ends them, a forced close of their activity ends them at once (decisions 55). */
import { groupBuyRecordStatus, groupPlaceStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import type { GroupBuyRecordStatus, GroupPlaceStatus } from '../../../../generated/types/enumerations';
import { wallTime } from '../../../engine/time/wallTime';
import type { EntityDeparture } from '../../resources/departures';
import type { ComputedRule, MoveRule, Visit } from '../../resources/types';

type Group = Records['marketing/groupRecord'];

/**
 * Members and orders follow their group. Each of these orders is paid, and nobody who holds a paid one waits for its group: the order's
 * own lock comes after the group's without a circle.
 */
async function follow(visit: Visit, groupId: number, place: { status: GroupPlaceStatus; failTime?: string }, order: GroupBuyRecordStatus, title: string): Promise<void> {
  for (const { id, record } of await visit.of('marketing/groupMember').lockWhere({ recordId: groupId })) {
    await visit.of('marketing/groupMember').assign(id, place, { title });
    await visit.of('order/order').assign(record.orderId, { groupBuyRecordStatus: order }, { title });
  }
}

const succeed: MoveRule<Group> = async (visit, { groupBuyingId, buyingCountNum, yetBuyingNum }) => {
  await follow(visit, groupBuyingId, { status: groupPlaceStatus.succeeded }, groupBuyRecordStatus.succeeded, '拼团成功');
  return { yetBuyingNum: buyingCountNum, fillerNum: buyingCountNum - yetBuyingNum };
};

/** Money goes back by the job of the places, order by order. */
const fail: MoveRule<Group> = async (visit, { groupBuyingId }) => {
  await follow(visit, groupBuyingId, { status: groupPlaceStatus.failed, failTime: wallTime() }, groupBuyRecordStatus.failed, '拼团失败');
  return {};
};

/** Those who paid, in the order in which they came. */
const memberDataList: ComputedRule = async ({ sql }, { groupBuyingId }) => {
  const rows = await sql.selectFrom('marketing_group_member as m').innerJoin('user_user as u', 'u.id', 'm.member_id').innerJoin('order_detail as d', 'd.id', 'm.order_detail_id')
    .select(['m.id', 'u.avatar', 'm.member_id', 'u.nickname', 'm.is_leader', 'm.order_id', 'm.order_no', 'd.sku', 'm.create_time', 'm.pay_num', 'd.pay_price', 'd.refund_num'])
    .where('m.record_id', '=', Number(groupBuyingId)).orderBy('m.id').execute();
  return rows.map((row) => ({
    id: row.id, memberAvatar: row.avatar, memberId: row.member_id, memberNickname: row.nickname, isLeader: Number(row.is_leader), orderId: row.order_id, orderNo: row.order_no,
    orderDetailSku: row.sku, createTime: row.create_time, payNum: row.pay_num, payPrice: row.pay_price, refundNum: row.refund_num,
  }));
};

export const groupRecord: EntityDeparture<'marketing/groupRecord'> = { moves: { complete: succeed, fill: succeed, expire: fail, close: fail }, computed: { memberDataList } };
