import type { EntityDeparture } from '../../resources/departures';

export const big: EntityDeparture = {};
