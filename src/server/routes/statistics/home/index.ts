/** Published figures of the home page (`src/engine/extension/home.ts`). */
import type { FastifyInstance } from 'fastify';
import { home, rankTypes } from '../../../../engine/extension/home';
import { timeRanges, visits } from '../../../../engine/extension/statistics';
import { namesOf } from '../../../../engine/namesOf';
import { wallTime } from '../../../../engine/time/wallTime';
import { defineCall } from '../../../calls/define';
import type { House } from '../../../resources/types';
import { channels } from './channels';
import { homeFigures } from './figures';
import { finance } from './finance';
import { hotProducts } from './hotProducts';
import { operatingData } from './operating';
import { realtime } from './realtime';
import { trends } from './trends';
import { countVisits } from './visits';

const tag = '主页统计';
const timeRange = { enum: namesOf(timeRanges), default: '7d', title: '时间范围' };
const count = { type: 'integer', minimum: 0, maximum: 1_000_000_000 } as const;

export function homeCalls(app: FastifyInstance, house: House): void {
  const { sql } = house;
  defineCall(app, { method: 'GET', ...home.figures, mayLag: true, title: '首页数据', tag, handler: () => homeFigures(house, wallTime()) });
  defineCall(app, { method: 'GET', ...home.operating, mayLag: true, title: '经营数据', tag, handler: () => operatingData(house) });
  defineCall(app, { method: 'GET', ...home.channel, mayLag: true, title: '会员渠道数据', tag, handler: () => channels(house) });
  defineCall(app, {
    method: 'GET', ...home.trends, mayLag: true, title: '经营趋势', tag, query: { properties: { timeRange } },
    handler: ({ query }) => trends(house, query.timeRange, wallTime()),
  });
  defineCall(app, {
    method: 'GET', ...home.hotProducts, mayLag: true, title: '热门商品排行榜', tag,
    query: { properties: { timeRange, rankType: { enum: namesOf(rankTypes), default: 'sales', title: '排行方式' }, limit: { type: 'integer', minimum: 1, maximum: 100, default: 10, title: '数量' } } },
    handler: ({ query }) => hotProducts(sql, query.timeRange, query.rankType, query.limit, wallTime()),
  });
  defineCall(app, { method: 'GET', ...home.finance, mayLag: true, title: '财务概览', tag, handler: () => finance(house, wallTime()) });
  defineCall(app, { method: 'GET', ...home.realtime, mayLag: true, title: '实时数据流', tag, handler: () => realtime(house, wallTime()) });
  defineCall(app, {
    method: 'POST', ...visits, title: '记录访问量', tag,
    body: {
      properties: {
        views: { ...count, title: '访问量' },
        products: {
          type: 'array', maxItems: 1_000, title: '商品访问量',
          items: { type: 'object', additionalProperties: false, required: ['productId', 'views'], properties: { productId: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, views: count } },
        },
      },
      required: ['views'],
    },
    handler: ({ body }) => countVisits(house, body, wallTime().slice(0, 10)),
  });
}
