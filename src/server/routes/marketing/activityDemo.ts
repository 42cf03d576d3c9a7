/** Demo registrations in every state: made, paid, verified and refunded by what real ones go through. */
import { payType, refundStatus } from '../../../../generated/codes';
import { centsOf, yuanOf } from '../../../engine/format/money';
import { fromSeconds, toSeconds, wallTime } from '../../../engine/time/wallTime';
import { resourceOf } from '../../resources/resource';
import type { Visit } from '../../resources/types';
import { backdate } from '../../seed/rows';
import type { Activity } from './activitySeats';
import { cancelActivity } from './cancelActivity';
import { enter } from './registering';
import { pay } from './registrationPaid';

type End = 'unpaid' | 'cancelled' | 'kept' | 'verified' | 'asked' | 'refused' | 'revoked' | 'part' | 'whole';
/** How many people by one member, paid for how, and what became of it; so many hours ago, of an activity that is over before its end. */
type Plan = readonly [num: number, way: 'yue' | 'weixin' | 'none', end: End, hoursAgo: number];

const plans: Readonly<Record<string, readonly Plan[]>> = {
  周末亲子陶艺体验: [
    [2, 'yue', 'kept', 70], [3, 'weixin', 'kept', 52], [1, 'yue', 'asked', 47], [2, 'weixin', 'asked', 30], [1, 'yue', 'refused', 28], [2, 'yue', 'revoked', 26], [1, 'yue', 'part', 22], [2, 'yue', 'whole', 20],
    [1, 'weixin', 'whole', 9], [1, 'none', 'cancelled', 6], [2, 'none', 'unpaid', 0],
  ],
  秋日手作市集: [[1, 'none', 'verified', 60], [2, 'none', 'verified', 55], [4, 'none', 'verified', 50], [1, 'none', 'kept', 33]],
  会员咖啡品鉴沙龙: [[1, 'none', 'kept', 40], [2, 'none', 'kept', 35], [1, 'none', 'kept', 12]],
  城市读书分享会: [[1, 'yue', 'verified', 20], [2, 'weixin', 'verified', 18], [1, 'yue', 'kept', 15], [1, 'yue', 'whole', 12]],
  森林露营夜: [[2, 'yue', 'kept', 90], [1, 'weixin', 'kept', 66], [3, 'none', 'unpaid', 0]],
};

const called = '森林露营夜';
const names = ['陈思远', '王雨桐', '李嘉禾', '赵一诺', '周子墨', '吴若溪', '郑书言', '孙知夏'];
const title = '报名演示';
const hour = 3_600;

/** Members who can pay for so many people, as their balance and points stand now: one who has paid before may not have enough left. */
async function membersOf({ db }: Visit, { price, integral }: Activity, [num, way]: Plan): Promise<{ id: number; phone: string }[]> {
  const money = way === 'yue' ? yuanOf(centsOf(price ?? 0) * num) : '0';
  const rows = await db.selectFrom('user_user').select(['id', 'phone']).where('is_del', '=', false).where('is_logoff', '=', false).where('status', '=', true)
    .where('now_money', '>=', money).where('integral', '>=', (integral ?? 0) * num).orderBy('id').limit(40).execute();
  return rows.map(({ id, phone }) => ({ id, phone: phone ?? '' }));
}

async function settle(visit: Visit, id: number, end: End): Promise<void> {
  const [orders, refunds] = [visit.of('marketing/activityOrder'), visit.of('marketing/activityRefund')];
  const ask = async (refundReason: string) => (await refunds.create({ orderId: id, refundReason, refundExplain: '行程有变，麻烦尽快处理', refundImages: [] }, { title })).id;
  const give = async (values: { refundPrice: string; refundIntegral: number; refundReason: string }) => { await refunds.create({ orderId: id, ...values, refundStatus: refundStatus.refunding }, { title }); };
  const { payPrice, useIntegral } = (await orders.lock(id)).record;
  if (end === 'cancelled') await orders.move(id, 'withdraw', {}, { title });
  if (end === 'verified') await orders.move(id, 'verify', {}, { title });
  if (end === 'asked') await ask('临时有事不能到场');
  if (end === 'refused') await refunds.move(await ask('找到更近的活动'), 'refuse', { refusal: '材料已按人数备好' }, { title });
  if (end === 'revoked') await refunds.move(await ask('时间冲突'), 'revoke', {}, { title });
  if (end === 'part') await give({ refundPrice: '10.00', refundIntegral: 0, refundReason: '场地变更补偿' });
  if (end === 'whole') await give({ refundPrice: payPrice, refundIntegral: useIntegral, refundReason: '会员电话申请取消' });
}

/** What was made now is as old as it tells. */
async function age(visit: Visit, id: number, time: string): Promise<void> {
  await backdate(visit, resourceOf(visit, 'marketing/activityOrder'), id, time);
  for (const key of ['marketing/activityOrderLog', 'marketing/activityRefund'] as const) {
    const children = await visit.of(key).lockWhere({ orderId: id });
    for (const child of children) await backdate(visit, resourceOf(visit, key), child.id, time);
  }
}

async function register(visit: Visit, activityId: number, activity: Activity, member: { id: number; phone: string }, at: number, [num, way, end, ago]: Plan): Promise<void> {
  const now = wallTime();
  const time = fromSeconds(toSeconds(activity.endTime < now ? activity.startTime : now) - ago * hour);
  const answers = Array.from({ length: num }, (_none, person) => activity.formFields.map(({ label, type, options }) => ({
    person: person + 1, label, value: type === 'phone' ? member.phone : type === 'radio' ? options?.[person % options.length] ?? '' : type === 'number' ? String(6 + person) : names[(at + person) % names.length] ?? '',
  }))).flat();
  const { id, payPrice } = await enter(visit, activityId, activity, { orderNo: `BM${now.replaceAll(/\D/g, '')}${String(at).padStart(4, '0')}`, uid: member.id, num, answers });
  if (way === 'yue') await pay(visit, id, { payPrice, payType: payType.yue, payChannel: 'yue', outTradeNo: null });
  if (way === 'weixin') await pay(visit, id, { payPrice, payType: payType.weixin, payChannel: 'mini', outTradeNo: `42000${now.replaceAll(/\D/g, '')}${at}` });
  if (way !== 'none') await visit.of('marketing/activityOrder').assign(id, { payTime: time }, { title });
  await settle(visit, id, end);
  if (end === 'verified') await visit.of('marketing/activityOrder').assign(id, { verifyTime: fromSeconds(toSeconds(activity.startTime) + at * 60) }, { title });
  await age(visit, id, time);
}

export async function demonstrate(visit: Visit): Promise<void> {
  let at = 0;
  for (const { id, record } of await visit.of('marketing/activity').lockAlive({})) {
    for (const plan of plans[record.name] ?? []) {
      const members = await membersOf(visit, record, plan);
      const member = members[at % Math.max(1, members.length)];
      if (member) await register(visit, id, record, member, at += 1, plan);
    }
    if (record.name === called) await cancelActivity(visit, id, '台风预警，场地临时关闭');
  }
}
