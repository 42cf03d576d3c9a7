/**
 * A stand-in of WeChat Pay and Alipay: an HTTP server that answers as their documents say, keeps what it is asked for, and breaks on
 * demand. WECHAT_PAY_API_URL and ALIPAY_API_URL point at it; the product does not know the difference.
 */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { TLSSocket } from 'node:tls';
import { setTimeout as pause } from 'node:timers/promises';
import { Faults } from '../wechat/faults';
import { type AlipayApp, answerAlipay } from './alipay';
import { Till } from './till';
import { answerWeixin, refundNotice, type WeixinMerchant } from './weixinPay';

/** Made for the stand-in alone. */
export const keyOf = (name: 'server' | 'merchant' | 'app-private' | 'app-public' | 'alipay-private' | 'alipay-public'): string => readFileSync(new URL(`keys/${name}.pem`, import.meta.url), 'utf8');

/** What an operator enters in 平台设置 to try the product with the stand-in; the AppIDs are those of the stand-in of WeChat. */
export const standInMerchants = {
  official: { appId: 'wx0000000000000001', id: '1900000109', key: 'standin-official-pay-key-00000001' },
  miniProgram: { appId: 'wx0000000000000002', id: '1900000110', key: 'standin-program-pay-key-000000002' },
  app: { appId: 'wx0000000000000003', id: '1900000111', key: 'standin-app-pay-key-0000000000003' },
} as const satisfies Record<string, WeixinMerchant>;
export const standInApp: AlipayApp = { appId: '2021000000000001', publicKey: keyOf('app-public'), privateKey: keyOf('alipay-private') };

export interface PaymentStandIn {
  /** Origin, for WECHAT_PAY_API_URL and ALIPAY_API_URL. */
  url: string;
  till: Till;
  faults: Faults<string>;
  /** Paths that were asked, oldest first; those of Alipay are the names of its methods. */
  asked: string[];
  /** Whether a refund that is through is told to where its request said; else only those learn of it who ask. */
  notifies: boolean;
  close(): Promise<void>;
}

/** @param tls with it the merchant's certificate has to come along, as at WeChat Pay */
export async function startPaymentStandIn({ port = 0, tls = false }: { port?: number; tls?: boolean } = {}): Promise<PaymentStandIn> {
  const [till, faults, asked] = [new Till(), new Faults<string>(), [] as string[]];
  const merchants = Object.values(standInMerchants);
  const pem = tls ? keyOf('server') : '';

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://provider');
    const body = await textOf(request);
    const path = pathname === '/gateway.do' ? new URLSearchParams(body).get('method') ?? '' : pathname;
    asked.push(path);
    const fault = faults.take(path);
    if (fault?.kind === 'slow') await pause(fault.delay ?? 1000);
    if (fault?.kind === 'down') return void response.destroy();
    if (fault?.kind === 'garbled') return void response.end('<html>502 Bad Gateway</html>');
    const [before, how] = [till.refunds.size, { errcode: fault?.errcode, isForged: fault?.kind === 'forged' }];
    const answer = pathname === '/gateway.do' ? answerAlipay(till, standInApp, body, how) : answerWeixin(till, merchants, path, body, { ...how, isCertified: !tls || isMerchant(request) });
    if (fault?.kind === 'lost') response.destroy();
    else response.setHeader('content-type', 'text/plain; charset=utf-8').end(answer);
    const newest = [...till.refunds.values()].at(-1);
    if (standIn.notifies && till.refunds.size > before && newest?.noticeTo !== undefined && newest.state !== 'PROCESSING') await notify(newest.noticeTo, refundNotice(merchantOf(body), newest));
  }

  const merchantOf = (xml: string): WeixinMerchant => merchants.find(({ id }) => xml.includes(id)) ?? standInMerchants.official;
  const listener = (request: IncomingMessage, response: ServerResponse) => { serve(request, response).catch(() => response.destroy()); };
  const server = tls ? createTlsServer({ cert: pem, key: pem, requestCert: true, rejectUnauthorized: false }, listener) : createServer(listener);
  await new Promise<void>((resolve, reject) => { server.once('error', reject).listen(port, '127.0.0.1', resolve); });
  const address = server.address();
  const standIn: PaymentStandIn = {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`, till, faults, asked, notifies: true,
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
  return standIn;
}

const fingerprint = new X509Certificate(keyOf('merchant')).fingerprint256;
const isMerchant = ({ socket }: IncomingMessage): boolean => socket instanceof TLSSocket && socket.getPeerCertificate().fingerprint256 === fingerprint;

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** As the provider's server does. @returns what the shop answered */
export async function notify(address: string, notice: string): Promise<string> {
  const answer = await fetch(address, { method: 'POST', body: notice, headers: { 'content-type': notice.startsWith('<xml>') ? 'text/xml' : 'application/x-www-form-urlencoded; charset=utf-8' } });
  return answer.text();
}
