/** Signing in from within WeChat: a code of its authorisation stands for a person, whom an administrator has bound to the account. */
import { codes } from '../../engine/envelope';
import type { Config } from '../config';
import { Refusal } from '../refusal';
import type { Sql } from '../sql/connect';
import { credentialCalls } from '../wechat/calls/credentials';
import { WechatFailure } from '../wechat/failure';
import { type Reach, sendToWechat } from '../wechat/send';

export const unconfigured = '未配置微信登录，请联系管理员设置公众号的 AppID 和 AppSecret';

/**
 * Asks WeChat who a code stands for; a code is good once and for five minutes.
 * @throws Refusal in words a person can act on: not configured, refused by WeChat, unreachable
 */
export async function openidOf({ wechat, ...reach }: Pick<Config, 'wechat'> & Reach, code: string): Promise<string> {
  if (!wechat) throw new Refusal(codes.invalid, unconfigured);
  try {
    const { openid } = await sendToWechat(reach, credentialCalls.authorise, { appid: wechat.appId, secret: wechat.secret, code, grant_type: 'authorization_code' });
    if (openid !== '') return openid;
  } catch (error) {
    if (error instanceof WechatFailure && error.errcode !== undefined) throw new Refusal(codes.invalid, `微信授权失败，请重新进入：${error.message}`);
    throw error;
  }
  throw new Refusal(codes.invalid, '微信授权失败，请重新进入：没有返回用户标识');
}

export async function boundToWechat(sql: Sql, adminId: number): Promise<boolean> {
  const { wechat_openid: openid } = await sql.selectFrom('system_admin').select('wechat_openid').where('id', '=', adminId).executeTakeFirstOrThrow();
  return Boolean(openid);
}

/** @throws Refusal 400 when the WeChat user belongs to another administrator */
export async function bindWechat(sql: Sql, adminId: number, openid: string): Promise<void> {
  const other = await sql.selectFrom('system_admin').select('id').where('wechat_openid', '=', openid).where('id', '<>', adminId).executeTakeFirst();
  if (other) throw new Refusal(codes.invalid, '该微信已绑定其他管理员账号');
  await sql.updateTable('system_admin').set({ wechat_openid: openid }).where('id', '=', adminId).execute();
}

export async function unbindWechat(sql: Sql, adminId: number): Promise<void> {
  await sql.updateTable('system_admin').set({ wechat_openid: '' }).where('id', '=', adminId).execute();
}
