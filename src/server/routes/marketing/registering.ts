/** Signing up for an activity: who may, for how many, at which price. The places are held from then on. */
import { integralLinkType, registrationStatus, signUpStatus } from '../../../../generated/codes';
import type { Inputs } from '../../../../generated/records';
import { centsOf, yuanOf } from '../../../engine/format/money';
import { invalid } from '../../refusal';
import { book } from '../../resources/door/book';
import type { Visit } from '../../resources/types';
import { isAnothers } from '../../service/ownMerchant';
import { proveMember } from '../user/proveMember';
import { proveAnswers } from './activityAnswers';
import { type Activity, holdSeats, linkOf, type Registration, signStatusOf } from './activitySeats';

/** What the shop needs to ask for the payment, and to show its member at the door. */
type Answer = { id: number } & Pick<Registration, 'orderNo' | 'status' | 'payPrice' | 'useIntegral' | 'verifyCode'>;

const title = '活动报名';
const closed: Partial<Record<Activity['signStatus'], string>> = { [signUpStatus.waiting]: '报名尚未开始', [signUpStatus.full]: '活动已满员', [signUpStatus.closed]: '报名已截止' };

/** Places that the member holds of this activity. */
async function heldBy({ db }: Visit, activityId: number, uid: number): Promise<number> {
  const { places } = await db.selectFrom('marketing_activity_order').select(({ fn }) => fn.sum<string | null>('num').as('places'))
    .where('activity_id', '=', activityId).where('uid', '=', uid).where('status', '<>', registrationStatus.cancelled).executeTakeFirstOrThrow();
  return Number(places ?? 0);
}

/** The member, who is under lock by then. */
async function memberOf({ db }: Visit, uid: number): Promise<{ level: number; integral: number }> {
  const { level, integral } = await db.selectFrom('user_user').select(['level', 'integral']).where('id', '=', uid).executeTakeFirstOrThrow();
  return { level: Number(level ?? 0), integral: Number(integral) };
}

/** @throws Refusal at the input that is in the way */
async function proveOpen(visit: Visit, id: number, activity: Activity, uid: number, num: number): Promise<void> {
  if (!activity.isOpen) throw invalid([{ field: 'activityId', message: '活动不存在或已下架' }]);
  const reason = closed[signStatusOf(activity)];
  if (reason !== undefined) throw invalid([{ field: 'activityId', message: reason }]);
  const left = activity.totalLimit - activity.signedNum;
  if (activity.totalLimit > 0 && num > left) throw invalid([{ field: 'num', message: `名额只剩${left}个` }]);
  const { level, integral } = await memberOf(visit, uid);
  if (activity.levelIds.length > 0 && !activity.levelIds.includes(level)) throw invalid([{ field: 'uid', message: '会员等级不符合报名要求' }]);
  const held = await heldBy(visit, id, uid);
  if (held + num > activity.userLimit) throw invalid([{ field: 'num', message: held > 0 ? `每人限报${activity.userLimit}个，已报${held}个` : `每人限报${activity.userLimit}个` }]);
  if ((activity.integral ?? 0) * num > integral) throw invalid([{ field: 'uid', message: `会员积分不足，当前${integral}积分` }]);
}

/** Makes the registration and holds its places. Points are taken at once; what costs no money waits for no payment. */
export async function enter(visit: Visit, activityId: number, activity: Activity, { orderNo, uid, num, answers }: Pick<Registration, 'orderNo' | 'uid' | 'num' | 'answers'>): Promise<Answer> {
  const cents = centsOf(activity.price ?? 0) * num;
  const useIntegral = (activity.integral ?? 0) * num;
  const [name, phone] = answers.filter(({ person }) => person === 1);
  await holdSeats(visit, activityId, num, title);
  const { id, record } = await visit.of('marketing/activityOrder').create({
    orderNo, activityId, merId: activity.merId, uid, num, answers, signName: name?.value ?? '', signPhone: phone?.value ?? '', price: activity.price ?? '0.00', payPrice: yuanOf(cents), useIntegral,
    status: cents > 0 ? registrationStatus.unpaid : registrationStatus.toVerify,
  }, { title });
  await book(visit, 'user/integralRecord', { holder: uid, amount: -useIntegral, title, values: { linkType: integralLinkType.activity, linkId: linkOf(record), title, mark: activity.name } });
  const { status, payPrice, verifyCode } = record;
  return { id, orderNo, status, payPrice, useIntegral, verifyCode };
}

export async function register(visit: Visit, { activityId, ...given }: Inputs['marketing/activityOrder']['register']): Promise<Answer> {
  const [found] = await visit.of('marketing/activity').lockAlive({ id: activityId });
  if (!found || isAnothers(visit, found.record.merId)) throw invalid([{ field: 'activityId', message: '活动不存在或已下架' }]);
  await proveMember(visit, given.uid);
  await proveOpen(visit, activityId, found.record, given.uid, given.num);
  return enter(visit, activityId, found.record, { ...given, answers: proveAnswers(found.record, given.num, given.answers) });
}
