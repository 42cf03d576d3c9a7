import type { EntityDeparture } from '../../resources/departures';

export const parcel: EntityDeparture = { actions: { weigh: async () => undefined, sent: async () => undefined }, moves: { open: () => ({}) }, computed: { weigt: async () => 1 } };
