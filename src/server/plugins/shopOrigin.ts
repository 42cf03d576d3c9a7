/**
 * SHOP_ORIGIN: the shop's pages at an origin of their own, so that nothing which runs there can reach the console's token.
 * Requests of that host get `/shop/`, uploaded files and what the shop reads; the console's host leads there.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';

const shopPath = /^\/shop(\/|$)/;
const filePath = /^\/uploads\//;

export const atShopOrigin = ({ host, server: { config: { shopOrigin } } }: FastifyRequest): boolean =>
  shopOrigin !== undefined && host === new URL(shopOrigin).host;

export function separateShop(app: FastifyInstance): void {
  const { shopOrigin } = app.config;
  if (shopOrigin === undefined) return;
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (!atShopOrigin(request)) return shopPath.test(path) ? reply.redirect(`${shopOrigin}${request.url}`, 302) : undefined;
    if (path === '/') return reply.redirect('/shop/', 302);
    if (shopPath.test(path) || filePath.test(path) || request.routeOptions.config.call?.shop) return undefined;
    return reply.code(404).type('text/plain; charset=utf-8').send('页面不存在');
  });
}
