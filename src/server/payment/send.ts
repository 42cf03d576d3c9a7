/** One call over the wire. Bodies and certificates are secrets, so no failure carries them along. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** Bytes of an answer at most. */
const longest = 256 * 1024;

export interface Sending {
  body: string;
  type: string;
  /** PEM of certificate and private key, where the provider asks who calls. */
  certificate?: string;
  /** Milliseconds for all of it. */
  patience: number;
}

/** Posts it, following no redirect. @returns the body of an answer with status 200 @throws Error when none came in time */
export function post(address: string, { body, type, certificate, patience }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(body);
    const request = (address.startsWith('https:') ? requestHttps : requestHttp)(address, {
      method: 'POST', headers: { 'content-type': type, 'content-length': bytes.length }, signal: AbortSignal.timeout(patience),
      ...(certificate !== undefined && { cert: certificate, key: certificate }),
    }, (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
        if (length > longest) response.destroy(new Error('the answer is too long'));
        else parts.push(part);
      });
      response.on('error', reject);
      response.on('end', () => (response.statusCode === 200 ? resolve(Buffer.concat(parts).toString()) : reject(new Error(`status ${response.statusCode}`))));
    });
    request.on('error', reject);
    request.end(bytes);
  });
}
