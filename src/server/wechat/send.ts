/** One call over the wire. Addresses and bodies hold secrets, so no failure carries them along. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config';
import { Answered, UnreadableAnswer } from './answered';
import type { Sent, WechatCall } from './call';
import { refusedBy, unreachable, WechatFailure } from './failure';

export type Reach = Pick<Config, 'wechatApi' | 'wechatPatience'>;

/** Attempts at a call that may be repeated, and milliseconds before the second. */
const attempts = 3;
const firstPause = 200;

const system = -1;

/**
 * Makes the call; one that may be repeated is made again while nothing comes back, within the time of one answer.
 * @param token in the address, where the call carries one
 * @throws WechatFailure
 */
export async function sendToWechat<Field extends string, Answer>(reach: Reach, call: WechatCall<Field, Answer>, sent: Sent<Field>, token?: string): Promise<Answer> {
  const until = Date.now() + reach.wechatPatience;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOf(reach, call, sent, until, token);
    } catch (error) {
      const mayPass = error instanceof WechatFailure && (error.errcode === undefined || error.errcode === system);
      const wait = firstPause * 2 ** (attempt - 1);
      if (!mayPass || !call.again || attempt === attempts || Date.now() + wait >= until) throw error;
      await pause(wait);
    }
  }
}

async function attemptOf<Field extends string, Answer>({ wechatApi }: Reach, call: WechatCall<Field, Answer>, sent: Sent<Field>, until: number, token?: string): Promise<Answer> {
  const answer = await exchange(addressOf(wechatApi, call, sent, token), { ...bodyOf(call, sent), method: call.method, redirect: 'error', signal: AbortSignal.timeout(Math.max(1, until - Date.now())) });
  const errcode = answer.number('errcode', 0);
  if (errcode !== 0) throw refusedBy(errcode, answer.text('errmsg', ''));
  try {
    return call.read(answer);
  } catch (error) {
    if (error instanceof UnreadableAnswer) throw new WechatFailure(unreachable);
    throw error;
  }
}

const entriesOf = (sent: object): [string, unknown][] => Object.entries(sent).filter(([, value]) => value !== undefined);

function addressOf(origin: string, { path, method, form }: Pick<WechatCall, 'path' | 'method' | 'form'>, sent: object, token: string | undefined): string {
  const query = new URLSearchParams(method === 'GET' || form ? entriesOf(sent).filter(([, value]) => !(value instanceof File)).map(([name, value]) => [name, String(value)]) : []);
  if (token !== undefined) query.set('access_token', token);
  return `${origin}${path}${query.size > 0 ? `?${query}` : ''}`;
}

function bodyOf({ method, form }: Pick<WechatCall, 'method' | 'form'>, sent: object): { body?: string | FormData; headers?: Record<string, string> } {
  if (method === 'GET') return {};
  if (!form) return { body: JSON.stringify(sent), headers: { 'content-type': 'application/json' } };
  const body = new FormData();
  for (const [name, value] of entriesOf(sent)) if (value instanceof File) body.append(name, value, value.name);
  return { body };
}

/** @throws WechatFailure when nothing readable came in time */
async function exchange(address: string, request: RequestInit): Promise<Answered> {
  try {
    const response = await fetch(address, request);
    const type = /^image\/(jpeg|png)/.exec(response.headers.get('content-type') ?? '')?.[0];
    if (type === undefined) return new Answered(await response.json());
    return new Answered({}, `data:${type};base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`);
  } catch (error) {
    throw new WechatFailure(unreachable, undefined, !neverLeft(error));
  }
}

/** Codes of what keeps a request from leaving this machine at all. */
const noLine = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** @param error of `fetch` */
export function neverLeft(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && noLine.has(cause.code);
}
