/** Captchas by their published protocol (contract "envelope", captcha), and the one without a task for the person. Loaded when one is asked for. */
import { ecb } from '@noble/ciphers/aes.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { accountPaths, type WorkOffer, type WorkResult } from '../../../engine/extension/account';
import { call } from '../transport/http';
import type { PassedCaptcha } from './session';

/** Size of the pictures; points are told in it, however large they are drawn. */
export const pictureSize = { width: 310, height: 155, piece: 47 } as const;

type PictureKind = 'blockPuzzle' | 'clickWord';

export interface Point {
  x: number;
  y: number;
}

export interface CaptchaPicture {
  kind: PictureKind;
  token: string;
  /** Empty where the backend does not encipher. */
  secretKey: string;
  /** Data address. */
  picture: string;
  /** Of the block puzzle. */
  piece?: string;
  /** Of the word captcha, in the order asked for. */
  words: string[];
}

interface Reply<T> {
  repCode: string;
  repMsg: string | null;
  repData: T | null;
}

interface PictureData {
  token: string;
  secretKey?: string | null;
  originalImageBase64: string;
  jigsawImageBase64?: string | null;
  wordList?: string[] | null;
}

/** Tells this page apart from others at backends that count by it. */
const clientUid = `console-${Math.random().toString(36).slice(2)}`;

async function exchange<T>(path: string, body: Record<string, unknown>): Promise<T> {
  const reply = await call<Reply<T> | null>('POST', path, { body: { ...body, clientUid, ts: Date.now() }, quiet: true });
  if (reply?.repCode !== '0000' || !reply.repData) throw new Error(reply?.repMsg || '验证失败，请重试');
  return reply.repData;
}

/** @throws Error with what to tell the person */
export async function getPicture(kind: PictureKind): Promise<CaptchaPicture> {
  const data = await exchange<PictureData>('/publicly/safety/get', { captchaType: kind });
  const png = (base64: string) => (base64.startsWith('data:') ? base64 : `data:image/png;base64,${base64}`);
  return {
    kind, token: data.token, secretKey: data.secretKey ?? '', picture: png(data.originalImageBase64),
    piece: data.jigsawImageBase64 ? png(data.jigsawImageBase64) : undefined, words: data.wordList ?? [],
  };
}

/** @throws Error with what to tell the person, also when the solution is wrong; the picture is used up either way */
export async function checkPicture({ kind, token, secretKey }: CaptchaPicture, solution: Point | Point[]): Promise<PassedCaptcha> {
  const point = JSON.stringify(solution);
  await exchange('/publicly/safety/check', { captchaType: kind, token, pointJson: encipher(point, secretKey) });
  return { captchaVerification: encipher(`${token}---${point}`, secretKey), secretKey, token };
}

/** AES-ECB as the protocol has it; the browser's own cryptography knows no such mode and is absent over plain HTTP. */
function encipher(text: string, secretKey: string): string {
  if (secretKey === '') return text;
  const bytes = new TextEncoder();
  return btoa(String.fromCharCode(...ecb(bytes.encode(secretKey)).encrypt(bytes.encode(text))));
}

/** The picture with letters: `key` names it, `code` is its data address. */
export async function getCode(): Promise<{ key: string; code: string }> {
  const { key, code } = await call<{ key: string; code: string }>('GET', '/publicly/validate/code/get', { quiet: true });
  return { key, code: code.startsWith('data:') ? code : `data:image/png;base64,${code}` };
}

/** Milliseconds of work before the page may draw again. */
const slice = 12;

/**
 * Lets the browser work instead of the person.
 * @throws Error with what to tell the person; an AbortError when `signal` says so
 */
export async function passByWork(signal: AbortSignal): Promise<PassedCaptcha> {
  const { token, bits } = await call<WorkOffer>('POST', accountPaths.work, { body: {}, quiet: true, signal });
  const nonce = await search(token, bits, signal);
  const { captchaVerification } = await call<{ captchaVerification: string }>('POST', accountPaths.checkWork, { body: { token, nonce } satisfies WorkResult, quiet: true, signal });
  return { captchaVerification, secretKey: '', token };
}

async function search(token: string, bits: number, signal: AbortSignal): Promise<number> {
  const bytes = new TextEncoder();
  const limit = 2 ** (32 - bits);
  for (let nonce = 0; ;) {
    for (const end = performance.now() + slice; performance.now() < end; nonce += 1) {
      const hash = sha256(bytes.encode(`${token}:${nonce}`));
      if (new DataView(hash.buffer, hash.byteOffset).getUint32(0) < limit) return nonce;
    }
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}
