/** Failed sign-ins of the last quarter of an hour: they lock account and address together, and per account they ask for a captcha (decisions 26). */
import { sql as raw } from 'kysely';
import type { Sql } from '../sql/connect';

export const lockMinutes = 15;
/** Failures of one account from one address before both are locked out together. */
const perAccountAndAddress = 10;
/** More failures than these, from wherever, and the account is asked for a captcha. */
export const freeOfCaptcha = 2;
/** Failures from one address over all accounts: guessing many accounts with one password. */
const perAddress = 100;

const recent = raw<Date>`now() - make_interval(mins => ${lockMinutes})`;

export interface Attempt {
  id: number;
  /** The limit was reached before this attempt. */
  locked: boolean;
  /** Failures of the account before this attempt, from every address. */
  failures: number;
}

/**
 * Counts the attempt before its password is looked at, so that many at once do not slip through together.
 * A good one is forgiven afterwards, a refused one does not prolong the lock.
 */
export async function beginAttempt(sql: Sql, account: string, ip: string): Promise<Attempt> {
  const { id } = await sql.insertInto('login_attempt').values({ account, ip }).returning('id').executeTakeFirstOrThrow() as { id: number };
  const { rows: [count] } = await raw<{ pair: number; address: number; account: number }>`
    select count(*) filter (where account = ${account} and ip = ${ip}) as pair,
      count(*) filter (where ip = ${ip}) as address, count(*) filter (where account = ${account}) as account
    from login_attempt where (ip = ${ip} or account = ${account}) and id <> ${id} and create_time > ${recent}`.execute(sql);
  const locked = count!.pair >= perAccountAndAddress || count!.address >= perAddress;
  if (locked) await takeBackAttempt(sql, id);
  return { id, locked, failures: count!.account };
}

/** An attempt that judged nothing does not count. */
export async function takeBackAttempt(sql: Sql, id: number): Promise<void> {
  await sql.deleteFrom('login_attempt').where('id', '=', id).execute();
}

/** A good sign-in clears the account's failures from this address, and old ones of everybody. */
export async function forgiveAttempts(sql: Sql, account: string, ip: string): Promise<void> {
  await sql.deleteFrom('login_attempt').where('account', '=', account).where('ip', '=', ip).execute();
  await sql.deleteFrom('login_attempt').where('create_time', '<', recent).execute();
}

/** Failures of the account that still count, from every address (contract "login": per account). */
export async function failedAttempts(sql: Sql, account: string): Promise<number> {
  const { count } = await sql.selectFrom('login_attempt').select(raw<number>`count(*)`.as('count'))
    .where('account', '=', account).where('create_time', '>', recent).executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends the lock of an account from every address. @returns failures forgotten */
export async function unlockAccount(sql: Sql, account: string): Promise<number> {
  const result = await sql.deleteFrom('login_attempt').where('account', '=', account).executeTakeFirst();
  return Number(result.numDeletedRows);
}
