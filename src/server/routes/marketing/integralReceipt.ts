/** Receipts: what they may earn, whether the same one was handed in before, and whose rule grants their points. */
import { consumeChannel, integralLinkType, receiptStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { book } from '../../resources/door/book';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import { resourceOf } from '../../resources/resource';
import type { ComputedRule, Visit, WriteRule } from '../../resources/types';
import { backdate, todayAt } from '../../seed/rows';
import { earnedBy, isGranted, isThere, toldOf } from './earning';
import { reward } from './rewarding';
import { uploadReceipt } from './uploadReceipt';

type Receipt = Records['marketing/integralReceipt'];

/** How many receipts of the shop bear the number already. */
async function repeats({ db }: Visit, { merId, receiptNo }: Receipt): Promise<number> {
  if (merId === null || receiptNo === '') return 0;
  const { count } = await db.selectFrom('marketing_integral_receipt').select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mer_id', '=', merId).where('receipt_no', '=', receiptNo).executeTakeFirstOrThrow();
  return count;
}

const writes: WriteRule<Receipt> = async (visit, { id, before, after }) => {
  if (!after) return;
  if (!before) after.repeatCount = await repeats(visit, after);
  if (before?.auditStatus === receiptStatus.passed || after.auditStatus !== receiptStatus.passed) return;
  const { uid, merId, receiptNo, consumeAmount, consumeTime } = after;
  if (merId === null || consumeAmount === null || consumeTime === null) throw invalid([{ field: 'merId', message: '请填写消费信息' }]);
  if (await isGranted(visit, merId, receiptNo, id)) throw invalid([{ field: 'receiptNo', message: '该小票已积分' }]);
  const { ruleId, ruleName } = toldOf(await earnedBy(visit, { uid, merId, consumeAmount, consumeTime }, id));
  Object.assign(after, { ruleId, ruleName });
};

/** A receipt that passed is a purchase. */
const wrote: WriteRule<Receipt> = async (visit, { id, before, after }) => {
  if (id === undefined || !after || after.auditStatus !== receiptStatus.passed || before?.auditStatus === receiptStatus.passed) return;
  const { uid, merId, receiptNo, consumeTime } = after;
  if (consumeTime !== null) await reward(visit, { channel: consumeChannel.receipt, sourceId: id, linkNo: receiptNo || `R${id}`, uid, merId, time: consumeTime });
};

/** The other receipts of the shop with its number. */
const repeatList: ComputedRule = async ({ sql }, { id, merId, receiptNo }) => {
  if (typeof merId !== 'number' || typeof receiptNo !== 'string' || receiptNo === '') return [];
  const rows = await sql.selectFrom('marketing_integral_receipt as r').innerJoin('user_user as u', 'u.id', 'r.uid').select(['r.id', 'r.uid', 'u.nickname', 'r.consume_amount', 'r.audit_status', 'r.create_time'])
    .where('r.mer_id', '=', merId).where('r.receipt_no', '=', receiptNo).where('r.id', '<>', Number(id)).orderBy('r.id').limit(20).execute();
  return rows.map((row) => ({ id: row.id, uid: row.uid, nickname: row.nickname, consumeAmount: row.consume_amount, auditStatus: row.audit_status, createTime: row.create_time }));
};

/** What was handed in and judged, as members and staff would have: each that was passed with its booking. */
async function demonstrate(visit: Visit, { auditStatus, auditorId, auditorName, refusalReason, createTime, ...planned }: Receipt, at: number): Promise<void> {
  const receipts = visit.of('marketing/integralReceipt');
  const { id } = await receipts.create({ ...planned, receiptNo: planned.receiptNo || `XP-${2000 + at}` }, { title: '上传小票' });
  await backdate(visit, resourceOf(visit, 'marketing/integralReceipt'), id, planned.images.length > 1 ? todayAt(at) : createTime);
  const passed = auditStatus === receiptStatus.passed;
  if (!passed && auditStatus !== receiptStatus.refused) return;
  await receipts.move(id, passed ? 'pass' : 'refuse', passed ? {} : { refusalReason }, { title: '审核小票' });
  await receipts.assign(id, { auditorId: auditorId ?? 0, auditorName }, { title: '审核小票' });
  if (passed) await book(visit, 'user/integralRecord', { holder: planned.uid, amount: planned.integral, title: '小票积分', values: { linkType: integralLinkType.manual, linkId: `R${id}`, title: '小票积分' } });
}

export const integralReceipt: EntityDeparture<'marketing/integralReceipt'> = {
  writes,
  wrote,
  computed: { repeatList },
  async demo(house, planned) {
    await write(house, system, async (visit) => {
      for (const [at, row] of planned.entries()) if (await isThere(visit, row.uid)) await demonstrate(visit, row as Receipt, at);
    });
    return [];
  },
  actions: {
    upload: ({ visit, values }) => uploadReceipt(visit, values),
    calculate: async ({ visit, values: { id, merId, consumeAmount, consumeTime } }) => {
      const { record: { uid } } = await visit.of('marketing/integralReceipt').lock(id);
      const { integral, ruleName } = toldOf(await earnedBy(visit, { uid, merId, consumeAmount, consumeTime }, id));
      return { integral, ruleName };
    },
  },
};
