/** Settings: calls on dictionaries, notifications and WeChat beside those that their schemas declare, and messages that are sent. */
import type { FastifyInstance } from 'fastify';
import type { Job } from '../../jobs/schedule';
import type { House } from '../../resources/types';
import { dictCalls } from './dictCalls';
import { notificationCalls } from './notices/calls';
import { noticeJob } from './notices/send';
import { onePassAccountCall, onePassOf } from './onePassAccount';
import { shipmentJob } from './shipments';
import { wechatCallbacks } from './wechatCallbacks';
import { wechatCalls } from './wechatCalls';

/** A contract of a test may lack them. */
const hasNotices = ({ resources }: House): boolean => resources.has('operation/notice') && resources.has('operation/notification');

export function calls(app: FastifyInstance, house: House): void {
  dictCalls(app, house);
  wechatCalls(app, house);
  wechatCallbacks(app);
  if (hasNotices(house)) notificationCalls(app, house);
  if (house.resources.has('operation/onePassConfig')) onePassAccountCall(app, house);
}

export const jobs = (house: House, app: FastifyInstance): Job[] => (house.resources.has('operation/wechatShipment') ? [shipmentJob(house, app.wechat)] : []);

export const errands = (house: House, app: FastifyInstance): Job[] =>
  (hasNotices(house) ? [noticeJob(house, { wechat: app.wechat, onePass: onePassOf(app, house) })] : []);
