/** The shop's merchants at WeChat Pay and Alipay, as 平台设置 holds them. */
import { payChannel, payType } from '../../../generated/codes';
import type { PayChannel, PayType } from '../../../generated/types/enumerations';
import { codes } from '../../engine/envelope';
import { readConfiguration, readSecret } from '../configuration';
import { Refusal } from '../refusal';
import type { Vault } from '../secrets/vault';
import type { Sql } from '../sql/connect';

export interface WeixinMerchant {
  provider: typeof payType.weixin;
  appId: string;
  id: string;
  /** Signs, and opens notices of refunds. */
  key: string;
  /** Certificate and private key, PEM one after the other: WeChat Pay asks for them where money leaves. */
  certificate: string;
}

export interface AlipayMerchant {
  provider: typeof payType.alipay;
  appId: string;
  /** PEM. */
  privateKey: string;
  /** Alipay's, PEM. */
  publicKey: string;
}

export type Merchant = WeixinMerchant | AlipayMerchant;

const weixin = {
  official: { title: '公众号', prefix: 'pay_weixin', appId: 'wechat_appid' },
  miniProgram: { title: '小程序', prefix: 'pay_routine', appId: 'routine_appid' },
  app: { title: 'APP', prefix: 'pay_weixin_app', appId: 'wechat_app_appid' },
} as const;
type WeixinName = keyof typeof weixin;
export type MerchantName = WeixinName | 'alipay';

export const weixinNames = ['official', 'miniProgram', 'app'] as const satisfies readonly WeixinName[];
export const merchantNames = [...weixinNames, 'alipay'] as const satisfies readonly MerchantName[];

/** Says what is missing and where to enter it. */
export const lackOf = (name: MerchantName): string => (name === 'alipay'
  ? '未配置支付宝支付，请在平台设置的“支付设置 - 支付宝支付”中填写APPID、应用私钥和支付宝公钥'
  : `未配置${weixin[name].title}微信支付，请在平台设置中填写${weixin[name].title}的AppID，在“支付设置 - 微信支付”中填写商户号、支付密钥和支付证书`);

const alipayKeys = { appId: 'ali_pay_appid', privateKey: 'ali_pay_private_key', publicKey: 'ali_pay_public_key' } as const;

/** Alipay's tools write keys without their PEM lines, and inputs of one line lose the breaks. */
export function pemOf(text: string, label: 'PRIVATE KEY' | 'PUBLIC KEY'): string {
  const [, found = label, within = text] = /-----BEGIN ([A-Z ]+)-----([\s\S]+?)-----END \1-----/.exec(text) ?? [];
  return `-----BEGIN ${found}-----\n${(within.replaceAll(/\s/g, '').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${found}-----\n`;
}

/** Whether or not the switch is on: what was paid before it was turned off is refunded all the same. @returns undefined until all is entered */
export async function findMerchant(sql: Sql, vault: Vault, name: MerchantName): Promise<Merchant | undefined> {
  if (name === 'alipay') {
    const stored = await readConfiguration(sql, [alipayKeys.appId, alipayKeys.publicKey]);
    const [appId, publicKey, privateKey] = [stored.get(alipayKeys.appId), stored.get(alipayKeys.publicKey), await readSecret(sql, vault, alipayKeys.privateKey)];
    return appId && publicKey && privateKey ? { provider: payType.alipay, appId, privateKey: pemOf(privateKey, 'PRIVATE KEY'), publicKey: pemOf(publicKey, 'PUBLIC KEY') } : undefined;
  }
  const { prefix, appId: appKey } = weixin[name];
  const stored = await readConfiguration(sql, [appKey, `${prefix}_mchid`]);
  const [appId, id, key, certificate] = [stored.get(appKey), stored.get(`${prefix}_mchid`), await readSecret(sql, vault, `${prefix}_key`), await readSecret(sql, vault, `${prefix}_certificate_path`)];
  return appId && id && key && certificate ? { provider: payType.weixin, appId, id, key, certificate } : undefined;
}

/** @throws Refusal that says what is missing and where to enter it */
export async function merchantOf(sql: Sql, vault: Vault, name: MerchantName): Promise<Merchant> {
  const merchant = await findMerchant(sql, vault, name);
  if (merchant) return merchant;
  throw new Refusal(codes.invalid, lackOf(name));
}

/** Whose money it was. Pages of the web pay as the setting H5/PC支付来源 says. @returns undefined where no provider took it */
export function merchantNameOf(paidBy: PayType | null, channel: PayChannel | null, webSource: string): MerchantName | undefined {
  if (paidBy === payType.alipay) return 'alipay';
  if (paidBy !== payType.weixin) return undefined;
  if (channel === payChannel.mini) return 'miniProgram';
  if (channel === payChannel.wechatIos || channel === payChannel.wechatAndroid) return 'app';
  return channel === payChannel.h5 && webSource === 'mini' ? 'miniProgram' : 'official';
}
