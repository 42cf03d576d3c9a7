/** 商户结算设置: the rules of merchant withdrawals, entered in the form template of that name (finance sheet). */
import type { FastifyInstance } from 'fastify';
import { compare, toFixed } from '../../../engine/format/decimal';
import { defineCall } from '../../calls/define';
import { invalid } from '../../refusal';
import { actorOf } from '../../resources/call';
import type { House } from '../../resources/house';
import { openSettings } from '../settings/store';

const template = '商户结算设置';
const path = '/admin/platform/finance/merchant/closing/config';
const permission = 'platform:finance:merchant:closing:config';
const tag = '财务';

const amount = (title: string) => ({ type: ['string', 'number'], pattern: '^-?\\d+(\\.\\d+)?$', title });
const properties = {
  guaranteedAmount: amount('商户保证金额'), transferMinAmount: amount('商户每笔最小转账额度'), transferMaxAmount: amount('商户每笔最高转账额度'),
  merchantShareNode: { enum: ['pay', 'receipt', 'complete'], title: '商户分账节点' },
  merchantShareFreezeTime: { type: ['integer', 'string'], title: '商户分账冻结时间(天)' },
} as const;
type Rules = Record<keyof typeof properties, string | number>;
const names = Object.keys(properties) as (keyof Rules)[];
const amounts: readonly string[] = ['guaranteedAmount', 'transferMinAmount', 'transferMaxAmount'];

export function closingCalls(app: FastifyInstance, house: House): void {
  const settings = openSettings(house);
  if (!settings) return;

  defineCall(app, {
    method: 'GET', path, permission, title: '获取商户结算设置', tag, answer: { type: 'object', properties },
    handler: async () => {
      const id = await settings.idOf(template);
      const [{ fields }, stored] = [await settings.form(id), await settings.info(id)];
      return Object.fromEntries(names.map((name) => {
        const text = String(stored[name] || fields.find((field) => field.name === name)?.default || 0);
        return [name, amounts.includes(name) ? toFixed(text, 2) : name === 'merchantShareFreezeTime' ? Number(text) : text];
      }));
    },
  });
  defineCall(app, {
    method: 'POST', path: `${path}/edit`, permission: `${permission}:edit`, title: '编辑商户结算设置', tag, body: { properties, required: names },
    handler: async (input) => {
      const rules = input.body as Rules;
      await settings.save(actorOf(input), await settings.idOf(template), rules, false, () => {
        if (compare(rules.transferMaxAmount, rules.transferMinAmount) < 0) throw invalid([{ field: 'transferMaxAmount', message: '商户每笔最高转账额度不能小于最小转账额度' }]);
      });
    },
  });
}
