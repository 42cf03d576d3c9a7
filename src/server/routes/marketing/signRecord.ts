/**
 * Signing in: a record a day. Its run of days follows from the record before, its rewards from the settings of the moment; what it
 * brings is booked with it, so that both are there or neither.
 */
import { experienceChannel, experienceLinkType, integralLinkType } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { codes } from '../../../engine/envelope';
import { addDays } from '../../../engine/time/wallTime';
import { invalid, Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { book } from '../../resources/door/book';
import { readSetting } from '../../resources/single';
import type { Visit } from '../../resources/types';
import { multiplesOf, rewardsOf } from './signRewards';

type Signing = Records['marketing/signRecord'];

const title = '签到奖励';
/** Days in a row with this one. @throws Refusal where the member has signed in since: what followed was counted without it */
async function runOf({ db }: Visit, uid: number, date: string): Promise<number> {
  const last = await db.selectFrom('marketing_sign_record').select(['date', 'day']).where('uid', '=', uid).orderBy('date', 'desc').limit(1).executeTakeFirst();
  if (!last || last.date < addDays(date, -1)) return 1;
  if (last.date > date) throw invalid([{ field: 'date', message: `该会员已在${last.date}签到，不能补签更早的日期` }]);
  // The same day is refused by the field itself.
  return last.date === date ? last.day : last.day + 1;
}

/** The member is locked first: two sign-ins of one member follow one another. */
async function sign(visit: Visit, after: Signing): Promise<void> {
  const { record: member } = await visit.of('user/user').lock(after.uid);
  if (member.isLogoff) throw new Refusal(8105, '会员已注销');
  const settings = await readSetting(visit.db, visit, 'marketing/signConfig');
  const awards = (await visit.of('marketing/signAward').lockAlive({})).map(({ record }) => record);
  const benefits = (await visit.of('user/paidMemberBenefit').lockAlive({ status: true })).map(({ record }) => record);
  const day = await runOf(visit, after.uid, after.date);
  Object.assign(after, { day, ...rewardsOf(day, settings, awards, multiplesOf(member.isPaidMember, benefits, experienceChannel.sign)) });
}

async function bookRewards(visit: Visit, id: number, { uid, day, integral, experience, awardIntegral, awardExperience }: Signing): Promise<void> {
  const values = { linkId: String(id), title, mark: `连续签到${day}天` };
  await book(visit, 'user/integralRecord', { holder: uid, amount: integral + awardIntegral, title, values: { ...values, linkType: integralLinkType.sign } });
  await book(visit, 'user/experienceRecord', { holder: uid, amount: experience + awardExperience, title, values: { ...values, linkType: experienceLinkType.sign } });
}

export const signRecord: EntityDeparture<'marketing/signRecord'> = {
  async writes(visit, { before, after }) {
    if (before) throw new Refusal(codes.invalid, '签到记录不能修改');
    if (after) await sign(visit, after);
  },
  async wrote(visit, { id, before, after }) {
    if (id !== undefined && !before && after) await bookRewards(visit, id, after);
  },
};
