/** Codes that open the shop's mini-program (contract wechat). */
import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../calls/define';
import { pageCalls } from '../../wechat/calls/page';

export function miniProgramCalls(app: FastifyInstance): void {
  defineCall(app, {
    method: 'POST', path: '/admin/platform/wechat/get/qrcode', permission: 'platform:wechat:mini:genqrcode', adminOnly: true, title: '获取小程序码', tag: '页面装修', reads: true,
    body: {
      properties: {
        // WeChat's own limits.
        scene: { type: 'string', pattern: "^[0-9A-Za-z!#$&'()*+,/:;=?@._~-]{1,32}$", title: '场景值' },
        path: { type: 'string', minLength: 1, maxLength: 128, title: '页面路径' },
        env_version: { enum: ['release', 'trial', 'develop'], default: 'release', title: '小程序版本' },
      },
      required: ['scene', 'path'],
    },
    answer: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] },
    handler: async ({ body }) => ({
      code: await app.wechat.ask(pageCalls.code, { scene: body.scene, page: body.path.replace(/^\/+/, ''), env_version: body.env_version, check_path: false }),
    }),
  });
}
