/**
 * The one way to the provider of paid services (一号通), whose own protocol is not published: this is the protocol that it, or a gateway
 * before it, is expected to speak (README beside).
 */
import { createHmac } from 'node:crypto';
import { codes } from '../../engine/envelope';
import type { Config } from '../config';
import { Refusal } from '../refusal';
import { Answered, UnreadableAnswer } from '../wechat/answered';
import type { OnePassCall } from './calls';

export interface OnePassKeys {
  accessKey: string;
  secretKey: string;
}

export interface OnePass {
  /** @throws Refusal where it is not configured, OnePassFailure where the provider refuses or stays silent */
  ask<Answer>(call: OnePassCall<Answer>, sent: Readonly<Record<string, unknown>>): Promise<Answer>;
}

/** Codes of the provider that pass by themselves: too many calls for now, and what is its own trouble. */
const passing = (code: number): boolean => code === 429 || code >= 500;

const known: Readonly<Record<number, string>> = {
  401: 'AccessKey或SecretKey不正确，请在“一号通配置”中检查', 402: '余量不足，请先购买套餐', 403: '该服务尚未开通', 404: '模板不存在或未通过审核', 429: '调用过于频繁，请稍后再试', 500: '系统繁忙，请稍后再试',
};

export const unreachableProvider = '无法连接一号通，请稍后再试';

export class OnePassFailure extends Refusal {
  /** @param answered the provider's code; undefined where it said nothing that can be read */
  constructor(message: string, readonly answered?: number) {
    super(codes.invalid, message);
  }

  /** Trying later may help; what is not passing was refused for good. */
  get passes(): boolean {
    return this.answered === undefined || passing(this.answered);
  }
}

/** What a request proves itself with: who asks, when, and that the body is theirs. */
export const signatureOf = (secretKey: string, accessKey: string, timestamp: string, body: string): string =>
  createHmac('sha256', secretKey).update(`${accessKey}\n${timestamp}\n${body}`).digest('hex');

const nowhere = '未设置一号通接口地址，请在服务器的环境变量ONE_PASS_URL中填写';
const keyless = '未配置一号通，请在“一号通 - 一号通配置”中填写AccessKey和SecretKey';

/** @param keys as the configuration holds them at the moment */
export function openOnePass({ onePassApi, wechatPatience: patience }: Pick<Config, 'onePassApi' | 'wechatPatience'>, keys: () => Promise<OnePassKeys | undefined>): OnePass {
  return {
    async ask(call, sent) {
      if (onePassApi === undefined) throw new Refusal(codes.invalid, nowhere);
      const held = await keys();
      if (!held) throw new Refusal(codes.invalid, keyless);
      const body = JSON.stringify(sent);
      const timestamp = String(Date.now());
      const answer = await exchange(`${onePassApi}${call.path}`, {
        method: 'POST', redirect: 'error', signal: AbortSignal.timeout(patience), body,
        headers: { 'content-type': 'application/json', 'x-access-key': held.accessKey, 'x-timestamp': timestamp, 'x-signature': signatureOf(held.secretKey, held.accessKey, timestamp, body) },
      });
      try {
        const code = answer.number('code');
        if (code !== 0) throw new OnePassFailure(`一号通返回：${known[code] ?? (answer.text('message', '') || '没有说明原因')}（${code}）`, code);
        return call.read(answer.part('data'));
      } catch (error) {
        if (error instanceof UnreadableAnswer) throw new OnePassFailure(unreachableProvider);
        throw error;
      }
    },
  };
}

/** @throws OnePassFailure when nothing readable came in time; it holds neither address nor body, where secrets travel */
async function exchange(address: string, request: RequestInit): Promise<Answered> {
  try {
    return new Answered(await (await fetch(address, request)).json());
  } catch {
    throw new OnePassFailure(unreachableProvider);
  }
}
