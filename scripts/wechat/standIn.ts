/**
 * A stand-in of WeChat's interface: an HTTP server that answers as the documents say, keeps what it is told, and breaks on demand.
 * WECHAT_API_URL points at it; the product does not know the difference.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Faults } from './faults';
import { type Answer, type Asked, recordOf, refused, type Routes, type StandInAccount, textOf } from './part';
import { newParts, type Parts } from './parts';
import { Tokens } from './tokens';

/** What an operator enters in 平台设置 to try the product with the stand-in. */
export const standInAccounts = {
  official: { appId: 'wx0000000000000001', secret: 'standin-official-secret-000000001', kind: 'official' },
  miniProgram: { appId: 'wx0000000000000002', secret: 'standin-miniprogram-secret-000002', kind: 'miniProgram' },
} as const satisfies Record<string, StandInAccount>;

export interface StandIn {
  /** Origin, for WECHAT_API_URL. */
  url: string;
  /** What each part holds. */
  parts: Parts;
  tokens: Tokens;
  faults: Faults;
  /** Calls that were worked off, by path; those that are slow come late. */
  answered: Map<string, number>;
  /** What was asked, oldest first. */
  asked: { path: string; token: string | null; fields: Readonly<Record<string, unknown>> }[];
  /** No call is being worked off any more, slow ones included. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** @param port any free one when absent */
export async function startStandIn(port = 0, accounts: readonly StandInAccount[] = Object.values(standInAccounts)): Promise<StandIn> {
  const [parts, tokens, faults] = [newParts(), new Tokens(), new Faults()];
  const asked: StandIn['asked'] = [];
  const answered: StandIn['answered'] = new Map();
  const all = Object.values(parts);
  const routes: Routes = Object.assign({}, ...all.map((part) => part.routes));
  const open: Routes = { ...parts.account.open };

  /** The account whose AppID and AppSecret are given, or WeChat's code. */
  const owner = ({ appid, secret }: Readonly<Record<string, unknown>>): StandInAccount | number => {
    const account = accounts.find(({ appId }) => appId === appid);
    if (!account) return 40013;
    return account.secret === secret ? account : 40125;
  };

  function answerTo(name: string, token: string | null, call: Omit<Asked, 'account'>): Answer {
    const isLending = name === 'POST /cgi-bin/stable_token';
    const route = routes[name] ?? open[name];
    if (!route && !isLending) return refused(40066, 'invalid url');
    const account = isLending || name in open ? owner(call.fields) : tokens.holder(token);
    if (typeof account === 'number') return refused(account, codeTexts[account] ?? 'refused');
    return isLending || !route ? tokens.lend(account, call.fields.force_refresh === true) : route({ ...call, account });
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://wechat');
    const { fields, file } = await read(request, searchParams);
    const token = searchParams.get('access_token');
    asked.push({ path, token, fields });
    const fault = faults.take(path);
    if (fault?.kind === 'slow') await pause(fault.delay ?? 1000);
    if (fault?.kind === 'down') return void response.destroy();
    if (fault?.kind === 'garbled') return void response.end('<html>502 Bad Gateway</html>');
    const answer = fault?.errcode === undefined ? answerTo(`${request.method} ${path}`, token, { path, fields, file }) : refused(fault.errcode, 'a fault of the stand-in');
    answered.set(path, (answered.get(path) ?? 0) + 1);
    if (fault?.kind === 'lost') return void response.destroy();
    if (Buffer.isBuffer(answer)) response.setHeader('content-type', 'image/png').end(answer);
    else response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify({ ...(!('errcode' in answer) && { errcode: 0, errmsg: 'ok' }), ...answer }));
  }

  const underWay = new Set<Promise<unknown>>();
  const server = createServer((request, response) => {
    const call = serve(request, response).catch(() => response.destroy()).finally(() => underWay.delete(call));
    underWay.add(call);
  });
  await new Promise<void>((resolve, reject) => { server.once('error', reject).listen(port, '127.0.0.1', resolve); });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${isTcp(address) ? address.port : port}`, parts, tokens, faults, asked, answered,
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

const isTcp = (address: string | AddressInfo | null): address is AddressInfo => typeof address === 'object' && address !== null;

const codeTexts: Readonly<Record<number, string>> = {
  40001: 'invalid credential, access_token is invalid or not latest', 40013: 'invalid appid', 40125: 'invalid appsecret', 41001: 'access_token missing', 42001: 'access_token expired',
};

async function read(request: IncomingMessage, query: URLSearchParams): Promise<Pick<Asked, 'fields' | 'file'>> {
  const { access_token: _, ...given } = Object.fromEntries(query);
  if (request.method === 'GET') return { fields: given };
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks);
  const type = textOf(request.headers['content-type']);
  if (!type.startsWith('multipart/form-data')) return { fields: { ...given, ...recordOf(JSON.parse(body.toString() || '{}')) } };
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const entries = [...form.entries()];
  const file = entries.map(([, value]) => value).find((value) => value instanceof File);
  return { fields: { ...given, ...Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) }, ...(file instanceof File && { file }) };
}
