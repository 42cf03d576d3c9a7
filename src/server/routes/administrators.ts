/** Help for administrators who cannot get in any more; offered as actions on their list, which is for role admin alone (decisions 32). */
import type { FastifyInstance } from 'fastify';
import { codes } from '../../engine/envelope';
import { unlockAccount } from '../accounts/attempts';
import { logAccount } from '../accounts/log';
import { removeSecondFactor } from '../accounts/secondFactor';
import { closeSessions } from '../accounts/sessions';
import { defineCall } from '../calls/define';
import { Refusal } from '../refusal';
import type { Sql } from '../sql/connect';
import { transact } from '../sql/retry';

const tag = '管理员';

export function administratorCalls(app: FastifyInstance): void {
  defineCall(app, {
    method: 'POST', path: '/console/operation/admin/unlock/{id}', permission: 'platform:admin:unlock', adminOnly: true, title: '解除登录锁定', tag,
    handler: async ({ caller, params, request }) => {
      const { id, account } = await findAdmin(app.sql, params.id!);
      await transact(app.sql, async (transaction) => {
        await unlockAccount(transaction, account);
        await logAccount(transaction, caller, request, id, '解除登录锁定');
      });
    },
  });

  defineCall(app, {
    method: 'POST', path: '/console/operation/admin/second-factor/reset/{id}', permission: 'platform:admin:second:factor:reset', adminOnly: true, title: '重置两步验证', tag,
    handler: async ({ caller, params, request }) => {
      const { id } = await findAdmin(app.sql, params.id!);
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
