/** Places in groups: of one that is complete everybody is told, of one that failed everybody is refunded. */
import { groupPlaceStatus } from '../../../../generated/codes';
import { wallTime } from '../../../engine/time/wallTime';
import type { EntityDeparture } from '../../resources/departures';
import { tell } from '../operation/notices/tell';
import { orderTells } from '../order/notices';
import { lockOrder } from '../order/records';
import { refundWholeOrder } from '../order/systemRefund';

export const groupMember: EntityDeparture<'marketing/groupMember'> = {
  async wrote(visit, { id, before, after }) {
    if (id === undefined || !before || !after || before.status === after.status || after.status !== groupPlaceStatus.succeeded) return;
    const { orderId, orderNo, memberId, recordId } = after;
    await tell(visit, 'groupSuccess', async () => {
      const order = await visit.db.selectFrom('order_order').select(['pay_price', 'mer_id']).where('id', '=', orderId).executeTakeFirstOrThrow();
      const group = recordId === null ? undefined : await visit.db.selectFrom('marketing_group_record').select('buying_count_num').where('id', '=', recordId).executeTakeFirst();
      const tells = { ...await orderTells(visit, orderId, { orderNo, payPrice: order.pay_price, merId: order.mer_id }), 成团人数: String(group?.buying_count_num ?? ''), 成团时间: wallTime() };
      return { about: `place:${id}`, to: [{ uid: memberId }], tells };
    });
  },
  moves: {
    async refund(visit, { orderId }) {
      await refundWholeOrder(visit, await lockOrder(visit, orderId), '拼团未成功，系统退款');
      return {};
    },
  },
};
