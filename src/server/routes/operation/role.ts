/** Roles: a code of their own where none is given (decisions 25). */
import { randomBytes } from 'node:crypto';
import type { EntityDeparture } from '../../resources/departures';

export const role: EntityDeparture<'operation/role'> = {
  writes: (_visit, { after }) => {
    if (after && !after.code) after.code = `role-${randomBytes(4).toString('hex')}`;
  },
};
