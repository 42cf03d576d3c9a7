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
import { assignRecord } from '../../resources/door/door';
import { entry } from '../../resources/door/journal';
import { lockRow, type Locked } from '../../resources/door/rows';
import type { Row, Visit, WriteRule } from '../../resources/types';

/** Contract "adminTypes". */
const types = { superAdministrator: 1, administrator: 3 };
/** Of the role admin (decisions 25). */
const superRole = 1;

const isSuper = (record: Row): boolean => (record.roles as number[]).includes(superRole);

/** A password given by somebody else is changed at the next sign-in (decisions 29); sessions and the binding to WeChat end with it, sessions with the account too. */
const writes: WriteRule = async (visit, { id, before, after }) => {
  if (after) {
    after.type = isSuper(after) ? types.superAdministrator : types.administrator;
    if (!before || before.pwd !== after.pwd) Object.assign(after, { passwordChangeDue: true, passwordGivenTime: wallTime(), wechatOpenid: '' });
  }
  const ends = before && (!after || (before.status === true && after.status !== true) || before.pwd !== after.pwd);
  if (ends) await closeSessions(visit.db, id as number);
};

/** @param field of the call, where a weak password is told */
async function setPassword({ visit, resource, ids }: DepartureInput, password: string, title: string, field?: string): Promise<void> {
  const { record } = await lockRow(visit, resource, ids[0]);
  const message = field && await weaknessOfField(resource.stored.get('pwd')!.field, resource.entity.fields, record, password);
  if (field && message) throw invalid([{ field, message }]);
  await assignRecord(visit, resource, ids[0], { pwd: password }, { title });
}

/** Does something for an account that cannot get in any more, and notes it. */
async function help({ visit, resource, ids }: DepartureInput, title: string, work: (visit: Visit, row: Locked) => Promise<unknown>): Promise<void> {
  const row = await lockRow(visit, resource, ids[0]);
  await work(visit, row);
  visit.journal.push(entry(resource, 'UPDATE', title, row.id, row.version, row.record, row.record, []));
}

export const admin: EntityDeparture = {
  writes,
  actions: {
    async password(call) {
      await setPassword(call, call.values.password as string, '修改密码', 'password');
    },
    async resetPassword(call) {
      const password = randomPassword();
      await setPassword(call, password, '重置密码');
      return { password };
    },
    unlock: (call) => help(call, '解除登录锁定', ({ db }, { record }) => unlockAccount(db, record.account as string)),
    // Whoever may weaken an account that can do everything can soon do everything.
    resetSecondFactor: (call) => help(call, '重置两步验证', async ({ db }, { id, record }) => {
      const { caller } = call.input;
      if (isSuper(record) && !isSuperUser(caller!.account)) throw forbidden();
      await removeSecondFactor(db, id as number);
      await closeSessions(db, id as number, caller!.session);
    }),
  },
};
