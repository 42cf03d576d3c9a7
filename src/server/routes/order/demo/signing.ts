/** Days on which members signed in lately, and what that brought: some every day, some with days missed, some long ago. */
import { experienceChannel, experienceLinkType, integralLinkType } from '../../../../../generated/codes';
import { addDays, fromSeconds, toSeconds } from '../../../../engine/time/wallTime';
import { decodeRow, resourceOf } from '../../../resources/resource';
import { readSetting } from '../../../resources/single';
import type { House, Row } from '../../../resources/types';
import type { TableWriter } from '../../../seed/writer';
import { type Award, type Benefit, multiplesOf, type Reward, rewardsOf } from '../../marketing/signRewards';
import { day, hour } from './calendar';
import type { Ledgers } from './ledgers';
import type { Members } from './members';

/** One of so many members signs in, and of many members no more than so many altogether. */
const signers = 9;
const most = 400;
/** Days back to the first sign-in. */
const back = 40;

interface SignRules { every: Reward; awards: Award[]; benefits: Benefit[] }

/** As the settings stand before the demo rows are made. */
export async function readSignRules(house: House): Promise<SignRules> {
  const all = async (key: 'marketing/signAward' | 'user/paidMemberBenefit') => {
    const resource = resourceOf(house, key);
    const rows = key === 'marketing/signAward'
      ? await house.sql.selectFrom('marketing_sign_award').selectAll().where('is_del', '=', false).execute()
      : await house.sql.selectFrom('paid_member_benefit').selectAll().where('status', '=', true).execute();
    return rows.map((row) => decodeRow(resource, row as Row));
  };
  return { every: await readSetting(house.sql, house, 'marketing/signConfig'), awards: await all('marketing/signAward') as Award[], benefits: await all('user/paidMemberBenefit') as Benefit[] };
}

interface Signing { member: number; at: number; date: string }

/** Every habit there is: daily until today, daily until yesterday, with every fourth day missed, long ago. */
const habits: readonly ((ago: number) => boolean)[] = [() => true, (ago) => ago > 0, (ago) => ago % 4 !== 3, (ago) => ago > 25];

function signingsOf(members: Members, member: number, now: number): Signing[] {
  const today = fromSeconds(now).slice(0, 10);
  const habit = habits[(member / signers) % habits.length]!;
  const since = member % (back - 10);
  return Array.from({ length: since + 8 }, (_, ago) => ago).filter(habit).flatMap((ago) => {
    const date = addDays(today, -ago);
    const at = Math.min(toSeconds(`${date} 07:00:00`) + (member * 7_919 + ago * 613) % (14 * hour), now);
    return at - day > members.cameAt(member) ? [{ member, at, date }] : [];
  });
}

/** Rows in the order of their time, as they came. */
export function signIn(writer: TableWriter<'marketing/signRecord'>, ledgers: Ledgers, members: Members, { every, awards, benefits }: SignRules, now: number): void {
  const places = Array.from({ length: Math.min(most, Math.floor((members.count - 1) / signers) + 1) }, (_, at) => at * signers).filter((at) => !members.isGone(at));
  const runs = new Map<number, { date: string; day: number }>();
  for (const { member, at, date } of places.flatMap((place) => signingsOf(members, place, now)).sort((one, other) => one.at - other.at)) {
    const last = runs.get(member);
    const run = { date, day: last && last.date === addDays(date, -1) ? last.day + 1 : 1 };
    runs.set(member, run);
    const rewards = rewardsOf(run.day, every, awards, multiplesOf(members.rowOf(member).isPaidMember === true, benefits, experienceChannel.sign));
    const linkId = String(writer.add({ uid: members.idOf(member), date, day: run.day, ...rewards, createTime: fromSeconds(at) }));
    const booked = { at, member, linkId, title: '签到奖励' };
    ledgers.plan({ ...booked, ledger: 'integral', linkType: integralLinkType.sign, amount: rewards.integral + rewards.awardIntegral });
    ledgers.plan({ ...booked, ledger: 'experience', linkType: experienceLinkType.sign, amount: rewards.experience + rewards.awardExperience });
  }
}
