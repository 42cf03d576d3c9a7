/** Sign-in sessions. Only a hash of the token is stored, so a copy of the database opens no door. */
import { createHash, randomBytes } from 'node:crypto';
import { sql as raw } from 'kysely';
import { adminRole, wildcard } from '../../engine/permission/check';
import type { Caller } from '../calls/caller';
import type { Sql } from '../sql/connect';

/** Without a request for so long, the session is over (contract "token": 1440 minutes). */
const idleHours = 24;
/** However busy it is, it is over then. */
const absoluteHours = 24 * 7;
/** The time of the last request is written at most this often. */
const seenSeconds = 60;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** @returns the token, 256 random bits */
export async function openSession(sql: Sql, adminId: number, from: { ip: string; agent: string }): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql.insertInto('session').values({ id: hashOf(token), admin_id: adminId, ip: from.ip, agent: from.agent.slice(0, 300) }).execute();
  await sql.deleteFrom('session').where('create_time', '<', raw<Date>`now() - make_interval(hours => ${absoluteHours})`).execute();
  return token;
}

export async function closeSession(sql: Sql, session: string): Promise<void> {
  await sql.deleteFrom('session').where('id', '=', session).execute();
}

/** Ends every session of the administrator but `except`. */
export async function closeSessions(sql: Sql, adminId: number, except?: string): Promise<void> {
  await sql.deleteFrom('session').where('admin_id', '=', adminId).$if(except !== undefined, (query) => query.where('id', '<>', except!)).execute();
}

interface CallerRow {
  session: string;
  id: number;
  account: string;
  real_name: string;
  stale: boolean;
  roles: { code: string; name: string }[];
  permissions: string[] | null;
}

/** Session, account, roles and permissions in one statement; null when the token is unknown, expired, or its account disabled. */
export async function findCaller(sql: Sql, token: string): Promise<Caller | null> {
  const { rows: [row] } = await raw<CallerRow>`
    select s.id as session, a.id, a.account, a.real_name, s.seen_time < now() - make_interval(secs => ${seenSeconds}) as stale,
      coalesce((select json_agg(json_build_object('code', r.code, 'name', r.role_name) order by r.id)
        from system_role r where r.id = any (a.roles) and r.status), '[]') as roles,
      (select array_agg(distinct m.perms) from system_role r join system_menu m on m.id = any (r.rules)
        where r.id = any (a.roles) and r.status and m.perms <> '' and m.is_show) as permissions
    from session s join system_admin a on a.id = s.admin_id
    where s.id = ${hashOf(token)} and a.status
      and s.seen_time > now() - make_interval(hours => ${idleHours})
      and s.create_time > now() - make_interval(hours => ${absoluteHours})`.execute(sql);
  if (!row) return null;
  if (row.stale) await sql.updateTable('session').set({ seen_time: raw<Date>`now()` }).where('id', '=', row.session).execute();
  const roles = row.roles.map(({ code }) => code);
  return {
    id: row.id,
    account: row.account,
    realName: row.real_name,
    roles,
    roleNames: row.roles.map(({ name }) => name),
    permissions: roles.includes(adminRole) ? [wildcard] : row.permissions ?? [],
    session: row.session,
  };
}
