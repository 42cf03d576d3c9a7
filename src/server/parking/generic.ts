/**
 * The provider `generic`: an interface that any parking system can be made to speak. README.md says it for those who write the other side.
 */
import { randomBytes } from 'node:crypto';
import type { lookup } from 'node:dns';
import { connectionFailure } from './failure';
import { post, type Reach } from './post';
import { isSigned, type Keys, type Message, signatureOf } from './signature';

export interface Lot extends Keys {
  lotCode: string;
  apiUrl: string;
  appId: string;
  /** Seconds. */
  timeout: number;
}

const now = () => Math.floor(Date.now() / 1000);

/**
 * Asks the provider for the lot: it must know the lot, and prove that it holds the same keys.
 * @throws ConnectionFailure with what is wrong
 */
export async function testLot(reach: Reach, lot: Lot, find?: typeof lookup): Promise<void> {
  const nonce = randomBytes(16).toString('hex');
  const message: Message = { action: 'ping', appId: lot.appId, lotCode: lot.lotCode, nonce, signType: lot.signType, timestamp: now() };
  const text = await post(reach, { address: lot.apiUrl, body: JSON.stringify({ ...message, sign: signatureOf(message, lot) }), patience: lot.timeout }, find);
  const answer = messageOf(text);
  if (!answer) throw connectionFailure('接口的回应无法识别');
  if (answer.code !== 0) throw connectionFailure(`接口拒绝：${String(answer.message ?? '').slice(0, 100) || `代码 ${answer.code}`}`);
  if (!isSigned(answer, lot) || answer.nonce !== nonce) throw connectionFailure('接口回应的签名不正确，请核对密钥和签名方式');
  if (answer.lotCode !== lot.lotCode) throw connectionFailure('服务商没有这个停车场编号');
}

/** @returns undefined for anything but a flat object */
function messageOf(text: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const flat = typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((each) => typeof each === 'string' || typeof each === 'number');
    return flat ? value as Message : undefined;
  } catch {
    return undefined;
  }
}
