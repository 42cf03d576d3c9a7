/** Every call that this product makes of the provider: path, what is sent, what is read of `data`. */
import { readTraces } from '../express/traces';
import type { Answered } from '../wechat/answered';

export interface OnePassCall<Answer = unknown> {
  path: string;
  /** @throws UnreadableAnswer when it is not as described */
  read(data: Answered): Answer;
}

const onePassCall = <Answer>(call: OnePassCall<Answer>): OnePassCall<Answer> => call;

export interface OnePassService {
  open: boolean;
  /** How often it can still be used. */
  num: number;
}

const serviceOf = (data: Answered): OnePassService => ({ open: data.flag('open'), num: data.number('num', 0) });

/** A use of a service; keys that its kind has not are empty. */
const recordOf = (each: Answered) => ({
  id: each.number('id'), add_time: each.text('time'), status: each.number('status', 0), _resultcode: each.text('result', ''), phone: each.text('phone', ''),
  content: each.text('content', ''), url: each.text('url', ''), num: each.text('num', ''), code: each.text('code', ''), from_name: each.text('fromName', ''), to_name: each.text('toName', ''),
  traces: each.list('traces').map((trace) => ({ time: trace.text('time'), status: trace.text('status') })),
});

export const onePassCalls = {
  /** Sent `{}`; how much of each service is left, and whether it is open. */
  account: onePassCall({
    path: '/account',
    read: (data) => ({
      account: data.text('account'), phone: data.text('phone', ''), sms: { ...serviceOf(data.part('sms')), sign: data.part('sms').text('sign', '') },
      copy: serviceOf(data.part('copy')), query: serviceOf(data.part('query')), dump: serviceOf(data.part('dump')),
    }),
  }),
  /** Sent `{ type }`: what can be bought of a service, prices in 元. */
  meals: onePassCall({ path: '/meals', read: (data) => data.list('list').map((meal) => ({ id: meal.number('id'), price: meal.text('price'), num: meal.number('num') })) }),
  /** Sent `{ type, mealId, payType: 'weixin' }`; what is paid by scanning `qrCode` until `expires`, `yyyy-MM-dd HH:mm:ss`. */
  order: onePassCall({ path: '/meals/order', read: (data) => ({ qrCode: data.text('qrCode'), expires: data.text('expires') }) }),
  /** Sent `{ type, status, page, limit }`; status 3 is every one. What a service was used for, the latest first. */
  records: onePassCall({ path: '/records', read: (data) => ({ count: data.number('count'), data: data.list('list').map(recordOf) }) }),
  /** Sent `{ page, limit }`. */
  templates: onePassCall({
    path: '/sms/templates',
    read: (data) => ({
      count: data.number('count'),
      data: data.list('list').map((each) => ({
        id: each.number('id'), temp_id: each.text('templateId', ''), title: each.text('title'), content: each.text('content'), temp_type: each.number('type'), status: each.number('status'), mark: each.text('mark', ''),
      })),
    }),
  }),
  /** Sent `{ title, content, type }`; a person at the provider looks at it. */
  applyTemplate: onePassCall({ path: '/sms/templates/apply', read: () => undefined }),
  /** Sent `{ code, number, phone }`, the last four digits of the recipient's: where a parcel is. */
  traces: onePassCall({ path: '/express/query', read: readTraces }),
  /** Sent `{ requestId, phone, templateId, params }`; the provider sends one message for one requestId, however often it is asked. */
  send: onePassCall({ path: '/sms/send', read: (data) => data.text('messageId', '') }),
};
