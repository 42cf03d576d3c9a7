/** Places in groups: of one that failed everybody is refunded. */
import type { EntityDeparture } from '../../resources/departures';
import { lockOrder } from '../order/records';
import { refundWholeOrder } from '../order/systemRefund';

export const groupMember: EntityDeparture<'marketing/groupMember'> = {
  moves: {
    async refund(visit, { orderId }) {
      await refundWholeOrder(visit, await lockOrder(visit, orderId), '拼团未成功，系统退款');
      return {};
    },
  },
};
