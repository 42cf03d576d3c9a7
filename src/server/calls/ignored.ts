/** Undeclared keys never take effect (decisions 9): dropped and named in the answer, or refused when STRICT. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codes } from '../../engine/envelope';
import { Refusal } from '../refusal';

/** May come with any call: the cache breaker of the published client, and the token it repeats. */
const always = new Set(['temp', 'token']);

/** A header has its limits; the rest is dropped all the same. */
const mostNamed = 50;

/** Half a surrogate pair has no encoding; the detour over bytes replaces it. */
const inHeader = (key: string): string => encodeURIComponent(Buffer.from(key.slice(0, 60)).toString());

/**
 * Keeps the declared keys of a query or body.
 * @throws Refusal 400 naming the others when the server runs strict
 */
export function keepDeclared(
  request: FastifyRequest, reply: FastifyReply, sent: Record<string, unknown>, declared: ReadonlySet<string>,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  const ignored: string[] = [];
  for (const [key, value] of Object.entries(sent)) {
    if (declared.has(key)) Object.defineProperty(kept, key, { value, enumerable: true, writable: true, configurable: true });
    else if (!always.has(key)) ignored.push(key);
  }
  if (ignored.length === 0) return kept;
  if (request.server.config.strict) throw new Refusal(codes.invalid, `不支持的参数：${ignored.slice(0, mostNamed).map((key) => key.slice(0, 60)).join('、')}`);
  const before = reply.getHeader('x-ignored-keys');
  reply.header('x-ignored-keys', [before, ...ignored.slice(0, mostNamed).map(inHeader)].filter(Boolean).join(','));
  request.log.debug({ ignored }, 'undeclared keys dropped');
  return kept;
}
