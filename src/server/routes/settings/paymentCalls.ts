/** The ways to pay as one record (contract system-settings): the switches of three forms of 支付设置. */
import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../calls/define';
import { actorOf } from '../../resources/call';
import { write } from '../../resources/house';
import type { House } from '../../resources/types';
import type { Settings } from './types';

const shared = { adminOnly: true, tag: '系统配置' } as const;
const path = '/admin/platform/system/config/pay';
const right = 'platform:system:config:pay';

/** By template: the key of its switch, and what it is called when it is read and when it is saved. */
const ways = {
  微信支付: { key: 'pay_weixin_open', read: 'payWechatOpen', saved: 'payWeixinOpen' },
  支付宝支付: { key: 'ali_pay_status', read: 'aliPayStatus', saved: 'aliPayStatus' },
  余额支付: { key: 'yue_pay_status', read: 'yuePayStatus', saved: 'yuePayStatus' },
} as const;
const source = { template: '微信支付', key: 'wechat_pay_source' } as const;

const turned = { type: 'string', enum: ['1', '0'] } as const;

export function paymentCalls(app: FastifyInstance, house: House, settings: Settings): void {
  /** As its form shows it: as it was shipped until somebody saves it. */
  async function isOn(template: string, key: string): Promise<boolean> {
    const formId = await settings.idOf(template);
    const [{ fields }, stored] = [await settings.form(formId), await settings.info(formId)];
    const value = stored[key] || fields.find(({ name }) => name === key)?.default;
    return value === '1' || value === true;
  }

  defineCall(app, {
    ...shared, method: 'GET', path: `${path}/get`, permission: `${right}:get`, title: '获取支付配置', answer: { type: 'object' },
    async handler() {
      const found = await Promise.all(Object.entries(ways).map(async ([template, { key, read }]) => [read, await isOn(template, key)] as const));
      // Of members, to whom the published answer belongs too: nobody of the platform has a balance.
      return { ...Object.fromEntries(found), userBalance: null };
    },
  });
  defineCall(app, {
    ...shared, method: 'POST', path: `${path}/save`, permission: `${right}:save`, title: '保存支付配置',
    body: {
      properties: {
        payWeixinOpen: { ...turned, title: '微信支付开关' }, aliPayStatus: { ...turned, title: '支付宝支付状态' }, yuePayStatus: { ...turned, title: '余额支付状态' },
        wechatPaySource: { type: ['string', 'null'], enum: ['public', 'mini', '', null], title: '微信支付来源' },
      },
      required: ['payWeixinOpen', 'aliPayStatus', 'yuePayStatus'],
    },
    async handler(input) {
      const { body } = input;
      const steps = await Promise.all(Object.entries(ways).map(async ([template, { key, saved }]) => {
        const isSource = template === source.template && body.wechatPaySource;
        return settings.prepare(await settings.idOf(template), { [key]: body[saved], ...(isSource && { [source.key]: body.wechatPaySource }) }, {});
      }));
      await write(house, actorOf(input), async (visit) => {
        for (const step of steps) await step(visit);
      });
    },
  });
}
