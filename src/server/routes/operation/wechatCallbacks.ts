/** Addresses that WeChat's server calls (contract wechat): the proof when they are entered at WeChat, and messages of followers. */
import type { FastifyInstance } from 'fastify';
import { codes } from '../../../engine/envelope';
import { defineCall } from '../../calls/define';
import { Refusal } from '../../refusal';
import type { WechatAccountName } from '../../wechat/call';
import { callbackKeys, isProved, openMessage, sealAnswer } from '../../wechat/callback';
import { answerTo } from './wechatAnswers';

const tag = '微信回调';
const text = { type: 'string', maxLength: 200 } as const;
const signed = { signature: text, timestamp: text, nonce: text } as const;

const unproved = () => new Refusal(codes.forbidden, '签名不正确');

export function wechatCallbacks(app: FastifyInstance): void {
  void app.register(async (scope) => {
    // XML is understood by these calls alone.
    scope.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (_request, xml, done) => done(null, { xml }));
    callbackOf(scope, 'official', '/publicly/wechat/public/callback/webHook', '公众号消息回调', (fields) => answerTo(app.sql, app.config, fields));
    // Nothing that a mini-program sends is answered by a message.
    callbackOf(scope, 'miniProgram', '/publicly/wechat/mini/callback/index', '小程序消息回调', async () => 'success');
  });
}

function callbackOf(app: FastifyInstance, account: WechatAccountName, path: string, title: string, answer: (fields: ReadonlyMap<string, string>) => Promise<string>): void {
  const keysOf = async () => {
    const keys = await callbackKeys(app.sql, app.vault, account);
    if (!keys) throw unproved();
    return keys;
  };
  defineCall(app, {
    method: 'GET', path, permission: 'anonymous', title: `${title}验证`, tag, style: 'plain',
    query: { properties: { ...signed, echostr: text }, required: ['echostr'] }, answer: { type: 'string' },
    async handler({ query, reply }) {
      if (!isProved(await keysOf(), query)) throw unproved();
      reply.type('text/plain; charset=utf-8');
      return query.echostr;
    },
  });
  defineCall(app, {
    method: 'POST', path, permission: 'anonymous', title, tag, style: 'plain', reads: true,
    query: { properties: { ...signed, msg_signature: text, encrypt_type: text, openid: text } },
    body: { properties: { xml: { type: 'string', maxLength: 60_000 } }, required: ['xml'] }, answer: { type: 'string' },
    async handler({ query, body, reply }) {
      const keys = await keysOf();
      const message = openMessage(keys, query, body.xml);
      if (!message) throw unproved();
      const told = await answer(message.fields);
      reply.type(told === 'success' ? 'text/plain; charset=utf-8' : 'text/xml; charset=utf-8');
      return told === 'success' ? told : sealAnswer(keys, message, told);
    },
  });
}
