/** The shop's accounts at WeChat, as 平台设置 holds them. */
import { codes } from '../../engine/envelope';
import { readConfiguration, readSecret } from '../configuration';
import { Refusal } from '../refusal';
import type { Vault } from '../secrets/vault';
import type { Sql } from '../sql/connect';
import type { WechatAccountName } from './call';

export interface WechatAccount {
  appId: string;
  secret: string;
}

const settings = {
  official: { appId: 'wechat_appid', secret: 'wechat_appsecret', told: '未配置公众号，请在平台设置的“公众号配置”中填写AppID和AppSecret' },
  miniProgram: { appId: 'routine_appid', secret: 'routine_appsecret', told: '未配置小程序，请在平台设置的“小程序配置”中填写AppID和AppSecret' },
} as const satisfies Record<WechatAccountName, object>;

/** @returns undefined until both AppID and AppSecret are set */
export async function findAccount(sql: Sql, vault: Vault, name: WechatAccountName): Promise<WechatAccount | undefined> {
  const keys = settings[name];
  const [appId, secret] = [(await readConfiguration(sql, [keys.appId])).get(keys.appId), await readSecret(sql, vault, keys.secret)];
  return appId && secret ? { appId, secret } : undefined;
}

/** @throws Refusal that says what is missing and where to enter it */
export async function accountOf(sql: Sql, vault: Vault, name: WechatAccountName): Promise<WechatAccount> {
  const account = await findAccount(sql, vault, name);
  if (account) return account;
  throw new Refusal(codes.invalid, settings[name].told);
}
