/**
 * Orders: what the platform does with them beside their remark. Sending counts pieces over items and invoices, a payment earns those who
 * brought the member: both write several tables by arithmetic of their own.
 */
import type { EntityDeparture } from '../../resources/departures';
import { cancel, complete, expire } from './byTime';
import { followOrder, postOrder, rewardOrder } from './follow';
import { tellOrder } from './notices';
import { payOrder } from './paid';
import { placeOrder } from './place';
import { refundWhole } from './refundWhole';
import { shipOrder, updateInvoice } from './ship';

export const order: EntityDeparture<'order/order'> = {
  writes: followOrder,
  async wrote(visit, change) {
    await postOrder(visit, change);
    await rewardOrder(visit, change);
    await tellOrder(visit, change);
  },
  moves: { cancel, expire, complete, refundWhole },
  actions: {
    place: ({ house, visit, values }) => placeOrder(house, visit, values),
    pay: ({ visit, ids: [id], values }) => payOrder(visit, id, values),
    send: ({ visit, resource, ids: [id], values }) => shipOrder(visit, resource, id, values),
    updateInvoice: ({ visit, resource, values: { id, ...given } }) => updateInvoice(visit, resource, id, given),
  },
};
