/** The life of a captcha: handed out, judged once, shown once, gone. */
import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminPassword, startTestApp, type TestApp } from '../helper';
import { answerOf, check, getCaptcha, solvedCaptcha, verificationOf } from './captchas';

let server: TestApp;
beforeAll(async () => { server = await startTestApp(); });
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.sql.deleteFrom('login_attempt').execute();
  await server.app.sql.deleteFrom('captcha').execute();
});

const login = (account: string, pwd: string, extra = {}) =>
  server.call('POST', '/admin/platform/login', { body: { account, pwd, ...extra }, token: null });
const failThrice = async (account = 'admin') => {
  for (let n = 0; n < 3; n += 1) expect(await login(account, 'wrong-password')).toMatchObject({ code: 1001 });
};
const later = (minutes: number) => raw`update captcha set expire_time = expire_time - make_interval(mins => ${minutes})`.execute(server.app.sql);
const open = <T = any>(method: 'GET' | 'POST', path: string, body?: unknown) => server.call<T>(method, path, { body, token: null });

describe('the block puzzle', () => {
  it('shows a landscape of 310 × 155 and a piece as high, and keeps the place to itself', async () => {
    const captcha = await getCaptcha(server, 'blockPuzzle');
    expect(await sharp(Buffer.from(captcha.originalImageBase64, 'base64')).metadata()).toMatchObject({ format: 'png', width: 310, height: 155 });
    expect(await sharp(Buffer.from(captcha.jigsawImageBase64!, 'base64')).metadata()).toMatchObject({ format: 'png', width: 47, height: 155, hasAlpha: true });
    expect(captcha.secretKey).toHaveLength(16);
    expect(JSON.stringify(captcha)).not.toContain('"x"');
  });

  it.each([[0, '0000'], [5, '0000'], [-5, '0000'], [6, '6111'], [-6, '6111']])('%i pixels beside the hole is answered %s', async (beside, repCode) => {
    const captcha = await getCaptcha(server, 'blockPuzzle');
    const { x } = await answerOf(server, captcha.token);
    expect(await check(server, 'blockPuzzle', captcha, { x: x + beside, y: 5 })).toMatchObject({ repCode });
  });

  it.each([['text', 'nonsense'], ['no point', null], ['a point of words', { x: '12' }], ['a list', [{ x: 1, y: 1 }]]])('%s is wrong', async (_, point) => {
    expect(await check(server, 'blockPuzzle', await getCaptcha(server, 'blockPuzzle'), point)).toMatchObject({ repCode: '6111' });
  });

  it('is wrong under another key', async () => {
    const [captcha, other] = [await getCaptcha(server, 'blockPuzzle'), await getCaptcha(server, 'blockPuzzle')];
    const { x } = await answerOf(server, captcha.token);
    expect(await check(server, 'blockPuzzle', { ...captcha, secretKey: other.secretKey }, { x, y: 5 })).toMatchObject({ repCode: '6111' });
  });
});

describe('the word captcha', () => {
  it('asks for three of the characters drawn', async () => {
    const captcha = await getCaptcha(server, 'clickWord');
    expect(captcha.wordList).toHaveLength(3);
    expect(new Set(captcha.wordList).size).toBe(3);
    expect(await check(server, 'clickWord', captcha, (await answerOf(server, captcha.token)).points)).toMatchObject({ repCode: '0000' });
  });

  it.each<[string, (points: { x: number; y: number }[]) => unknown]>([
    ['another order', ([one, two, three]) => [two, one, three]],
    ['too few', ([one, two]) => [one, two]],
    ['beside one', ([one, two, three]) => [one, two, { x: three!.x + 21, y: three!.y }]],
    ['nothing', () => []],
  ])('%s is wrong', async (_, touch) => {
    const captcha = await getCaptcha(server, 'clickWord');
    expect(await check(server, 'clickWord', captcha, touch((await answerOf(server, captcha.token)).points))).toMatchObject({ repCode: '6111' });
  });
});

describe('a captcha', () => {
  it.each(['blockPuzzle', 'clickWord'])('%s that was judged, right or wrong, is judged no more', async (type) => {
    for (const right of [true, false]) {
      const captcha = await getCaptcha(server, type);
      const answer = await answerOf(server, captcha.token);
      const point = type === 'blockPuzzle' ? { x: answer.x, y: 5 } : answer.points;
      expect(await check(server, type, captcha, right ? point : { x: 0 })).toMatchObject({ repCode: right ? '0000' : '6111' });
      expect(await check(server, type, captcha, point)).toMatchObject({ repCode: '6110' });
    }
  });

  it('of ten checks at once passes one', async () => {
    const captcha = await getCaptcha(server, 'blockPuzzle');
    const { x } = await answerOf(server, captcha.token);
    const replies = await Promise.all(Array.from({ length: 10 }, () => check(server, 'blockPuzzle', captcha, { x, y: 5 })));
    expect(replies.filter(({ repCode }) => repCode === '0000')).toHaveLength(1);
  });

  it('is gone after three minutes', async () => {
    const captcha = await getCaptcha(server, 'blockPuzzle');
    const { x } = await answerOf(server, captcha.token);
    await later(3);
    expect(await check(server, 'blockPuzzle', captcha, { x, y: 5 })).toMatchObject({ repCode: '6110', repMsg: '验证码已失效，请重新获取' });
  });

  it('cannot be checked as another kind, nor when nobody handed it out', async () => {
    const captcha = await getCaptcha(server, 'blockPuzzle');
    const { x } = await answerOf(server, captcha.token);
    expect(await check(server, 'clickWord', captcha, [{ x, y: 5 }])).toMatchObject({ repCode: '6110' });
    expect(await check(server, 'blockPuzzle', { ...captcha, token: 'made-up' }, { x, y: 5 })).toMatchObject({ repCode: '6110' });
    expect(await open('POST', '/publicly/safety/get', { captchaType: 'other' })).toMatchObject({ code: 200, data: { repCode: '0011' } });
  });

  it('can be verified once by whoever asks a second time', async () => {
    const { captchaVO } = await solvedCaptcha(server);
    expect((await open('POST', '/publicly/safety/verify', captchaVO)).data).toMatchObject({ repCode: '0000' });
    expect((await open('POST', '/publicly/safety/verify', captchaVO)).data).toMatchObject({ repCode: '6110' });
  });

  it('is swept out ten minutes after it was handed out', async () => {
    const old = await getCaptcha(server, 'blockPuzzle');
    await raw`update captcha set create_time = create_time - interval '11 minutes'`.execute(server.app.sql);
    await getCaptcha(server, 'blockPuzzle');
    expect(await server.app.sql.selectFrom('captcha').select('id').where('token', '=', old.token).execute()).toEqual([]);
  });

  it('can be had thirty times a minute from one address', async () => {
    await server.app.sql.insertInto('captcha').values(Array.from({ length: 30 }, (_, n) => ({
      token: `t${n}`, kind: 'code', answer: '{}', secret_key: '', state: 'spent', verification: '', ip: '127.0.0.1', expire_time: new Date(),
    }))).execute();
    expect(await open('POST', '/publicly/safety/get', { captchaType: 'blockPuzzle' })).toMatchObject({ data: { repCode: '6201', repData: null } });
    expect(await open('GET', '/publicly/validate/code/get')).toMatchObject({ code: 429, message: '获取验证码太频繁，请稍后再试' });
    expect(await open('POST', '/console/captcha/proof-of-work')).toMatchObject({ code: 429 });
    await raw`update captcha set create_time = create_time - interval '61 seconds'`.execute(server.app.sql);
    expect(await open('GET', '/publicly/validate/code/get')).toMatchObject({ code: 200 });
  });
});

describe('a sign-in', () => {
  it('needs none before the third failure, and then one for this account alone', async () => {
    for (let n = 0; n < 2; n += 1) await login('admin', 'wrong-password');
    expect(await login('admin', 'wrong-password')).toMatchObject({ code: 1001 });
    expect(await login('admin', adminPassword)).toMatchObject({ code: 400, message: '请先完成安全验证', data: { reason: 'captcha' } });
    expect(await login('somebody-else', 'wrong-password')).toMatchObject({ code: 1001 });
    expect(await login('admin', adminPassword, await solvedCaptcha(server))).toMatchObject({ code: 200 });
  });

  it('uses the captcha up, also when the password was wrong or the account another', async () => {
    await failThrice();
    await failThrice('somebody-else');
    const solved = await solvedCaptcha(server);
    expect(await login('somebody-else', 'wrong-password', solved)).toMatchObject({ code: 1001 });
    expect(await login('admin', adminPassword, solved)).toMatchObject({ code: 400, message: '安全验证已失效，请重新验证', data: { reason: 'captcha' } });
  });

  it('is refused with one that was never solved, is expired, or made up', async () => {
    await failThrice();
    const captcha = await getCaptcha(server, 'blockPuzzle');
    const point = { x: (await answerOf(server, captcha.token)).x, y: 5 };
    expect(await login('admin', adminPassword, { captchaVO: { captchaVerification: verificationOf(captcha, point) } })).toMatchObject({ code: 400 });
    const solved = await solvedCaptcha(server);
    await later(3);
    expect(await login('admin', adminPassword, solved)).toMatchObject({ code: 400, message: '安全验证已失效，请重新验证' });
    expect(await login('admin', adminPassword, { captchaVO: { captchaVerification: 'x'.repeat(5000) } })).toMatchObject({ code: 400 });
  });

  it('of ten at once with one captcha, one is judged', async () => {
    await failThrice();
    const solved = await solvedCaptcha(server);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login('admin', 'wrong-password', solved)));
    expect(answers.filter(({ code }) => code === 1001)).toHaveLength(1);
  });
});

describe('the picture with letters', () => {
  const get = async () => (await open('GET', '/publicly/validate/code/get')).data as { key: string; code: string };
  beforeEach(() => failThrice());

  it('is a PNG that stands for four letters, read in any case', async () => {
    const { key, code } = await get();
    expect(await sharp(Buffer.from(code.split(',')[1]!, 'base64')).metadata()).toMatchObject({ format: 'png', width: 130, height: 44 });
    const answer = (await answerOf(server, key)).code as string;
    expect(answer).toMatch(/^[A-Z0-9]{4}$/);
    expect(await login('admin', adminPassword, { key, code: ` ${answer.toLowerCase()} ` })).toMatchObject({ code: 200 });
  });

  it('is good once, right or wrong', async () => {
    const wrong = await get();
    expect(await login('admin', adminPassword, { key: wrong.key, code: '0000' })).toMatchObject({ code: 400, message: '验证码不正确，请重新输入' });
    expect(await login('admin', adminPassword, { key: wrong.key, code: (await answerOf(server, wrong.key)).code })).toMatchObject({ code: 400, message: '验证码已失效，请重新获取' });
    const right = await get();
    const given = { key: right.key, code: (await answerOf(server, right.key)).code };
    expect(await login('admin', 'wrong-password', given)).toMatchObject({ code: 1001 });
    expect(await login('admin', adminPassword, given)).toMatchObject({ code: 400 });
  });

  it('does not stand for another kind', async () => {
    const { token } = await getCaptcha(server, 'blockPuzzle');
    expect(await login('admin', adminPassword, { key: token, code: '' })).toMatchObject({ code: 400, message: '验证码已失效，请重新获取' });
  });
});

describe('the captcha without a task', () => {
  const work = async (token: string, bits: number) => {
    for (let nonce = 0; ; nonce += 1) {
      if (createHash('sha256').update(`${token}:${nonce}`).digest().readUInt32BE(0) < 2 ** (32 - bits)) return nonce;
    }
  };

  it('lets in who has done the work, once', async () => {
    await failThrice();
    const { token, bits } = (await open('POST', '/console/captcha/proof-of-work')).data;
    const nonce = await work(token, bits);
    const { captchaVerification } = (await open('POST', '/console/captcha/proof-of-work/check', { token, nonce })).data;
    expect(await open('POST', '/console/captcha/proof-of-work/check', { token, nonce })).toMatchObject({ code: 400 });
    expect(await login('admin', adminPassword, { captchaVO: { captchaVerification } })).toMatchObject({ code: 200 });
  });

  it('does not let in who has not', async () => {
    const { token } = (await open('POST', '/console/captcha/proof-of-work')).data;
    expect(await open('POST', '/console/captcha/proof-of-work/check', { token, nonce: 1 })).toMatchObject({ code: 400, message: '验证已失效，请重新验证' });
  });
});
