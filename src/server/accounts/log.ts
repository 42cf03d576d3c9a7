/** What administrators do to accounts, in the operation log; the values of secrets never are. */
import type { FastifyRequest } from 'fastify';
import { codes } from '../../engine/envelope';
import type { Caller } from '../calls/caller';
import { callFacts, logText } from '../calls/facts';
import type { Refusal } from '../refusal';
import { accountEntity } from './entity';
import type { Sql } from '../sql/connect';

export type Known = Pick<Caller, 'id' | 'account' | 'realName'>;

/**
 * @param sql the transaction of the change itself
 * @param adminId the account concerned
 * @param changes `[{field, before, after}]`
 */
export async function logAccount(sql: Sql, caller: Known, request: FastifyRequest, adminId: number, title: string, changes: unknown[] = []): Promise<void> {
  const { method, path, address, name, param } = callFacts(request);
  await sql.insertInto('operation_log').values({
    admin_id: caller.id, account: caller.account, real_name: caller.realName, kind: 'UPDATE', title,
    entity: accountEntity(request.server.contract).key, record_id: String(adminId), version: null, changes: JSON.stringify(changes),
    method, path, ip: address, method_name: name, param, result: JSON.stringify({ code: codes.success }),
  }).execute();
}

/** Whose name that is, if anybody's. */
export async function knownAs(sql: Sql, account: string): Promise<Known | undefined> {
  const row = await sql.selectFrom('system_admin').select(['id', 'account', 'real_name']).where('account', '=', account).where('is_del', '=', false)
    .executeTakeFirst();
  return row && { id: row.id, account: row.account, realName: row.real_name };
}

/**
 * A way in that was judged, good or not. What somebody typed for a name that no account bears is not kept: it may be a password.
 * @param title by what somebody meant to come in
 * @param known undefined when no account is meant
 */
export async function logSignIn(sql: Sql, request: FastifyRequest, title: string, known?: Known, refused?: Refusal): Promise<void> {
  const { method, path, address, name } = callFacts(request);
  const { code, message } = refused ?? { code: codes.success, message: '' };
  await sql.insertInto('operation_log').values({
    admin_id: known?.id ?? null, account: known?.account ?? '', real_name: known?.realName ?? '', kind: 'LOGIN', title, entity: '', record_id: '', version: null,
    method, path, ip: address, status: refused ? 1 : 0, error: logText(message), method_name: name, result: JSON.stringify({ code, ...(refused && { message }) }),
  }).execute();
}
