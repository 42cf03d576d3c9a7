/** UPSTREAM mode: the console in front of another platform backend. No database, no accounts, no entities of our own. */
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { codes } from '../engine/envelope';
import { newServer } from './app';
import type { Config } from './config';
import { serveConsole } from './plugins/console';
import { sendSecurityHeaders } from './plugins/headers';

/** Longer than the console's own patience of 60 seconds. */
const patience = 65_000;

export async function buildUpstreamApp(config: Config & { upstream: string }): Promise<FastifyInstance> {
  const app = newServer(config);
  await sendSecurityHeaders(app);
  await app.register(compress, { threshold: 1024 });
  await app.register(proxy, {
    upstream: config.upstream,
    prefix: '/api',
    rewritePrefix: '/api',
    http: { requestOptions: { timeout: patience } },
    // Its lines would hold queries.
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...withoutHops(headers), ...hopOf(request) }),
      onError: (reply, { error }) => {
        reply.request.log.warn({ err: error }, 'the upstream does not answer');
        reply.code(200).send({ code: codes.error, message: '后端服务暂时无法访问', data: null });
      },
    },
  });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reachable = await answers(config.upstream);
    return reply.code(reachable ? 200 : 503).send({ status: reachable ? 'ok' : 'unavailable' });
  });
  await serveConsole(app, config.consoleDir);
  return app;
}

/** What a client says about the way here counts for nothing; what TRUST_PROXY lets count is in the request already. */
const hops = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|x-rewrite-url|true-client-ip|cf-connecting-ip)$/i;
const withoutHops = (headers: IncomingHttpHeaders): IncomingHttpHeaders => Object.fromEntries(Object.entries(headers).filter(([name]) => !hops.test(name)));

const hopOf = ({ ips, ip, host, protocol }: Pick<FastifyRequest, 'ips' | 'ip' | 'host' | 'protocol'>): IncomingHttpHeaders => ({
  'x-forwarded-for': (ips ? [...ips].reverse() : [ip]).join(', '), 'x-forwarded-host': host, 'x-forwarded-proto': protocol,
});

/** Whether anything at all answers there, be it a refusal. */
async function answers(upstream: string): Promise<boolean> {
  return fetch(`${upstream}/api/admin/platform/getLoginPic`, { signal: AbortSignal.timeout(5000) }).then((answer) => answer.status < 500, () => false);
}
