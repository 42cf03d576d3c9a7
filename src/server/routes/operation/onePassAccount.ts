/** The shop's account at the provider of paid services: its keys, as 一号通配置 holds them, what is left of each service and what it was used for, packages and templates. */
import type { FastifyInstance } from 'fastify';
import { codes } from '../../../engine/envelope';
import { onePass, serviceTypes, soldTypes, templateLimits, templateTypes } from '../../../engine/extension/onePass';
import { defineCall } from '../../calls/define';
import { onePassCalls } from '../../onepass/calls';
import { type OnePass, type OnePassKeys, openOnePass } from '../../onepass/client';
import { Refusal } from '../../refusal';
import { readSetting } from '../../resources/single';
import type { House } from '../../resources/types';

/** @returns undefined until both are entered */
export async function onePassKeys(house: House): Promise<OnePassKeys | undefined> {
  const { accessKey, secretKey } = await readSetting(house.sql, house, 'operation/onePassConfig');
  return accessKey && secretKey ? { accessKey, secretKey } : undefined;
}

export const onePassOf = (app: FastifyInstance, house: House): OnePass => openOnePass(app.config, () => onePassKeys(house));

const tag = '一号通';
const page = { type: 'integer', minimum: 1, maximum: 10_000, default: 1, title: '页码' } as const;
const limit = { type: 'integer', minimum: 1, maximum: 100, default: 20, title: '每页条数' } as const;
const sold = { enum: soldTypes, title: '服务类型' } as const;

/** 138****0000 */
const masked = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

export function onePassCallsOf(app: FastifyInstance, house: House): void {
  const provider = onePassOf(app, house);
  defineCall(app, {
    tag, method: 'GET', ...onePass.info, title: '一号通账户信息', answer: { type: 'object' },
    async handler() {
      const account = await provider.ask(onePassCalls.account, {});
      return { ...account, phone: masked(account.phone) };
    },
  });
  defineCall(app, {
    tag, method: 'GET', ...onePass.record, title: '一号通使用记录', answer: { type: 'object' },
    query: { properties: { type: { enum: serviceTypes, title: '服务类型' }, status: { type: 'integer', minimum: 0, maximum: 3, default: 3, title: '状态' }, page, limit }, required: ['type'] },
    async handler({ query }) {
      const { count, data } = await provider.ask(onePassCalls.records, query);
      return { count, data: data.map((each) => ({ ...each, phone: masked(each.phone) })) };
    },
  });
  mealCalls(app, provider);
  templateCalls(app, provider);
}

function mealCalls(app: FastifyInstance, provider: OnePass): void {
  defineCall(app, {
    tag, method: 'GET', ...onePass.meals, title: '一号通套餐列表', answer: { type: 'object' },
    query: { properties: { type: sold }, required: ['type'] },
    handler: async ({ query }) => ({ data: await provider.ask(onePassCalls.meals, query) }),
  });
  defineCall(app, {
    tag, method: 'POST', ...onePass.mealCode, title: '一号通套餐支付码', answer: { type: 'object' },
    body: {
      properties: {
        payType: { enum: ['weixin'], default: 'weixin', title: '付款方式' }, mealId: { type: 'integer', minimum: 1, maximum: 2 ** 53 - 1, title: '套餐' },
        price: { type: 'string', pattern: '^\\d{1,8}(\\.\\d{1,2})?$', title: '支付金额' }, num: { type: 'integer', minimum: 1, maximum: 2 ** 53 - 1, title: '充值条数' }, type: sold,
      },
      required: ['mealId', 'price', 'num', 'type'],
    },
    async handler({ body: { payType, mealId, price, num, type } }) {
      const meal = (await provider.ask(onePassCalls.meals, { type })).find(({ id }) => id === mealId);
      // Nobody pays another price than the one that was shown.
      if (!meal || meal.price !== price || meal.num !== num) throw new Refusal(codes.invalid, '套餐已变化，请刷新后重新选择');
      const { qrCode, expires } = await provider.ask(onePassCalls.order, { type, mealId, payType });
      return { qr_code: qrCode, invalid: expires };
    },
  });
}

function templateCalls(app: FastifyInstance, provider: OnePass): void {
  defineCall(app, {
    tag, method: 'GET', ...onePass.templates, title: '一号通短信模板列表', answer: { type: 'object' },
    query: { properties: { page, limit } },
    handler: ({ query }) => provider.ask(onePassCalls.templates, query),
  });
  const text = (title: string, maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S', title }) as const;
  defineCall(app, {
    tag, method: 'POST', ...onePass.apply, title: '申请短信模板', audit: 'ADD',
    body: {
      properties: { title: text('模板名称', templateLimits.title), content: text('模板内容', templateLimits.content), type: { enum: Object.keys(templateTypes).map(Number), title: '模板类型' } },
      required: ['title', 'content', 'type'],
    },
    async handler({ body }) {
      await provider.ask(onePassCalls.applyTemplate, { ...body, title: body.title.trim(), content: body.content.trim() });
    },
  });
}
