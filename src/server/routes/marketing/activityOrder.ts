/** Registrations: what their places and points become when they are verified or end. */
import { activityStatus, integralLinkType, registrationStatus } from '../../../../generated/codes';
import { wallTime } from '../../../engine/time/wallTime';
import type { EntityDeparture } from '../../resources/departures';
import { book } from '../../resources/door/book';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import type { MoveRule } from '../../resources/types';
import { post } from '../finance/journal/post';
import { refuse } from '../order/records';
import { demonstrate } from './activityDemo';
import { holdSeats, linkOf, type Registration } from './activitySeats';
import { register } from './registering';
import { pay } from './registrationPaid';

/** Places are free again, and so are points that were never refunded. */
const end = (reason: string): MoveRule<Registration> => async (visit, order) => {
  await holdSeats(visit, order.activityId, -order.num, reason);
  await book(visit, 'user/integralRecord', { holder: order.uid, amount: order.useIntegral, title: reason, values: { linkType: integralLinkType.activity, linkId: linkOf(order), title: reason, mark: '退回报名积分' } });
  return {};
};

/** What was paid for goes the way of a refund; what is free ends until the activity starts (decisions 58). */
const withdraw: MoveRule<Registration> = async (visit, order, action) => {
  const isFree = Number(order.payPrice) === 0 && order.useIntegral === 0;
  if (order.status !== registrationStatus.unpaid) {
    if (!isFree) throw refuse('该报名已付费，请申请退款');
    const { record } = await visit.of('marketing/activity').lock(order.activityId);
    if (record.status !== activityStatus.waiting || wallTime() >= record.startTime) throw refuse('活动已开始，不能取消报名');
  }
  return end('会员取消报名')(visit, order, action);
};

/** Whoever comes gets the points that the activity promised, unless they have left the shop. */
const verify: MoveRule<Registration> = async (visit, order) => {
  const { rewardIntegral, name } = await visit.db.selectFrom('marketing_activity').select(['reward_integral as rewardIntegral', 'name']).where('id', '=', order.activityId).executeTakeFirstOrThrow();
  const { record: member } = await visit.of('user/user').lock(order.uid);
  const points = member.isLogoff ? 0 : Number(rewardIntegral);
  await book(visit, 'user/integralRecord', { holder: order.uid, amount: points, title: '活动签到奖励', values: { linkType: integralLinkType.activity, linkId: linkOf(order), title: '活动签到奖励', mark: name } });
  return { rewardIntegral: points };
};

const giveBack: MoveRule<Registration> = async (visit, order) => {
  await holdSeats(visit, order.activityId, -order.num, '报名退款');
  return {};
};

export const activityOrder: EntityDeparture<'marketing/activityOrder'> = {
  actions: {
    register: ({ visit, values }) => register(visit, values),
    pay: ({ visit, ids: [id], values }) => pay(visit, id, values),
  },
  async wrote(visit, { id, before, after }) {
    if (id === undefined || !after) return;
    if (!before?.paid && after.paid) await post(visit, 'registrationPaid', id);
    if (!after.paid && !before?.outTradeNo && after.outTradeNo) await post(visit, 'registrationPaidLate', id);
  },
  moves: { withdraw, cancel: end('平台取消报名'), expire: end('未支付自动取消'), callOff: end('活动取消'), verify, giveBack },
  demoFrom: ['order/order'],
  async demo(house) {
    await write(house, system, (visit) => demonstrate(visit));
    return [];
  },
};
