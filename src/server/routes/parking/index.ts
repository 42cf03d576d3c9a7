/** Parking: the providers that there are, the test of a connection, and the callback that takes points. */
import type { FastifyInstance } from 'fastify';
import { codes } from '../../../engine/envelope';
import { wholeOf } from '../../../engine/format/whole';
import { defineCall } from '../../calls/define';
import { ConnectionFailure } from '../../parking/failure';
import { testLot } from '../../parking/generic';
import { isSigned } from '../../parking/signature';
import { Refusal } from '../../refusal';
import { actorOf } from '../../resources/call';
import { write } from '../../resources/house';
import type { House } from '../../resources/types';
import { system } from '../../resources/door/visit';
import { callback } from './credential';
import { deduct } from './deduct';
import { lotBy, noteTest } from './lots';

const base = '/admin/platform/parking';
const tag = '停车';

/** Seconds by which the clocks of both sides may differ. */
const skew = 300;

export function calls(app: FastifyInstance, house: House): void {
  if (!house.resources.has('parking/credential')) return;
  defineCall(app, {
    method: 'GET', path: `${base}/provider/list`, permission: 'platform:parking:credential:list', adminOnly: true, title: '停车服务商列表', tag, answer: { type: 'array' },
    handler: () => house.enumerations.get('parkingProvider')?.items.map(({ value, title }) => ({ code: value, name: title })) ?? [],
  });
  defineCall(app, {
    method: 'POST', path: `${base}/credential/test/{id}`, permission: 'platform:parking:credential:test', adminOnly: true, title: '测试停车场连接', tag, audit: 'UPDATE', answer: { type: 'object' },
    async handler(input) {
      const lot = await lotBy(house, 'id', wholeOf(input.params.id) ?? 0);
      if (!lot) throw new Refusal(codes.notFound, '停车场凭证不存在');
      const begun = performance.now();
      const message = await testLot(app.config, lot).then(() => '', (error: unknown) => {
        if (error instanceof ConnectionFailure) return error.message;
        throw error;
      });
      const costMs = Math.round(performance.now() - begun);
      const result = { success: message === '', message: message || '连接正常' };
      await write(house, actorOf(input), (visit) => noteTest(visit, lot, result));
      return { ...result, costMs };
    },
  });
  const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
  // Neither joins nor ends a pair of the text that is signed: what was signed reads in one way alone.
  const word = (maxLength: number) => ({ ...text(maxLength), pattern: '^[^&=]+$' }) as const;
  const whole = { type: 'integer', minimum: 1, maximum: 9_007_199_254_740_991 } as const;
  defineCall(app, {
    method: 'POST', path: `${callback}/{lotCode}`, permission: 'anonymous', title: '停车积分抵扣回调', tag, reads: true, answer: { type: 'object' },
    body: {
      properties: { appId: text(128), lotCode: text(64), tradeNo: word(64), uid: whole, minutes: { type: 'integer', minimum: 1, maximum: 10_080 }, timestamp: whole, nonce: word(64), sign: text(1_024) },
      required: ['appId', 'lotCode', 'tradeNo', 'uid', 'minutes', 'timestamp', 'nonce', 'sign'],
    },
    async handler({ params, body }) {
      const lot = await lotBy(house, 'lotCode', params.lotCode ?? '');
      // Who cannot sign learns of no lot. Lots of one provider may share their keys, so the signature says which lot it is for.
      if (!lot || body.lotCode !== lot.lotCode || body.appId !== lot.appId || !isSigned(body, lot)) throw new Refusal(codes.forbidden, '签名不正确');
      if (Math.abs(Date.now() / 1000 - body.timestamp) > skew) throw new Refusal(codes.forbidden, '请求已过期');
      const { tradeNo, uid, minutes } = body;
      return write(house, system, (visit) => deduct(visit, lot.id, { tradeNo, uid, minutes }));
    },
  });
}
