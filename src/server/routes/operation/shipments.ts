/** 发货管理: what is paid in the mini-program and handed over, parcels of orders, registrations and top-ups, is told to its platform, each once, from the moment on at which the switch is turned. */
import { sql } from 'kysely';
import { deliveryType, orderStatus, payChannel, payType, rechargeChannel, rechargePayType, registrationStatus, shipmentUpload } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { wallTime } from '../../../engine/time/wallTime';
import { readConfiguration } from '../../configuration';
import { often } from '../../jobs/records';
import type { PlannedJob } from '../../jobs/schedule';
import { Refusal } from '../../refusal';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import { readSetting } from '../../resources/single';
import type { House } from '../../resources/types';
import { shippingCalls } from '../../wechat/calls/shipping';
import type { Wechat } from '../../wechat/client';
import { WechatFailure } from '../../wechat/failure';
import { isUnderWay } from '../../wechat/underWay';

const key = 'operation/wechatShipment';

/** A batch ends well within the lease of its job, however slow WeChat is. */
const batch = 2;

/** Minutes before a shipment that is under way is looked at again, should its process have died. */
const underWay = 5;
/** Minutes between two tries at most. */
const longestWait = 60;

const minutesOn = (minutes: number): string => wallTime(new Date(Date.now() + minutes * 60_000));

/** Where what was sold is handed over: by parcels of orders, and by registrations and top-ups, which are theirs as soon as they are paid. */
const sources = [
  {
    unknown: (since: string) => sql<{ invoiceId: number; orderId: number; orderNo: string; trackingNumber: string }>`select i.id::int as "invoiceId", o.id::int as "orderId", o.order_no as "orderNo", coalesce(i.tracking_number, '') as "trackingNumber"
      from order_invoice i join order_order o on o.id = i.order_id
      where i.create_time >= ${since}::timestamp and o.pay_type = ${payType.weixin} and o.pay_channel = ${payChannel.mini}
        and not exists (select from operation_wechat_shipment s where s.invoice_id = i.id) order by i.id limit 100`,
  },
  {
    // Money for a registration that had ended is on its way back: nothing is handed over for it.
    unknown: (since: string) => sql<{ registrationId: number; orderNo: string }>`select a.id::int as "registrationId", a.order_no as "orderNo" from marketing_activity_order a
      where a.paid and a.pay_time >= ${since}::timestamp and a.pay_type = ${payType.weixin} and a.pay_channel = ${payChannel.mini} and a.status in (${registrationStatus.toVerify}, ${registrationStatus.complete})
        and not exists (select from operation_wechat_shipment s where s.registration_id = a.id) order by a.id limit 100`,
  },
  {
    unknown: (since: string) => sql<{ rechargeId: number; orderNo: string }>`select r.id::int as "rechargeId", r.order_no as "orderNo" from recharge_order r
      where r.paid and r.pay_time >= ${since}::timestamp and r.pay_type = ${rechargePayType.weixin} and r.pay_channel = ${rechargeChannel.mini}
        and not exists (select from operation_wechat_shipment s where s.recharge_id = r.id) order by r.id limit 100`,
  },
];

/** Rows for shipments that have none. */
async function note(house: House, since: string): Promise<void> {
  for (const { unknown } of sources) {
    for (const values of (await unknown(since).execute(house.sql)).rows) {
      try {
        await write(house, system, (visit) => visit.of(key).create(values, { title: '待上传发货信息' }));
      } catch (error) {
        // Another process has noted it meanwhile.
        if (!(error instanceof Refusal)) throw error;
      }
    }
  }
}

/** @returns whether it is this process that sends it: the row is put off first, so that no other does */
const claim = (house: House, id: number): Promise<boolean> => write(house, system, async (visit) => {
  const row = await visit.of(key).lock(id);
  if (row.record.status !== shipmentUpload.waiting || (row.record.nextTime ?? '') > wallTime() || isUnderWay(row.record.sentTime)) return false;
  await visit.of(key).assign(id, { sentTime: wallTime(), reason: '', nextTime: minutesOn(underWay), tries: row.record.tries + 1 }, { title: '上传发货信息' });
  return true;
});

interface Shipment {
  /** Of the top-up that it is. */
  rechargeId: number | null;
  outTradeNo: string;
  /** How it travels, by WeChat's number. */
  by: number;
  receiver: string;
  expressCode: string;
  trackingNumber: string;
  goods: string;
  /** All that was paid for is on its way or handed over. */
  isWhole: boolean;
  /** Shipments of the payment, and whether this is the last of them. */
  count: number;
  last: boolean;
}

/** WeChat's numbers for how goods travel. */
const logistics = { express: 1, city: 2, virtual: 3, pickup: 4 } as const;
const ownPickup = 2;

/** A parcel travels as its order says; a registration and a top-up have nothing that travels. */
async function read(house: House, id: number): Promise<Shipment | undefined> {
  const { rows: [row] } = await sql<Shipment>`select r.id::int as "rechargeId", coalesce(o.out_trade_no, a.out_trade_no, r.out_trade_no, '') as "outTradeNo", coalesce(o.user_phone, a.sign_phone, '') as receiver,
      case when i.id is null then ${logistics.virtual} when i.delivery_type = ${deliveryType.express} then ${logistics.express} when i.delivery_type = ${deliveryType.merchant} then ${logistics.city}
        when o.shipping_type = ${ownPickup} then ${logistics.pickup} else ${logistics.virtual} end::int as by,
      coalesce(i.express_code, '') as "expressCode", coalesce(i.tracking_number, '') as "trackingNumber",
      coalesce(t.name || '×' || a.num, '余额充值' || r.price || '元', (select string_agg(d.product_name || '×' || d.num, '，') from order_invoice_detail d where d.invoice_id = i.id), '') as goods,
      coalesce(o.status not in (${orderStatus.toShip}, ${orderStatus.partlyShipped}), true) as "isWhole",
      (select count(*)::int from order_invoice e where e.order_id = o.id) as count, not exists (select from order_invoice e where e.order_id = o.id and e.id > i.id) as last
    from operation_wechat_shipment s left join order_invoice i on i.id = s.invoice_id left join order_order o on o.id = i.order_id
      left join marketing_activity_order a on a.id = s.registration_id left join marketing_activity t on t.id = a.activity_id left join recharge_order r on r.id = s.recharge_id
    where s.id = ${id}`.execute(house.sql);
  return row;
}

/** Payments in this state and later ones are told as a whole. */
const told = 2;
/** Characters of what a parcel holds. */
const longestGoods = 120;

const hidden = (phone: string): string => (/^\d{11}$/.test(phone) ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : '');

/** What WeChat answers of a payment whose shipment it has been told of as a whole. */
const shippedAlready = 10060002;

/** Asks first what is known already, so that a shipment whose answer was lost is not told twice. @returns false where the rest of the order is waited for */
async function upload(wechat: Wechat, merchantId: string, shipment: Shipment): Promise<boolean> {
  const ask = () => wechat.ask(shippingCalls.order, { merchant_id: merchantId, merchant_trade_no: shipment.outTradeNo });
  const isTold = ({ state, trackingNumbers }: Awaited<ReturnType<typeof ask>>) => state >= told || (shipment.trackingNumber !== '' && trackingNumbers.includes(shipment.trackingNumber));
  const known = await ask();
  if (isTold(known)) return true;
  try {
    return await tell(wechat, merchantId, shipment, known.openid);
  } catch (error) {
    // An upload whose answer never came may be worked off after the question what is known.
    if (error instanceof WechatFailure && error.errcode === shippedAlready && isTold(await ask())) return true;
    throw error;
  }
}

/** @returns false where the rest of the order is waited for */
async function tell(wechat: Wechat, merchantId: string, shipment: Shipment, openid: string): Promise<boolean> {
  const { outTradeNo, by, trackingNumber, isWhole, count, last } = shipment;
  const inParts = by === logistics.express && (count > 1 || !isWhole);
  if (by !== logistics.express && !isWhole) return false;
  const contact = hidden(shipment.receiver);
  await wechat.ask(shippingCalls.upload, {
    order_key: { order_number_type: 1, mchid: merchantId, out_trade_no: outTradeNo },
    logistics_type: by, delivery_mode: inParts ? 2 : 1, ...(inParts && { is_all_delivered: isWhole && last }),
    shipping_list: [{
      ...(by === logistics.express && { tracking_no: trackingNumber, express_company: shipment.expressCode, ...(contact && { contact: { receiver_contact: contact } }) }),
      item_desc: [...shipment.goods || '商品'].slice(0, longestGoods).join(''),
    }],
    upload_time: `${wallTime().replace(' ', 'T')}.000+08:00`, payer: { openid },
  });
  return true;
}

async function work(house: House, wechat: Wechat, id: number): Promise<void> {
  const keep = (values: Partial<Pick<Records[typeof key], 'status' | 'reason' | 'nextTime' | 'sentTime'>>) => write(house, system, (visit) => visit.of(key).assign(id, values, { title: '上传发货信息' }));
  const shipment = await read(house, id);
  if (!shipment || !(await claim(house, id))) return;
  const later = async (reason: string, mayHaveArrived = false) => {
    const { tries } = await house.sql.selectFrom('operation_wechat_shipment').select('tries').where('id', '=', id).executeTakeFirstOrThrow();
    await keep({ reason, nextTime: minutesOn(Math.min(longestWait, 2 ** Math.min(tries, 6))), ...(!mayHaveArrived && { sentTime: null }) });
  };
  try {
    const merchantId = (await readConfiguration(house.sql, ['pay_routine_mchid'])).get('pay_routine_mchid') ?? '';
    if (merchantId === '') return await later('未填写小程序商户号，请在平台设置的“支付设置 - 微信支付”中填写');
    if (!(await upload(wechat, merchantId, shipment))) return await later('等待订单全部发货');
    await write(house, system, async (visit) => {
      await visit.of(key).assign(id, { status: shipmentUpload.uploaded, reason: '', sentTime: null }, { title: '上传发货信息' });
      if (shipment.rechargeId !== null) await visit.of('finance/rechargeOrder').assign(shipment.rechargeId, { isWechatShipping: true }, { title: '上传发货信息' });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof WechatFailure && !error.passes) await keep({ status: shipmentUpload.failed, reason: error.message, sentTime: null });
    else await later(error.message, error instanceof WechatFailure && error.isSilent);
  }
}

/** An errand: it looks at once where somebody asks for a shipment anew, and at its time for what is new or failed. */
export function shipmentJob(house: House, wechat: Wechat): PlannedJob {
  return {
    name: `${key}:upload`, title: '向微信上传发货信息（重新上传时立即执行）', every: often,
    async batch(past = 0) {
      const { value: isOn, since } = await readSetting(house.sql, house, 'operation/wechatShipping');
      if (isOn && since && past === 0) await note(house, since);
      if (!isOn) return undefined;
      const { rows } = await sql<{ id: string }>`select id from operation_wechat_shipment where status = ${shipmentUpload.waiting} and next_time <= ${wallTime()}::timestamp and id > ${past}
        order by id limit ${batch}`.execute(house.sql);
      for (const { id } of rows) await work(house, wechat, Number(id));
      return rows.length < batch ? undefined : Number(rows.at(-1)?.id);
    },
  };
}
