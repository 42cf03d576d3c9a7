/** A receipt that its member hands in: pictures, and as much of the purchase as the member says. It grants nothing until it is reviewed. */
import { receiptSource } from '../../../../generated/codes';
import type { Inputs } from '../../../../generated/records';
import { invalid } from '../../refusal';
import type { Visit } from '../../resources/types';
import { isAnothers } from '../../service/ownMerchant';
import { proveMember } from '../user/proveMember';
import { earnedBy, isGranted, toldOf } from './earning';

type Uploaded = Inputs['marketing/integralReceipt']['upload'];

/** What the shop needs to tell its member: where the receipt stands, and what it may earn. */
interface Answer {
  id: number;
  auditStatus: number;
  integral: number;
}

/** What it may earn; nothing is said of a purchase that is not told whole. */
async function expected(visit: Visit, { uid, merId, consumeAmount, consumeTime }: Uploaded) {
  if (!merId || !consumeAmount || !consumeTime) return {};
  const { integral, ruleId, ruleName } = toldOf(await earnedBy(visit, { uid, merId, consumeAmount, consumeTime }));
  return { integral, ruleId, ruleName };
}

/** @throws Refusal at the input where member or shop are not there, or the receipt was granted its points before */
export async function uploadReceipt(visit: Visit, uploaded: Uploaded): Promise<Answer> {
  const { uid, images, merId, consumeAmount, consumeTime } = uploaded;
  const receiptNo = uploaded.receiptNo ?? '';
  await proveMember(visit, uid);
  if (merId && (isAnothers(visit, merId) || (await visit.of('merchant/merchant').lockAlive({ id: merId })).length === 0)) throw invalid([{ field: 'merId', message: '商户不存在' }]);
  if (merId && receiptNo !== '' && (await isGranted(visit, merId, receiptNo))) throw invalid([{ field: 'receiptNo', message: '该小票已积分' }]);
  const told = await expected(visit, uploaded);
  const { id, record } = await visit.of('marketing/integralReceipt').create(
    { uid, images, merId: merId ?? null, receiptNo, consumeAmount: consumeAmount ?? null, consumeTime: consumeTime ?? null, ...told, source: receiptSource.member },
    { title: '上传小票' },
  );
  return { id, auditStatus: record.auditStatus, integral: record.integral };
}
