/**
 * Administrators. Who may change whom is said by the locks of the schema: the account admin by nobody here, other super
 * administrators by admin alone. A record cannot be written into a locked state either, so nobody but admin grants role admin. Passwords are words of the schema; here is what touches sessions, lockouts and second factors, which are no entities.
 */
import { adminType } from '../../../../generated/codes';
import { isSuperUser } from '../../../engine/permission/superUser';
import { unlockAccount } from '../../accounts/attempts';
import { removeSecondFactor } from '../../accounts/secondFactor';
import { closeSessions } from '../../accounts/sessions';
import { forbidden } from '../../refusal';
import type { DepartureInput, EntityDeparture } from '../../resources/departures';
import type { Records } from '../../../../generated/records';
import type { LockedRecord } from '../../resources/typed';
import type { Visit, WriteRule } from '../../resources/types';

/** Of the role admin (decisions 25). */
const superRole = 1;

type Admin = Records['operation/admin'];

const isSuper = ({ roles }: Admin): boolean => roles.includes(superRole);

/** A role says of what type an account is; with a password given by somebody else its sessions end, and with the account. */
const writes: WriteRule<Admin> = async (visit, { id, before, after }) => {
  if (after) after.type = isSuper(after) ? adminType.platformSuper : adminType.platform;
  const ends = before && (!after || (before.status && !after.status) || before.pwd !== after.pwd);
  if (ends && id !== undefined) await closeSessions(visit.db, id);
};

/** Does something for an account that cannot get in any more, and notes it. */
async function help<Values>({ visit, ids: [id] }: DepartureInput<Values>, title: string, work: (visit: Visit, row: LockedRecord<'operation/admin'>) => Promise<unknown>): Promise<void> {
  const admins = visit.of('operation/admin');
  const row = await admins.lock(id);
  await work(visit, row);
  admins.note(row, title);
}

export const admin: EntityDeparture<'operation/admin'> = {
  writes,
  actions: {
    unlock: (call) => help(call, '解除登录锁定', ({ db }, { record }) => unlockAccount(db, record.account)),
    // Whoever may weaken an account that can do everything can soon do everything.
    resetSecondFactor: (call) => help(call, '重置两步验证', async ({ db }, { id, record }) => {
      const { caller } = call.input;
      if (!caller || (isSuper(record) && !isSuperUser(caller.account))) throw forbidden();
      await removeSecondFactor(db, id);
      await closeSessions(db, id, caller.session);
    }),
  },
};
