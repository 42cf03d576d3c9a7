/** Security headers and the Content-Security-Policy of every page. */
import helmet from '@fastify/helmet';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { readConfiguration } from '../configuration';
import { readSite } from '../site';
import { insistOnHeaders } from './insist';
import { atShopOrigin } from './shopOrigin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows this page's own style elements; a new one for every request. */
    styleNonce: string;
  }
}

/** Addresses of mobile shop and merchant console, and where a licence is applied for. */
type Ends = Pick<Config, 'shopUrl' | 'merchantUrl' | 'shopOrigin'> & { licenceUrl?: string };

/** Style attributes stay allowed: editors and charts parse them, and rich text would lose its alignment without. */
/** @param framedBy origin that may show the page beside its own */
export function contentPolicy(config: Ends, nonce: string, framedBy?: string): string {
  const and = (url: string | undefined) => (url && /^https?:/i.test(url) && URL.canParse(url) ? ` ${new URL(url).origin}` : '');
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "worker-src 'self'",
    `frame-src 'self'${and(config.shopUrl)}${and(config.shopOrigin)}${and(config.licenceUrl)}`,
    `frame-ancestors 'self'${and(framedBy)}`,
    `form-action 'self'${and(config.merchantUrl)}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** Setting with the page that 授权 shows in a dialog. */
const licenceKey = 'copyright_apply_url';

/** Pages go by the settings, which may say otherwise than the environment; in front of another backend there are none. */
async function endsFor({ server, headers: { accept } }: FastifyRequest): Promise<Ends> {
  if (!accept?.includes('text/html') || !server.hasDecorator('sql')) return server.config;
  try {
    const licenceUrl = (await readConfiguration(server.sql, [licenceKey])).get(licenceKey);
    return { ...await readSite(server.sql, server.config), shopOrigin: server.config.shopOrigin, licenceUrl };
  } catch (error) {
    server.log.warn({ err: error }, 'settings for the content security policy');
    return server.config;
  }
}

export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  app.decorateRequest('styleNonce', '');
  const isSecure = app.config.publicUrl?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    request.styleNonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', contentPolicy(await endsFor(request), request.styleNonce, atShopOrigin(request) ? app.config.publicUrl : undefined));
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Browsers heed it on trustworthy origins only and complain elsewhere.
    crossOriginOpenerPolicy: isSecure ? { policy: 'same-origin' } : false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'sameorigin' },
    // Only where browsers come by TLS: over plain HTTP the header means nothing and confuses local use.
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  insistOnHeaders(app);
}
