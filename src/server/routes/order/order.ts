/**
 * Orders: what the platform does with them beside their remark. Sending counts pieces over items and invoices, a payment earns those who
 * brought the member: both write several tables by arithmetic of their own.
 */
import type { EntityDeparture } from '../../resources/departures';
import { cancel, complete, expire } from './byTime';
import { followOrder, rewardOrder } from './follow';
import { payOrder } from './paid';
import { placeOrder } from './place';
import { shipOrder, updateInvoice } from './ship';

export const order: EntityDeparture<'order/order'> = {
  writes: followOrder,
  wrote: rewardOrder,
  moves: { cancel, expire, complete },
  actions: {
    place: ({ house, visit, values }) => placeOrder(house, visit, values),
    pay: ({ visit, ids: [id], values }) => payOrder(visit, id, values),
    send: ({ visit, ids: [id], values }) => shipOrder(visit, id, values),
    updateInvoice: ({ visit, values: { id, ...given } }) => updateInvoice(visit, id, given),
  },
};
