/** 分销配置: the shop's rules for promoters (distribution sheet). */
import type { FastifyInstance } from 'fastify';
import type { House } from '../../resources/house';
import { publishSetting } from '../settings/published';
import { distribution } from '../settings/shipped/sections';

const path = '/admin/platform/retail/store/config';
const permission = 'platform:retail:store:config';

export function distributionCalls(app: FastifyInstance, house: House): void {
  publishSetting(app, house, distribution, '分销', {
    get: { path: `${path}/get`, permission: `${permission}:get`, title: '分销配置信息获取' },
    save: { path: `${path}/save`, permission: `${permission}:save`, title: '分销配置信息保存' },
  });
}
