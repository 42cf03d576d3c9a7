/** Captchas by their published protocol (contract "envelope", captcha), and the one without a task for the person. */
import type { FastifyInstance } from 'fastify';
import { codes } from '../../../engine/envelope';
import { accountPaths, type CaptchaDemand, type WorkOffer } from '../../../engine/extension/account';
import { defineCall } from '../../calls/define';
import type { Shape } from '../../calls/shape';
import { drawBlockPuzzle, puzzleSolved } from '../../captcha/blockPuzzle';
import { decrypt, encrypt, newSecretKey } from '../../captcha/cipher';
import { drawClickWord, wordsTouched } from '../../captcha/clickWord';
import { drawCode } from '../../captcha/codePicture';
import { issueCaptcha, judgeCaptcha, mayHaveCaptcha, takeCaptcha } from '../../captcha/store';
import { workBits, workDone } from '../../captcha/work';
import { Refusal } from '../../refusal';
import type { Sql } from '../../sql/connect';

const tag = '验证码';
const text = { type: ['string', 'null'], maxLength: 4000 };
const point = { type: ['object', 'null'] };

/** The one object that travels in every direction; most of it is never filled in. */
const captcha: Shape = {
  properties: {
    captchaId: text, projectCode: text, captchaType: { type: ['string', 'null'], title: '验证码类型' }, captchaOriginalPath: text, captchaFontType: text,
    captchaFontSize: { type: ['integer', 'null'] }, secretKey: text, originalImageBase64: text, point, jigsawImageBase64: text,
    wordList: { type: ['array', 'null'] }, pointList: { type: ['array', 'null'] }, pointJson: text, token: text,
    result: { type: ['boolean', 'null'] }, captchaVerification: text, clientUid: text, ts: { type: ['integer', 'null'] }, browserInfo: text,
  },
};
const reply = { type: 'object', properties: { repCode: { type: 'string' }, repMsg: { type: ['string', 'null'] }, repData: { type: ['object', 'null'] } }, required: ['repCode'] };

/** Reply codes of the protocol. */
const replies = {
  good: ['0000', null],
  typeless: ['0011', '验证码类型不正确'],
  gone: ['6110', '验证码已失效，请重新获取'],
  wrong: ['6111', '验证失败'],
  tooMany: ['6201', '获取验证码太频繁，请稍后再试'],
} as const;
const answer = ([repCode, repMsg]: readonly [string, string | null], repData: object | null = null) => ({ repCode, repMsg, repData });

/** The store answers what was drawn, as JSON. */
const kindBy = <Drawn extends { answer: object }>(draw: () => Promise<Drawn>, solves: (right: Drawn['answer'], point: unknown) => boolean) => (
  { draw, solved: (right: unknown, point: unknown) => solves(right as Drawn['answer'], point) });
const kinds = {
  blockPuzzle: kindBy(drawBlockPuzzle, puzzleSolved),
  clickWord: kindBy(drawClickWord, wordsTouched),
};
type Kind = keyof typeof kinds;
const kindOf = (value: unknown): Kind | undefined => (value === 'blockPuzzle' || value === 'clickWord' ? value : undefined);

export function captchaCalls(app: FastifyInstance): void {
  const { sql } = app;
  defineCall(app, {
    method: 'POST', path: '/publicly/safety/get', permission: 'anonymous', title: '获取行为验证码', tag, body: captcha, answer: reply,
    handler: async ({ body, request }) => {
      const captchaType = kindOf(body.captchaType);
      if (!captchaType) return answer(replies.typeless);
      if (!(await mayHaveCaptcha(sql, request.ip))) return answer(replies.tooMany);
      const { answer: right, ...shown } = await kinds[captchaType].draw();
      const secretKey = newSecretKey();
      const token = await issueCaptcha(sql, request.ip, captchaType, right, secretKey);
      return answer(replies.good, { captchaType, token, secretKey, result: false, ...shown });
    },
  });

  defineCall(app, {
    method: 'POST', path: '/publicly/safety/check', permission: 'anonymous', title: '验证行为验证码', tag, body: captcha, answer: reply,
    handler: async ({ body }) => {
      const captchaType = kindOf(body.captchaType);
      if (!captchaType) return answer(replies.typeless);
      const token = String(body.token ?? '');
      const verdict = await checkPoint(sql, captchaType, token, String(body.pointJson ?? ''));
      return verdict === 'passed' ? answer(replies.good, { captchaType, token, result: true }) : answer(replies[verdict]);
    },
  });

  defineCall(app, {
    method: 'POST', path: '/publicly/safety/verify', permission: 'anonymous', title: '行为验证码二次校验', tag, body: captcha, answer: reply,
    handler: async ({ body }) =>
      (await takeCaptcha(sql, String(body.captchaVerification ?? ''))) ? answer(replies.good, { result: true }) : answer(replies.gone),
  });

  defineCall(app, {
    method: 'GET', path: '/publicly/validate/code/get', permission: 'anonymous', title: '获取验证码', tag,
    answer: { type: 'object', properties: { key: { type: 'string' }, code: { type: 'string', title: '图片' } }, required: ['key', 'code'] },
    handler: async ({ request }) => {
      await demandPlace(sql, request.ip);
      const { answer: right, picture } = await drawCode();
      return { key: await issueCaptcha(sql, request.ip, 'code', right), code: picture };
    },
  });

  defineCall(app, {
    method: 'POST', path: accountPaths.work, permission: 'anonymous', title: '获取自动验证', tag,
    answer: { type: 'object', properties: { token: { type: 'string' }, bits: { type: 'integer' } }, required: ['token', 'bits'] },
    handler: async ({ request }): Promise<WorkOffer> => {
      await demandPlace(sql, request.ip);
      return { token: await issueCaptcha(sql, request.ip, 'work', {}), bits: workBits };
    },
  });

  defineCall(app, {
    method: 'POST', path: accountPaths.checkWork, permission: 'anonymous', title: '提交自动验证', tag,
    body: { properties: { token: { type: 'string', title: '标识', maxLength: 64 }, nonce: { type: 'integer', title: '结果', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } }, required: ['token', 'nonce'] },
    answer: { type: 'object', properties: { captchaVerification: { type: 'string' } }, required: ['captchaVerification'] },
    handler: async ({ body }) => {
      const { token, nonce } = body;
      const captchaVerification = `${token}---${nonce}`;
      const verdict = await judgeCaptcha(sql, token, 'work', () => (workDone(token, nonce) ? captchaVerification : undefined));
      if (verdict !== 'passed') throw new Refusal(codes.invalid, '验证已失效，请重新验证', { reason: 'captcha' } satisfies CaptchaDemand);
      return { captchaVerification };
    },
  });
}

async function demandPlace(sql: Sql, ip: string): Promise<void> {
  if (!(await mayHaveCaptcha(sql, ip))) throw new Refusal(codes.tooMany, replies.tooMany[1]);
}

/** A sign-in shows `token---point`, both as they were judged here, under the cipher of the picture. */
function checkPoint(sql: Sql, kind: Kind, token: string, pointJson: string) {
  return judgeCaptcha(sql, token, kind, ({ answer: right, secret_key: secretKey }) => {
    const point = decrypt(pointJson, secretKey);
    return point !== undefined && kinds[kind].solved(right, parsed(point)) ? encrypt(`${token}---${point}`, secretKey) : undefined;
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
