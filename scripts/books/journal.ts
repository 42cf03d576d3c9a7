/** What must be true of the journal of money (decisions 59, 60): it balances, it tells each happening once, and what others hold is what it says. */
import type { Account } from './fact';

const held = (account: string, holder: 'uid' | 'mer_id', alias: string) =>
  `left join (select ${holder} as holder, sum(amount) as total from finance_entry where account = '${account}' group by 1) ${alias} on ${alias}.holder = t.id`;
const told = (kind: string, number: string, alias: string) => `left join (select event, count(distinct create_time) as times from finance_entry where kind = '${kind}' group by 1) ${alias} on ${alias}.event = '${kind}:' || ${number}`;
const once = (what: string, when: string, alias: string) => ({ what: `${what}恰有一笔分录`, expected: `(${when})::int`, found: `coalesce(${alias}.times, 0)` });

const sold = `'orderPaid', 'orderPaidLate', 'registrationPaid', 'registrationPaidLate'`;
const returned = `'refundSettled', 'registrationRefunded'`;

export const journal: readonly Account[] = [
  {
    table: 'finance_entry',
    joins: `join (select event, sum(amount) as total, min(line) as first, count(distinct create_time) as times from finance_entry group by 1) e on e.event = t.event and e.first = t.line`,
    facts: [
      { what: '分录借贷相等', expected: '0', found: 'e.total' },
      { what: '分录同时记账', expected: '1', found: 'e.times' },
    ],
  },
  {
    table: 'user_user',
    joins: `${held('member:balance', 'uid', 'm')} ${held('member:brokerage:available', 'uid', 'a')} ${held('member:brokerage:frozen', 'uid', 'z')} ${held('member:brokerage:withdrawing', 'uid', 'w')}
      left join (select uid, sum(closing_price) as total from user_closing where audit_status in (0, 1) and account_status = 0 group by 1) c on c.uid = t.id
      left join (select uid, sum(price) as total from user_brokerage_record where link_type = 'order' and type = 1 and status in (1, 2) group by 1) b on b.uid = t.id`,
    facts: [
      { what: '会员余额等于分录之和', expected: 'coalesce(m.total, 0)', found: 'coalesce(t.now_money, 0)' },
      { what: '会员可用佣金等于分录之和', expected: 'coalesce(a.total, 0)', found: 'coalesce(t.brokerage_price, 0)' },
      { what: '会员冻结佣金等于分录之和', expected: 'coalesce(z.total, 0)', found: 'coalesce(b.total, 0)' },
      { what: '会员结算中佣金等于分录之和', expected: 'coalesce(w.total, 0)', found: 'coalesce(c.total, 0)' },
    ],
  },
  {
    table: 'user_closing',
    joins: `${told('userClosingAsked', 't.closing_no', 'a')} ${told('userClosingRefused', 't.closing_no', 'r')} ${told('userClosingPaid', 't.closing_no', 'p')}
      left join (select order_no, sum(case when type = 2 then price else -price end) as taken, sum(price) filter (where type = 2 and status = 3) as paid from user_brokerage_record where link_type = 'withdraw' group by 1) b on b.order_no = t.closing_no`,
    facts: [
      once('申请结算', 'true', 'a'), once('结算未通过', 't.audit_status = 2', 'r'), once('结算到账', 't.account_status = 1', 'p'),
      { what: '结算扣减的佣金等于结算金额，未通过的已退回', expected: 'case when t.audit_status = 2 then 0 else t.closing_price end', found: 'coalesce(b.taken, 0)' },
      { what: '已提现佣金等于到账的结算金额', expected: 'case when t.account_status = 1 then t.closing_price else 0 end', found: 'coalesce(b.paid, 0)' },
    ],
  },
  {
    table: 'merchant_merchant',
    joins: `${held('merchant:available', 'mer_id', 'a')} ${held('merchant:withdrawing', 'mer_id', 'w')}
      left join (select mer_id, sum(amount) filter (where audit_status in (0, 1) and account_status = 0) as asked, sum(amount) filter (where audit_status <> 2) as taken from merchant_closing group by 1) c on c.mer_id = t.id
      left join (select mer_id, sum(amount) as total from finance_entry where account in ('merchant:available', 'merchant:withdrawing') and kind not in ('merchantClosingAsked', 'merchantClosingRefused', 'merchantClosingPaid') group by 1) g on g.mer_id = t.id`,
    facts: [
      { what: '商户提现中余额等于未转账的结算金额', expected: 'coalesce(c.asked, 0)', found: 'coalesce(w.total, 0)' },
      { what: '商户余额等于到期货款减去已申请的结算金额', expected: 'coalesce(g.total, 0) - coalesce(c.taken, 0)', found: 'coalesce(a.total, 0)' },
    ],
  },
  {
    table: 'merchant_closing',
    joins: `${told('merchantClosingAsked', 't.closing_no', 'a')} ${told('merchantClosingRefused', 't.closing_no', 'r')} ${told('merchantClosingPaid', 't.closing_no', 'p')}
      left join (select order_no, mer_id, -sum(amount) filter (where account = 'merchant:available') as taken, sum(amount) filter (where account like 'cash:%') as paid from finance_entry where kind like 'merchantClosing%' group by 1, 2) e on e.order_no = t.closing_no and e.mer_id = t.mer_id`,
    facts: [
      once('商户申请结算', 'true', 'a'), once('商户结算未通过', 't.audit_status = 2', 'r'), once('商户结算到账', 't.account_status = 1', 'p'),
      { what: '商户结算扣减的余额等于结算金额，未通过的已退回', expected: 'case when t.audit_status = 2 then 0 else t.amount end', found: 'coalesce(e.taken, 0)' },
      { what: '商户结算转出的款项等于到账的结算金额', expected: 'case when t.account_status = 1 then t.amount else 0 end', found: 'coalesce(e.paid, 0)' },
    ],
  },
  {
    table: 'order_order',
    joins: `left join (select order_id, sum(amount) filter (where account = 'merchant:frozen') as frozen, sum(amount) filter (where account in ('merchant:frozen', 'merchant:available')) as share,
        sum(amount) filter (where account = 'refund:pending') as pending from finance_entry group by 1) e on e.order_id = t.id
      left join (select order_id, sum(refund_price + refund_plat_coupon_price + refund_integral_price - refund_commission - refund_first_brokerage_fee - refund_second_brokerage_fee) as share, sum(refund_price) as price
        from refund_order where refund_status = 3 group by 1) r on r.order_id = t.id
      ${told('orderPaid', 't.order_no', 'p')}`,
    facts: [
      { what: '商户分账等于分录之和', expected: 'case when t.paid and t.mer_id is not null then t.pay_price + t.plat_coupon_price + t.integral_price - t.commission_charge - t.first_brokerage - t.second_brokerage - coalesce(r.share, 0) else 0 end', found: 'coalesce(e.share, 0)' },
      { what: '已分账的订单没有冻结货款', when: 't.is_shared', expected: '0', found: 'coalesce(e.frozen, 0)' },
      { what: '待退款项等于未退的到账金额', when: "not t.paid and coalesce(t.out_trade_no, '') <> ''", expected: 't.pay_price - coalesce(r.price, 0)', found: 'coalesce(e.pending, 0)' },
      once('订单支付', 't.paid and t.pay_price + t.plat_coupon_price + t.integral_price > 0', 'p'),
    ],
  },
  {
    table: 'refund_order',
    joins: told('refundSettled', 't.refund_order_no', 'e'),
    facts: [once('退款成功', 't.refund_status = 3 and t.refund_price + t.refund_plat_coupon_price + t.refund_integral_price > 0', 'e')],
  },
  { table: 'paid_member_order', joins: told('cardPaid', 't.order_no', 'e'), facts: [once('会员卡付款', 't.paid and t.price > 0', 'e')] },
  {
    table: 'recharge_order',
    joins: `${told('balanceRecharged', 't.order_no', 'e')}
      left join (select link_id, sum(case when type = 1 then amount else -amount end) as total from user_balance_record where link_type = 'recharge' group by 1) b on b.link_id = t.order_no
      left join (select order_no, -sum(amount) filter (where account like 'cash:%') as cash, -sum(amount) filter (where account = 'expense:gift') as gift from finance_entry where kind = 'balanceRecharged' group by 1) c on c.order_no = t.order_no`,
    facts: [
      once('充值付款', 't.paid', 'e'),
      { what: '充值到账的余额等于支付金额加赠送金额', expected: 'case when t.paid then t.price + t.give_price else 0 end', found: 'coalesce(b.total, 0)' },
      { what: '充值收款等于支付金额', expected: 'case when t.paid then t.price else 0 end', found: 'coalesce(c.cash, 0)' },
      { what: '充值赠送等于赠送金额', expected: 'case when t.paid then t.give_price else 0 end', found: 'coalesce(c.gift, 0)' },
    ],
  },
  { table: 'marketing_activity_order', joins: told('registrationPaid', 't.order_no', 'e'), facts: [once('报名付款', 't.paid and t.pay_price > 0', 'e')] },
  { table: 'marketing_activity_refund', joins: told('registrationRefunded', 't.refund_order_no', 'e'), facts: [once('报名退款', 't.refund_status = 3 and t.refund_price > 0', 'e')] },
  {
    table: 'finance_flow',
    joins: `left join (select event, count(*) as entries from finance_entry group by 1) e on e.event = t.event`,
    facts: [{ what: '资金流水有分录', expected: '1', found: 'least(coalesce(e.entries, 0), 1)' }],
  },
  {
    table: 'finance_daily_statement',
    joins: `left join (select data_date,
        -sum(amount) filter (where kind in (${sold}) and (account like 'cash:%' or account = 'member:balance')) as income,
        sum(amount) filter (where kind in (${returned}) and (account like 'cash:%' or account = 'member:balance')) as refund,
        sum(amount) filter (where kind in (${sold}, ${returned}) and account in ('income:commission', 'income:points', 'income:registration', 'expense:coupon', 'expense:points', 'refund:pending')
          or kind in ('refundSettled', 'brokerageReduced', 'brokerageTaken') and account = 'expense:brokerage') as kept
      from finance_entry group by 1) e on e.data_date = t.data_date`,
    facts: [
      { what: '日账单的订单实收等于当日分录', expected: 'coalesce(e.income, 0)', found: 't.order_real_income' },
      { what: '日账单的订单实退等于当日分录', expected: 'coalesce(e.refund, 0)', found: 't.order_real_refund' },
      { what: '日账单的结余等于平台当日所得', expected: 'coalesce(e.kept, 0)', found: 't.current_day_balance' },
      { what: '日账单的应收等于实收加补贴', expected: 't.order_real_income + t.plat_coupon_price + t.integral_price', found: 't.order_receivable' },
      { what: '日账单的应退等于实退加退还的补贴', expected: 't.order_real_refund + t.refund_plat_coupon_price + t.refund_integral_price', found: 't.order_refundable' },
      { what: '日账单的实际支出等于分账、佣金和运费之和', expected: 't.merchant_transfer_amount + t.brokerage + t.freight', found: 't.actual_expenditure' },
      { what: '日账单的结余等于实际收入减实际支出', expected: 't.order_real_income - t.order_real_refund - t.actual_expenditure', found: 't.real_income - t.actual_expenditure' },
    ],
  },
  {
    table: 'finance_month_statement',
    joins: `left join (select date_trunc('month', data_date)::date as month, sum(current_day_balance) as balance, sum(order_receivable) as receivable, sum(pay_num) as pay_num from finance_daily_statement group by 1) d on d.month = t.first_day`,
    facts: [
      { what: '月账单的结余等于各日之和', expected: 'd.balance', found: 't.current_day_balance' },
      { what: '月账单的应收等于各日之和', expected: 'd.receivable', found: 't.order_receivable' },
      { what: '月账单的应收笔数等于各日之和', expected: 'd.pay_num', found: 't.pay_num' },
    ],
  },
  {
    table: 'finance_summary',
    joins: `left join (select data_date, -sum(amount) as cash from finance_entry where account like 'cash:%' group by 1) e on e.data_date = t.data_date`,
    facts: [
      { what: '流水汇总的当日收支等于当日现金变动', expected: 'coalesce(e.cash, 0)', found: 't.income_expenditure' },
      { what: '流水汇总的当日收支等于收入减支出', expected: 't.income_amount - t.payout_amount', found: 't.income_expenditure' },
    ],
  },
];
