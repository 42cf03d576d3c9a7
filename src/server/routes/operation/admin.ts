/**
 * Administrators. Who may change whom is said by the locks of the schema: the account admin by nobody here, other super
 * administrators by admin alone. A record cannot be written into a locked state either, so nobody but admin grants role admin.
 */
import { isSuperUser } from '../../../engine/permission/superUser';
import { unlockAccount } from '../../accounts/attempts';
import { randomPassword } from '../../accounts/passwords';
import { removeSecondFactor } from '../../accounts/secondFactor';
import { closeSessions } from '../../accounts/sessions';
import { weaknessOfField } from '../../accounts/weakPasswords';
import { forbidden, invalid } from '../../refusal';
import type { DepartureInput, EntityDeparture } from '../../resources/departures';
import { wallTime } from '../../../engine/time/wallTime';
import { columnOf } from '../../resources/resource';
import type { Records } from '../../../../generated/records';
import type { LockedRecord } from '../../resources/typed';
import type { Visit, WriteRule } from '../../resources/types';

/** Contract "adminTypes". */
const types = { superAdministrator: 1, administrator: 3 };
/** Of the role admin (decisions 25). */
const superRole = 1;

type Admin = Records['operation/admin'];

const isSuper = ({ roles }: Admin): boolean => roles.includes(superRole);

/** A password given by somebody else is changed at the next sign-in (decisions 29); sessions and the binding to WeChat end with it, sessions with the account too. */
const writes: WriteRule<Admin> = async (visit, { id, before, after }) => {
  if (after) {
    after.type = isSuper(after) ? types.superAdministrator : types.administrator;
    if (!before || before.pwd !== after.pwd) Object.assign(after, { passwordChangeDue: true, passwordGivenTime: wallTime(), wechatOpenid: '' });
  }
  const ends = before && (!after || (before.status && !after.status) || before.pwd !== after.pwd);
  if (ends && id !== undefined) await closeSessions(visit.db, id);
};

/** @param field of the call, where a weak password is told */
async function setPassword<Values>({ visit, resource, ids: [id] }: DepartureInput<Values>, password: string, title: string, field?: string): Promise<void> {
  const admins = visit.of('operation/admin');
  const { record } = await admins.lock(id);
  const message = field && await weaknessOfField(columnOf(visit, 'operation/admin', 'pwd').field, resource.entity.fields, record, password);
  if (field && message) throw invalid([{ field, message }]);
  await admins.assign(id, { pwd: password }, { title });
}

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
    async password(call) {
      await setPassword(call, call.values.password, '修改密码', 'password');
    },
    async resetPassword(call) {
      const password = randomPassword();
      await setPassword(call, password, '重置密码');
      return { password };
    },
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
