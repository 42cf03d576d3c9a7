/** Faults of the console that browsers report: bounded, each once a person with a count, and nothing secret in them. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { codes } from '../../engine/envelope';
import { errorLimits, type ErrorRecord, type ErrorReport } from '../../engine/extension/errors';
import { redact } from '../../engine/text/redact';
import type { Caller } from '../calls/caller';
import { Refusal } from '../refusal';
import type { Sql } from '../sql/connect';
import { agentInWords } from './agents';

/** Rows kept; the last seen stay. */
const kept = 2000;
const answered = 200;
/** Different faults of one person within a minute. */
const perMinute = 30;

const clean = (report: ErrorReport): ErrorReport => ({
  kind: report.kind,
  route: report.route.split(/[?#]/, 1)[0].slice(0, errorLimits.route),
  message: redact(report.message).slice(0, errorLimits.message),
  stack: redact(report.stack).slice(0, errorLimits.stack),
  version: redact(report.version).slice(0, errorLimits.version),
});

/** @throws Refusal 429 beyond 30 different faults a minute, or one more often than once a second */
export async function keepError(db: Sql, caller: Caller, agent: string, sent: ErrorReport): Promise<void> {
  const { kind, route, message, stack, version } = clean(sent);
  const fingerprint = createHash('sha256').update([kind, route, message, stack, version].join('\n')).digest('hex');
  const { rows: [recent] } = await sql<{ total: number; again: boolean }>`
    select count(*)::int as total, coalesce(bool_or(fingerprint = ${fingerprint} and last_time > now() - interval '1 second'), false) as again
    from console_error where admin_id = ${caller.id} and last_time > now() - interval '1 minute'`.execute(db);
  if (recent.total >= perMinute || recent.again) throw new Refusal(codes.tooMany, '错误上报过于频繁');
  await sql`
    insert into console_error (admin_id, account, real_name, fingerprint, kind, route, message, stack, version, agent)
    values (${caller.id}, ${caller.account}, ${caller.realName}, ${fingerprint}, ${kind}, ${route}, ${message}, ${stack}, ${version}, ${agentInWords(agent)})
    on conflict (admin_id, fingerprint) do update set count = console_error.count + 1, last_time = now(), agent = excluded.agent`.execute(db);
  await sql`delete from console_error where last_time < (select last_time from console_error order by last_time desc offset ${sql.lit(kept - 1)} limit 1)`.execute(db);
}

export async function errorsOfAll(db: Sql): Promise<ErrorRecord[]> {
  const { rows } = await sql<ErrorRecord>`
    select id, kind, route, message, stack, version, count, account, real_name as "realName", agent,
      to_char(first_time, 'YYYY-MM-DD HH24:MI:SS') as "firstTime", to_char(last_time, 'YYYY-MM-DD HH24:MI:SS') as "lastTime"
    from console_error order by last_time desc, id desc limit ${sql.lit(answered)}`.execute(db);
  return rows;
}

export const clearErrors = (db: Sql): Promise<unknown> => sql`delete from console_error`.execute(db);
