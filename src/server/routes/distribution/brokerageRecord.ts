/** Brokerage: what becomes of it once it has thawed. */
import type { EntityDeparture } from '../../resources/departures';
import { thawBrokerage } from './brokerage';

export const brokerageRecord: EntityDeparture<'distribution/brokerageRecord'> = { moves: { thaw: thawBrokerage } };
