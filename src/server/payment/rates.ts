/** What WeChat Pay and Alipay keep of each payment, as 平台设置 says. */
import { readConfiguration } from '../configuration';
import type { Sql } from '../sql/connect';

export const rateKeys = { weixin: 'pay_weixin_rate', alipay: 'ali_pay_rate' } as const;
export type RatedProvider = keyof typeof rateKeys;

/** Per cent: what both ask of shops that have agreed on nothing else. */
export const usualRate = '0.6';

/** @returns per cent */
export async function readRates(sql: Sql): Promise<Record<RatedProvider, string>> {
  const stored = await readConfiguration(sql, Object.values(rateKeys));
  return { weixin: stored.get(rateKeys.weixin) ?? usualRate, alipay: stored.get(rateKeys.alipay) ?? usualRate };
}
