/** Sign-in from within WeChat, and the binding it needs (spec 2 §7, decisions 6). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codes } from '../../../engine/envelope';
import { accountPaths, signInCodes, type WechatApp } from '../../../engine/extension/account';
import { logAccount, logSignIn } from '../../accounts/log';
import { isConfirmed } from '../../accounts/secondFactor';
import { openSession } from '../../accounts/sessions';
import { noteSignIn, proveOwner, provePassword } from '../../accounts/signIn';
import { bindWechat, openidOf, unbindWechat } from '../../accounts/wechat';
import { defineCall } from '../../calls/define';
import { Refusal } from '../../refusal';
import type { Sql } from '../../sql/connect';
import { transact } from '../../sql/retry';
import { passwordBody, proofBody, proofOf } from './ownAccount';

const tag = '微信登录';
const code = { type: 'string', title: '微信授权码', minLength: 1, maxLength: 200 } as const;

export function wechatCalls(app: FastifyInstance): void {
  const { sql, config } = app;
  defineCall(app, {
    method: 'GET', path: accountPaths.wechatApp, permission: 'anonymous', title: '微信登录设置', tag,
    answer: { type: 'object', properties: { appId: { type: 'string' } }, required: ['appId'] },
    handler: (): WechatApp => ({ appId: config.wechat?.appId ?? '' }),
  });

  defineCall(app, {
    method: 'GET', path: '/admin/authorize/login', also: [{ method: 'GET', path: '/admin/platform/wechat/admin/authorize/login' }],
    permission: 'anonymous', title: '微信授权登录', tag,
    query: { properties: { code }, required: ['code'] },
    answer: { type: 'object', properties: { token: { type: 'string' } }, required: ['token'] },
    handler: ({ query, request }) => noting(request, async () => {
      const openid = await openidOf(config, query.code);
      const admin = await sql.selectFrom('system_admin').select(['id', 'account', 'real_name', 'status']).where('wechat_openid', '=', openid).where('is_del', '=', false)
        .executeTakeFirst();
      // Strangers leave a line of the server's log: the database would have to keep as many as they send.
      if (!admin) throw new Refusal(codes.invalid, '该微信尚未绑定管理员账号，请先用账号密码登录，再到个人中心绑定');
      const refused = await refusalOf(sql, admin);
      await logSignIn(sql, request, '微信登录', { id: admin.id, account: admin.account, realName: admin.real_name }, refused);
      if (refused) throw refused;
      await noteSignIn(sql, admin.id, request.ip);
      return { token: await openSession(sql, admin.id, { ip: request.ip, agent: request.headers['user-agent'] ?? '' }) };
    }),
  });

  defineCall(app, {
    method: 'POST', path: accountPaths.bindWechat, permission: 'signed-in', title: '绑定微信', tag,
    body: { properties: { ...proofBody.properties, code }, required: [...proofBody.required, 'code'] },
    handler: async ({ caller, body, request }) => {
      // Before WeChat is asked, where a code counts once.
      await proveOwner(sql, app.vault, caller, proofOf(body), request.ip);
      const openid = await openidOf(config, body.code);
      await transact(sql, async (transaction) => {
        await bindWechat(transaction, caller.id, openid);
        await logAccount(transaction, caller, request, caller.id, '绑定微信');
      });
    },
  });

  defineCall(app, {
    method: 'POST', path: accountPaths.unbindWechat, permission: 'signed-in', title: '解除微信绑定', tag, body: passwordBody,
    handler: async ({ caller, body, request }) => {
      await provePassword(sql, caller, body.password, request.ip);
      await transact(sql, async (transaction) => {
        await unbindWechat(transaction, caller.id);
        await logAccount(transaction, caller, request, caller.id, '解除微信绑定');
      });
    },
  });
}

async function noting<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) request.log.warn({ code: error.code }, 'sign-in by WeChat refused');
    throw error;
  }
}

/** Why WeChat opens nothing for the administrator who is bound to it. */
async function refusalOf(sql: Sql, admin: { id: number; status: boolean }): Promise<Refusal | undefined> {
  if (!admin.status) return new Refusal(signInCodes.disabled, '该账号已被停用');
  return await isConfirmed(sql, admin.id) ? new Refusal(codes.invalid, '该账号已开启两步验证，请用账号密码登录') : undefined;
}
