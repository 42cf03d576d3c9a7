/** What a purchase earns by the rules that are open, for its shop and member as they are now. */
import { exceptionType, issueStatus, issueType, receiptStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import type { EarningScope, ExceptionDimension, LimitCycle, RoundType } from '../../../../generated/types/enumerations';
import { earn, type Earlier, type Earned } from '../../../engine/points/earn';
import type { EarningRule, ExceptionRule } from '../../../engine/points/rule';
import { monthStart } from '../../../engine/time/wallTime';
import { recordOf } from '../../resources/resource';
import type { Visit } from '../../resources/types';

/** A purchase as it is entered. */
export interface Bill {
  uid: number;
  merId: number;
  consumeAmount: string;
  consumeTime: string;
}

const scopes: Readonly<Record<EarningScope, EarningRule['scope']>> = { 1: 'all', 2: 'bizFormat', 3: 'shopGroup', 4: 'merchant' };
const roundings: Readonly<Record<RoundType, EarningRule['rounding']>> = { 1: 'down', 2: 'nearest', 3: 'up' };
const dimensions: Readonly<Record<ExceptionDimension, ExceptionRule['dimension']>> = { 1: 'merchant', 2: 'bizFormat', 3: 'level', 4: 'tag', 5: 'all' };
const cycles: Readonly<Record<LimitCycle, 'single' | 'day' | 'month'>> = { 1: 'single', 2: 'day', 3: 'month' };

const ruleOf = (id: number, { scopeType, roundType, ...rule }: Records['marketing/integralRule']): EarningRule =>
  ({ ...rule, id, scope: scopes[scopeType], rounding: roundings[roundType] });

function exceptionOf(id: number, rule: Records['marketing/integralException']): ExceptionRule {
  const { name, linkedIds, startTime, endTime, rate, limitCycle, limitIntegral, triggerAmount, triggerTimes } = rule;
  const common = { id, name, linkedIds, startTime, endTime, dimension: dimensions[rule.dimension] };
  if (rule.exceptionType === exceptionType.multiply) return { ...common, type: 'multiply', rate: rate ?? '1' };
  if (rule.exceptionType === exceptionType.limit) return { ...common, type: 'limit', cycle: cycles[limitCycle ?? 1], integral: limitIntegral ?? 0 };
  if (rule.exceptionType === exceptionType.review) return { ...common, type: 'review', amount: triggerAmount ?? '0', times: triggerTimes ?? 0 };
  return { ...common, type: 'exclude' };
}

async function openRules(visit: Visit): Promise<{ rules: EarningRule[]; exceptions: ExceptionRule[] }> {
  const rules = await visit.db.selectFrom('marketing_integral_rule').selectAll().where('status', '=', true).where('is_del', '=', false).execute();
  const exceptions = await visit.db.selectFrom('marketing_integral_exception').selectAll().where('status', '=', true).where('is_del', '=', false).execute();
  return {
    rules: rules.map((row) => ruleOf(row.id, recordOf(visit, 'marketing/integralRule', row))),
    exceptions: exceptions.map((row) => exceptionOf(row.id, recordOf(visit, 'marketing/integralException', row))),
  };
}

/** What the member was granted for purchases in the month of this one and not taken back, and what waits. @param but a receipt left out */
async function earlierOf({ db }: Visit, { uid, consumeTime }: Bill, but?: number): Promise<Earlier[]> {
  const day = consumeTime.slice(0, 10);
  const [from, until] = [monthStart(day), monthStart(day, 1)].map((first) => `${first} 00:00:00`);
  const manual = await db.selectFrom('marketing_integral_manual').select(['consume_time', 'integral', 'rule_id'])
    .where('uid', '=', uid).where('issue_type', '=', issueType.consume).where('status', '=', issueStatus.issued).where('consume_time', '>=', from).where('consume_time', '<', until).execute();
  const receipts = await db.selectFrom('marketing_integral_receipt').select(['id', 'consume_time', 'integral', 'rule_id', 'audit_status'])
    .where('uid', '=', uid).where('audit_status', '<>', receiptStatus.refused).where('consume_time', '>=', from).where('consume_time', '<', until).execute();
  return [
    ...manual.map((row) => ({ time: row.consume_time ?? '', integral: row.integral, ruleId: row.rule_id, pending: false })),
    ...receipts.filter(({ id }) => id !== but).map((row) => ({ time: row.consume_time ?? '', integral: row.integral, ruleId: row.rule_id, pending: row.audit_status === receiptStatus.pending })),
  ];
}

/**
 * @param but the receipt that is being judged: it is none that came before
 * @throws Refusal where shop or member are not there
 */
export async function earnedBy(visit: Visit, bill: Bill, but?: number): Promise<Earned> {
  // Whoever grants points to a member waits for whoever does: limits hold over both.
  const { record: member } = await visit.of('user/user').lock(bill.uid);
  const { record: shop } = await visit.of('merchant/merchant').lock(bill.merId);
  const { rules, exceptions } = await openRules(visit);
  return earn({
    amount: bill.consumeAmount, time: bill.consumeTime,
    shop: { id: bill.merId, bizFormatId: shop.bizFormatId, groupIds: shop.groupIds }, member: { level: member.level, tagIds: member.tagId },
  }, rules, exceptions, await earlierOf(visit, bill, but));
}

/** What a form and a record say of it. */
export const toldOf = ({ integral, rule, exceptions, needReview }: Earned) => ({
  integral, ruleId: rule?.id ?? null, ruleName: rule?.name ?? '', exceptionRuleName: exceptions.map(({ name }) => name).join('、'), needReview,
});

/** Whether points were granted for this receipt of the shop already, by hand or by a review. @param but the receipt that is being judged */
export async function isGranted({ db }: Visit, merId: number, receiptNo: string, but = 0): Promise<boolean> {
  const manual = await db.selectFrom('marketing_integral_manual').select('id').where('mer_id', '=', merId).where('receipt_no', '=', receiptNo).where('status', '=', issueStatus.issued).executeTakeFirst();
  const receipt = await db.selectFrom('marketing_integral_receipt').select('id').where('mer_id', '=', merId).where('receipt_no', '=', receiptNo)
    .where('audit_status', '=', receiptStatus.passed).where('id', '<>', but).executeTakeFirst();
  return manual !== undefined || receipt !== undefined;
}

/** Whoever has left gets no points, not even for a demonstration. */
export const isThere = async (visit: Visit, uid: unknown): Promise<boolean> => !(await visit.of('user/user').lock(Number(uid))).record.isLogoff;
