/** UPSTREAM mode: the console in front of another platform backend. No database, no accounts, no entities of our own. */
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { codes } from '../engine/envelope';
import { extension } from '../engine/extension/paths';
import type { EntityModel } from '../engine/model';
import { newServer } from './app';
import type { Config } from './config';
import { serveConsole } from './plugins/console';
import { sendSecurityHeaders } from './plugins/headers';

/** Milliseconds without a byte; longer than the console's own patience of 60 seconds. */
const patience = 65_000;

/** @param entities whose calls may speak plain HTTP, where a status says what an envelope says elsewhere */
export async function buildUpstreamApp(config: Config & { upstream: string }, entities: readonly EntityModel[], longest = patience): Promise<FastifyInstance> {
  const plain = plainPaths(entities);
  const app = newServer(config);
  await sendSecurityHeaders(app);
  await app.register(compress, { threshold: 1024 });
  await app.register(proxy, {
    upstream: config.upstream,
    prefix: '/api',
    rewritePrefix: '/api',
    http: { requestOptions: { timeout: longest } },
    // Its lines would hold queries.
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...withoutHops(headers), ...hopOf(request) }),
      onError: (reply, { error }) => {
        reply.request.log.warn({ err: error }, 'the upstream does not answer');
        const { method, url } = reply.request;
        const path = url.split('?', 1)[0]!;
        const isPlain = plain.some((each) => path === each || path.startsWith(`${each}/`));
        reply.header('cache-control', 'no-store').code(isPlain ? codes.unavailable : 200).send({ code: codes.unavailable, message: sentenceOf(method, error), data: null });
      },
    },
  });
  app.get('/healthz', { exposeHeadRoute: true }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reachable = await answers(config.upstream);
    return reply.code(reachable ? 200 : 503).send({ status: reachable ? 'ok' : 'unavailable' });
  });
  await serveConsole(app, config.consoleDir);
  return app;
}

const plainPaths = (entities: readonly EntityModel[]): string[] =>
  [extension.upload, ...entities.filter(({ style }) => style === 'simple-rest').flatMap(({ endpoints }) => endpoints.map(({ path }) => path.split('/{', 1)[0]!))].map((path) => `/api${path}`);

/** Nothing was ever sent there. */
const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function sentenceOf(method: string, { cause }: Error): string {
  const sent = method !== 'GET' && method !== 'HEAD' && !unreached.has((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
  return sent ? '后端服务没有回应，无法确定是否已经保存，请刷新后确认' : '后端服务暂时无法访问，请稍后再试';
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
