/** The whole way through the door: lockout, captcha, password, second factor, in this order (decisions 26, 33). */
import { sql as raw } from 'kysely';
import { codes } from '../../engine/envelope';
import { type CaptchaDemand, type OwnerProof, type SecondFactorAsked, signInCodes } from '../../engine/extension/account';
import { codeRead, type CodePicture } from '../captcha/codePicture';
import { judgeCaptcha, passCaptcha, takeCaptcha } from '../captcha/store';
import type { Caller } from '../calls/caller';
import { type FieldRefusal, invalid, Refusal } from '../refusal';
import type { Vault } from '../secrets/vault';
import { now, type Sql } from '../sql/connect';
import { duration } from '../sql/clock';
import { type Attempt, beginAttempt, forgiveAttempts, freeOfCaptcha, judged, lockMinutes, takeBackAttempt } from './attempts';
import { passwordMatches } from './passwords';
import { acceptCode, isConfirmed, isDigits } from './secondFactor';

export interface Credentials {
  account: string;
  pwd: string;
  /** Names the picture whose letters `code` holds; without it `code` is the second factor. */
  key: string;
  code: string;
  /** What a solved captcha gave. */
  captchaVerification: string;
}

export interface Admin {
  id: number;
  account: string;
  real_name: string;
  is_sms: boolean | null;
}

/** Somebody who has come in, and by what. */
export interface SignedIn extends Admin {
  by: '密码' | '密码和验证器' | '密码和恢复码';
}

const locked = () => new Refusal(codes.tooMany, `登录失败次数过多，请${lockMinutes}分钟后再试`);
/** A password that somebody else knows is changed within so long. */
const givenPasswordDays = 7;
const expired = raw<boolean | null>`password_change_due and password_given_time < ${now} - ${duration(givenPasswordDays, 'day')}`;
const wrongCode = '两步验证码不正确或已使用过';
const captchaRefused = (message: string) => new Refusal(codes.invalid, message, { reason: 'captcha' } satisfies CaptchaDemand);

/**
 * @throws Refusal: locked out (429), captcha missing or not good (400 with CaptchaDemand), wrong name or password (1001, never
 * saying which), disabled (1007), a given password that is over (1023), second factor asked for (1021 with SecondFactorAsked) or wrong (1022)
 */
export async function signIn(sql: Sql, vault: Vault, given: Credentials, ip: string): Promise<SignedIn> {
  const attempt = await beginAttempt(sql, given.account, ip);
  if (attempt.locked) throw locked();
  return judged(sql, attempt, () => prove(sql, vault, given, ip, attempt));
}

async function prove(sql: Sql, vault: Vault, given: Credentials, ip: string, attempt: Attempt): Promise<SignedIn> {
  const demanded = attempt.failures > freeOfCaptcha;
  if (demanded) await demandCaptcha(sql, given, attempt.id);
  const admin = await sql.selectFrom('system_admin').select(['id', 'account', 'pwd', 'real_name', 'is_sms', 'status', expired.as('expired')])
    .where('account', '=', given.account).where('is_del', '=', false).executeTakeFirst();
  if (!(await passwordMatches(admin?.pwd, given.pwd)) || !admin) throw new Refusal(signInCodes.wrongPassword, '用户名或密码错误');
  if (!admin.status) throw new Refusal(signInCodes.disabled, '该账号已被停用');
  if (admin.expired) throw new Refusal(signInCodes.passwordExpired, `初始密码须在${givenPasswordDays}天内修改，现已失效，请联系管理员重置密码`);
  let by: SignedIn['by'] = '密码';
  if (await isConfirmed(sql, admin.id)) {
    const code = given.key === '' ? given.code : '';
    if (code === '') {
      await takeBackAttempt(sql, attempt.id);
      const data: SecondFactorAsked = demanded ? { captchaVerification: await passCaptcha(sql, ip) } : {};
      throw new Refusal(signInCodes.secondFactor, '请输入两步验证码', data);
    }
    if (!(await acceptCode(sql, vault, admin.id, code))) throw new Refusal(signInCodes.wrongSecondFactor, wrongCode);
    by = isDigits(code) ? '密码和验证器' : '密码和恢复码';
  }
  await forgiveAttempts(sql, given.account, ip);
  await noteSignIn(sql, admin.id, ip);
  return { ...admin, by };
}

export async function noteSignIn(sql: Sql, adminId: number, ip: string): Promise<void> {
  await sql.updateTable('system_admin').set({
    last_ip: ip, last_time: now, login_count: raw<number>`coalesce(login_count, 0) + 1`,
  }).where('id', '=', adminId).execute();
}

async function demandCaptcha(sql: Sql, { key, code, captchaVerification }: Credentials, attempt: number): Promise<void> {
  if (key === '' && captchaVerification === '') {
    await takeBackAttempt(sql, attempt);
    throw captchaRefused('请先完成安全验证');
  }
  if (captchaVerification !== '') {
    if (await takeCaptcha(sql, captchaVerification)) return;
    throw captchaRefused('安全验证已失效，请重新验证');
  }
  const verdict = await judgeCaptcha(sql, key, 'code', (row) => codeRead(row.answer as CodePicture['answer'], code) ? key : undefined);
  if (verdict === 'wrong') throw captchaRefused('验证码不正确，请重新输入');
  if (verdict === 'gone' || !(await takeCaptcha(sql, key))) throw captchaRefused('验证码已失效，请重新获取');
}

const wrongPassword: FieldRefusal = { field: 'password', message: '登录密码不正确' };

/**
 * The signed-in person proves to be the owner, before anything that would help somebody who found the screen unlocked.
 * Counted and limited like a sign-in.
 * @param refused what a wrong password is answered with
 * @throws Refusal 400, 429 when locked out
 */
export async function provePassword(sql: Sql, caller: Caller, password: string, ip: string, refused = wrongPassword): Promise<void> {
  await takeBackAttempt(sql, await judgePassword(sql, caller, password, ip, refused));
}

/**
 * The same with the second factor where one is on: before what opens another way in, or takes one of the two factors away.
 * @throws Refusal 400 at the field `password` or `secondFactor`, 429 when locked out
 */
export async function proveOwner(sql: Sql, vault: Vault, caller: Caller, { password, secondFactor }: OwnerProof, ip: string): Promise<void> {
  const attempt = await judgePassword(sql, caller, password, ip, wrongPassword);
  const asked = await isConfirmed(sql, caller.id);
  // A wrong code goes on counting: digits are guessed here no more often than at the door.
  await judged(sql, { id: attempt }, async () => {
    if (asked && secondFactor !== '' && !(await acceptCode(sql, vault, caller.id, secondFactor))) throw invalid([{ field: 'secondFactor', message: wrongCode }]);
  });
  await takeBackAttempt(sql, attempt);
  if (asked && secondFactor === '') throw invalid([{ field: 'secondFactor', message: '请输入两步验证码' }]);
}

/** @returns the attempt, which counts until it is taken back */
async function judgePassword(sql: Sql, caller: Caller, password: string, ip: string, refused: FieldRefusal): Promise<number> {
  const attempt = await beginAttempt(sql, caller.account, ip);
  if (attempt.locked) throw locked();
  const { pwd } = await sql.selectFrom('system_admin').select('pwd').where('id', '=', caller.id).executeTakeFirstOrThrow();
  return judged(sql, attempt, async () => {
    if (!(await passwordMatches(pwd, password))) throw invalid([refused]);
    return attempt.id;
  });
}
