/** Topics: how many are recommended at once, which no rule between fields of one record can say. */
import { Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import type { Visit } from '../../resources/types';
import { lockName } from '../../sql/nameLock';

const most = 5;

/** Two who recommend at once follow one another. @param id absent for a new one */
async function othersRecommended({ db }: Visit, id: number | undefined): Promise<number> {
  await lockName(db, 'marketing_community_topic is_hot');
  const all = db.selectFrom('marketing_community_topic').select(({ fn }) => fn.countAll<number>().as('count')).where('is_del', '=', false).where('is_hot', '=', true);
  return (await (id === undefined ? all : all.where('id', '<>', id)).executeTakeFirstOrThrow()).count;
}

export const communityTopic: EntityDeparture<'marketing/communityTopic'> = {
  async writes(visit, { id, after }) {
    if (after?.isHot && await othersRecommended(visit, id) >= most) throw new Refusal(9204, `最多推荐${most}个话题`);
  },
};
