import { codes } from '../../engine/envelope';
import { Refusal } from '../refusal';

/** Milliseconds that WeChat may take to answer. */
const patience = 10_000;

/**
 * Asks WeChat's interface. Addresses and bodies hold secrets, so no failure carries them along.
 * @throws Refusal when nothing readable came in time
 */
export async function askWechat<T>(address: string, read: (response: Response) => Promise<T>, body?: object): Promise<T> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(address, body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), redirect: 'error', signal } : { redirect: 'error', signal });
    return await read(response);
  } catch {
    throw new Refusal(codes.invalid, '无法连接微信服务器，请稍后再试');
  }
}
