/** Every failure leaves as an envelope; only an unexpected one has code 500, and its text stays in the log. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codes } from '../../engine/envelope';
import { sizeText } from '../../engine/format/bytes';
import { Refusal } from '../refusal';
import { troubleOf, troubleRefusal } from '../trouble';

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return refuse(request, reply, error);
    if (error.statusCode === 429) return refuse(request, reply, new Refusal(codes.tooMany, '操作太频繁，请稍后再试'));
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      request.log.debug({ err: error }, 'unreadable request');
      return reply.code(error.statusCode).send({ code: codes.invalid, message: unreadable(error.statusCode, request.routeOptions.bodyLimit), data: null });
    }
    const trouble = troubleOf(error);
    if (trouble === undefined) request.log.error({ err: error }, 'unexpected failure');
    else request.log.warn({ err: error }, `database or disk: ${trouble}`);
    return refuse(request, reply, refusalFor(error));
  });
}

/** What is said of a failure that no code foresaw. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const trouble = troubleOf(error);
  return trouble === undefined ? new Refusal(codes.error, '系统繁忙，请稍后再试') : troubleRefusal(trouble);
}

/** Requests that fail before any route is chosen, e.g. an address with a broken percent sign. */
export const refuseUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  // A person who typed it is told so by the console.
  if (request.method === 'GET' && request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/')) return void reply.redirect('/404');
  reply.code(error.statusCode ?? 400).type('application/json; charset=utf-8').send({ code: codes.invalid, message: unreadable(400), data: null });
};

/** HTTP status 200 under /api/ unless the call speaks plain HTTP (design "the interface is the published one"). */
function refuse(request: FastifyRequest, reply: FastifyReply, { code, message, data }: Refusal): FastifyReply {
  const plain = request.routeOptions.config.call?.style === 'plain';
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  return reply.code(plain ? statusOf(code) : 200).send({ code, message, data });
}

/** A module's own code is a broken rule. */
const statusOf = (code: number): number => (code >= 400 && code <= 599 ? code : 400);

function unreadable(status: number, most = 0): string {
  if (status === 413) return most === 0 ? '请求内容过大' : `请求内容过大，最多${sizeText(most)}`;
  if (status === 408) return '请求内容接收超时，请检查网络后重试';
  if (status === 415) return '不支持的请求内容类型';
  return '请求内容无法解析';
}
