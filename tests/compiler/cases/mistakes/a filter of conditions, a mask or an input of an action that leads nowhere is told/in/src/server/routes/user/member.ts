import type { EntityDeparture } from '../../resources/departures';

export const member: EntityDeparture = { actions: { grant: async () => undefined, send: async () => undefined } };
