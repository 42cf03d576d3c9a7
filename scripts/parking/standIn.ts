/** A stand-in of a parking provider that speaks the interface `generic` (src/server/parking/README.md): it knows its lots, and breaks on demand. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSign, type KeyObject } from 'node:crypto';
import { type Keys, type Message, signatureOf, signedText } from '../../src/server/parking/signature';

export interface StandInLot extends Keys {
  appId: string;
  lotCode: string;
  /** Signs in place of the secret, where the lot signs with RSA2. */
  privateKey?: KeyObject;
}

/** What goes wrong with the next answers: HTTP status with headers, or a text in place of the answer. */
export type Fault = { status: number; headers?: Record<string, string> } | { text: string } | 'silent' | 'endless' | { changes: Message };

export interface ParkingStandIn {
  /** 接口地址 of its lots. */
  url: string;
  /** What was asked, oldest first. */
  asked: Message[];
  fault?: Fault;
  close(): Promise<void>;
}

const answered = (lot: StandInLot, message: Message): Message => ({
  ...message, sign: lot.privateKey ? createSign('RSA-SHA256').update(signedText(message)).sign(lot.privateKey, 'base64') : signatureOf(message, lot),
});

/** What the provider says to a test. */
function replyTo(lots: readonly StandInLot[], { action = '', appId = '', lotCode = '', nonce = '', sign = '', ...rest }: Message): Message {
  const lot = lots.find((each) => each.appId === appId);
  if (!lot || sign !== signatureOf({ action, appId, lotCode, nonce, ...rest }, lot)) return { code: 401, message: '签名错误' };
  if (lot.lotCode !== lotCode) return answered(lot, { code: 0, lotCode: lot.lotCode, nonce });
  return answered(lot, { code: 0, lotCode, nonce });
}

export async function startParkingStandIn(lots: readonly StandInLot[], port = 0): Promise<ParkingStandIn> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const message = JSON.parse(Buffer.concat(parts).toString('utf8')) as Message;
      standIn.asked.push(message);
      const { fault } = standIn;
      if (fault === 'silent') return;
      if (fault === 'endless') {
        response.writeHead(200, { 'content-type': 'application/json' });
        const pour = () => { while (!response.destroyed && response.write('x'.repeat(16_384))); };
        response.on('drain', pour);
        pour();
      } else if (fault && 'status' in fault) response.writeHead(fault.status, fault.headers).end();
      else if (fault && 'text' in fault) response.end(fault.text);
      else response.end(JSON.stringify({ ...replyTo(lots, message), ...(fault?.changes) }));
    });
  });
  await new Promise<void>((done) => { server.listen(port, '127.0.0.1', done); });
  const standIn: ParkingStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/lots`, asked: [],
    close: () => new Promise((done) => { server.closeAllConnections(); server.close(() => done()); }),
  };
  return standIn;
}
