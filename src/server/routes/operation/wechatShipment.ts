/** Shipments that somebody asks for anew are told at once, those that may be at WeChat as soon as it can say so; demo shipments are those of orders that were paid in the mini-program. */
import type { Records } from '../../../../generated/records';
import { payChannel, payType, shipmentUpload } from '../../../../generated/codes';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import { system } from '../../resources/door/visit';
import type { EntityDeparture } from '../../resources/departures';
import { readSetting } from '../../resources/single';
import { doneBy, isUnderWay } from '../../wechat/underWay';

/** Told of a shipment whose upload was begun and never answered. */
const unsure = '微信可能已收到上次上传，稍后先核实再上传，以免重复';

export const wechatShipment: EntityDeparture<'operation/wechatShipment'> = {
  wrote(visit, { before, after }) {
    if (visit.actor !== system && before && after?.status === shipmentUpload.waiting) visit.later = true;
  },
  moves: {
    async retry(visit, { sentTime }) {
      if (!(await readSetting(visit.db, visit, 'operation/wechatShipping')).value) throw new Refusal(codes.invalid, '发货配置已关闭，请先在“发货管理”中开启');
      return sentTime !== null && isUnderWay(sentTime) ? { nextTime: doneBy(sentTime), reason: unsure } : {};
    },
  },
  async demo({ sql }, planned) {
    const shipped = await sql.selectFrom('order_invoice as i').innerJoin('order_order as o', 'o.id', 'i.order_id')
      .select(['i.id', 'o.id as orderId', 'o.order_no as orderNo', 'i.tracking_number as trackingNumber'])
      .where('o.pay_type', '=', payType.weixin).where('o.pay_channel', '=', payChannel.mini).orderBy('i.id').limit(planned.length).execute();
    return shipped.map(({ id, orderId, orderNo, trackingNumber }, at): Partial<Records['operation/wechatShipment']> => ({ ...planned[at], invoiceId: id, orderId, orderNo, trackingNumber: trackingNumber ?? '' }));
  },
  demoFrom: ['order/order', 'order/invoice'],
};
