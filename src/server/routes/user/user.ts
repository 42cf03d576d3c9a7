/**
 * Members: level and gifts as operators change them (member sheet), who brought them, and the demo ones, who come
 * with a year of trade: what they hold is what their orders and ledgers leave.
 */
import { experienceLinkType, presentKind } from '../../../../generated/codes';
import type { Inputs } from '../../../../generated/records';
import { codes } from '../../../engine/envelope';
import { wallTime } from '../../../engine/time/wallTime';
import { hashPassword } from '../../accounts/passwords';
import { Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { book } from '../../resources/door/book';
import type { Visit } from '../../resources/types';
import { present } from '../marketing/presents';
import { cleanSpread, updateSpread } from '../distribution/promoter';
import { sendToday } from '../order/demo/coupons';
import { told } from '../order/records';
import { seedTrade } from '../order/demo/trade';
import { giftCard } from './gift';
import { sendCoupon } from './sendCoupon';

/** @throws Refusal when the level is hidden; what a lower level asks for is all the experience that is left, where that is wanted */
async function changeLevel(visit: Visit, uid: number, { levelId, isSub }: Inputs['user/user']['updateLevel']): Promise<void> {
  const [members, levels] = [visit.of('user/user'), visit.of('user/level')];
  const { id, record } = await members.lock(uid);
  const { record: wanted } = await levels.lock(levelId);
  if (!wanted.isShow) throw new Refusal(codes.invalid, '该等级未开启');
  const present = record.level === null ? undefined : (await levels.lock(record.level)).record;
  const surplus = record.experience - wanted.experience;
  if (isSub && present && wanted.grade < present.grade && surplus > 0) {
    await book(visit, 'user/experienceRecord', {
      holder: id, amount: -surplus, title: '后台降级', values: { linkType: experienceLinkType.system, title: '后台降级', mark: `降为${wanted.name}，扣除经验${surplus}` },
    });
  }
  await members.assign(id, { level: levelId }, { title: '修改会员等级' });
}

export const user: EntityDeparture<'user/user'> = {
  async demo(house, planned, size, report) {
    await seedTrade(house, planned, size, report);
    await sendToday(house);
    return [];
  },
  /** Whoever joins is welcomed, by whatever way the shop tells it. */
  async wrote(visit, { id, before, after }) {
    if (!before && after && id !== undefined) await present(visit, id, presentKind.newcomer, wallTime());
  },
  demoFrom: ['product/attrValue', 'marketing/coupon', 'user/level', 'user/paidMemberBenefit', 'marketing/signAward'],
  actions: {
    updateSpread, cleanSpread,
    async add({ visit, values: { pwd, ...values } }) {
      await visit.of('user/user').create({ ...told(values), pwd: await hashPassword(pwd) }, { title: '新增会员' });
    },
    updateLevel: ({ visit, ids: [uid], values }) => changeLevel(visit, uid, values),
    gift: ({ visit, ids, values }) => giftCard(visit, ids, values.cardId),
    sendCoupon: ({ visit, ids, values }) => sendCoupon(visit, ids, values.couponId),
  },
};
