/** Figures of the home page: the published ones in `home/`, and those beside them (`src/engine/extension/statistics.ts`). */
import type { FastifyInstance } from 'fastify';
import { statistics, timeRanges } from '../../../engine/extension/statistics';
import { namesOf } from '../../../engine/namesOf';
import { defineCall } from '../../calls/define';
import type { House } from '../../resources/types';
import type { Section } from '../../section';
import { articles } from './articles';
import { homeCalls } from './home';
import { soldDaysJob } from './home/soldDays';
import { latestOperations, operationPeople, operationTrend } from './operations';
import { recordCounts } from './records';
import { systemStatistics } from './system';

const tag = '主页统计';
const period = { properties: { timeRange: { enum: namesOf(timeRanges), default: '30d', title: '时间范围' } } };

export const jobs: Section['jobs'] = (house) => (house.resources.has('order/orderDetail') ? [soldDaysJob(house)] : []);

export function calls(app: FastifyInstance, house: House): void {
  const { sql } = house;
  homeCalls(app, house);
  defineCall(app, { method: 'GET', ...statistics.records, mayLag: true, title: '数据总览', tag, handler: ({ caller }) => recordCounts(house, caller) });
  defineCall(app, { method: 'GET', ...statistics.operationTrend, mayLag: true, title: '操作趋势', tag, query: period, handler: ({ query }) => operationTrend(sql, query.timeRange) });
  defineCall(app, { method: 'GET', ...statistics.operationPeople, mayLag: true, title: '管理员操作排行', tag, query: period, handler: ({ query }) => operationPeople(sql, query.timeRange) });
  defineCall(app, { method: 'GET', ...statistics.operationLatest, mayLag: true, title: '最近操作', tag, handler: () => latestOperations(house) });
  defineCall(app, { method: 'GET', ...statistics.articles, mayLag: true, title: '文章统计', tag, handler: () => articles(sql) });
  defineCall(app, { method: 'GET', ...statistics.system, title: '系统状态', tag, handler: () => systemStatistics(sql) });
}
