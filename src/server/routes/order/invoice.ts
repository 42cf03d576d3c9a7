/** Shipments: whoever ordered is told of each. */
import type { EntityDeparture } from '../../resources/departures';
import { tellShipment } from './notices';

export const invoice: EntityDeparture<'order/invoice'> = { wrote: tellShipment };
