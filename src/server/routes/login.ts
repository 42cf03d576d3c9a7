/** Signing in and out (contract "login", spec 1 §7). */
import { sql as raw } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { codes } from '../../engine/envelope';
import { beginAttempt, failedAttempts, forgiveAttempts, lockMinutes } from '../accounts/attempts';
import { passwordMatches } from '../accounts/passwords';
import { closeSession, openSession } from '../accounts/sessions';
import { defineCall } from '../calls/define';
import { Refusal } from '../refusal';
import { now } from '../sql/connect';
import { site } from '../site';

const tag = '登录';
const account = { type: 'string', title: '用户名', minLength: 1, maxLength: 32 };
const text = { type: 'string' };

/** Result codes of the module (contract "resultCodes"). */
const wrongPassword = 1001;
const disabledAccount = 1007;

export function loginCalls(app: FastifyInstance): void {
  defineCall(app, {
    method: 'GET', path: '/admin/platform/getLoginPic', permission: 'anonymous', title: '获取登录页图片', tag,
    answer: { type: 'object', properties: { backgroundImage: text, loginLogo: text, leftLogo: text, siteName: text } },
    handler: () => ({ backgroundImage: site.backgroundImage, loginLogo: site.loginLogo, leftLogo: site.leftLogo, siteName: site.siteName }),
  });

  defineCall(app, {
    method: 'POST', path: '/admin/platform/login/account/detection', permission: 'anonymous', title: '账号登录检测', tag,
    body: { properties: { account }, required: ['account'] },
    answer: { type: 'integer', title: '近期失败次数' },
    handler: ({ body, request }) => failedAttempts(app.sql, nameOf(body.account), request.ip),
  });

  defineCall(app, {
    method: 'POST', path: '/admin/platform/login', permission: 'anonymous', title: '登录', tag,
    body: {
      properties: {
        account,
        pwd: { type: 'string', title: '密码', minLength: 6, maxLength: 64 },
        key: { type: ['string', 'null'], title: '验证码标识', maxLength: 200 },
        code: { type: ['string', 'null'], title: '验证码', maxLength: 200 },
        wxCode: { type: ['string', 'null'], title: '微信授权码', maxLength: 200 },
        captchaVO: { type: ['object', 'null'], title: '行为验证码' },
      },
      required: ['account', 'pwd'],
    },
    answer: {
      type: 'object',
      properties: { token: text, account: text, realName: text, isSms: { type: 'boolean' }, leftTopLogo: text, leftSquareLogo: text, merSiteUrl: text },
      required: ['token', 'account', 'realName'],
    },
    handler: async ({ body, request }) => {
      const admin = await signIn(app, nameOf(body.account), body.pwd as string, request.ip);
      const token = await openSession(app.sql, admin.id, { ip: request.ip, agent: request.headers['user-agent'] ?? '' });
      return {
        token, account: admin.account, realName: admin.real_name, isSms: admin.is_sms ?? false,
        leftTopLogo: site.leftTopLogo, leftSquareLogo: site.leftSquareLogo, merSiteUrl: app.config.merchantUrl ?? '',
      };
    },
  });

  defineCall(app, {
    method: 'GET', path: '/admin/platform/logout', permission: 'signed-in', title: '登出', tag,
    handler: ({ caller }) => closeSession(app.sql, caller.session),
  });

  defineCall(app, {
    method: 'GET', path: '/admin/platform/one/pass/isLogin', permission: 'signed-in', title: '登录状态检查', tag,
    answer: { type: 'object', properties: { isLogin: { type: 'boolean' } }, required: ['isLogin'] },
    handler: () => ({ isLogin: true }),
  });
}

const nameOf = (value: unknown): string => String(value).trim();

interface AdminRow {
  id: number;
  account: string;
  pwd: string;
  real_name: string;
  is_sms: boolean | null;
  status: boolean;
}

/** @throws Refusal: locked out (429), wrong name or password (1001, never saying which), disabled (1007) */
async function signIn(app: FastifyInstance, name: string, password: string, ip: string): Promise<AdminRow> {
  const attempt = await beginAttempt(app.sql, name, ip);
  if (attempt.locked) throw new Refusal(codes.tooMany, `登录失败次数过多，请${lockMinutes}分钟后再试`);
  const admin = await app.sql.selectFrom('system_admin').select(['id', 'account', 'pwd', 'real_name', 'is_sms', 'status'])
    .where('account', '=', name).executeTakeFirst() as AdminRow | undefined;
  if (!(await passwordMatches(admin?.pwd, password)) || !admin) throw new Refusal(wrongPassword, '用户名或密码错误');
  if (!admin.status) throw new Refusal(disabledAccount, '该账号已被停用');
  await forgiveAttempts(app.sql, name, ip);
  await app.sql.updateTable('system_admin').set({
    last_ip: ip, last_time: now, login_count: raw<number>`coalesce(login_count, 0) + 1`,
  }).where('id', '=', admin.id).execute();
  return admin;
}
