/** Addresses that the console asks for before and after signing in. */
import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../calls/define';
import { readSite } from '../../site';

export function siteCalls(app: FastifyInstance): void {
  const own = (request: { protocol: string; host: string }) => app.config.publicUrl ?? `${request.protocol}://${request.host}`;
  defineCall(app, {
    method: 'GET', path: '/publicly/config/get/front/domain', permission: 'anonymous', title: '获取移动端域名', tag: '站点',
    answer: { type: 'string' },
    handler: async ({ request }) => (await readSite(app.sql, app.config)).shopUrl || own(request),
  });
  defineCall(app, {
    method: 'GET', path: '/publicly/config/get/admin/mediadomain', permission: 'anonymous', title: '获取平台当前的素材地址', tag: '站点',
    answer: { type: 'string' },
    handler: ({ request }) => own(request),
  });
}
