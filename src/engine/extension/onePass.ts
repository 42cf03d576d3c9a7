/** 一号通: the account at the provider of paid services, as the console is told of it (settings sheet). Calls of this house, since the published interface has none. */
import type { FieldModel } from '../model';

const base = '/admin/platform/one/pass';
const right = 'platform:one:pass';
const call = <Path extends string, Name extends string>(path: Path, name: Name) => ({ path: `${base}/${path}`, permission: `${right}:${name}`, adminOnly: true }) as const;

export const onePass = {
  /** GET → Account */
  info: call('info', 'info'),
  /** GET type, status, page, limit → Pages<UsageRecord> */
  record: call('user/record', 'user:record'),
  /** GET type → { data: Meal[] } */
  meals: call('meal/list', 'meal:list'),
  /** POST type, mealId, price, num, payType → MealCode */
  mealCode: call('meal/code', 'meal:code'),
  /** GET page, limit → Pages<SmsTemplate> */
  templates: call('sms/temps', 'sms:temps'),
  /** POST title, content, type */
  apply: call('sms/temp/apply', 'sms:temp:apply'),
} as const;

export const serviceTypes = ['sms', 'copy', 'expr_query', 'expr_dump'] as const;
export type ServiceType = (typeof serviceTypes)[number];
/** Services of which packages are sold. */
export const soldTypes = ['sms', 'copy', 'expr_query'] as const;
export type SoldType = (typeof soldTypes)[number];

export const serviceTitles: Readonly<Record<ServiceType, string>> = { sms: '短信', copy: '商品采集', expr_query: '物流查询', expr_dump: '电子面单打印' };

interface Service { open: boolean; num: number }
export interface OnePassAccount { account: string; phone: string; sms: Service & { sign: string }; copy: Service; query: Service; dump: Service }

/** Where an account tells of each service. */
export const accountPart = { sms: 'sms', copy: 'copy', expr_query: 'query', expr_dump: 'dump' } as const satisfies Record<ServiceType, keyof OnePassAccount>;

/** As records and templates are answered: `{ data, count }`, and no page of a list. */
export interface Pages<Row> { data: Row[]; count: number }

/** What a service was used for. Keys that its kind has not are empty. */
export interface UsageRecord {
  id: number;
  /** `yyyy-MM-dd HH:mm:ss` */
  add_time: string;
  /** Of a message: 1 成功, 2 失败, 0 发送中. */
  status: number;
  _resultcode: string;
  phone: string;
  content: string;
  url: string;
  num: string;
  code: string;
  from_name: string;
  to_name: string;
  traces: { time: string; status: string }[];
}

/** Price in 元. */
export interface Meal { id: number; price: string; num: number }

/** What is scanned to pay, until `invalid`, `yyyy-MM-dd HH:mm:ss`. */
export interface MealCode { qr_code: string; invalid: string }

export interface SmsTemplate {
  id: number;
  temp_id: string;
  title: string;
  content: string;
  temp_type: number;
  /** 1 可用, 0 不可用. */
  status: number;
  mark: string;
}

export const templateTypes: Readonly<Record<number, string>> = { 1: '验证码', 2: '通知', 3: '推广' };
/** Characters at most. */
export const templateLimits = { title: 30, content: 500 } as const;

const field = (draft: Pick<FieldModel, 'name' | 'title' | 'kind'> & Partial<FieldModel>): FieldModel => ({ wire: 'plain', required: true, readOnly: false, writeOnly: false, messages: {}, ...draft });
const types = Object.entries(templateTypes).map(([code, title]) => ({ value: Number(code), title }));

/** The form in which a template is applied for; other consoles ask for it by its name (decisions 37). */
export const templateForm = {
  name: '申请短信模板',
  title: '添加短信模板',
  fields: [
    field({ name: 'title', title: '模板名称', kind: 'text', maxLength: templateLimits.title }),
    field({ name: 'content', title: '模板内容', kind: 'textarea', maxLength: templateLimits.content }),
    field({ name: 'type', title: '模板类型', kind: 'enumeration', as: 'radio', codes: types.map(({ value }) => value), options: types, default: 1 }),
  ],
};
