/** What the provider of paid services is asked for, and a template that is applied for, entered as a form (settings sheet). */
import { onePass, type Meal, type MealCode, type OnePassAccount, type Pages, type ServiceType, type SmsTemplate, type SoldType, templateForm, type UsageRecord } from '../../engine/extension/onePass';
import type { ShopForm } from './shop/shopLayout';
import { call } from './transport/http';

const quiet = (signal?: AbortSignal) => ({ quiet: true, signal }) as const;

export const onePassKey = ['one pass'] as const;

export const readAccount = (signal?: AbortSignal) => call<OnePassAccount>('GET', onePass.info.path, quiet(signal));
/** @param status of messages; 3: every one */
export const readUsage = (query: { type: ServiceType; status: number; page: number; limit: number }, signal?: AbortSignal) => call<Pages<UsageRecord>>('GET', onePass.record.path, { query, ...quiet(signal) });
export const readMeals = (type: SoldType, signal?: AbortSignal) => call<{ data: Meal[] }>('GET', onePass.meals.path, { query: { type }, ...quiet(signal) });
export const askMealCode = (type: SoldType, { id: mealId, price, num }: Meal, signal?: AbortSignal) => call<MealCode>('POST', onePass.mealCode.path, { body: { payType: 'weixin', mealId, price, num, type }, ...quiet(signal) });
export const readTemplates = (query: { page: number; limit: number }, signal?: AbortSignal) => call<Pages<SmsTemplate>>('GET', onePass.templates.path, { query, ...quiet(signal) });

export const templateApplication: ShopForm = {
  ...templateForm, permission: onePass.apply.permission,
  read: () => Promise.resolve({ data: { title: '', content: '', type: 1 } }),
  write: async ({ title, content, type }) => void await call('POST', onePass.apply.path, { body: { title, content, type }, quiet: true }),
};
