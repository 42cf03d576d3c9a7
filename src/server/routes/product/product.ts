/** What approving a product does beside its state (product sheet). */
import type { EntityDeparture } from '../../resources/departures';
import { lockRow } from '../../resources/door/rows';

export const product: EntityDeparture = {
  moves: {
    /** Approved by itself it goes on the shelf, where it asks for that and its shop is open; approved with others it stays in stock. */
    async pass(visit, { merId, isAutoUp }, action) {
      if (action !== 'audit' || isAutoUp !== true) return {};
      const { record: shop } = await lockRow(visit, visit.resources.get('merchant/merchant')!, merId);
      return { isShow: shop.isSwitch === true };
    },
  },
};
