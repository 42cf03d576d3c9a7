/** What is said about security is said last, whoever writes the answer: a backend behind us, or a library that writes by itself. */
import type { FastifyInstance } from 'fastify';
import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Nobody else's origin is let in, and none of ours is told what it runs on. */
const never = /^(access-control-|server$|x-powered-by$|content-security-policy-report-only$|public-key-pins)/i;

/** In front of another backend, headers that are set when this is registered stay as they are; routes of ours may know better. */
export function insistOnHeaders(app: FastifyInstance): void {
  const isInFront = app.config.upstream !== undefined;
  app.addHook('onRequest', async (_request, reply) => {
    insist(reply.raw, isInFront ? pairs(reply.getHeaders()) : []);
  });
}

function insist(response: ServerResponse, ours: readonly [string, OutgoingHttpHeader][]): void {
  const writeHead = response.writeHead.bind(response) as (status: number, message?: string) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const message = typeof rest[0] === 'string' ? rest.shift() as string : undefined;
    for (const [name, value] of pairs(rest[0])) response.setHeader(name, value);
    for (const [name, value] of ours) response.setHeader(name, value);
    for (const name of response.getHeaderNames()) if (never.test(name)) response.removeHeader(name);
    return message === undefined ? writeHead(status) : writeHead(status, message);
  };
}

/** Headers as `writeHead` takes them: by name, or name and value in turn, a name as often as it has values. */
function pairs(given: unknown): [string, OutgoingHttpHeader][] {
  if (typeof given !== 'object' || given === null) return [];
  if (!Array.isArray(given)) return Object.entries(given as OutgoingHttpHeaders).filter((pair): pair is [string, OutgoingHttpHeader] => pair[1] !== undefined);
  const flat = given.flat() as string[];
  const found = new Map<string, string | string[]>();
  for (let at = 0; at < flat.length; at += 2) {
    const [name, value, before] = [flat[at]!, flat[at + 1]!, found.get(flat[at]!)];
    found.set(name, before === undefined ? value : [before, value].flat());
  }
  return [...found];
}
