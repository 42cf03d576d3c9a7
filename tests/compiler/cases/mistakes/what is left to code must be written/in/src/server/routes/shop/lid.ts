import type { EntityDeparture } from '../../resources/departures';

export const lid: EntityDeparture = { actions: { turn( } };
