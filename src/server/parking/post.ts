/** One request over the wire to an address that an operator typed. */
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { lookup } from 'node:dns';
import type { Config } from '../config';
import { proveHost, publicLookup } from './addresses';
import { ConnectionFailure, connectionFailure } from './failure';

/** Bytes of an answer at most. */
export const mostBytes = 64 * 1024;

export type Reach = Pick<Config, 'parkingAllows'>;

interface Sent {
  address: string;
  body: string;
  /** Seconds for all of it: name, connection, answer. */
  patience: number;
}

/**
 * Posts JSON. No redirection is followed, and no proxy of the environment is asked.
 * @param find how names are looked up
 * @returns the text of the answer
 * @throws ConnectionFailure when the address may not be asked, or nothing readable came in time
 */
export function post({ parkingAllows }: Reach, { address, body, patience }: Sent, find?: typeof lookup): Promise<string> {
  return new Promise((done, fail) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username !== '' || url.password !== '') throw connectionFailure('接口地址不正确');
    if (url.protocol === 'http:' && !parkingAllows.includes('http')) throw connectionFailure('接口地址须以 https:// 开头');
    const withinHouse = parkingAllows.includes('private');
    if (!withinHouse) proveHost(url);
    const signal = AbortSignal.timeout(patience * 1000);
    const told = (error: unknown) => fail(error instanceof ConnectionFailure ? error : connectionFailure(signal.aborted ? `接口没有在 ${patience} 秒内回应` : '接口无法连接'));
    const outgoing = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, {
      method: 'POST', agent: false, signal, headers: { 'content-type': 'application/json', accept: 'application/json', 'content-length': Buffer.byteLength(body) },
      ...(withinHouse ? { lookup: find } : { lookup: publicLookup(find) }),
    }, (response) => {
      const { statusCode = 0 } = response;
      if (statusCode !== 200) {
        outgoing.destroy();
        fail(connectionFailure(statusCode >= 300 && statusCode < 400 ? '接口要求转到其他地址，请填写最终地址' : `接口回应状态 ${statusCode}`));
        return;
      }
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        parts.push(part);
        if (size > mostBytes) outgoing.destroy(connectionFailure('接口的回应过大'));
      });
      response.on('error', told);
      response.on('end', () => done(Buffer.concat(parts).toString('utf8')));
    });
    outgoing.on('error', told);
    outgoing.end(body);
  });
}
