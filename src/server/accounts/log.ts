/** What administrators do to accounts, in the operation log; the values of secrets never are. */
import type { FastifyRequest } from 'fastify';
import { codes } from '../../engine/envelope';
import type { Caller } from '../calls/caller';
import { callFacts } from '../calls/facts';
import type { Sql } from '../sql/connect';

/**
 * @param sql the transaction of the change itself
 * @param adminId the account concerned
 * @param changes `[{field, before, after}]`
 */
export async function logAccount(sql: Sql, caller: Caller, request: FastifyRequest, adminId: number, title: string, changes: unknown[] = []): Promise<void> {
  const { method, path, address, name, param } = callFacts(request);
  const accounts = request.server.contract.entities.find(({ table }) => table.name === 'system_admin')!;
  await sql.insertInto('operation_log').values({
    admin_id: caller.id, account: caller.account, real_name: caller.realName, kind: 'UPDATE', title,
    entity: accounts.key, record_id: String(adminId), version: null, changes: JSON.stringify(changes),
    method, path, ip: address, method_name: name, param, result: JSON.stringify({ code: codes.success }),
  }).execute();
}
