import type { EntityDeparture } from '../../resources/departures';

export const brand: EntityDeparture = { actions: { fetch: async () => undefined } };
