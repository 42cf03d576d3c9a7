/** Shipments that somebody asks for anew are told at once; demo shipments are those of orders that were paid in the mini-program. */
import type { Records } from '../../../../generated/records';
import { payChannel, payType, shipmentUpload } from '../../../../generated/codes';
import { system } from '../../resources/door/visit';
import type { EntityDeparture } from '../../resources/departures';

export const wechatShipment: EntityDeparture<'operation/wechatShipment'> = {
  wrote(visit, { before, after }) {
    if (visit.actor !== system && before && after?.status === shipmentUpload.waiting) visit.later = true;
  },
  async demo({ sql }, planned) {
    const shipped = await sql.selectFrom('order_invoice as i').innerJoin('order_order as o', 'o.id', 'i.order_id')
      .select(['i.id', 'o.order_no as orderNo', 'i.tracking_number as trackingNumber'])
      .where('o.pay_type', '=', payType.weixin).where('o.pay_channel', '=', payChannel.mini).orderBy('i.id').limit(planned.length).execute();
    return shipped.map(({ id, orderNo, trackingNumber }, at): Partial<Records['operation/wechatShipment']> => ({ ...planned[at], invoiceId: id, orderNo, trackingNumber: trackingNumber ?? '' }));
  },
  demoFrom: ['order/order', 'order/invoice'],
};
