/** Every call that this product makes of the provider: path, what is sent, what is read of `data`. */
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

export const onePassCalls = {
  /** Sent `{}`; how much of each service is left, and whether it is open. */
  account: onePassCall({
    path: '/account',
    read: (data) => ({
      account: data.text('account'), phone: data.text('phone', ''), sms: { ...serviceOf(data.part('sms')), sign: data.part('sms').text('sign', '') },
      copy: serviceOf(data.part('copy')), query: serviceOf(data.part('query')), dump: serviceOf(data.part('dump')),
    }),
  }),
  /** Sent `{ requestId, phone, templateId, params }`; the provider sends one message for one requestId, however often it is asked. */
  send: onePassCall({ path: '/sms/send', read: (data) => data.text('messageId', '') }),
};
