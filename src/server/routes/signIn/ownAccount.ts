/** One's own account beyond the published interface: second factor, sessions (`src/engine/extension/account.ts`). */
import type { FastifyInstance } from 'fastify';
import { codes } from '../../../engine/envelope';
import { accountPaths, type AccountSafety, type OwnerProof } from '../../../engine/extension/account';
import { logAccount } from '../../accounts/log';
import { confirmSecondFactor, offerSecondFactor, removeSecondFactor, renewRecoveryCodes, secondFactorDemanded, secondFactorOf } from '../../accounts/secondFactor';
import { closeOwnSession, closeSessions, ownSessions } from '../../accounts/sessions';
import { proveOwner, provePassword } from '../../accounts/signIn';
import { boundToWechat } from '../../accounts/wechat';
import { defineCall } from '../../calls/define';
import { Refusal } from '../../refusal';
import { transact } from '../../sql/retry';
import { readSite } from '../../site';

const tag = '个人中心';
/** The way of setting up a second factor that a setting demands. */
const whileDue = ['secondFactorDue'] as const;
export const passwordBody = { properties: { password: { type: 'string', title: '登录密码', minLength: 6, maxLength: 64 } }, required: ['password'] } as const;
/** Password, and the second factor where one is on. */
export const proofBody = { ...passwordBody, properties: { ...passwordBody.properties, secondFactor: { type: ['string', 'null'], title: '两步验证码', maxLength: 40 } } } as const;
export const proofOf = (body: Record<string, unknown>): OwnerProof => ({ password: String(body.password), secondFactor: String(body.secondFactor ?? '').trim() });

export function ownAccountCalls(app: FastifyInstance): void {
  const { sql } = app;
  defineCall(app, {
    method: 'GET', path: accountPaths.safety, permission: 'signed-in', whileDue, title: '账号安全', tag, answer: { type: 'object' },
    handler: async ({ caller }): Promise<AccountSafety> => ({
      account: caller.account,
      realName: caller.realName,
      secondFactor: { ...await secondFactorOf(sql, caller.id), demanded: await secondFactorDemanded(sql, caller) },
      wechat: { configured: app.config.wechat !== undefined, bound: await boundToWechat(sql, caller.id) },
    }),
  });

  defineCall(app, {
    method: 'GET', path: accountPaths.sessions, permission: 'signed-in', title: '登录设备', tag, answer: { type: 'array', items: { type: 'object' } },
    handler: ({ caller }) => ownSessions(sql, caller),
  });

  defineCall(app, {
    method: 'POST', path: accountPaths.endSession, permission: 'signed-in', title: '退出一台设备', tag,
    body: { properties: { ...passwordBody.properties, id: { type: 'string', title: '登录设备', minLength: 1, maxLength: 64 } }, required: [...passwordBody.required, 'id'] },
    handler: async ({ caller, body, request }) => {
      await provePassword(sql, caller, body.password, request.ip);
      if (!(await closeOwnSession(sql, caller, body.id))) throw new Refusal(codes.notFound, '该设备已经退出');
      await logAccount(sql, caller, request, caller.id, '退出一台设备');
    },
  });

  defineCall(app, {
    method: 'POST', path: accountPaths.endOtherSessions, permission: 'signed-in', title: '退出其他设备', tag, body: passwordBody,
    handler: async ({ caller, body, request }) => {
      await provePassword(sql, caller, body.password, request.ip);
      await closeSessions(sql, caller.id, caller.session);
      await logAccount(sql, caller, request, caller.id, '退出其他设备');
    },
  });

  defineCall(app, {
    method: 'POST', path: accountPaths.beginSecondFactor, permission: 'signed-in', whileDue, title: '开启两步验证', tag, body: passwordBody,
    answer: { type: 'object', properties: { secret: { type: 'string' }, address: { type: 'string' } }, required: ['secret', 'address'] },
    handler: async ({ caller, body, request }) => {
      await provePassword(sql, caller, body.password, request.ip);
      const offer = await offerSecondFactor(sql, app.vault, caller.id, { issuer: (await readSite(sql, app.config)).siteName, account: caller.account });
      if (!offer) throw new Refusal(codes.invalid, '两步验证已经开启');
      return offer;
    },
  });

  defineCall(app, {
    method: 'POST', path: accountPaths.confirmSecondFactor, permission: 'signed-in', whileDue, title: '确认两步验证', tag,
    body: { properties: { code: { type: 'string', title: '验证码', minLength: 6, maxLength: 20 } }, required: ['code'] },
    answer: { type: 'object', properties: { codes: { type: 'array', items: { type: 'string' } } }, required: ['codes'] },
    handler: async ({ caller, body, request }) => {
      const recovery = await confirmSecondFactor(sql, app.vault, caller.id, body.code);
      if (!recovery) throw new Refusal(codes.invalid, '验证码不正确，请检查手机时间后重试');
      await logAccount(sql, caller, request, caller.id, '开启两步验证');
      return recovery;
    },
  });

  defineCall(app, {
    method: 'POST', path: accountPaths.endSecondFactor, permission: 'signed-in', title: '关闭两步验证', tag, body: proofBody,
    handler: async ({ caller, body, request }) => {
      if (await secondFactorDemanded(sql, caller)) throw new Refusal(codes.invalid, '平台设置要求管理员开启两步验证，不能关闭');
      await proveOwner(sql, app.vault, caller, proofOf(body), request.ip);
      await transact(sql, async (transaction) => {
        await removeSecondFactor(transaction, caller.id);
        await logAccount(transaction, caller, request, caller.id, '关闭两步验证');
      });
    },
  });

  defineCall(app, {
    method: 'POST', path: accountPaths.renewRecoveryCodes, permission: 'signed-in', title: '重新生成恢复码', tag, body: proofBody,
    answer: { type: 'object', properties: { codes: { type: 'array', items: { type: 'string' } } }, required: ['codes'] },
    handler: async ({ caller, body, request }) => {
      await proveOwner(sql, app.vault, caller, proofOf(body), request.ip);
      if (!(await secondFactorOf(sql, caller.id)).enabled) throw new Refusal(codes.invalid, '尚未开启两步验证');
      return transact(sql, async (transaction) => {
        await logAccount(transaction, caller, request, caller.id, '重新生成恢复码');
        return renewRecoveryCodes(transaction, caller.id);
      });
    },
  });
}
