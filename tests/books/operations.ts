/** What operators, members and their shop do at random. Four of five times it is done to a record that allows it, else to any. */
import { type RawBuilder, sql } from 'kysely';
import { couponReceiveType, couponUserStatus, couponVerifyStatus, integralAdjustStatus, issueStatus, orderStatus, receiptStatus, refundStatus, rewardStatus } from '../../generated/codes';
import { addDays, wallTime } from '../../src/engine/time/wallTime';
import { book } from '../../src/server/resources/door/book';
import { system } from '../../src/server/resources/door/visit';
import { write } from '../../src/server/resources/house';
import type { House } from '../../src/server/resources/types';
import type { SqlRoom } from '../../src/server/sql/connect';
import type { Request, Who } from './servers';

/** undefined where nothing is there to be done it to. */
export type Operation = () => Promise<Request | undefined>;

const today = wallTime().slice(0, 10);
const yesterday = `${addDays(today, -1)} 12:00:00`;
/** Of the shop's wall clock, as columns hold it. */
const now = sql`(now() at time zone 'Asia/Shanghai')`;

/** Something to claim, something to send, and an activity that gives points and a coupon for every payment: each of them runs out. */
async function publish(house: House, most: number): Promise<{ claimed: number; sent: number }> {
  return write(house, system, async (visit) => {
    const coupon = { category: 3 as const, money: 5, minPrice: 0, isLimited: true, isTimeReceive: false, isFixedTime: false, day: 7, status: true, isRepeated: true };
    const publishOne = async (name: string, receiveType: 1 | 3, total: number) => (await visit.of('marketing/coupon').create({ ...coupon, name, receiveType, total }, { title: '样品' })).id;
    const [claimed, sent, given] = [await publishOne('领取券', couponReceiveType.byHand, most), await publishOne('发送券', couponReceiveType.gift, 3 * most), await publishOne('奖励券', couponReceiveType.gift, most)];
    await visit.of('marketing/rewardActivity').create({
      name: '每单有礼', startTime: `${addDays(today, -1)} 00:00:00`, endTime: `${addDays(today, 9)} 23:59:59`, status: 1, channels: [1], method: 0, products: [], sort: 99, isOpen: true, description: '每单有礼', excludeRefund: true,
      conditionType: 1, tiers: [{ amount: '1.00', rewardType: 3, integral: 20, couponIds: [given] }], userLimit: 0, totalLimit: 2 * most, budgetIntegral: 0, sendNode: 1,
    }, { title: '样品' });
    return { claimed, sent };
  });
}

/**
 * @param random from 0 to 1
 * @param most how many of a kind are expected to be done
 */
export async function openOperations(room: SqlRoom, house: House, random: () => number, most: number): Promise<Record<string, Operation>> {
  const coupons = await publish(house, most);
  const rows = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(room.sql)).rows;
  const members = (await rows(sql<{ id: number }>`select id::int as id from user_user where not is_del and not is_logoff and status order by id limit 60`)).map(({ id }) => id);
  const promoters = (await rows(sql<{ id: number }>`select id::int as id from user_user where is_promoter and not is_del order by id limit 20`)).map(({ id }) => id);
  const shops = (await rows(sql<{ id: number }>`select id::int as id from merchant_merchant where not is_del and is_switch order by id limit 5`)).map(({ id }) => id);
  const wares = await rows(sql<{ id: number }>`select v.id::int as id from product_attr_value v join product_product p on p.id = v.product_id join merchant_merchant m on m.id = p.mer_id
    where v.is_show and not p.is_del and p.is_show and not p.is_recycle and p.audit_status in (0, 2) and p.type = 0 and m.is_switch and m.is_self and v.price between 10 and 500 order by v.stock desc, v.id limit 20`);
  const [express] = await rows(sql<{ code: string }>`select code from operation_company_list where is_show limit 1`);
  await write(house, system, async (visit) => {
    for (const uid of members) await book(visit, 'user/balanceRecord', { holder: uid, amount: '50000.00', title: '充值', values: { linkType: 'system', remark: '充值' } });
  });

  const whole = (below: number): number => Math.floor(random() * below);
  const pick = <T>(list: readonly T[]): T => list[whole(list.length)]!;
  let number = 0;
  const numbered = (mark: string): string => `${mark}${number += 1}`;

  interface Choice { of?: RawBuilder<unknown>; allows: RawBuilder<unknown> }
  /** A row `t` of the table. */
  async function some<Row>(table: string, columns: RawBuilder<Row>, { of = sql`true`, allows }: Choice): Promise<Row | undefined> {
    const [row] = await rows(sql<Row>`select ${columns} from ${sql.table(table)} t where ${of} order by ${random() < 0.2}::boolean or coalesce(${allows}, false) desc, md5(t.id::text || ${String(random())}) limit 1`);
    return row;
  }
  const done = <Row>(by: Who, choose: () => Promise<Row | undefined>, request: (row: Row) => [path: string, body: object]): Operation => async () => {
    const row = await choose();
    if (row === undefined) return undefined;
    const [path, body] = request(row);
    return { by, path, body };
  };
  const plain = (by: Who, request: () => [path: string, body: object]): Operation => done(by, () => Promise.resolve(true), request);

  const ours = sql`t.order_no ~ '^(BOOKS|SHOP)'`;
  const order = (allows: RawBuilder<unknown>, of = ours) => () => some('order_order', sql<{ orderNo: string; payPrice: string }>`t.order_no as "orderNo", t.pay_price::text as "payPrice"`, { of, allows });
  const placed = sql`t.order_no like 'SHOP%'`;
  const status = (...codes: number[]) => sql`t.status in (${sql.join(codes)})`;
  const sendable = sql`${status(orderStatus.toShip, orderStatus.partlyShipped)} and t.refund_status <> 3 and t.paid`;
  const refund = (allows: RawBuilder<unknown>) => () => some('refund_order', sql<{ no: string; status: number }>`t.refund_order_no as no, t.refund_status as status`, { of: ours, allows });
  const item = (allows: RawBuilder<unknown>) => () => some('order_detail', sql<{ id: number; orderNo: string }>`t.id::int as id, t.order_no as "orderNo"`, { of: ours, allows });
  const basket = (uid: number) => ({ orderNo: numbered('SHOP'), uid, items: [{ attrValueId: pick(wares).id, payNum: 1 + whole(3) }], shippingType: 1, payPostage: '8.00', realName: '小满', userPhone: '13800138000', userAddress: '文三路' });
  const bill = () => ({ uid: pick(members), merId: pick(shops), consumeAmount: (10 + whole(30_000) / 100).toFixed(2), consumeTime: yesterday, receiptNo: numbered('XP-') });

  return {
    points: plain('admin', () => ['user/operate/integer', { uid: pick(members), operateType: pick(['add', 'sub']), integral: 1 + whole(500) }]),
    balance: plain('admin', () => ['user/operate/balance', { uid: pick(members), operateType: pick(['add', 'sub']), money: ((1 + whole(50_000)) / 100).toFixed(2) }]),
    superior: plain('admin', () => ['retail/store/update/user/spread', { userId: pick(members), spreadUid: pick(promoters) }]),
    mark: done('admin', order(sql`true`), ({ orderNo }) => ['order/mark', { orderNo, remark: `备注${whole(1000)}` }]),

    place: plain('shop', () => ['order/order/place', basket(pick(members))]),
    placeWithCoupon: done('shop', () => some('coupon_user', sql<{ id: number; uid: number }>`t.id::int as id, t.uid::int as uid`, {
      of: sql`t.publisher = 1 and t.category = 3 and t.min_price <= 1 and t.uid in (${sql.join(members)})`, allows: sql`t.status = ${couponUserStatus.unused} and ${now} between t.start_time and t.end_time`,
    }), ({ id, uid }) => ['order/order/place', { ...basket(uid), platCouponId: id }]),
    placeWithPoints: done('shop', () => some('user_user', sql<{ id: number; integral: number }>`t.id::int as id, t.integral`, { of: sql`t.id in (${sql.join(members)})`, allows: sql`t.integral > 100` }),
      ({ id, integral }) => ['order/order/place', { ...basket(id), useIntegral: 1 + whole(Math.min(integral, 99)) }]),
    pay: done('shop', order(status(orderStatus.unpaid), placed), ({ orderNo, payPrice }) => [`order/order/${orderNo}/pay`, { payPrice, payType: 'yue', payChannel: 'yue' }]),
    cancel: done('shop', order(status(orderStatus.unpaid), placed), ({ orderNo }) => [`order/order/${orderNo}/cancel`, {}]),
    send: done('admin', order(sendable), ({ orderNo }) => ['order/send', { orderNo, deliveryType: 'express', expressCode: express!.code, expressNumber: numbered('E'), isSplit: false }]),
    sendPart: done('admin', item(sql`t.delivery_num + t.refund_num + t.apply_refund_num < t.pay_num and exists (select from order_order o where o.id = t.order_id and o.status in (1, 2) and o.refund_status <> 3)`),
      ({ id, orderNo }) => ['order/send', { orderNo, deliveryType: 'noNeed', deliveryMark: '', isSplit: true, detailList: [{ orderDetailId: id, num: 1 }] }]),
    receive: done('shop', order(status(orderStatus.shipped)), ({ orderNo }) => [`order/order/${orderNo}/receive`, {}]),
    ask: done('shop', item(sql`t.refund_num + t.apply_refund_num < t.pay_num and exists (select from order_order o where o.id = t.order_id and o.status in (1, 2, 4, 5))`),
      ({ id, orderNo }) => ['order/refund/ask', { refundOrderNo: numbered('TK'), orderNo, orderDetailId: id, applyRefundNum: 1, afterSalesType: 1, refundReasonWap: '不想要了' }]),
    refund: done('admin', refund(sql`t.refund_status in (${refundStatus.asked}, ${refundStatus.returned})`), ({ no }) => [`refund/order/compulsory/refund/${no}`, {}]),
    agree: done('shop', refund(sql`t.refund_status = ${refundStatus.asked} and t.after_sales_type = 1`), ({ no }) => [`order/refund/${no}/agree`, {}]),
    refuse: done('shop', refund(sql`t.refund_status = ${refundStatus.asked}`), ({ no }) => [`order/refund/${no}/refuse`, { refundReason: '商品已使用' }]),
    revoke: done('shop', refund(sql`t.refund_status in (${refundStatus.asked}, ${refundStatus.returning})`), ({ no }) => [`order/refund/${no}/revoke`, {}]),
    goodsBack: done('shop', refund(sql`t.after_sales_type = 2 and t.refund_status in (${refundStatus.asked}, ${refundStatus.returning}, ${refundStatus.returned})`), ({ no, status: from }) => (
      from === refundStatus.asked ? [`order/refund/${no}/agreeReturn`, { receiver: '售后部', receiverPhone: '13700000000', receiverAddressDetail: '文一西路 99 号' }]
        : from === refundStatus.returning ? [`order/refund/${no}/sendBack`, { expressName: '中通快递', trackingNumber: numbered('ZTO'), telephone: '13800138000' }]
          : pick([[`order/refund/${no}/receiveReturn`, {}], [`order/refund/${no}/refuseReturn`, { refundReason: '缺少配件' }]]))),

    claim: plain('shop', () => ['marketing/couponUser/claim', { couponId: coupons.claimed, uid: pick(members) }]),
    sendCoupon: plain('admin', () => ['coupon/batch/send', { uidList: [...new Set([pick(members), pick(members), pick(members)])], couponId: coupons.sent }]),
    verify: done('admin', () => some('coupon_user', sql<{ code: string }>`t.code`, { of: sql`t.publisher = 1 and t.min_price <= 500`, allows: sql`t.status = ${couponUserStatus.unused} and ${now} between t.start_time and t.end_time` }),
      ({ code }) => ['coupon/verify/use', { code, merId: pick(shops), consumeAmount: '500.00' }]),
    revokeVerification: done('admin', () => some('marketing_coupon_verify', sql<{ id: number }>`t.id`, { allows: sql`t.status = ${couponVerifyStatus.verified} and t.verify_time::date = ${now}::date` }), ({ id }) => [`coupon/verify/revoke/${id}`, { reason: '顾客取消' }]),

    giveByHand: plain('admin', () => ['integral/manual/add', { uid: pick(members), issueType: 2, integral: 1 + whole(200), remark: '补发' }]),
    givePurchase: plain('admin', () => ['integral/manual/add', { ...bill(), issueType: 1 }]),
    revokeByHand: done('admin', () => some('marketing_integral_manual', sql<{ id: number }>`t.id`, {
      allows: sql`t.status = ${issueStatus.issued} and t.create_time > ${now} - interval '6 days' and exists (select from user_user u where u.id = t.uid and not u.is_logoff and u.integral >= t.integral)`,
    }), ({ id }) => [`integral/manual/revoke/${id}`, { reason: '录入错误' }]),
    adjust: plain('deputy', () => ['integral/adjust/add', { uid: pick(members), adjustType: pick(['add', 'sub']), integral: 1 + whole(100), reasonType: 1 }]),
    approve: done('admin', () => some('marketing_integral_adjust', sql<{ id: number }>`t.id`, { allows: sql`t.audit_status = ${integralAdjustStatus.pending} and (t.adjust_type = 'add' or exists (select from user_user u where u.id = t.uid and u.integral >= t.integral))` }),
      ({ id }) => ['integral/approval/audit', pick([{ id, auditStatus: 2 }, { id, auditStatus: 2 }, { id, auditStatus: 3, refusalReason: '缺少消费凭证' }])]),
    upload: plain('shop', () => ['marketing/integralReceipt/upload', { ...bill(), images: ['/demo/receipt-1.svg'] }]),
    review: done('admin', () => some('marketing_integral_receipt', sql<{ id: number; merId: number | null; receiptNo: string; amount: string | null }>`t.id, t.mer_id::int as "merId", t.receipt_no as "receiptNo", t.consume_amount::text as amount`, { allows: sql`t.audit_status = ${receiptStatus.pending} and exists (select from user_user u where u.id = t.uid and not u.is_logoff)` }),
      ({ id, merId, receiptNo, amount }) => ['integral/receipt/audit', pick([
        { id, auditStatus: 2, merId: merId ?? pick(shops), receiptNo: receiptNo || numbered('XP-'), consumeAmount: amount ?? '88.00', consumeTime: yesterday, integral: 1 + whole(300) },
        { id, auditStatus: 3, refusalReason: '小票不清晰' },
      ])]),
    sign: done('shop', () => some('user_user', sql<{ id: number; date: string | null }>`t.id::int as id, (select (max(s.date::date) + 1)::text from marketing_sign_record s where s.uid = t.id) as date`, {
      of: sql`t.id in (${sql.join(members)})`, allows: sql`not exists (select from marketing_sign_record s where s.uid = t.id and s.date::date >= ${today}::date)`,
    }), ({ id, date }) => ['marketing/signRecord/sign', { uid: id, date: date ?? addDays(today, -30) }]),
    recover: done('admin', () => some('marketing_reward_record', sql<{ id: number }>`t.id`, { allows: sql`t.status = ${rewardStatus.given}` }), ({ id }) => [`consume/reward/record/recover/${id}`, { reason: '发放有误' }]),
  };
}
