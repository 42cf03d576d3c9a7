/** The shop's account at the provider of paid services: its keys, as 一号通配置 holds them, and what is left of each service. */
import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../calls/define';
import { onePassCalls } from '../../onepass/calls';
import { type OnePass, type OnePassKeys, openOnePass } from '../../onepass/client';
import { readSetting } from '../../resources/single';
import type { House } from '../../resources/types';

/** @returns undefined until both are entered */
export async function onePassKeys(house: House): Promise<OnePassKeys | undefined> {
  const { accessKey, secretKey } = await readSetting(house.sql, house, 'operation/onePassConfig');
  return accessKey && secretKey ? { accessKey, secretKey } : undefined;
}

export const onePassOf = (app: FastifyInstance, house: House): OnePass => openOnePass(app.config, () => onePassKeys(house));

export function onePassAccountCall(app: FastifyInstance, house: House): void {
  const onePass = onePassOf(app, house);
  defineCall(app, {
    method: 'GET', path: '/admin/platform/one/pass/info', permission: 'platform:one:pass:info', adminOnly: true, title: '一号通账户信息', tag: '一号通', answer: { type: 'object' },
    async handler({ reply }) {
      const { phone, ...account } = await onePass.ask(onePassCalls.account, {});
      reply.header('cache-control', 'no-store');
      return { ...account, phone: phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2') };
    },
  });
}
