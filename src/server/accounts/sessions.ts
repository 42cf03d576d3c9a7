/** Sign-in sessions. */
import { sql as raw } from 'kysely';
import type { OwnSession } from '../../engine/extension/account';
import { heldPermissions } from '../../engine/permission/held';
import { type Caller, isAdmin } from '../calls/caller';
import type { Sql } from '../sql/connect';
import { duration } from '../sql/clock';
import { valueFunction } from '../sql/functions';
import { takesNoWrites, troubleOf } from '../trouble';
import { agentInWords } from './agents';
import { canSignIn, givesRights } from './holders';
import { settingDemands } from './secondFactor';
import { newToken, tokenHash } from './tokens';

/** Without a request for so long, the session is over (contract "token": 1440 minutes). */
const idleHours = 24;
/** However busy it is, it is over then. */
const absoluteHours = 24 * 7;
/** An account is signed in so often at once. */
export const mostSessions = 30;
/** The time of the last request is written at most this often. */
const seenSeconds = 60;

/** A session `s` that still counts. */
export const alive = raw<boolean>`s.seen_time > now() - ${duration(idleHours, 'hour')} and s.create_time > now() - ${duration(absoluteHours, 'hour')}`;

/** What is beyond the limit ends, the longest unused first. @returns the token */
export async function openSession(sql: Sql, adminId: number, from: { ip: string; agent: string }): Promise<string> {
  const token = newToken();
  await sql.insertInto('session').values({ id: tokenHash(token), admin_id: adminId, ip: from.ip, agent: from.agent.slice(0, 300) }).execute();
  await sql.deleteFrom('session').where('create_time', '<', raw<Date>`now() - ${duration(absoluteHours, 'hour')}`).execute();
  await sql.deleteFrom('session').where('id', 'in', (each) => each.selectFrom('session').select('id').where('admin_id', '=', adminId)
    .orderBy('seen_time', 'desc').orderBy('create_time', 'desc').offset(mostSessions)).execute();
  return token;
}

export async function closeSession(sql: Sql, session: string): Promise<void> {
  await sql.deleteFrom('session').where('id', '=', session).execute();
}

/** Ends every session of the administrator but `except`. */
export async function closeSessions(sql: Sql, adminId: number, except?: string): Promise<void> {
  const sessions = sql.deleteFrom('session').where('admin_id', '=', adminId);
  await (except === undefined ? sessions : sessions.where('id', '<>', except)).execute();
}

interface PersonRow {
  id: number;
  account: string;
  real_name: string;
  /** A generated password has not been changed. */
  given: boolean | null;
  /** The setting demands a second factor of role admin, and none is confirmed. */
  bare: boolean;
  roles: { code: string; name: string }[];
  permissions: string[] | null;
}

interface CallerRow extends PersonRow {
  session: string;
  stale: boolean;
}

/**
 * An account `a` with its roles and permissions. A hidden entry of the menu still gives its right: form pages are hidden by nature,
 * and hiding is about the menu alone.
 */
const person = raw`a.id, a.account, a.real_name, a.password_change_due as given,
      ${settingDemands} and not exists (select from second_factor f where f.admin_id = a.id and f.confirmed) as bare,
      coalesce((select json_agg(json_build_object('code', r.code, 'name', r.role_name) order by r.id)
        from system_role r where ${givesRights}), '[]') as roles,
      (select array_agg(distinct m.perms) from system_role r join system_menu m on m.id = any (r.rules)
        where ${givesRights} and m.perms <> '') as permissions`;

function toCaller(row: PersonRow, session: string): Caller {
  const roles = row.roles.map(({ code }) => code);
  return {
    id: row.id,
    account: row.account,
    realName: row.real_name,
    roles,
    roleNames: row.roles.map(({ name }) => name),
    permissions: heldPermissions(roles, row.permissions ?? []),
    due: row.given ? 'passwordChangeDue' : row.bare && isAdmin({ roles }) ? 'secondFactorDue' : undefined,
    session,
  };
}

/** Who an administrator is by now, for work that goes on after the request that asked for it. @returns null once the account is disabled */
export async function findPerson(sql: Sql, adminId: number): Promise<Caller | null> {
  const { rows: [row] } = await raw<PersonRow>`select ${person} from system_admin a where a.id = ${adminId} and ${canSignIn}`.execute(sql);
  return row ? toCaller(row, '') : null;
}

/** Session, account, roles and permissions by the key of a session, null where it is over. Every call asks it. */
export const callerOf = valueFunction<CallerRow | null, 'of_session'>({ name: 'caller_of', takes: ['of_session'], returns: 'json', table: 'session' }, ({ of_session: session }) => raw`
    select row_to_json(caller) from (select s.id as session, ${person}, s.seen_time < now() - ${duration(seenSeconds, 'second')} as stale
      from session s join system_admin a on a.id = s.admin_id
      where s.id = ${session} and ${canSignIn} and ${alive}) caller`);

/** @returns null when the token is unknown, expired, or its account disabled */
export async function findCaller(sql: Sql, token: string): Promise<Caller | null> {
  const { rows: [told] } = await raw<{ caller: CallerRow | null }>`select ${callerOf.call({ of_session: tokenHash(token) })} as caller`.execute(sql);
  const row = told?.caller;
  if (!row) return null;
  if (row.stale) await noteSeen(sql, row.session);
  return toCaller(row, row.session);
}

/** A database that takes no writes is still read: the note is left out then. */
async function noteSeen(sql: Sql, session: string): Promise<void> {
  try {
    await sql.updateTable('session').set({ seen_time: raw<Date>`now()` }).where('id', '=', session).execute();
  } catch (error) {
    if (!takesNoWrites(troubleOf(error))) throw error;
  }
}

/** Enough of the row's key to tell one's own sessions apart; nothing can be opened with it. */
const shortLength = 16;
const short = (session: string): string => session.slice(0, shortLength);

/** The sessions of an administrator that still count, the last used first. */
export async function ownSessions(sql: Sql, caller: Caller): Promise<OwnSession[]> {
  const { rows } = await raw<{ id: string; ip: string; agent: string; created: string; seen: string }>`
    select s.id, s.ip, s.agent, to_char(s.create_time, 'YYYY-MM-DD HH24:MI:SS') as created, to_char(s.seen_time, 'YYYY-MM-DD HH24:MI:SS') as seen
    from session s where s.admin_id = ${caller.id} and ${alive} order by s.seen_time desc, s.create_time desc`.execute(sql);
  return rows.map(({ id, ip, agent, created, seen }) => ({
    id: short(id), ip, agent: agentInWords(agent), createTime: created, seenTime: seen, current: id === caller.session,
  }));
}

/** Ends one of the caller's own sessions. @param id as `ownSessions` answers it @returns whether there was one */
export async function closeOwnSession(sql: Sql, caller: Caller, id: string): Promise<boolean> {
  const { numDeletedRows } = await sql.deleteFrom('session').where('admin_id', '=', caller.id)
    .where(raw<string>`left(id, ${shortLength})`, '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
