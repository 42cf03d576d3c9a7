/** Structured logs: one line an answer, and never a secret in it. */
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { redact } from '../../engine/text/redact';

/** Parameters that say nothing about anybody; of all others the line holds the name. */
const plain = new Set(['page', 'limit', 'sort', 'order', 'orderBy', 'temp', 'format', 'type', 'status', 'id']);
const plainValue = /^[\w.,:-]{0,40}$/;
/** Telephone numbers, and whatever is as long. */
const long = /\d{9,}/g;

/** The address with the values that a log may hold: what is searched for, codes, tokens and telephone numbers stand in none. */
export function withoutSecrets(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  const where = path.replace(long, '***');
  if (query === undefined || query === '') return where;
  const pairs = query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
    const known = /^[\w.[\]-]{1,40}$/.test(name) ? name.replace(long, '***') : '***';
    return plain.has(name) && plainValue.test(value) ? `${known}=${value.replace(long, '***')}` : `${known}=***`;
  });
  return `${where}?${pairs.join('&')}`;
}

/** Of an error: where it came from. What the database quotes of a row (`detail`, `where`) stays there. */
function withoutValues(error: Error & { code?: unknown; cause?: unknown }): { type: string; message: string; stack: string; code?: unknown } {
  return { type: error.name, message: redact(error.message ?? ''), stack: redact(error.stack ?? ''), ...(error.code === undefined ? {} : { code: error.code }) };
}

export function logging(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: {
      paths: ['authori-zation', 'authorization', 'cookie', 'x-token', 'token', 'pwd', 'password'].flatMap((name) => [`["${name}"]`, `*["${name}"]`, `req.headers["${name}"]`]),
      censor: '***',
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: withoutSecrets(request.url), ip: request.ip }),
      err: withoutValues,
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
