/** Slots of flash sales: activities move with their slots (flash-sale sheet). */
import type { EntityDeparture } from '../../resources/departures';
import { moveWithSlot } from './seckillActivity';

export const seckillTimeInterval: EntityDeparture<'marketing/seckillTimeInterval'> = {
  async wrote(visit, { id, before, after }) {
    if (id !== undefined && before && after && (before.startTime !== after.startTime || before.endTime !== after.endTime)) await moveWithSlot(visit, id);
  },
};
