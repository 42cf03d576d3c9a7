/**
 * Captchas in the database, since several processes may share it: handed out, judged once, shown once to a sign-in, and gone.
 * What solves them never leaves the server.
 */
import { randomBytes } from 'node:crypto';
import { sql as raw } from 'kysely';
import { tokenHash } from '../accounts/tokens';
import type { Sql } from '../sql/connect';
import type { CaptchaTable } from '../sql/tables';
import { duration } from '../sql/clock';

/** Of the published protocol; `code` the picture with letters, `work` ours, `pass` stands for one that was just taken. */
export type CaptchaKind = 'blockPuzzle' | 'clickWord' | 'code' | 'work' | 'pass';

/** Time to solve it, and once more to sign in with it. */
const lifeMinutes = 3;
/** Captchas that one address may ask for in a minute. */
const perMinute = 30;
const keptMinutes = 10;

const expiry = raw<Date>`now() + ${duration(lifeMinutes, 'minute')}`;

export type CaptchaRow = Pick<CaptchaTable, 'token' | 'secret_key'> & { answer: unknown };

/** Whether the address may have another one; asked before anything is drawn. */
export async function mayHaveCaptcha(sql: Sql, ip: string): Promise<boolean> {
  const { count } = await sql.selectFrom('captcha').select((each) => each.fn.countAll<number>().as('count'))
    .where('ip', '=', ip).where('kind', '<>', 'pass').where('create_time', '>', raw<Date>`now() - interval '1 minute'`).executeTakeFirstOrThrow();
  return Number(count) < perMinute;
}

/** Keeps what solves it, and sweeps out those whose time is long over. @returns the token by which the browser names it */
export async function issueCaptcha(sql: Sql, ip: string, kind: CaptchaKind, answer: object, secretKey = ''): Promise<string> {
  const token = randomBytes(16).toString('hex');
  await sql.deleteFrom('captcha').where('create_time', '<', raw<Date>`now() - ${duration(keptMinutes, 'minute')}`).execute();
  await sql.insertInto('captcha').values({
    token, kind, answer: JSON.stringify(answer), secret_key: secretKey, state: 'issued', verification: '', ip, expire_time: expiry,
  }).execute();
  return token;
}

export type Verdict = 'passed' | 'wrong' | 'gone';

/**
 * Judges a solution, once: a second try needs a new captcha.
 * @param solve what a sign-in must show later, undefined when the solution is wrong
 * @returns `gone` when it is unknown, of another kind, expired or was judged before
 */
export async function judgeCaptcha(sql: Sql, token: string, kind: CaptchaKind, solve: (row: CaptchaRow) => string | undefined): Promise<Verdict> {
  const row = await sql.updateTable('captcha').set({ state: 'spent' })
    .where('token', '=', token).where('kind', '=', kind).where('state', '=', 'issued').where('expire_time', '>', raw<Date>`now()`)
    .returning(['token', 'answer', 'secret_key']).executeTakeFirst();
  if (!row) return 'gone';
  const verification = solve(row);
  if (verification === undefined) return 'wrong';
  await sql.updateTable('captcha').set({ state: 'passed', verification: tokenHash(verification), expire_time: expiry }).where('token', '=', token).execute();
  return 'passed';
}

/** Uses up a solved captcha. @returns false when it is unknown, expired or was used before */
export async function takeCaptcha(sql: Sql, verification: string): Promise<boolean> {
  const { numUpdatedRows } = await sql.updateTable('captcha').set({ state: 'spent' })
    .where('verification', '=', tokenHash(verification)).where('state', '=', 'passed').where('expire_time', '>', raw<Date>`now()`).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** For a sign-in that was judged good so far and must come back with one thing more. @returns what it shows then */
export async function passCaptcha(sql: Sql, ip: string): Promise<string> {
  const token = await issueCaptcha(sql, ip, 'pass', {});
  await judgeCaptcha(sql, token, 'pass', () => token);
  return token;
}
