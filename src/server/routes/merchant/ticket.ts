/** Tickets for the merchant console: each opens once, within a minute (decisions 14). */
import type { FastifyInstance } from 'fastify';
import { sql as raw } from 'kysely';
import { codes } from '../../../engine/envelope';
import { extension, type RedeemedTicket } from '../../../engine/extension/paths';
import { newToken, tokenHash } from '../../accounts/tokens';
import { defineCall } from '../../calls/define';
import { Refusal } from '../../refusal';
import type { Visit } from '../../resources/types';
import type { Sql } from '../../sql/connect';
import { duration } from '../../sql/clock';

const lifeSeconds = 60;

export async function issueTicket({ db }: Visit, adminId: number): Promise<string> {
  const ticket = newToken();
  await db.deleteFrom('merchant_ticket').where('expire_time', '<', raw<Date>`now()`).execute();
  await db.insertInto('merchant_ticket').values({ id: tokenHash(ticket), admin_id: adminId, expire_time: raw<Date>`now() + ${duration(lifeSeconds, 'second')}` }).execute();
  return ticket;
}

/** Uses a ticket up. @throws Refusal 401 when it is unknown, was used or has expired */
async function redeem(sql: Sql, ticket: string): Promise<RedeemedTicket> {
  const found = await sql.deleteFrom('merchant_ticket').where('id', '=', tokenHash(ticket)).where('expire_time', '>', raw<Date>`now()`).returning('admin_id').executeTakeFirst();
  const row = found && await sql.selectFrom('merchant_admin as a').innerJoin('merchant_merchant as m', 'm.admin_id', 'a.id')
    .select(['m.id as merchantId', 'm.name as merchantName', 'a.account', 'a.real_name as realName', 'a.is_sms as isSms'])
    .where('a.id', '=', found.admin_id).where('a.status', '=', true).where('m.is_del', '=', false).executeTakeFirst();
  if (!row) throw new Refusal(codes.unauthorized, '登录票据无效或已过期，请重新登录');
  return row;
}

export function ticketCalls(app: FastifyInstance): void {
  defineCall(app, {
    method: 'POST', path: extension.merchantTicket, permission: 'anonymous', title: '兑换商户登录票据', tag: '商户',
    body: { properties: { token: { type: 'string', minLength: 1, maxLength: 100, title: '票据' } }, required: ['token'] },
    secrets: ['token'],
    handler: ({ body }) => redeem(app.sql, body.token),
  });
}
