/** What approving a product does beside its state (product sheet). */
import type { EntityDeparture } from '../../resources/departures';
import { lockRow } from '../../resources/door/rows';

/** Contract "Product.auditStatus": 无需审核 */
const exempt = 0;

export const product: EntityDeparture = {
  moves: {
    /**
     * Where the shop's goods need no audit any more, it needs none either. Approved by itself it goes on the shelf, where it asks
     * for that and its shop is open; approved with others it stays in stock.
     */
    async pass(visit, { merId, isAutoUp }, action) {
      const { record: shop } = await lockRow(visit, visit.resources.get('merchant/merchant')!, merId);
      return {
        ...(shop.productSwitch === true ? {} : { auditStatus: exempt }),
        isShow: action === 'audit' && isAutoUp === true && shop.isSwitch === true,
      };
    },
  },
};
