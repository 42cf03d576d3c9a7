/** Settings: calls on dictionaries, notifications, WeChat and the state of the system beside those that their schemas declare, and messages that are sent. */
import type { FastifyInstance } from 'fastify';
import type { Section } from '../../section';
import type { House } from '../../resources/types';
import { cleanJobLog } from './cleanJobLog';
import { cleaningJobs } from './cleanings';
import { copyrightShown } from './copyright';
import { dictCalls } from './dictCalls';
import { notificationCalls } from './notices/calls';
import { noticeJob } from './notices/send';
import { onePassCallsOf, onePassOf } from './onePassAccount';
import { shipmentJob } from './shipments';
import { systemStateCalls } from './systemState';
import { wechatCallbacks } from './wechatCallbacks';
import { wechatCalls } from './wechatCalls';

/** A contract of a test may lack them. */
const hasNotices = ({ resources }: House): boolean => resources.has('operation/notice') && resources.has('operation/notification');

export function calls(app: FastifyInstance, house: House): void {
  dictCalls(app, house);
  wechatCalls(app, house);
  wechatCallbacks(app);
  if (hasNotices(house)) notificationCalls(app, house);
  if (house.resources.has('operation/onePassConfig')) onePassCallsOf(app, house);
  if (house.resources.has('operation/scheduleJob')) systemStateCalls(app, house);
  if (house.resources.has('operation/copyright')) house.copyright = () => copyrightShown(house);
}

export const jobs: Section['jobs'] = (house) => [
  ...(house.resources.has('operation/scheduleJobLog') ? [cleanJobLog(house), ...cleaningJobs(house)] : []),
];

export const errands: Section['errands'] = (house, app) => [
  ...(hasNotices(house) ? [noticeJob(house, { wechat: app.wechat, onePass: onePassOf(app, house) })] : []),
  ...(house.resources.has('operation/wechatShipment') ? [shipmentJob(house, app.wechat)] : []),
];
