import type { EntityDeparture } from '../../resources/departures';
import { others } from './others';

const actions = others;
export const box: EntityDeparture<'shop/box'> = {
  writes: () => undefined,
  actions: { async fill() { return undefined; }, 'close': others.close, ...others },
  moves: actions,
};
