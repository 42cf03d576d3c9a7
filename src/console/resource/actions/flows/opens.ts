import { fill } from '../../../../engine/format/template';
import type { Flow } from './flow';
import type { StartedAction } from './started';

/** Opens another address in a new window or in this one, or the dialog that is written by hand. */
export const openElsewhere: Flow<StartedAction> = ({ open, visit }, started) => {
  const { action, row } = started;
  const { address, here } = action.opens ?? {};
  if (address === undefined) return open({ kind: 'own', action, row: started.row });
  const filled = fill(address, (name) => encodeURIComponent(String(row?.[name] ?? '')));
  if (here) visit(filled, undefined);
  else window.open(filled, '_blank', 'noopener');
};
