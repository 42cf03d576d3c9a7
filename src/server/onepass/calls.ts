/** Every call that this product makes of the provider: path, what is sent, what is read of `data`. */
import type { Answered } from '../wechat/answered';

export interface OnePassCall<Answer = unknown> {
  path: string;
  /** @throws UnreadableAnswer when it is not as described */
  read(data: Answered): Answer;
}

const onePassCall = <Answer>(call: OnePassCall<Answer>): OnePassCall<Answer> => call;

export const onePassServices = ['sms', 'copy', 'expr_query', 'expr_dump'] as const;

export const onePassCalls = {
  /** Sent `{}`; how much of each service is left, and whether it is open. */
  account: onePassCall({
    path: '/account',
    read: (data) => ({
      account: data.text('account'), phone: data.text('phone', ''), sign: data.part('sms').text('sign', ''),
      services: onePassServices.map((type) => ({ type, open: data.part(type).flag('open'), left: data.part(type).number('left', 0) })),
    }),
  }),
  /** Sent `{ requestId, phone, templateId, params }`; the provider sends one message for one requestId, however often it is asked. */
  send: onePassCall({ path: '/sms/send', read: (data) => data.text('messageId', '') }),
};
