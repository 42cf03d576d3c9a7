/** Marketing: what is given on birthdays, the comments of a note, live rooms and the video channel. */
import type { FastifyInstance } from 'fastify';
import { wholeOf } from '../../../engine/format/whole';
import { defineCall } from '../../calls/define';
import type { House } from '../../resources/types';
import type { Section } from '../../section';
import { commentsOf } from './communityComments';
import { componentCalls } from './channel/componentCalls';
import { channelErrands, channelJobs } from './channel/jobs';
import { liveCalls } from './channel/liveCalls';
import { birthdayJob } from './presents';

/** A contract of a test may lack the channel. */
const hasChannel = ({ resources }: House): boolean => resources.has('marketing/liveRoom') && resources.has('marketing/componentCategory');

export const jobs: Section['jobs'] = (house, app) => [birthdayJob(house), ...(hasChannel(house) ? channelJobs(house, app) : [])];

export const errands: Section['errands'] = (house, app) => (hasChannel(house) ? channelErrands(house, app) : []);

export function calls(app: FastifyInstance, house: House): void {
  if (hasChannel(house)) {
    liveCalls(app, house);
    componentCalls(app, house);
  }
  defineCall(app, {
    method: 'GET', path: '/admin/platform/community/reply/note/page/list/{nid}', permission: 'platform:community:reply:note:page:list', title: '社区内容评论分页列表', tag: '种草社区',
    query: { properties: { page: { type: 'integer', minimum: 1, maximum: 10_000, default: 1, title: '页码' }, limit: { type: 'integer', minimum: 1, maximum: 100, default: 20, title: '每页条数' } } },
    handler: ({ params, query: { page, limit } }) => commentsOf(house, wholeOf(params.nid) ?? 0, { page, limit }),
  });
}
