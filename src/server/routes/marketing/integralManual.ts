/** Points by hand: as many as the rules give for a purchase, or as many as staff types; what a rule wants looked at becomes a receipt. */
import { consumeChannel, integralLinkType, issueStatus, issueType, receiptSource } from '../../../../generated/codes';
import type { Inputs, Records } from '../../../../generated/records';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { book } from '../../resources/door/book';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import { resourceOf } from '../../resources/resource';
import type { NewRecord } from '../../resources/typed';
import type { Visit, WriteRule } from '../../resources/types';
import { backdate, todayAt } from '../../seed/rows';
import { type Bill, earnedBy, isGranted, isThere, toldOf } from './earning';
import { reward, unreward } from './rewarding';

type Manual = Records['marketing/integralManual'];

/** The record and its booking, in one. @returns id of the record */
async function grant(visit: Visit, values: NewRecord<'marketing/integralManual'>): Promise<number> {
  const title = '发放积分';
  const { id, record } = await visit.of('marketing/integralManual').create(values, { title });
  await book(visit, 'user/integralRecord', { holder: record.uid, amount: record.integral, title, values: { linkType: integralLinkType.manual, linkId: `M${id}`, title: '手动积分', mark: record.remark } });
  return id;
}

/** @throws Refusal at the input where it earns nothing, or was registered before */
async function grantPurchase(visit: Visit, bill: Bill, { receiptNo, receiptImages, remark }: Pick<Manual, 'receiptNo' | 'receiptImages' | 'remark'>): Promise<number> {
  const { needReview, ...earned } = toldOf(await earnedBy(visit, bill));
  if (earned.integral === 0) throw invalid([{ field: 'integral', message: '该笔消费不产生积分，请检查积分规则' }]);
  if (await isGranted(visit, bill.merId, receiptNo)) throw invalid([{ field: 'receiptNo', message: '该小票已登记' }]);
  if (!needReview) return grant(visit, { ...bill, ...earned, receiptNo, receiptImages, remark, issueType: issueType.consume });
  const { integral, ruleId, ruleName } = earned;
  const { id } = await visit.of('marketing/integralReceipt').create({ ...bill, integral, ruleId, ruleName, receiptNo, images: receiptImages, remark, source: receiptSource.staff }, { title: '转入小票审核' });
  return id;
}

async function issue(visit: Visit, values: Inputs['marketing/integralManual']['issue']): Promise<number> {
  const { uid, integral, merId, consumeAmount, consumeTime } = values;
  const [remark, receiptNo, receiptImages] = [values.remark ?? '', values.receiptNo ?? '', values.receiptImages ?? []];
  if (values.issueType === issueType.direct) return grant(visit, { uid, integral: integral ?? null, remark, issueType: issueType.direct });
  if (!merId || !consumeAmount || !consumeTime) throw invalid([{ field: 'merId', message: '请选择消费商户' }]);
  return grantPurchase(visit, { uid, merId, consumeAmount, consumeTime }, { receiptNo, receiptImages, remark });
}

/** Points for a purchase tell of one; whoever revokes them says that there was none. */
const wrote: WriteRule<Manual> = async (visit, { id, before, after }) => {
  if (id === undefined || !after || after.issueType !== issueType.consume || after.consumeTime === null) return;
  const { uid, merId, receiptNo, consumeTime: time, status } = after;
  const purchase = { channel: consumeChannel.manual, sourceId: id, linkNo: receiptNo || `M${id}`, uid, merId, time };
  if (!before) await reward(visit, purchase);
  else if (before.status !== issueStatus.revoked && status === issueStatus.revoked) await unreward(visit, purchase, { reason: '手动积分已撤销', whatever: true });
};

/** What was granted, and taken back, as staff would have: each with its booking. */
async function demonstrate(visit: Visit, { status, revokeReason, createTime, ...planned }: Manual, at: number): Promise<void> {
  const id = await grant(visit, { ...planned, ...(planned.issueType === issueType.consume ? { receiptNo: `XP-${1000 + at}` } : {}) });
  await backdate(visit, resourceOf(visit, 'marketing/integralManual'), id, planned.operatorId ? todayAt(at) : createTime);
  if (status !== issueStatus.revoked) return;
  const title = '撤销手动积分';
  await visit.of('marketing/integralManual').move(id, 'revoke', { revokeReason }, { title });
  await book(visit, 'user/integralRecord', { holder: planned.uid, amount: -planned.integral, title, values: { linkType: integralLinkType.manual, linkId: `M${id}`, title, mark: revokeReason } });
}

export const integralManual: EntityDeparture<'marketing/integralManual'> = {
  wrote,
  actions: {
    calculate: async ({ visit, values }) => toldOf(await earnedBy(visit, values)),
    issue: async ({ visit, values }) => ({ id: await issue(visit, values) }),
  },
  async demo(house, planned) {
    await write(house, system, async (visit) => {
      for (const [at, row] of planned.entries()) if (await isThere(visit, row.uid)) await demonstrate(visit, row as Manual, at);
    });
    return [];
  },
};
