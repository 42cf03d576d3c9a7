/** Calls of the designer beside the published ones: versions of a page, and when they go live. */
import type { FastifyInstance } from 'fastify';
import { encodeRecord } from '../../../engine/codec/encode';
import { pagePaths } from '../../../engine/extension/page';
import { defineCall } from '../../calls/define';
import type { Shape } from '../../calls/shape';
import { tellRecord } from '../../resources/answers';
import { actorOf, readId, versionOf } from '../../resources/call';
import { assignRecord } from '../../resources/door/door';
import { write } from '../../resources/house';
import type { House, Resource } from '../../resources/types';
import { documentOf, largestOf, pageKey } from './document';
import { cancel, enter, roomsOf, schedulesOf } from './schedule';
import { recordAt, versionsOf } from './versions';

const tag = '页面装修';
const read = { permission: 'platform:pagediy:info', adminOnly: true, tag } as const;
const change = { permission: 'platform:pagediy:update', adminOnly: true, tag } as const;

const version = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, title: '版本号' } as const;
const moment = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$' } as const;
const scheduled = (schedules: Resource) => ({
  properties: {
    version, document: { type: 'object', maxBytes: largestOf(schedules, 'document'), title: '上线内容' }, startTime: { ...moment, title: '上线时间' },
    endTime: { ...moment, type: ['string', 'null'], title: '结束时间' }, note: { type: 'string', maxLength: 50, title: '备注' },
  },
  required: ['startTime'],
}) as const satisfies Shape;

export function versionCalls(app: FastifyInstance, house: House): void {
  const pages = house.resources.get(pageKey);
  if (!pages) return;

  defineCall(app, { ...read, method: 'GET', path: pagePaths.versions('{id}'), title: '微页面版本', handler: ({ params }) => versionsOf(house.sql, pages, readId(pages, params.id)) });
  defineCall(app, {
    ...read, method: 'GET', path: pagePaths.version('{id}', '{version}'), title: '微页面的一个版本',
    handler: async ({ params }) => encodeRecord(pages.entity.fields, await recordAt(house.sql, pages, readId(pages, params.id), Number(params.version))),
  });
  defineCall(app, {
    ...change, method: 'POST', path: pagePaths.restore('{id}'), title: '恢复微页面版本', body: { properties: { version }, required: ['version'] },
    handler: async (input) => {
      const id = readId(pages, input.params.id);
      const wanted = input.body.version;
      return write(house, actorOf(input), async (visit) => {
        const former = documentOf(await recordAt(visit.db, pages, id, wanted));
        await assignRecord(visit, pages, id, former, { title: `恢复版本${wanted}`, version: versionOf(input) });
        return tellRecord(visit, pages, id);
      });
    },
  });
  defineCall(app, { ...read, method: 'GET', path: pagePaths.schedules('{id}'), title: '微页面的定时上线', handler: ({ params }) => schedulesOf(house, readId(pages, params.id)) });
  defineCall(app, {
    ...change, method: 'POST', path: pagePaths.schedule('{id}'), title: '安排定时上线', body: scheduled(roomsOf(house).schedules),
    handler: (input) => enter(house, actorOf(input), readId(pages, input.params.id), input.body),
  });
  defineCall(app, {
    ...change, method: 'POST', path: pagePaths.cancelSchedule, title: '取消定时上线', body: { properties: { id: { ...version, title: '编号' } }, required: ['id'] },
    handler: (input) => cancel(house, actorOf(input), input.body.id),
  });
}
