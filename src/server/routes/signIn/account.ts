/** What the signed-in administrator may see and change about itself (contract "login", personal centre). */
import type { FastifyInstance } from 'fastify';
import { sql as raw } from 'kysely';
import { logAccount } from '../../accounts/log';
import { readMenu } from '../../accounts/menu';
import { hashPassword } from '../../accounts/passwords';
import { closeSessions } from '../../accounts/sessions';
import { provePassword } from '../../accounts/signIn';
import { weaknessForOwner } from '../../accounts/weakPasswords';
import { unbindWechat } from '../../accounts/wechat';
import type { Caller } from '../../calls/caller';
import { defineCall } from '../../calls/define';
import { invalid } from '../../refusal';
import { now } from '../../sql/connect';
import { transact } from '../../sql/retry';

const tag = '个人中心';
const text = { type: 'string' } as const;
const password = (title: string, minLength: number) => ({ type: 'string' as const, title, minLength, maxLength: 64 });

export function accountCalls(app: FastifyInstance): void {
  defineCall(app, {
    method: 'GET', path: '/admin/platform/getAdminInfoByToken', permission: 'signed-in', title: '获取登录用户详情', tag,
    answer: {
      type: 'object',
      properties: {
        id: { type: 'integer' }, account: text, realName: text, headerImage: text, roles: { type: 'array', items: text }, roleNames: text,
        lastIp: text, lastTime: { type: ['string', 'null'] }, loginCount: { type: 'integer' }, level: { type: 'integer' },
        status: { type: 'boolean' }, phone: text, isSms: { type: 'boolean' }, permissionsList: { type: 'array', items: text },
      },
      required: ['id', 'account', 'roles', 'permissionsList'],
    },
    handler: ({ caller }) => describe(app, caller),
  });

  defineCall(app, {
    method: 'GET', path: '/admin/platform/getMenus', permission: 'signed-in', title: '获取管理员可访问目录', tag,
    answer: { type: 'array', items: { type: 'object' } },
    handler: ({ caller }) => readMenu(app.sql, caller, app.contract.menu, app.config.demo !== 0),
  });

  defineCall(app, {
    method: 'POST', path: '/admin/platform/login/admin/update', permission: 'signed-in', title: '修改登录用户信息', tag,
    body: { properties: { realName: { type: 'string', title: '管理员姓名', minLength: 1, maxLength: 32, pattern: '\\S' } }, required: ['realName'] },
    handler: async ({ caller, body, request }) => {
      const realName = (body.realName).trim();
      await transact(app.sql, async (transaction) => {
        await transaction.updateTable('system_admin').set({ real_name: realName, update_time: now }).where('id', '=', caller.id).execute();
        await logAccount(transaction, caller, request, caller.id, '修改登录用户信息', [{ field: 'realName', before: caller.realName, after: realName }]);
      });
    },
  });

  defineCall(app, {
    method: 'POST', path: '/admin/platform/login/admin/update/password', permission: 'signed-in', whileDue: ['passwordChangeDue'], title: '修改登录用户密码', tag,
    body: {
      properties: {
        oldPassword: password('原始密码', 6), password: password('新密码', 8), confirmPassword: password('确认新密码', 6),
        keepWechat: { type: ['boolean', 'null'], title: '保留微信绑定' },
      },
      required: ['oldPassword', 'password', 'confirmPassword'],
    },
    handler: async ({ caller, body, request }) => {
      if (body.password !== body.confirmPassword) throw invalid([{ field: 'confirmPassword', message: '两次输入密码不一致!' }]);
      await provePassword(app.sql, caller, body.oldPassword, request.ip, { field: 'oldPassword', message: '原密码不正确' });
      if (body.password === body.oldPassword) throw invalid([{ field: 'password', message: '新密码不能与原密码相同' }]);
      const weakness = await weaknessForOwner(app.sql, app.contract, caller.id, body.password);
      if (weakness !== undefined) throw invalid([{ field: 'password', message: weakness }]);
      const hash = await hashPassword(body.password);
      await transact(app.sql, async (transaction) => {
        await transaction.updateTable('system_admin').set({ pwd: hash, password_change_due: false, password_given_time: null, update_time: now }).where('id', '=', caller.id).execute();
        await closeSessions(transaction, caller.id, caller.session);
        if (body.keepWechat !== true) await unbindWechat(transaction, caller.id);
        await logAccount(transaction, caller, request, caller.id, '修改登录用户密码');
      });
    },
  });
}

async function describe(app: FastifyInstance, caller: Caller): Promise<Record<string, unknown>> {
  const row = await app.sql.selectFrom('system_admin')
    .select(['header_image', 'last_ip', 'login_count', 'level', 'status', 'phone', 'is_sms', raw<string | null>`to_char(last_time, 'YYYY-MM-DD HH24:MI:SS')`.as('last_time')])
    .where('id', '=', caller.id).executeTakeFirstOrThrow();
  return {
    id: caller.id, account: caller.account, realName: caller.realName, headerImage: row.header_image ?? '',
    roles: caller.roles, roleNames: caller.roleNames.join(','),
    lastIp: row.last_ip ?? '', lastTime: row.last_time, loginCount: row.login_count ?? 0, level: row.level ?? 1,
    status: row.status, phone: row.phone ?? '', isSms: row.is_sms ?? false, permissionsList: caller.permissions,
  };
}
