/** What must be true of the books, as SQL: of which rows, which amounts must equal which. Money is numeric, 元. */
import { entities } from '../../generated/contract/entities';
import type { Account } from './fact';
import { journal } from './journal';
import { ledgerAccounts } from './ledgers';

const openRefunds = '(0, 2, 4, 5)';
const settled = 'refund_status = 3';
const offered = '(select product_id, sum(stock) filter (where is_show) as stock, sum(sales) as sales from product_attr_value group by 1)';

/** Beside these stand the ledgers (`ledgers.ts`). */
const trade: readonly Account[] = [
  {
    table: 'order_order',
    joins: `left join (select order_id, sum(pay_num) as pieces, sum(price * pay_num) as goods, sum(pay_price) as pay, sum(freight_fee) as freight, sum(mer_coupon_price) as mer,
        sum(plat_coupon_price) as plat, sum(integral_price) as integral, sum(use_integral) as points, sum(redeem_integral * pay_num) as redeem, sum(gain_integral) as gain, sum(delivery_num) as sent,
        sum(first_brokerage_fee) as first, sum(second_brokerage_fee) as second, sum(refund_num) as back, sum(apply_refund_num) as asked
      from order_detail group by 1) d on d.order_id = t.id`,
    facts: [
      { what: '订单商品总数等于各商品购买数量之和', expected: 'coalesce(d.pieces, 0)', found: 't.total_num' },
      { what: '商品总价等于各商品单价乘数量之和', expected: 'coalesce(d.goods, 0)', found: 't.pro_total_price' },
      { what: '订单总价等于商品总价加邮费', expected: 't.pro_total_price + t.total_postage', found: 't.total_price' },
      { what: '优惠券金额等于商户优惠加平台优惠', expected: 't.mer_coupon_price + t.plat_coupon_price', found: 't.coupon_price' },
      {
        what: '实际支付等于商品总价加支付邮费减各项优惠',
        expected: 't.pro_total_price + t.pay_postage - t.mer_coupon_price - t.plat_coupon_price - t.integral_price - t.svip_discount_price', found: 't.pay_price',
      },
      { what: '实际支付等于各商品实付之和', expected: 'coalesce(d.pay, 0)', found: 't.pay_price' },
      { what: '支付邮费等于各商品运费之和', expected: 'coalesce(d.freight, 0)', found: 't.pay_postage' },
      { what: '商户优惠等于各商品商户优惠之和', expected: 'coalesce(d.mer, 0)', found: 't.mer_coupon_price' },
      { what: '平台优惠等于各商品平台优惠之和', expected: 'coalesce(d.plat, 0)', found: 't.plat_coupon_price' },
      { what: '积分抵扣等于各商品积分抵扣之和', expected: 'coalesce(d.integral, 0)', found: 't.integral_price' },
      { what: '使用积分等于各商品使用积分之和', expected: 'coalesce(d.points, 0)', found: 't.use_integral' },
      { what: '兑换积分等于各商品兑换积分乘数量之和', expected: 'coalesce(d.redeem, 0)', found: 't.redeem_integral' },
      { what: '积分订单属于平台，其他订单属于商户', expected: '(t.second_type = 1)::int', found: '(t.mer_id is null)::int' },
      { what: '赠送积分等于各商品赠送积分之和', expected: 'coalesce(d.gain, 0)', found: 't.gain_integral' },
      { what: '一级返佣等于各商品一级返佣之和', expected: 'coalesce(d.first, 0)', found: 't.first_brokerage' },
      { what: '二级返佣等于各商品二级返佣之和', expected: 'coalesce(d.second, 0)', found: 't.second_brokerage' },
      { what: '已发货数量等于各商品发货数量之和', expected: 'coalesce(d.sent, 0)', found: 't.delivery_num' },
      { what: '支付状态与订单状态一致', expected: '(t.status not in (0, 9))::int', found: 't.paid::int' },
      { what: '已支付的订单有支付时间', expected: 't.paid::int', found: '(t.pay_time is not null)::int' },
      {
        what: '退款状态与退款数量一致', found: 't.refund_status',
        expected: `case when coalesce(d.back, 0) >= t.total_num and t.total_num > 0 then 3 when coalesce(d.asked, 0) > 0 then 1 when coalesce(d.back, 0) > 0 then 2 else 0 end`,
      },
    ],
  },
  {
    table: 'order_detail',
    joins: `join order_order o on o.id = t.order_id
      left join (select order_detail_id, sum(num) as sent from order_invoice_detail group by 1) i on i.order_detail_id = t.id
      left join (select order_detail_id, sum(apply_refund_num) filter (where ${settled}) as pieces, sum(refund_price) filter (where ${settled}) as price,
        sum(refund_freight_fee) filter (where ${settled}) as freight, sum(refund_use_integral) filter (where ${settled}) as points, sum(refund_gain_integral) filter (where ${settled}) as gain,
        sum(refund_first_brokerage_fee) filter (where ${settled}) as first, sum(refund_second_brokerage_fee) filter (where ${settled}) as second,
        sum(apply_refund_num) filter (where refund_status in ${openRefunds}) as asked
      from refund_order group by 1) r on r.order_detail_id = t.id`,
    facts: [
      {
        what: '商品实付等于单价乘数量减优惠加运费', when: 'not o.is_svip',
        expected: 't.price * t.pay_num - t.mer_coupon_price - t.plat_coupon_price - t.integral_price + t.freight_fee', found: 't.pay_price',
      },
      { what: '发货数量等于发货单中的数量', when: 'o.shipping_type = 1', expected: 'coalesce(i.sent, 0)', found: 't.delivery_num' },
      { what: '发货数量不超过购买数量', most: true, expected: 't.pay_num', found: 't.delivery_num' },
      { what: '退款数量不超过购买数量', most: true, expected: 't.pay_num', found: 't.refund_num + t.apply_refund_num' },
      { what: '未发货退款的数量不超过退款数量', most: true, expected: 't.refund_num', found: 't.unsent_refund_num' },
      { what: '退款金额不超过实付金额', most: true, expected: 't.pay_price', found: 't.refund_price' },
      { what: '退款数量等于退款单数量之和', expected: 'coalesce(r.pieces, 0)', found: 't.refund_num' },
      { what: '退款中数量等于未结束的退款单数量之和', expected: 'coalesce(r.asked, 0)', found: 't.apply_refund_num' },
      { what: '退款金额等于退款单金额之和', expected: 'coalesce(r.price, 0)', found: 't.refund_price' },
      { what: '退运费等于退款单退运费之和', expected: 'coalesce(r.freight, 0)', found: 't.refund_freight_fee' },
      { what: '退使用积分等于退款单之和', expected: 'coalesce(r.points, 0)', found: 't.refund_use_integral' },
      { what: '从会员收回的赠送积分不超过应收回的', most: true, expected: 't.refund_gain_integral', found: 'coalesce(r.gain, 0)' },
      { what: '退一级返佣等于退款单之和', expected: 'coalesce(r.first, 0)', found: 't.refund_first_brokerage_fee' },
      { what: '退二级返佣等于退款单之和', expected: 'coalesce(r.second, 0)', found: 't.refund_second_brokerage_fee' },
    ],
  },
  {
    table: 'order_invoice',
    joins: 'left join (select invoice_id, sum(num) as sent from order_invoice_detail group by 1) i on i.invoice_id = t.id',
    facts: [{ what: '发货单总数等于发货商品之和', expected: 'coalesce(i.sent, 0)', found: 't.total_num' }],
  },
  {
    table: 'refund_order',
    joins: `join order_order o on o.id = t.order_id
      left join (select link_id, sum(amount) as amount from user_balance_record where link_type = 'refund' and type = 1 group by 1) b on b.link_id = t.refund_order_no`,
    facts: [
      { what: '退款单的会员是订单的会员', expected: 'o.uid', found: 't.uid' },
      { what: '退款单的商户是订单的商户', expected: 'o.mer_id', found: 't.mer_id' },
      { what: '原路或线下退回的钱不再退到余额', when: "t.refund_pay_type <> 'yue'", expected: '0', found: 'coalesce(b.amount, 0)' },
      { what: '退款成功的原路退款已退回', when: 't.provider_state is not null', expected: `(t.${settled})::int`, found: '(t.provider_state in (3, 4))::int' },
      { what: '线下退款有凭证', when: 't.provider_state = 4', expected: '1', found: 'least(cardinality(t.offline_proof), 1)' },
      { what: '退到余额的金额等于余额记录', when: "t.refund_pay_type = 'yue'", expected: `case when t.${settled} then t.refund_price else 0 end`, found: 'coalesce(b.amount, 0)' },
    ],
  },
  {
    table: 'order_order',
    joins: `left join (select link_id, sum(amount) as amount from user_balance_record where link_type = 'order' and type = 2 group by 1) b on b.link_id = t.order_no`,
    facts: [{ what: '余额支付的金额等于余额记录', when: "t.pay_type = 'yue'", expected: 'case when t.paid then t.pay_price else 0 end', found: 'coalesce(b.amount, 0)' }],
  },
  {
    table: 'coupon_user',
    // What was sent, or not paid back whole, keeps its coupon.
    joins: `left join (select coupon, count(*) as orders from (
        select unnest(array[o.coupon_id, o.plat_coupon_id]) as coupon, o.total_num - coalesce((select sum(d.unsent_refund_num) from order_detail d where d.order_id = o.id), 0) as kept
        from order_order o where o.status <> 9 and (o.coupon_id is not null or o.plat_coupon_id is not null)) u
      where coupon is not null and kept > 0 group by 1) u on u.coupon = t.id
      left join (select coupon_user_id as coupon, count(*) as verified from marketing_coupon_verify where status = 1 group by 1) v on v.coupon = t.id`,
    facts: [{ what: '已使用的优惠券恰属一个有效订单或一次有效核销', expected: 'coalesce(u.orders, 0) + coalesce(v.verified, 0)', found: '(t.status = 1)::int' }],
  },
  ...[['一', 1, 'first'], ['二', 2, 'second']].map(([title, level, name]): Account => ({
    table: 'order_order',
    joins: `left join (select order_id, count(*) filter (where b.type = 1) as records,
        coalesce(sum(b.price) filter (where b.type = 1 and b.status <> 4), 0) - coalesce(sum(b.price) filter (where b.type = 2), 0) as earned, bool_or(b.status = 4 and u.is_logoff) as left_over
      from user_brokerage_record b join user_user u on u.id = b.uid where b.brokerage_level = ${level} group by 1) b on b.order_id = t.id
      left join (select order_id, sum(refund_${name}_brokerage_fee) as back from order_detail group by 1) d on d.order_id = t.id`,
    facts: [
      { what: `有${title}级返佣的已支付订单恰有一条${title}级佣金记录`, expected: `(t.paid and t.${name}_brokerage > 0)::int`, found: 'coalesce(b.records, 0)' },
      {
        what: `${title}级佣金记录之和等于${title}级返佣减退佣`, expected: `t.${name}_brokerage - d.back`, found: 'coalesce(b.earned, 0)',
        // What a promoter could not give back, the platform bears; one who has left gets nothing.
        when: `t.paid and not coalesce(b.left_over, false) and not exists (select 1 from refund_order r where r.order_id = t.id and r.is_replace)`,
      },
    ],
  })),
  {
    table: 'user_user',
    joins: `left join (select uid, count(*) as paid from order_order where paid group by 1) o on o.uid = t.id
      left join (select spread_uid, count(*) as brought from user_user where spread_uid is not null and not is_del group by 1) s on s.spread_uid = t.id`,
    facts: [
      { what: '消费次数等于已支付的订单数', expected: 'coalesce(o.paid, 0)', found: 'coalesce(t.pay_count, 0)' },
      { what: '下级人数等于以其为推荐人的会员数', expected: 'coalesce(s.brought, 0)', found: 'coalesce(t.spread_count, 0)' },
    ],
  },
  {
    table: 'product_product',
    joins: `join ${offered} v on v.product_id = t.id`,
    facts: [
      { what: '商品库存等于各规格库存之和', when: 'not t.is_del', expected: 'coalesce(v.stock, 0)', found: 't.stock' },
      { what: '各规格销量之和不超过商品销量', when: 'not t.is_del', most: true, expected: 't.sales', found: 'v.sales' },
    ],
  },
  {
    table: 'product_product',
    joins: 'join merchant_merchant m on m.id = t.mer_id',
    facts: [{ what: '关闭的商户没有上架的商品', most: true, expected: 'm.is_switch::int', found: '(t.is_show and not t.is_del)::int' }],
  },
  {
    table: 'marketing_coupon',
    joins: 'left join (select coupon_id, count(*) as issued from coupon_user group by 1) u on u.coupon_id = t.id',
    facts: [{ what: '限量优惠券发出的张数等于会员持有的张数', when: 't.is_limited and not t.is_del', expected: 'coalesce(u.issued, 0)', found: 't.total - t.last_total' }],
  },
  {
    table: 'product_attr_value',
    joins: `left join (select attr_value_id, sum(d.pay_num - d.unsent_refund_num) as sold from order_detail d join order_order o on o.id = d.order_id where o.status <> 9 group by 1) d on d.attr_value_id = t.id`,
    facts: [{ what: '规格销量等于订单售出的数量', expected: 'coalesce(d.sold, 0)', found: 't.sales' }],
  },
  ...[['积分', 'integral'], ['经验', 'experience']].map(([title, name]): Account => ({
    table: 'marketing_sign_record',
    joins: `left join (select link_id, uid, sum(${name}) as booked from user_${name}_record where link_type = 'sign' and type = 1 group by 1, 2) b on b.link_id = t.id::text and b.uid = t.uid`,
    facts: [{ what: `签到所得${title}等于${title}记录`, expected: `t.${name} + t.award_${name}`, found: 'coalesce(b.booked, 0)' }],
  })),
  {
    table: 'marketing_sign_record',
    joins: 'left join marketing_sign_record y on y.uid = t.uid and y.date = (t.date::date - 1)',
    facts: [{ what: '连续签到天数接着前一天', expected: 'coalesce(y.day, 0) + 1', found: 't.day' }],
  },
];

/** Places in groups, and what activities have left. */
const groups: readonly Account[] = [
  {
    table: 'marketing_group_record',
    joins: 'left join (select record_id, count(*) as members, count(*) filter (where is_leader) as leaders from marketing_group_member where is_paid group by 1) m on m.record_id = t.id',
    facts: [
      { what: '已参团人数等于已支付的会员加虚拟成团人数', expected: 'coalesce(m.members, 0) + t.filler_num', found: 't.yet_buying_num' },
      { what: '每个团恰有一位团长', expected: '1', found: 'coalesce(m.leaders, 0)' },
      { what: '成功的团人数已满', when: 't.record_status = 2', expected: 't.buying_count_num', found: 't.yet_buying_num' },
      { what: '已参团人数不超过成团人数', most: true, expected: 't.buying_count_num', found: 't.yet_buying_num' },
    ],
  },
  {
    table: 'marketing_group_member',
    joins: 'join order_order o on o.id = t.order_id left join marketing_group_record r on r.id = t.record_id',
    facts: [
      { what: '参团会员是订单的会员', expected: 'o.uid', found: 't.member_id' },
      { what: '参团状态与订单支付一致', expected: 'o.paid::int', found: 't.is_paid::int' },
      { what: '订单的拼团状态与团一致', when: 't.is_paid', expected: 'case r.record_status when 1 then 0 when 2 then 10 else -1 end', found: 'o.group_buy_record_status' },
    ],
  },
  {
    table: 'marketing_group_activity_sku',
    joins: `left join (select d.marketing_id, sum(d.pay_num - d.unsent_refund_num) as sold from order_detail d join order_order o on o.id = d.order_id
        where o.type = 2 and o.status <> 9 group by 1) d on d.marketing_id = t.id`,
    // What comes back once the activity is over comes back to the stock alone.
    facts: [{ what: '拼团规格售出与剩余之和不超过限量', most: true, expected: 't.quota_show', found: 't.quota + coalesce(d.sold, 0)' }],
  },
];

/** What flash sales have left of each specification. */
const sales: readonly Account[] = [
  {
    table: 'marketing_seckill_attr_value',
    joins: `join marketing_seckill_product g on g.id = t.seckill_product_id join marketing_seckill_activity a on a.id = g.activity_id
      left join (select d.marketing_id, sum(d.pay_num - d.unsent_refund_num) as sold from order_detail d join order_order o on o.id = d.order_id
        where o.type = 1 and o.status <> 9 group by 1) d on d.marketing_id = t.id`,
    facts: [
      { what: '秒杀规格售出的数量等于限量减剩余', when: 'a.status <> 2', expected: 'coalesce(d.sold, 0)', found: 't.quota_show - t.quota' },
      // What comes back once the activity is over comes back to the stock alone.
      { what: '秒杀规格售出与剩余之和不超过限量', most: true, expected: 't.quota_show', found: 't.quota + coalesce(d.sold, 0)' },
    ],
  },
];

/** Points that one record brought, or took back: what its bookings say of it. */
const pointsOf = (linkType: string, mark: string) => `left join lateral (select coalesce(sum(r.integral) filter (where r.type = 1), 0) as given, coalesce(sum(r.integral) filter (where r.type = 2), 0) as taken
  from user_integral_record r where r.uid = t.uid and r.link_type = '${linkType}' and r.link_id = '${mark}' || t.id and r.status = 3) p on true`;

const points: readonly Account[] = [
  { table: 'parking_deduction', joins: pointsOf('activity', 'P'), facts: [{ what: '停车抵扣的积分等于积分记录', expected: 't.integral', found: 'p.taken - p.given' }] },
  {
    table: 'marketing_integral_manual',
    joins: pointsOf('manual', 'M'),
    facts: [
      { what: '手动积分入账等于发放的积分', expected: 't.integral', found: 'p.given' },
      { what: '撤销的手动积分全部扣回', expected: 'case when t.status = 4 then t.integral else 0 end', found: 'p.taken' },
    ],
  },
  {
    table: 'marketing_integral_receipt',
    joins: pointsOf('manual', 'R'),
    facts: [{ what: '审核通过的小票入账一次', expected: 'case when t.audit_status = 2 then t.integral else 0 end', found: 'p.given - p.taken' }],
  },
  {
    table: 'marketing_integral_adjust',
    joins: pointsOf('manual_adjust', ''),
    facts: [{ what: '审批通过的积分调整记账一次', expected: `case when t.audit_status <> 2 then 0 when t.adjust_type = 'add' then t.integral else -t.integral end`, found: 'p.given - p.taken' }],
  },
];

/** Points that an order earned, as far as they stand in the ledger; what thaws for nobody is void. */
const earned: Account = {
  table: 'order_order',
  joins: `join user_integral_record r on r.uid = t.uid and r.link_type = 'order' and r.type = 1 and r.link_id = t.order_no join user_user u on u.id = t.uid
    left join (select order_id, sum(refund_gain_integral) as back from refund_order where ${settled} group by 1) d on d.order_id = t.id
    left join (select f.order_id, sum(k.integral) as taken from refund_order f join user_integral_record k on k.uid = f.uid and k.link_type = 'refund' and k.type = 2 and k.link_id = f.refund_order_no group by 1) k on k.order_id = t.id`,
  facts: [{
    what: '订单赠送积分的记录减退款扣回等于赠送积分减已收回的', when: 't.paid and not (r.status = 4 and u.is_logoff)',
    expected: 't.gain_integral - coalesce(d.back, 0)', found: 'case when r.status = 4 then 0 else r.integral end - coalesce(k.taken, 0)',
  }],
};

/** Points that an order of the points mall took, and those that came back; a member who has left gets nothing back. */
const redeemed: Account = {
  table: 'order_order',
  joins: `join user_user u on u.id = t.uid
    left join (select uid, link_id, sum(integral) filter (where type = 2) as taken, sum(integral) filter (where type = 1) as back from user_integral_record where link_type = 'order' and status = 3 group by 1, 2) r on r.uid = t.uid and r.link_id = t.order_no
    left join (select f.order_id, sum(k.integral) as back from refund_order f join user_integral_record k on k.uid = f.uid and k.link_type = 'refund' and k.type = 1 and k.link_id = f.refund_order_no group by 1) b on b.order_id = t.id`,
  facts: [
    { what: '积分订单的兑换积分扣除一次', when: 't.second_type = 1', expected: 't.redeem_integral', found: 'coalesce(r.taken, 0)' },
    { what: '取消的积分订单退回积分', when: 't.second_type = 1', expected: 'case when t.status = 9 and not (u.is_logoff and r.back is null) then t.redeem_integral else 0 end', found: 'coalesce(r.back, 0)' },
    { what: '退款的积分订单退回积分', when: 't.second_type = 1', expected: 'case when t.refund_status = 3 and not (u.is_logoff and b.back is null) then t.redeem_integral else 0 end', found: 'coalesce(b.back, 0)' },
  ],
};

/** What purchases brought beside their points; one that was taken back counts for no limit. */
const rewards: readonly Account[] = [
  {
    table: 'marketing_reward_record',
    joins: `${pointsOf('activity', 'C')}
      left join lateral (select count(*) as held, count(*) filter (where c.status = 0) as unused from coupon_user c where c.id = any(t.coupon_user_ids) and c.uid = t.uid) c on true`,
    facts: [
      { what: '发放过的奖励积分入账一次', expected: 'case when t.send_time is null then 0 else t.integral end', found: 'p.given' },
      { what: '回收的奖励积分扣回一次', expected: 'case when t.status = 2 then t.taken_integral else 0 end', found: 'p.taken' },
      { what: '奖励的优惠券都在会员手中', expected: 'coalesce(cardinality(t.coupon_user_ids), 0)', found: 'c.held' },
      { what: '回收的奖励没有未使用的优惠券', when: 't.status = 2', expected: '0', found: 'c.unused' },
      { what: '已发放的奖励有发放时间', when: 't.status in (0, 1, 3)', expected: '(t.status = 1)::int', found: '(t.send_time is not null)::int' },
    ],
  },
  {
    table: 'marketing_reward_activity',
    joins: 'left join (select activity_id, count(*) as times, sum(integral) as integral from marketing_reward_record where status <> 2 group by 1) r on r.activity_id = t.id',
    facts: [
      { what: '奖励次数不超过总奖励次数', when: 't.total_limit > 0', most: true, expected: 't.total_limit', found: 'coalesce(r.times, 0)' },
      { what: '奖励积分不超过积分总预算', when: 't.budget_integral > 0', most: true, expected: 't.budget_integral', found: 'coalesce(r.integral, 0)' },
    ],
  },
];

/** Registrations for activities: places, money and points. Ledgers call them by their number behind an S. */
const registrations: readonly Account[] = [
  {
    table: 'marketing_activity',
    joins: 'left join (select activity_id, sum(num) as held from marketing_activity_order where status <> 9 group by 1) o on o.activity_id = t.id',
    facts: [
      { what: '活动报名人数等于有效报名的人数之和', expected: 'coalesce(o.held, 0)', found: 't.signed_num' },
      { what: '活动报名人数不超过名额', when: 't.total_limit > 0', most: true, expected: 't.total_limit', found: 't.signed_num' },
    ],
  },
  {
    table: 'marketing_activity_order',
    joins: `left join (select link_id, uid, sum(amount) as amount from user_balance_record where link_type = 'order' and type = 2 group by 1, 2) b on b.link_id = 'S' || t.order_no and b.uid = t.uid
      left join (select link_id, uid, sum(integral) filter (where type = 2) as used, sum(integral) filter (where type = 1) as given from user_integral_record where link_type = 'activity' group by 1, 2) p
        on p.link_id = 'S' || t.order_no and p.uid = t.uid
      left join (select order_id, count(*) filter (where refund_status in (0, 2)) as open, sum(refund_price) filter (where refund_status = 3) as price, sum(refund_integral) filter (where refund_status = 3) as points,
        sum(refund_price) filter (where refund_status in (0, 2, 3)) as asked from marketing_activity_refund group by 1) r on r.order_id = t.id`,
    facts: [
      { what: '报名实付金额等于报名费乘人数', expected: 't.price * t.num', found: 't.pay_price' },
      { what: '报名余额支付的金额等于余额记录', expected: "case when t.paid and t.pay_type = 'yue' then t.pay_price else 0 end", found: 'coalesce(b.amount, 0)' },
      { what: '报名使用的积分入账一次', expected: 't.use_integral', found: 'coalesce(p.used, 0)' },
      // One that ended without a refund got its points back when it ended.
      { what: '报名退回和奖励的积分等于积分记录', expected: 't.reward_integral + case when t.status = 9 and coalesce(r.points, 0) = 0 then t.use_integral else 0 end', found: 'coalesce(p.given, 0)' },
      { what: '待核销和已完成的付费报名已支付', when: 't.status in (3, 6) and t.pay_price > 0', expected: '1', found: 't.paid::int' },
      { what: '报名退款不超过实付金额', most: true, expected: 't.pay_price', found: 'coalesce(r.asked, 0)' },
      {
        what: '报名退款状态与退款单一致', found: 't.refund_status',
        expected: `case when coalesce(r.open, 0) > 0 then 1 when coalesce(r.price, 0) + coalesce(r.points, 0) = 0 then 0
          when coalesce(r.price, 0) = t.pay_price and (coalesce(r.points, 0) = t.use_integral or t.status = 9) then 3 else 2 end`,
      },
      { what: '已核销的报名有核销时间', when: 't.status in (3, 6)', expected: '(t.status = 6)::int', found: '(t.verify_time is not null)::int' },
    ],
  },
  {
    table: 'marketing_activity_refund',
    joins: `left join (select link_id, uid, sum(amount) as amount from user_balance_record where link_type = 'refund' and type = 1 group by 1, 2) b on b.link_id = 'S' || t.refund_order_no and b.uid = t.uid
      left join (select link_id, uid, sum(integral) filter (where type = 1) as given, sum(integral) filter (where type = 2) as taken from user_integral_record where link_type = 'refund' group by 1, 2) p
        on p.link_id = 'S' || t.refund_order_no and p.uid = t.uid
      join user_user u on u.id = t.uid`,
    facts: [
      { what: '退款成功的报名原路退款已退回', when: 't.provider_state is not null', expected: `(t.${settled})::int`, found: '(t.provider_state in (3, 4))::int' },
      { what: '报名退到余额的金额等于余额记录', expected: `case when t.${settled} and t.refund_pay_type = 'yue' then t.refund_price else 0 end`, found: 'coalesce(b.amount, 0)' },
      // A member who has left gets no points back.
      { what: '报名退回的积分入账一次', when: 'not (u.is_logoff and p.given is null)', expected: `case when t.${settled} then t.refund_integral else 0 end`, found: 'coalesce(p.given, 0)' },
      { what: '报名退款收回的奖励积分扣回一次', expected: 't.taken_integral', found: 'coalesce(p.taken, 0)' },
    ],
  },
];

export const accounts: readonly Account[] = [...trade, ...groups, ...sales, ...points, earned, redeemed, ...rewards, ...registrations, ...journal, ...ledgerAccounts(entities)];
