/** What keeps the name of a category follows it. */
import type { EntityDeparture } from '../../resources/departures';
import { renameCategory } from '../marketing/seckillActivity';

export const category: EntityDeparture<'product/category'> = {
  async wrote(visit, { id, before, after }) {
    if (id !== undefined && before && after && before.name !== after.name) await renameCategory(visit, id);
  },
};
