/** Writes that were refused or failed stand in the operation log too; those that succeed are written there by the door. */
import type { FastifyInstance } from 'fastify';
import type { EndpointModel } from '../../engine/model';
import { callFacts, logText } from '../calls/facts';
import type { Access, Call } from '../calls/define';
import { refusalFor } from './errors';

/** Goes by the call, not by the request: a write keeps its kind in every spelling. */
const kinds: Partial<Record<Call['method'], EndpointModel['audit']>> = { POST: 'UPDATE', PUT: 'UPDATE', DELETE: 'DELETE' };

/** What kind of write a call is; undefined for those that the log says nothing of. */
const kindOf = ({ audit, reads, unlogged, method }: Call<Access>): EndpointModel['audit'] => (reads || unlogged ? undefined : audit ?? kinds[method]);

export function logFailures(app: FastifyInstance): void {
  app.addHook('onError', async (request, _reply, error) => {
    const { caller, routeOptions: { config: { call } } } = request;
    const kind = call && kindOf(call);
    if (!caller || !kind) return;
    const { method, path, address, name, param } = callFacts(request);
    const refusal = refusalFor(error);
    try {
      await app.sql.insertInto('operation_log').values({
        admin_id: caller.id, account: caller.account, real_name: caller.realName, kind, title: call.title, entity: '', record_id: '', version: null,
        method, path, ip: address, status: 1, error: logText(refusal.message), method_name: name, param,
        result: logText(JSON.stringify({ code: refusal.code, message: refusal.message })),
      }).execute();
    } catch (failure) {
      request.log.error({ err: failure }, 'operation log');
    }
  });
}
