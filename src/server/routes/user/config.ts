/** 等级配置, 等级说明 and the base switches of 付费会员: settings behind calls of their own (member sheet). */
import type { FastifyInstance } from 'fastify';
import { longestOf } from '../../../fields/richText/kind';
import { defineCall } from '../../calls/define';
import { actorOf } from '../../resources/call';
import type { House } from '../../resources/house';
import { seenOf, tellSeen } from '../../resources/seen';
import { publishSetting } from '../settings/published';
import { memberLevel, memberLevelRule, paidMember } from '../settings/shipped/sections';
import { openSettings } from '../settings/store';

const level = '/admin/platform/system/user/level';
const levelRight = 'platform:system:user:level';
const paid = '/admin/platform/paid/member/base/config';
const paidRight = 'platform:paid:member:base:config';
const tag = '会员';
const key = memberLevelRule.fields[0]!.name;

export function memberCalls(app: FastifyInstance, house: House): void {
  publishSetting(app, house, memberLevel, tag, {
    get: { path: `${level}/get/config`, permission: `${levelRight}:config`, title: '获取会员等级配置' },
    save: { path: `${level}/update/config`, permission: `${levelRight}:config:update`, title: '编辑会员等级配置' },
  });
  publishSetting(app, house, paidMember, tag, {
    get: { path: `${paid}/get`, permission: `${paidRight}:get`, title: '付费会员基础配置信息获取' },
    save: { path: `${paid}/edit`, permission: `${paidRight}:edit`, title: '编辑付费会员基础配置' },
  });
  const settings = openSettings(house);
  if (!settings) return;
  const formId = () => settings.idOf(memberLevelRule.name);
  defineCall(app, {
    method: 'GET', path: `${level}/get/rule`, permission: `${levelRight}:rule`, title: '获取会员等级规则', tag, answer: { type: 'string' },
    handler: async (input) => {
      tellSeen(input, { settings: await settings.stamp(await formId()) });
      return (await settings.info(await formId()))[key] ?? '';
    },
  });
  defineCall(app, {
    method: 'POST', path: `${level}/update/rule`, permission: `${levelRight}:rule:update`, title: '编辑会员等级规则', tag,
    body: { properties: { rule: { type: 'string', maxLength: longestOf({}), title: '等级规则说明' } }, required: ['rule'] },
    handler: async (input) => settings.save(actorOf(input), await formId(), { [key]: input.body.rule }, { seen: seenOf(input).settings }),
  });
}
