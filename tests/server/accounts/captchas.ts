/** Captchas solved as a browser would, with the answer looked up in the database. */
import { encrypt } from '../../../src/server/captcha/cipher';
import type { TestApp } from '../helper';

export interface Captcha {
  token: string;
  secretKey: string;
  wordList?: string[];
  originalImageBase64: string;
  jigsawImageBase64?: string;
}

export const getCaptcha = async (server: TestApp, captchaType: string): Promise<Captcha> =>
  (await server.call('POST', '/publicly/safety/get', { body: { captchaType, clientUid: 'u', ts: 1 }, token: null })).data.repData;

export async function answerOf(server: TestApp, token: string): Promise<any> {
  return (await server.app.sql.selectFrom('captcha').select('answer').where('token', '=', token).executeTakeFirstOrThrow()).answer;
}

export const check = async (server: TestApp, captchaType: string, { token, secretKey }: Captcha, point: unknown) =>
  (await server.call('POST', '/publicly/safety/check', { body: { captchaType, token, pointJson: encrypt(JSON.stringify(point), secretKey) }, token: null })).data;

export const verificationOf = ({ token, secretKey }: Captcha, point: unknown): string => encrypt(`${token}---${JSON.stringify(point)}`, secretKey);

/** What a sign-in must carry. */
export async function solvedCaptcha(server: TestApp): Promise<{ captchaVO: { captchaVerification: string } }> {
  const captcha = await getCaptcha(server, 'blockPuzzle');
  const point = { x: (await answerOf(server, captcha.token)).x as number, y: 5 };
  await check(server, 'blockPuzzle', captcha, point);
  return { captchaVO: { captchaVerification: verificationOf(captcha, point) } };
}
