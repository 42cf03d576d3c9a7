/** Signing in and out (contract "login", spec 1 §7). */
import type { FastifyInstance } from 'fastify';
import { codes } from '../../../engine/envelope';
import { failedAttempts } from '../../accounts/attempts';
import { knownAs, logAccount, logSignIn } from '../../accounts/log';
import { closeSession, openSession } from '../../accounts/sessions';
import { signIn } from '../../accounts/signIn';
import { bindWechat, openidOf } from '../../accounts/wechat';
import { defineCall } from '../../calls/define';
import { Refusal } from '../../refusal';
import { readSite } from '../../site';

const tag = '登录';
const account = { type: 'string', title: '用户名', minLength: 1, maxLength: 32 };
const text = { type: 'string' };

export function loginCalls(app: FastifyInstance): void {
  defineCall(app, {
    method: 'GET', path: '/admin/platform/getLoginPic', permission: 'anonymous', title: '获取登录页图片', tag,
    answer: { type: 'object', properties: { backgroundImage: text, loginLogo: text, leftLogo: text, siteName: text } },
    handler: async () => {
      const { backgroundImage, loginLogo, leftLogo, siteName } = await readSite(app.sql, app.config);
      return { backgroundImage, loginLogo, leftLogo, siteName };
    },
  });

  defineCall(app, {
    method: 'POST', path: '/admin/platform/login/account/detection', permission: 'anonymous', title: '账号登录检测', tag,
    body: { properties: { account }, required: ['account'] },
    answer: { type: 'integer', title: '近期失败次数' },
    handler: ({ body }) => failedAttempts(app.sql, nameOf(body.account)),
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
      const { captchaVerification } = body.captchaVO ?? {};
      const wxCode = textOf(body.wxCode);
      const given = { account: nameOf(body.account), pwd: body.pwd, key: textOf(body.key), code: textOf(body.code), captchaVerification: textOf(captchaVerification) };
      const admin = await signIn(app.sql, app.vault, given, request.ip).catch(async (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        if (error.code === codes.tooMany) request.log.warn('sign-in refused: locked out');
        if (isJudged(error)) await logSignIn(app.sql, request, '账号登录', await knownAs(app.sql, given.account), error);
        throw error;
      });
      const known = { id: admin.id, account: admin.account, realName: admin.real_name };
      await logSignIn(app.sql, request, `账号登录（${admin.by}）`, known);
      // Somebody who signs in by password within WeChat means to come in without one next time.
      if (wxCode !== '') {
        await bindWechat(app.sql, admin.id, await openidOf(app.config, wxCode));
        await logAccount(app.sql, known, request, admin.id, '绑定微信');
      }
      const token = await openSession(app.sql, admin.id, { ip: request.ip, agent: request.headers['user-agent'] ?? '' });
      const { leftTopLogo, leftSquareLogo, merchantUrl } = await readSite(app.sql, app.config);
      return { token, account: admin.account, realName: admin.real_name, isSms: admin.is_sms ?? false, leftTopLogo, leftSquareLogo, merSiteUrl: merchantUrl };
    },
  });

  defineCall(app, {
    method: 'GET', path: '/admin/platform/logout', permission: 'signed-in', whileDue: ['passwordChangeDue', 'secondFactorDue'], title: '登出', tag,
    handler: async ({ caller, request }) => {
      await closeSession(app.sql, caller.session);
      await logSignIn(app.sql, request, '退出登录', caller);
    },
  });

  defineCall(app, {
    method: 'GET', path: '/admin/platform/one/pass/isLogin', permission: 'signed-in', title: '登录状态检查', tag,
    answer: { type: 'object', properties: { isLogin: { type: 'boolean' } }, required: ['isLogin'] },
    handler: () => ({ isLogin: true }),
  });
}

/** Neither a captcha that is missing nor one that is wrong says anything of the person; somebody who is locked out judges nothing. */
const isJudged = ({ code }: Refusal): boolean => code !== codes.invalid && code !== codes.tooMany;

const nameOf = (value: unknown): string => String(value).trim();
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
