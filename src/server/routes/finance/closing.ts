/** 商户结算设置: the rules of merchant withdrawals (finance sheet). */
import type { FastifyInstance } from 'fastify';
import type { House } from '../../resources/house';
import { publishSetting } from '../settings/published';
import { merchantClosing } from '../settings/shipped/sections';

const path = '/admin/platform/finance/merchant/closing/config';
const permission = 'platform:finance:merchant:closing:config';

export function closingCalls(app: FastifyInstance, house: House): void {
  publishSetting(app, house, merchantClosing, '财务', {
    get: { path, permission, title: '获取商户结算设置' },
    save: { path: `${path}/edit`, permission: `${permission}:edit`, title: '编辑商户结算设置' },
  });
}
