/** Finds out who calls, from the token and the database, anew for every request. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findCaller } from '../accounts/sessions';
import type { Caller } from '../calls/caller';
import { findKey, keyOf } from '../service/keys';

declare module 'fastify' {
  interface FastifyInstance {
    /** The caller behind a request's token, or null; reads the database once. */
    identify(request: FastifyRequest): Promise<Caller | null>;
    /** The service key of a request, or null; counts its use. */
    identifyKey(request: FastifyRequest): Promise<Caller | null>;
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
  app.decorate('identifyKey', async ({ headers }: FastifyRequest) => {
    const key = keyOf(headers);
    return key === undefined ? null : findKey(app.sql, key);
  });
}

/** The bare token in `Authori-zation` (spec 1 §7); a download may send it as Bearer, an upload as X-Token (spec 2 §6). */
export function tokenOf({ headers, routeOptions }: FastifyRequest): string | undefined {
  const transfer = routeOptions.config.call?.transfer;
  const bearer = transfer === 'download' ? /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] : undefined;
  const found = headers['authori-zation'] ?? bearer ?? (transfer === 'upload' ? headers['x-token'] : undefined);
  const token = Array.isArray(found) ? found[0] : found;
  return token && token.length <= 256 ? token : undefined;
}
