/** What the provider of paid services is asked for, and a template that is applied for, entered as a form (settings sheet). */
import { onePass, type Meal, type MealCode, type OnePassAccount, type Pages, type ServiceType, type SmsTemplate, type SoldType, templateLimits, templateTypes, type UsageRecord } from '../../engine/extension/onePass';
import { field, type ShopForm } from './shop/shopLayout';
import { call } from './transport/http';

const quiet = (signal?: AbortSignal) => ({ quiet: true, signal }) as const;

export const onePassKey = ['one pass'] as const;

export const readAccount = (signal?: AbortSignal) => call<OnePassAccount>('GET', onePass.info.path, quiet(signal));
/** @param status of messages; 3: every one */
export const readUsage = (query: { type: ServiceType; status: number; page: number; limit: number }, signal?: AbortSignal) => call<Pages<UsageRecord>>('GET', onePass.record.path, { query, ...quiet(signal) });
export const readMeals = (type: SoldType, signal?: AbortSignal) => call<{ data: Meal[] }>('GET', onePass.meals.path, { query: { type }, ...quiet(signal) });
export const askMealCode = (type: SoldType, { id: mealId, price, num }: Meal, signal?: AbortSignal) => call<MealCode>('POST', onePass.mealCode.path, { body: { payType: 'weixin', mealId, price, num, type }, ...quiet(signal) });
export const readTemplates = (query: { page: number; limit: number }, signal?: AbortSignal) => call<Pages<SmsTemplate>>('GET', onePass.templates.path, { query, ...quiet(signal) });

const types = Object.entries(templateTypes).map(([code, title]) => ({ value: Number(code), title }));

export const templateApplication: ShopForm = {
  name: '申请短信模板', title: '添加短信模板', permission: onePass.apply.permission,
  fields: [
    field({ name: 'title', title: '模板名称', kind: 'text', maxLength: templateLimits.title }),
    field({ name: 'content', title: '模板内容', kind: 'textarea', maxLength: templateLimits.content }),
    field({ name: 'type', title: '模板类型', kind: 'enumeration', as: 'radio', codes: types.map(({ value }) => value), options: types }),
  ],
  read: () => Promise.resolve({ data: { title: '', content: '', type: 1 } }),
  write: async ({ title, content, type }) => void await call('POST', onePass.apply.path, { body: { title, content, type }, quiet: true }),
};
