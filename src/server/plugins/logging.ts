/** Structured logs: one line an answer, and never a secret in it. */
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';

const secretParameter = /([?&](?:token|pwd|password|code|key)=)[^&]*/gi;

export const withoutSecrets = (url: string): string => url.replace(secretParameter, '$1***');

export function logging(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: {
      paths: ['authori-zation', 'authorization', 'cookie', 'x-token', 'token', 'pwd', 'password'].flatMap((name) => [`["${name}"]`, `*["${name}"]`, `req.headers["${name}"]`]),
      censor: '***',
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: withoutSecrets(request.url), ip: request.ip }),
    },
  };
}

/** At level info, where Fastify's own two lines a request say less; pages and their parts are told at level debug. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method, url: withoutSecrets(request.url), status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10, ip: request.ip, account: request.caller?.account,
    };
    if (request.url.startsWith('/api/')) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}
