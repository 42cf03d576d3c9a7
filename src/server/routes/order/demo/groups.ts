/** Groups of the year: each order of one opened a group, in an activity of its merchant, whose other places were filled at its end or stayed empty. */
import type { PoolClient } from 'pg';
import { activityStatus, groupBuyRecordStatus, groupControlStatus, groupPlaceStatus, groupStatus, orderStatus } from '../../../../../generated/codes';
import { forgetTotals } from '../../../resources/totals/count';
import { groupLasts } from './orders';

/** Beside what was ordered some are left. */
const left = 50;

/** One running activity a merchant, wide enough for a year; some more wait for their audit, were refused, or have ended or not begun. */
export async function formGroups(client: PoolClient): Promise<void> {
  const { approved, waiting, refused, withdrawn } = groupControlStatus;
  const { held, joined, succeeded, refunded, released } = groupPlaceStatus;
  const hours = groupLasts / 3600;
  await forgetTotals(client, ['marketing_group_activity', 'marketing_group_record']);
  await client.query(`insert into marketing_group_activity (group_name, mer_id, start_time, end_time, valid_hour, buy_count, all_quota, onc_quota, show_group, ficti_status, group_status, group_process, activity_status)
    select m.name || '邻里拼团', m.id, '2024-01-01 00:00:00', '2035-12-31 23:59:59', ${hours}, 2 + (m.id % 2)::int, 0, 0, true, m.id % 3 > 0, ${approved}, ${activityStatus.running}, true
    from merchant_merchant m where exists (select 1 from order_order o where o.mer_id = m.id and o.type = 2) order by m.id`);
  await client.query(`insert into marketing_group_activity_sku (group_activity_id, product_id, sku_id, active_price, quota_show, quota)
    select a.id, d.product_id, d.attr_value_id, min(d.price), sum(d.pay_num) + ${left},
      sum(d.pay_num) + ${left} - coalesce(sum(d.pay_num - d.unsent_refund_num) filter (where o.status <> ${orderStatus.cancelled}), 0)
    from order_order o join order_detail d on d.order_id = o.id join marketing_group_activity a on a.mer_id = o.mer_id where o.type = 2 group by 1, 2, 3 order by 1, 2, 3`);
  await client.query('update order_detail d set marketing_id = s.id from order_order o, marketing_group_activity a, marketing_group_activity_sku s where o.id = d.order_id and o.type = 2 and a.mer_id = o.mer_id and s.group_activity_id = a.id and s.sku_id = d.attr_value_id');
  await client.query(`insert into marketing_group_record (group_activity_id, mer_id, leader_id, product_id, product_name, product_image, create_time, end_time, buying_count_num, yet_buying_num, filler_num, is_filled, record_status)
    select a.id, o.mer_id, o.uid, d.product_id, d.product_name, d.image, o.pay_time, o.pay_time + interval '${hours} hours', a.buy_count,
      case o.group_buy_record_status when ${groupBuyRecordStatus.succeeded} then a.buy_count else 1 end, case o.group_buy_record_status when ${groupBuyRecordStatus.succeeded} then a.buy_count - 1 else 0 end, a.ficti_status,
      case o.group_buy_record_status when ${groupBuyRecordStatus.open} then ${groupStatus.open} when ${groupBuyRecordStatus.succeeded} then ${groupStatus.succeeded} else ${groupStatus.failed} end
    from order_order o join order_detail d on d.order_id = o.id join marketing_group_activity a on a.mer_id = o.mer_id where o.type = 2 and o.paid order by o.pay_time, o.id`);
  await client.query(`insert into marketing_group_member (group_activity_id, record_id, activity_sku_id, member_id, is_leader, order_id, order_detail_id, order_no, pay_num, is_paid, create_time, fail_time, status)
    select a.id, r.id, d.marketing_id, o.uid, true, o.id, d.id, o.order_no, d.pay_num, o.paid, o.create_time, case when r.record_status = ${groupStatus.failed} then r.end_time end,
      case when o.status = ${orderStatus.cancelled} then ${released} when not o.paid then ${held} when r.record_status = ${groupStatus.open} then ${joined} when r.record_status = ${groupStatus.failed} then ${refunded} else ${succeeded} end
    from order_order o join order_detail d on d.order_id = o.id join marketing_group_activity a on a.mer_id = o.mer_id
    left join marketing_group_record r on o.paid and r.leader_id = o.uid and r.group_activity_id = a.id and r.product_id = d.product_id and r.create_time = o.pay_time
    where o.type = 2 order by o.id`);
  await client.query(`with more (name, status, process, refusal, starts, ends, turn) as (values
      ('开学季文具拼团', ${waiting}, ${activityStatus.waiting}, '', 5, 20, 0), ('周末尝鲜三人团', ${waiting}, ${activityStatus.running}, '', -1, 9, 1), ('新品首发拼团', ${waiting}, ${activityStatus.waiting}, '', 3, 33, 2),
      ('清仓特惠拼团', ${refused}, ${activityStatus.running}, '拼团价高于售价', -3, 12, 3), ('老客专享拼团', ${refused}, ${activityStatus.ended}, '', -40, -10, 4), ('员工内购拼团', ${withdrawn}, ${activityStatus.waiting}, '', 8, 18, 5),
      ('年货预热拼团', ${approved}, ${activityStatus.waiting}, '', 12, 40, 6), ('夏日清凉拼团', ${approved}, ${activityStatus.ended}, '', -90, -30, 7)),
    goods as (select p.id, p.mer_id, v.id as sku_id, v.price, row_number() over (order by p.id) - 1 as turn from product_product p
      join lateral (select id, price from product_attr_value v where v.product_id = p.id and v.is_show and v.price > 1 order by id limit 1) v on true
      where p.type = 0 and p.is_show and not p.is_del and p.mer_id is not null and not exists (select 1 from marketing_group_activity_sku s where s.product_id = p.id) order by p.id limit 8),
    made as (insert into marketing_group_activity (group_name, mer_id, start_time, end_time, valid_hour, buy_count, all_quota, onc_quota, show_group, ficti_status, group_status, group_process, activity_status, refusal)
      select m.name, g.mer_id, date_trunc('day', localtimestamp) + m.starts * interval '1 day', date_trunc('day', localtimestamp) + m.ends * interval '1 day' - interval '1 second', 24, 3, 5, 2, m.turn % 2 = 0, false, m.status, m.process, true, m.refusal
      from more m join goods g on g.turn = m.turn returning id, group_name)
    insert into marketing_group_activity_sku (group_activity_id, product_id, sku_id, active_price, quota_show, quota)
    select made.id, g.id, g.sku_id, round(g.price * 0.8, 2), 100, 100 from made join more m on m.name = made.group_name join goods g on g.turn = m.turn`);
}
