/** Points of orders: what becomes of them once they have thawed. */
import { integralRecordStatus } from '../../../../generated/codes';
import type { EntityDeparture } from '../../resources/departures';

export const integralRecord: EntityDeparture<'user/integralRecord'> = {
  moves: {
    /** Who has left gets nothing any more. */
    thaw: async (visit, { uid }) => ((await visit.of('user/user').lock(uid)).record.isLogoff ? { status: integralRecordStatus.void } : {}),
  },
};
