/**
 * Members: points, balance, tags, level and gifts as operators change them (member sheet), who brought them, and the demo ones, who come
 * with a year of trade: what they hold is what their orders and ledgers leave.
 */
import { fromSeconds } from '../../../engine/time/wallTime';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import type { DepartureInput, EntityDeparture, WriteRule } from '../../resources/departures';
import { book } from '../../resources/door/book';
import { assignRecord } from '../../resources/door/door';
import { lockRow } from '../../resources/door/rows';
import { type Visit, whileAwaited } from '../../resources/door/visit';
import { cleanSpread, updateSpread } from '../distribution/promoter';
import { seedTrade } from '../order/demo/trade';
import { giftCard } from './gift';
import { sendCoupon } from './sendCoupon';

const writes: WriteRule = (_visit, { before, after }) => {
  if (!after) return;
  if (after.isPromoter === true && before?.isPromoter !== true) after.promoterTime = fromSeconds(Date.now() / 1000);
};

/** Two visits that change the same members cannot wait for each other. */
export const rising = (ids: readonly (number | string)[]): number[] => ids.map(Number).sort((left, right) => left - right);

/** Tags are added to those that a member has; taking them away is an edit of the member. */
async function setTag({ visit, resource, ids, values }: DepartureInput): Promise<void> {
  for (const id of whileAwaited(visit, rising(ids))) {
    const { record } = await lockRow(visit, resource, id);
    await assignRecord(visit, resource, id, { tagId: [...new Set([...(record.tagId as number[]), ...(values.tagIds as number[])])] }, { title: '设置会员标签' });
  }
}

const levelOf = async (visit: Visit, id: unknown) => (await lockRow(visit, visit.resources.get('user/level')!, id)).record;

/** @throws Refusal when the level is hidden; what a lower level asks for is all the experience that is left, where that is wanted */
async function updateLevel({ visit, resource, ids, values }: DepartureInput): Promise<void> {
  const { id, record } = await lockRow(visit, resource, ids[0]);
  const wanted = await levelOf(visit, values.levelId);
  if (wanted.isShow !== true) throw new Refusal(codes.invalid, '该等级未开启');
  const present = record.level === null ? undefined : await levelOf(visit, record.level);
  const surplus = Number(record.experience) - Number(wanted.experience);
  if (values.isSub === true && present && Number(wanted.grade) < Number(present.grade) && surplus > 0) {
    await book(visit, 'user/experienceRecord', {
      holder: id, amount: -surplus, title: '后台降级', values: { linkType: 'system', title: '后台降级', mark: `降为${String(wanted.name)}，扣除经验${surplus}` },
    });
  }
  await assignRecord(visit, resource, id, { level: values.levelId }, { title: '修改会员等级' });
}

export const user: EntityDeparture = {
  writes,
  async demo(house, planned, size, report) {
    await seedTrade(house, planned, size, report);
    return [];
  },
  demoFrom: ['product/attrValue', 'marketing/coupon', 'user/level'],
  actions: {
    updateSpread, cleanSpread, setTag, updateLevel,
    gift: ({ visit, ids, values }) => giftCard(visit, rising(ids), values.cardId),
    sendCoupon: ({ visit, ids, values }) => sendCoupon(visit, rising(ids), values.couponId),
  },
};
