/** Finds out who calls, from the token and the database, anew for every request. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findCaller } from '../accounts/sessions';
import type { Caller } from '../calls/caller';

declare module 'fastify' {
  interface FastifyInstance {
    /** The caller behind a request's token, or null; reads the database once. */
    identify(request: FastifyRequest): Promise<Caller | null>;
  }
  interface FastifyRequest {
    /** Set before the handler of every call that is not anonymous. */
    caller: Caller | null;
  }
}

export function identifyCallers(app: FastifyInstance): void {
  app.decorate('identify', async (request: FastifyRequest) => {
    const token = tokenOf(request);
    return token === undefined ? null : findCaller(app.sql, token);
  });
}

/** The bare token in `Authori-zation`; downloads send it as Bearer, uploads as X-Token (spec 1 §7). */
export function tokenOf({ headers }: FastifyRequest): string | undefined {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  const found = headers['authori-zation'] ?? bearer ?? headers['x-token'];
  const token = Array.isArray(found) ? found[0] : found;
  return token && token.length <= 256 ? token : undefined;
}
