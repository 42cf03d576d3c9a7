/** Recommended blocks of the PC shop: how many there are, which no rule between fields of one record can say. */
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import type { Visit } from '../../resources/types';
import { lockName } from '../../sql/nameLock';

const most = 10;

/** Two who add at once follow one another. @param id absent for a new one */
async function others({ db }: Visit, id: number | undefined): Promise<number> {
  await lockName(db, 'operation_pc_recommended count');
  const all = db.selectFrom('operation_pc_recommended').select(({ fn }) => fn.countAll<number>().as('count')).where('is_del', '=', false);
  return (await (id === undefined ? all : all.where('id', '<>', id)).executeTakeFirstOrThrow()).count;
}

export const pcRecommended: EntityDeparture<'operation/pcRecommended'> = {
  async writes(visit, { id, after }) {
    if (after && await others(visit, id) >= most) throw new Refusal(codes.invalid, `首页推荐最多${most}个板块`);
  },
  // No more than there may be.
  enlarge: async () => undefined,
};
