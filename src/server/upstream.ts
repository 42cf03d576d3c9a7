/** UPSTREAM mode: the console in front of another platform backend. No database, no accounts, no entities of our own. */
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
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
    replyOptions: {
      onError: (reply, { error }) => {
        reply.request.log.warn({ err: error }, 'the upstream does not answer');
        reply.code(200).send({ code: codes.error, message: '后端服务暂时无法访问', data: null });
      },
    },
  });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reachable = await answers(config.upstream);
    return reply.code(reachable ? 200 : 503).send({ status: reachable ? 'ok' : 'unavailable', upstream: config.upstream });
  });
  await serveConsole(app, config.consoleDir);
  return app;
}

/** Whether anything at all answers there, be it a refusal. */
async function answers(upstream: string): Promise<boolean> {
  return fetch(`${upstream}/api/admin/platform/getLoginPic`, { signal: AbortSignal.timeout(5000) }).then((answer) => answer.status < 500, () => false);
}
