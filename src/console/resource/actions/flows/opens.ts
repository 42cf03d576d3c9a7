import { fill } from '../../../../engine/format/template';
import type { Flow } from './flow';
import { rowOf, type StartedAction } from './started';

/** Opens another address in a new window, or the dialog that is written by hand. */
export const openElsewhere: Flow<StartedAction> = ({ open }, started) => {
  const { action, row } = started;
  const address = action.opens?.address;
  if (address === undefined) open({ kind: 'own', action, row: rowOf(started) });
  else window.open(fill(address, (name) => encodeURIComponent(String(row?.[name] ?? ''))), '_blank', 'noopener');
};
