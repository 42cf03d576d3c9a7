/** Orders: what the platform does with them beside their remark. */
import { actorOf } from '../../resources/call';
import type { DepartureInput, EntityDeparture } from '../../resources/departures';
import { write } from '../../resources/house';
import { followOrder } from './follow';
import { shipOrder, updateInvoice, type Shipment } from './ship';

const send = ({ house, ids: [id], values, input }: DepartureInput): Promise<void> =>
  write(house, actorOf(input), (visit) => shipOrder(visit, id, values as unknown as Shipment));

const mendInvoice = ({ house, values: { id, ...given }, input }: DepartureInput): Promise<void> =>
  write(house, actorOf(input), (visit) => updateInvoice(visit, id, given as unknown as Shipment));

export const order: EntityDeparture = { writes: followOrder, actions: { send, updateInvoice: mendInvoice } };
