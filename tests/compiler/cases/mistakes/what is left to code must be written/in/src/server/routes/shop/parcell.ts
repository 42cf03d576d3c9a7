import type { EntityDeparture } from '../../resources/departures';

export const parcell: EntityDeparture = {};
