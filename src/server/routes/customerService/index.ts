/** The desk: its home page. Its screens are facets of marketing's records. */
import type { FastifyInstance } from 'fastify';
import { desk } from '../../../engine/extension/desk';
import { wallTime } from '../../../engine/time/wallTime';
import { defineCall } from '../../calls/define';
import type { House } from '../../resources/types';
import { deskFigures } from './figures';
import { ownOperations } from './operations';

const tag = '客服台';

export function calls(app: FastifyInstance, { sql }: House): void {
  const { menu } = app.contract;
  defineCall(app, { method: 'GET', ...desk.home, title: '客服台首页', tag, handler: ({ caller }) => deskFigures(sql, { menu, caller, now: wallTime() }) });
  defineCall(app, {
    method: 'GET', ...desk.operations, title: '我的操作记录', tag,
    query: { properties: { page: { type: 'integer', minimum: 1, maximum: 10_000, default: 1, title: '页码' }, limit: { type: 'integer', minimum: 1, maximum: 100, default: 10, title: '每页条数' } } },
    handler: ({ caller, query: { page, limit } }) => ownOperations(sql, caller, { page, limit }),
  });
}
