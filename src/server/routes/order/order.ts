/** Orders: what the platform does with them beside their remark. */
import type { Departure, EntityDeparture } from '../../resources/departures';
import { followOrder } from './follow';
import { shipOrder, updateInvoice, type Shipment } from './ship';

const send: Departure = ({ visit, ids: [id], values }) => shipOrder(visit, id, values as unknown as Shipment);

const mendInvoice: Departure = ({ visit, values: { id, ...given } }) => updateInvoice(visit, id, given as unknown as Shipment);

export const order: EntityDeparture = { writes: followOrder, actions: { send, updateInvoice: mendInvoice } };
