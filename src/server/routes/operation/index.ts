/** Settings: calls on dictionaries and on WeChat beside those that their schemas declare. */
import type { FastifyInstance } from 'fastify';
import type { Job } from '../../jobs/schedule';
import type { House } from '../../resources/types';
import { dictCalls } from './dictCalls';
import { shipmentJob } from './shipments';
import { wechatCallbacks } from './wechatCallbacks';
import { wechatCalls } from './wechatCalls';

export function calls(app: FastifyInstance, house: House): void {
  dictCalls(app, house);
  wechatCalls(app, house);
  wechatCallbacks(app);
}

export const jobs = (house: House, app: FastifyInstance): Job[] => (house.resources.has('operation/wechatShipment') ? [shipmentJob(house, app.wechat)] : []);
