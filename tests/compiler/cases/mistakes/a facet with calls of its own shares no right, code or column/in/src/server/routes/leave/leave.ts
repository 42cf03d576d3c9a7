import type { EntityDeparture } from '../../resources/departures';

export const leave: EntityDeparture = { actions: { recall: async () => undefined } };
