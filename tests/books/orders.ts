/** Orders that the books are tried on. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { bookPast } from '../../src/server/routes/finance/journal/past';
import { book } from '../../src/server/resources/door/book';
import { system } from '../../src/server/resources/door/visit';
import { write } from '../../src/server/resources/house';
import { forgetTotals, recountMissing } from '../../src/server/resources/totals/count';
import type { House } from '../../src/server/resources/types';
import type { SqlRoom } from '../../src/server/sql/connect';

/** Orders of each type, ordinary, of a flash sale and of a group, paid from the balance, that wait to be sent, three of four with a refund that is asked for, one of these with goods that are to come back, or have; and orders of every age for the jobs. */
export async function makeOrders(room: SqlRoom, house: House, newOrders: number): Promise<void> {
  const { rows: orders } = await sql<{ id: number; uid: number; orderNo: string; payPrice: string }>`
    insert into order_order select (jsonb_populate_record(null::order_order, to_jsonb(o) || jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('order_order', 'id')), 'order_no', 'BOOKS' || n, 'out_trade_no', o.id || '-' || n, 'status', 1, 'refund_status', 0, 'delivery_num', 0, 'pay_type', 'yue', 'pay_channel', 'yue',
      'delivery_type', '', 'is_split_delivery', false, 'receiving_time', null, 'complete_time', null, 'share_time', null, 'is_shared', false, 'cancel_status', 0, 'coupon_id', null, 'plat_coupon_id', null))).*
    from generate_series(1, ${newOrders}) n
    cross join lateral (select o.* from order_order o join user_user u on u.id = o.uid join merchant_merchant m on m.id = o.mer_id
      where o.paid and o.shipping_type = 1 and o.second_type = 0 and o.refund_status = 0 and not u.is_logoff and m.is_self and not o.is_user_del and o.group_buy_record_status in (10, 99)
      order by row_number() over (partition by o.type order by o.id), o.id offset n % 10 limit 1) o
    returning id::int as id, uid::int as uid, order_no as "orderNo", pay_price::text as "payPrice"`.execute(room.sql);
  expect(orders).toHaveLength(newOrders);
  await sql`insert into order_detail select (jsonb_populate_record(null::order_detail, to_jsonb(d) || jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('order_detail', 'id')), 'order_id', o.id, 'order_no', o.order_no, 'delivery_num', 0, 'is_receipt', false))).*
    from order_order o join order_detail d on d.order_id::text = split_part(o.out_trade_no, '-', 1) where o.order_no like 'BOOKS%'`.execute(room.sql);
  // Each earns a tenth for somebody else than its member.
  await sql`update order_detail d set first_brokerage_fee = trunc(d.pay_price / 10, 2), second_brokerage_fee = 0 where d.order_no like 'BOOKS%'`.execute(room.sql);
  await sql`update order_order o set second_brokerage = 0, first_brokerage = (select sum(first_brokerage_fee) from order_detail d where d.order_id = o.id) where o.order_no like 'BOOKS%'`.execute(room.sql);
  await sql`insert into user_brokerage_record (uid, sub_uid, link_type, order_id, order_no, order_price, brokerage_level, type, title, price, status)
    select (select id from user_user u where u.is_promoter and not u.is_logoff and u.id <> o.uid order by id offset o.id % 9 limit 1), o.uid, 'order', o.id, o.order_no, o.pay_price, 1, 1, '推广订单', o.first_brokerage, 1
    from order_order o where o.order_no like 'BOOKS%' and o.first_brokerage > 0`.execute(room.sql);
  await sql`insert into refund_order select (jsonb_populate_record(null::refund_order, to_jsonb(r) || jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('refund_order', 'id')), 'refund_order_no', 'R' || o.order_no, 'order_id', o.id, 'order_no', o.order_no, 'order_detail_id', d.id, 'uid', o.uid, 'mer_id', o.mer_id,
      'refund_status', 5 * n.returned, 'refund_pay_type', 'yue', 'after_sales_type', 1 + n.with_goods, 'return_goods_type', n.with_goods, 'apply_refund_num', 1, 'pay_num', d.pay_num, 'refund_price', trunc(d.pay_price / d.pay_num, 2),
      'refund_freight_fee', 0, 'refund_use_integral', 0, 'refund_gain_integral', 0, 'refund_integral_price', 0, 'refund_plat_coupon_price', 0,
      'refund_commission', 0, 'refund_first_brokerage_fee', 0, 'refund_second_brokerage_fee', 0, 'refund_time', null, 'provider_state', null, 'provider_reason', '', 'offline_proof', '[]'::jsonb))).*
    from order_order o cross join lateral (select * from order_detail d where d.order_id = o.id order by id limit 1) d
    cross join lateral (select (substr(o.order_no, 6)::int % 4 = 0)::int as with_goods, (substr(o.order_no, 6)::int % 8 = 0)::int as returned) n
    cross join lateral (select * from refund_order order by id limit 1) r
    where o.order_no like 'BOOKS%' and substr(o.order_no, 6)::int % 4 <> 1`.execute(room.sql);
  await sql`update order_detail d set apply_refund_num = 1 from refund_order r where r.order_detail_id = d.id and r.order_no like 'BOOKS%'`.execute(room.sql);
  await sql`update order_order o set refund_status = 1 from refund_order r where r.order_id = o.id and r.order_no like 'BOOKS%'`.execute(room.sql);
  await sql`update user_user u set pay_count = pay_count + made.count from (select uid, count(*) as count from order_order where order_no like 'BOOKS%' group by 1) made where made.uid = u.id`.execute(room.sql);
  const sold = sql`select attr_value_id, product_id, sum(pay_num) as pieces from order_detail where order_no like 'BOOKS%' group by 1, 2`;
  await sql`update product_attr_value v set sales = sales + sold.pieces from (${sold}) sold where sold.attr_value_id = v.id`.execute(room.sql);
  await sql`update product_product p set sales = sales + sold.pieces from (select product_id, sum(pieces) as pieces from (${sold}) each group by 1) sold where sold.product_id = p.id`.execute(room.sql);
  // What groups sold by them was offered too.
  await sql`update marketing_group_activity_sku s set quota_show = quota_show + sold.pieces
    from (select marketing_id, sum(pay_num) as pieces from order_detail where order_no like 'BOOKS%' group by 1) sold where sold.marketing_id = s.id`.execute(room.sql);
  const client = await room.pool.connect();
  await forgetTotals(client, ['order_order', 'refund_order', 'user_user', 'product_product']);
  client.release();
  await recountMissing(house);
  for (const { uid, orderNo, payPrice } of orders) {
    await write(house, system, async (visit) => {
      await book(visit, 'user/balanceRecord', { holder: uid, amount: payPrice, title: '充值', values: { linkType: 'system', remark: '充值' } });
      await book(visit, 'user/balanceRecord', { holder: uid, amount: `-${payPrice}`, title: '支付订单', values: { linkType: 'order', linkId: orderNo, remark: '支付订单' } });
    });
  }
  for (const [name, value] of [['order_cancel_time', '1'], ['auto_take_delivery_day', '0'], ['auto_complete_day', '0']]) {
    await sql`insert into system_config (name, form_id, value) values (${name}, 1, ${value})`.execute(room.sql);
  }
  await sql`update distribution_config set retail_store_brokerage_freezing_time = 0`.execute(room.sql);
  await sql`update finance_merchant_closing set merchant_share_freeze_time = 0`.execute(room.sql);
  // They were not made by the door: the journal is told the past once more.
  await sql`delete from schema_state where name = 'journal:past'`.execute(room.sql);
  await bookPast(house);
}
