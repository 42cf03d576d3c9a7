/** Help for administrators who cannot get in any more; offered as actions on their list. */
import type { FastifyInstance } from 'fastify';
import { adminRole } from '../../engine/permission/check';
import { codes } from '../../engine/envelope';
import { unlockAccount } from '../accounts/attempts';
import { logAccount } from '../accounts/log';
import { removeSecondFactor } from '../accounts/secondFactor';
import { closeSessions } from '../accounts/sessions';
import { type Caller, isAdmin } from '../calls/caller';
import { defineCall } from '../calls/define';
import { forbidden, Refusal } from '../refusal';
import type { Sql } from '../sql/connect';
import { transact } from '../sql/retry';

const tag = '管理员';

export function administratorCalls(app: FastifyInstance): void {
  defineCall(app, {
    method: 'POST', path: '/console/operation/admin/unlock/{id}', permission: 'platform:admin:unlock', title: '解除登录锁定', tag,
    handler: async ({ caller, params, request }) => {
      const { id, account } = await findAdmin(app.sql, params.id!);
      await transact(app.sql, async (transaction) => {
        await unlockAccount(transaction, account);
        await logAccount(transaction, caller, request, id, '解除登录锁定');
      });
    },
  });

  defineCall(app, {
    method: 'POST', path: '/console/operation/admin/second-factor/reset/{id}', permission: 'platform:admin:second:factor:reset', title: '重置两步验证', tag,
    handler: async ({ caller, params, request }) => {
      const { id } = await findAdmin(app.sql, params.id!);
      await refuseAbove(app.sql, caller, id);
      await transact(app.sql, async (transaction) => {
        await removeSecondFactor(transaction, id);
        await closeSessions(transaction, id, caller.session);
        await logAccount(transaction, caller, request, id, '重置两步验证');
      });
    },
  });
}

async function findAdmin(sql: Sql, id: string): Promise<{ id: number; account: string }> {
  const row = /^\d{1,15}$/.test(id)
    ? await sql.selectFrom('system_admin').select(['id', 'account']).where('id', '=', Number(id)).executeTakeFirst() as { id: number; account: string } | undefined
    : undefined;
  if (!row) throw new Refusal(codes.notFound, '管理员不存在');
  return row;
}

/** Whoever may weaken an account that can do everything can soon do everything. */
async function refuseAbove(sql: Sql, caller: Caller, id: number): Promise<void> {
  if (isAdmin(caller)) return;
  const above = await sql.selectFrom('system_admin as a').innerJoin('system_role as r', (join) => join.on((each) => each('r.id', '=', each.fn.any('a.roles'))))
    .select('a.id').where('a.id', '=', id).where('r.code', '=', adminRole).executeTakeFirst();
  if (above) throw forbidden();
}
