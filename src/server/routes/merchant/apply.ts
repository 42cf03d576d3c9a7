/** Entry applications: whoever applies signs in by the number that it gave (decisions 29). */
import type { Records } from '../../../../generated/records';
import type { EntityDeparture } from '../../resources/departures';
import type { WriteRule } from '../../resources/types';

const writes: WriteRule<Records['merchant/apply']> = (_visit, { before, after }) => {
  if (after && !before) after.account = after.phone;
};

export const apply: EntityDeparture<'merchant/apply'> = { writes };
