/** Demo messages, of every state: what members were told of their orders. */
import { notificationChannel } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import type { EntityDeparture } from '../../resources/departures';
import { marks } from './notices/marks';
import { summaryOf } from './notices/template';

const channels = [notificationChannel.sms, notificationChannel.routine, notificationChannel.sms, notificationChannel.wechat] as const;

export const notice: EntityDeparture<'operation/notice'> = {
  async demo({ sql }, planned) {
    const notification = await sql.selectFrom('operation_notification').select('id').where('mark', '=', 'paySuccess').executeTakeFirst();
    if (!notification) return [];
    const orders = await sql.selectFrom('order_order as o').innerJoin('user_user as u', 'u.id', 'o.uid')
      .select(['o.id', 'o.order_no as orderNo', 'o.pay_price as payPrice', 'o.pay_time as payTime', 'o.uid', 'u.nickname', 'u.phone'])
      .where('o.paid', '=', true).where('u.is_logoff', '=', false).orderBy('o.id', 'desc').limit(planned.length).execute();
    return orders.flatMap(({ id, orderNo, payPrice, payTime, uid, nickname, phone }, at): Partial<Records['operation/notice']>[] => {
      const row = planned[at];
      const channel = channels[at % channels.length];
      if (!row || !channel) return [];
      const content = { ...marks.paySuccess.tells, 订单编号: orderNo, 支付金额: payPrice, 支付时间: payTime ?? '' };
      const isSent = row.status === 2;
      return [{
        ...row, notificationId: notification.id, event: `paySuccess:order:${id}`, channel, uid, nickname, receiver: channel === notificationChannel.sms ? phone ?? '13800000000' : `demo-openid-${uid}`, content, summary: summaryOf(content),
        ...(payTime === null ? {} : { createTime: payTime }), ...(row.status === 0 ? {} : { firstTime: payTime }), ...(isSent ? { sentTime: payTime } : {}),
      }];
    });
  },
  demoFrom: ['order/order', 'operation/notification'],
};
