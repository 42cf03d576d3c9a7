/**
 * 积分调整: what the member holds is noted when a request is made and when it is decided. What was refused or withdrawn is handed
 * in again as a request of its own, by whoever does so.
 */
import { integralAdjustStatus, integralAdjustType, integralLinkType, integralRecordStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { invalid } from '../../refusal';
import { proveAction } from '../../resources/actions';
import type { EntityDeparture } from '../../resources/departures';
import { book } from '../../resources/door/book';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import { resourceOf } from '../../resources/resource';
import type { ComputedRule, Visit, WriteRule } from '../../resources/types';
import { backdate, todayAt } from '../../seed/rows';
import type { Sql } from '../../sql/connect';
import { isThere } from './earning';

type Request = Records['marketing/integralAdjust'];

/** Points that go; below zero those that come. */
const taken = ({ adjustType, integral }: Pick<Request, 'adjustType' | 'integral'>): number => (adjustType === integralAdjustType.sub ? integral : -integral);

/** Whoever passes a request holds its member's lock until it is booked, so that what is noted here is what the ledger says. */
const writes: WriteRule<Request> = async (visit, { before, after }) => {
  if (!after || (before && before.auditStatus === after.auditStatus)) return;
  const [member] = await visit.of('user/user').lockAlive({ id: after.uid });
  // A member who is not there is told at its own field.
  if (!member) return;
  const { integral: held, isLogoff } = member.record;
  if (!before && isLogoff) throw invalid([{ field: 'uid', message: '会员已注销' }]);
  if (!before && taken(after) > held) throw invalid([{ field: 'integral', message: '扣减积分不能大于会员当前积分' }]);
  after.beforeIntegral = held;
  if (after.auditStatus === integralAdjustStatus.passed) after.afterIntegral = held - taken(after);
};

/** Points of orders that are not the member's yet. */
const frozenIntegral: ComputedRule = async ({ sql }, { uid }) => {
  const { sum } = await sql.selectFrom('user_integral_record').select(({ fn }) => fn.sum<string | null>('integral').as('sum'))
    .where('uid', '=', Number(uid)).where('status', '=', integralRecordStatus.frozen).executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};

/** What the member would hold if the request were passed now. */
const expectedIntegral: ComputedRule = async ({ sql }, record) => {
  if (record.auditStatus !== integralAdjustStatus.pending) return null;
  const member = await sql.selectFrom('user_user').select('integral').where('id', '=', Number(record.uid)).executeTakeFirst();
  return member ? member.integral - taken(record as Request) : null;
};

const moves = { [integralAdjustStatus.passed]: 'pass', [integralAdjustStatus.refused]: 'refuse', [integralAdjustStatus.withdrawn]: 'withdraw' } as const;

/** What was asked for and decided, as staff would have: each request that was passed with its booking. */
async function demonstrate(visit: Visit, { auditStatus = integralAdjustStatus.pending, auditorName, refusalReason, createTime, ...planned }: Request, at: number): Promise<void> {
  const time = planned.applicantId ? todayAt(at) : createTime;
  const requests = visit.of('marketing/integralAdjust');
  const { record: { integral: held } } = await visit.of('user/user').lock(planned.uid);
  if (taken(planned) > held) return;
  const { id } = await requests.create(planned, { title: '申请积分调整', log: { operator: planned.applicantName, time } });
  await backdate(visit, resourceOf(visit, 'marketing/integralAdjust'), id, time);
  if (auditStatus === integralAdjustStatus.pending) return;
  const title = auditStatus === integralAdjustStatus.withdrawn ? '撤回' : '审批';
  await requests.move(id, moves[auditStatus], auditStatus === integralAdjustStatus.refused ? { refusalReason } : {}, { title, log: { operator: auditorName || planned.applicantName } });
  if (auditStatus !== integralAdjustStatus.withdrawn) await requests.assign(id, { auditorName }, { title });
  if (auditStatus !== integralAdjustStatus.passed) return;
  await book(visit, 'user/integralRecord', { holder: planned.uid, amount: -taken(planned), title, values: { linkType: integralLinkType.manualAdjust, linkId: String(id), title: '积分调整', mark: planned.remark } });
}

/** A member of whom a request can be made: who has not left, and none waits for. */
async function someMember(db: Sql): Promise<number | undefined> {
  const waiting = db.selectFrom('marketing_integral_adjust').select('uid').where('audit_status', '=', integralAdjustStatus.pending).where('is_del', '=', false);
  return (await db.selectFrom('user_user').select('id').where('is_del', '=', false).where('is_logoff', '=', false).where('id', 'not in', waiting).orderBy('id').limit(1).executeTakeFirst())?.id;
}

export const integralAdjust: EntityDeparture<'marketing/integralAdjust'> = {
  writes,
  computed: { frozenIntegral, expectedIntegral },
  actions: {
    async resubmit({ visit, ids: [id], values }) {
      await proveAction(visit, 'marketing/integralAdjust', 'resubmit', id);
      const requests = visit.of('marketing/integralAdjust');
      const { record: { uid } } = await requests.lock(id);
      const { adjustType, integral, reasonType, remark, attachments } = values;
      const { id: made } = await requests.create({ uid, adjustType, integral, reasonType, remark: remark ?? '', attachments: attachments ?? [] }, { title: '重新提交积分调整' });
      return { id: made };
    },
  },
  sample: async ({ sql }) => ({ adjustType: integralAdjustType.add, uid: await someMember(sql) }),
  async demo(house, planned) {
    await write(house, system, async (visit) => {
      for (const [at, row] of planned.entries()) if (await isThere(visit, row.uid)) await demonstrate(visit, row as Request, at);
    });
    return [];
  },
};
