/** What signing in brings: the reward of the day and that of the run of days, doubled for paid members (sign-in sheet, decisions 47). */
import { type experienceChannel, memberBenefit } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';

/** Of the settings, or of a run of days. */
export type Reward = Pick<Records['marketing/signConfig'], 'isIntegral' | 'integral' | 'isExperience' | 'experience'>;
export type Award = Reward & Pick<Records['marketing/signAward'], 'day'>;
export type Benefit = Pick<Records['user/paidMemberBenefit'], 'name' | 'multiple' | 'channelStr'>;
/** By how much points and experience are multiplied. */
export interface Multiples { integral: number; experience: number }

export type Signed = Pick<Records['marketing/signRecord'], 'integral' | 'experience' | 'awardIntegral' | 'awardExperience'>;

/** A run as long as an award says gets it; whoever goes on beyond the longest gets that one every day. */
function awardOf(awards: readonly Award[], run: number): Award | undefined {
  const longest = awards.reduce<Award | undefined>((found, award) => (found && found.day >= award.day ? found : award), undefined);
  return longest && run > longest.day ? longest : awards.find(({ day }) => day === run);
}

const points = (reward: Reward | undefined, { integral }: Multiples) => (reward?.isIntegral ? reward.integral * integral : 0);
const growth = (reward: Reward | undefined, { experience }: Multiples) => (reward?.isExperience ? reward.experience * experience : 0);

/** @param run days in a row, this one included */
export function rewardsOf(run: number, base: Reward, awards: readonly Award[], multiples: Multiples): Signed {
  const award = awardOf(awards, run);
  return { integral: points(base, multiples), experience: growth(base, multiples), awardIntegral: points(award, multiples), awardExperience: growth(award, multiples) };
}

type Channel = (typeof experienceChannel)[keyof typeof experienceChannel];

/** @param benefits those that are switched on @param channel by which the member earns */
export function multiplesOf(isPaidMember: boolean, benefits: readonly Benefit[], channel: Channel): Multiples {
  const of = (wanted: string) => (isPaidMember && benefits.find(({ name, channelStr }) => name === wanted && channelStr?.includes(channel))?.multiple) || 1;
  return { integral: of(memberBenefit.integralDoubling), experience: of(memberBenefit.experienceDoubling) };
}
