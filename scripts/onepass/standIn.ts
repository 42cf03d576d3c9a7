/** A stand-in of the provider of paid services that speaks the protocol of `src/server/onepass/README.md`; ONE_PASS_URL points at it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { signatureOf } from '../../src/server/onepass/client';
import { Faults } from '../wechat/faults';
import { recordOf, textOf } from '../wechat/part';

export const onePassAccount = { accessKey: 'stand-in-access', secretKey: 'stand-in-secret-key' };

/** Minutes by which clocks may differ. */
const drift = 5;

export interface OnePassStandIn {
  url: string;
  faults: Faults;
  /** Messages that went out, each once for its requestId. */
  sent: Map<string, { phone: string; templateId: string; params: Readonly<Record<string, unknown>> }>;
  /** Messages that are left. */
  left: number;
  close(): Promise<void>;
}

const refused = (code: number, message: string) => ({ code, message, data: {} });

/** @param port any free one when absent */
export async function startOnePass(port = 0): Promise<OnePassStandIn> {
  const faults = new Faults();
  const room: OnePassStandIn = { url: '', faults, sent: new Map(), left: 1_000, close: () => new Promise((resolve) => { server.close(() => resolve()); server.closeAllConnections(); }) };

  function answer(path: string, request: IncomingMessage, body: string): object {
    const [accessKey, timestamp, signature] = ['x-access-key', 'x-timestamp', 'x-signature'].map((name) => textOf(request.headers[name]));
    const isProved = accessKey === onePassAccount.accessKey && Math.abs(Date.now() - Number(timestamp)) < drift * 60_000
      && signature === signatureOf(onePassAccount.secretKey, accessKey, timestamp ?? '', body);
    if (!isProved) return refused(401, 'unauthorized');
    const fields = recordOf(JSON.parse(body || '{}'));
    if (path === '/account') {
      return { code: 0, message: '', data: { account: 'stand-in', phone: '13800000000', sms: { open: true, num: room.left, sign: '示例商城' }, copy: { open: false, num: 0 }, query: { open: true, num: 200 }, dump: { open: false, num: 0 } } };
    }
    if (path !== '/sms/send') return refused(404, 'unknown path');
    const [requestId, phone, templateId] = [textOf(fields.requestId), textOf(fields.phone), textOf(fields.templateId)];
    if (!/^SMS_\d+$/.test(templateId)) return refused(404, 'no such template');
    if (!/^1[3-9]\d{9}$/.test(phone)) return refused(400, '手机号码不正确');
    if (!room.sent.has(requestId)) {
      if (room.left === 0) return refused(402, 'none left');
      room.left -= 1;
      room.sent.set(requestId, { phone, templateId, params: recordOf(fields.params) });
    }
    return { code: 0, message: '', data: { messageId: `message-${requestId}` } };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? '/', 'http://onepass');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const fault = faults.take(path);
    if (fault?.kind === 'slow') await pause(fault.delay ?? 1000);
    if (fault?.kind === 'down') return void response.destroy();
    if (fault?.kind === 'garbled') return void response.end('<html>502 Bad Gateway</html>');
    const told = fault?.errcode === undefined ? answer(path, request, Buffer.concat(chunks).toString()) : refused(fault.errcode, 'a fault of the stand-in');
    if (fault?.kind === 'lost') return void response.destroy();
    response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(told));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => { server.once('error', reject).listen(port, '127.0.0.1', resolve); });
  const address = server.address();
  room.url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;
  return room;
}
