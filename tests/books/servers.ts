/** Two servers on one database, each a process that is killed and started again. */
import { randomUUID } from 'node:crypto';
import type { Envelope } from '../../src/engine/envelope';
import { adminPassword, type TestDatabase } from '../server/helper';
import { type Running, startServer } from '../server/running';

/** Who calls: two people of role admin, or the mobile shop. */
export type Who = 'admin' | 'deputy' | 'shop';

export interface Request {
  by: Who;
  /** Below `/api/admin/platform`, or that of service keys. */
  path: string;
  body: object;
}

export interface Servers {
  /** @param at which of the two @returns undefined when the server was killed meanwhile */
  call<T = any>(at: number, request: Request): Promise<Envelope<T> | undefined>;
  kill(at: number): Promise<void>;
  stop(): void;
}

const password = 'Herbst-2026-neu';
const rights = ['user:user:register', 'order:order:place', 'order:order:pay', 'order:order:cancel', 'order:order:receive', 'order:refund:ask', ...['agree', 'refuse', 'revoke', 'agreeReturn', 'sendBack', 'receiveReturn', 'refuseReturn'].map((name) => `order:refund:${name}`), 'marketing:couponUser:claim', 'marketing:signRecord:sign', 'marketing:integralReceipt:upload'];

/** @param environment of both, beside their database */
export async function startServers(database: TestDatabase, environment: Record<string, string>): Promise<Servers> {
  const running: Running[] = [];
  const start = async (at: number) => { running[at] = await startServer({ ...environment, DATA_DIR: database.dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'error' }); };
  for (const at of [0, 1]) await start(at);

  const keys: Record<Who, string> = { admin: '', deputy: '', shop: '' };
  const headers = (by: Who): Record<string, string> => (by === 'shop' ? { authorization: `Bearer ${keys.shop}`, 'idempotency-key': randomUUID() } : keys[by] === '' ? {} : { 'authori-zation': keys[by] });
  const post = async <T>(at: number, by: Who, path: string, body: object): Promise<Envelope<T>> => {
    const answer = await fetch(`${running[at]!.url}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers(by) }, body: JSON.stringify(body) });
    return await answer.json() as Envelope<T>;
  };
  const done = async <T>(by: Who, path: string, body: object): Promise<T> => {
    const { code, message, data } = await post<T>(0, by, path, body);
    if (code !== 200) throw new Error(`${path} answered ${code}: ${message}`);
    return data;
  };
  const signIn = async (by: Who, account: string, pwd: string) => { keys[by] = (await done<{ token: string }>(by, '/admin/platform/login', { account, pwd })).token; };

  await signIn('admin', 'admin', adminPassword);
  const { pwd } = await done<{ pwd: string }>('admin', '/admin/platform/admin/save', { account: 'deputy', realName: '副手', roles: '1', status: true });
  await signIn('deputy', 'deputy', pwd);
  await done('deputy', '/admin/platform/login/admin/update/password', { oldPassword: pwd, password, confirmPassword: password });
  await signIn('deputy', 'deputy', password);
  keys.shop = (await done<{ key: string }>('admin', '/console/operation/serviceKey/save', { name: '商城', rights: rights.map((right) => `service:${right}`), perMinute: 6000, endTime: '2099-12-31 00:00:00' })).key;

  return {
    async call(at, { by, path, body }) {
      try {
        return await post(at, by, `/${by === 'shop' ? 'console/service' : 'admin/platform'}/${path}`, body);
      } catch {
        return undefined;
      }
    },
    async kill(at) {
      const { child, ended } = running[at]!;
      child.kill('SIGKILL');
      await ended;
      await start(at);
    },
    stop() {
      for (const { child } of running) child.kill('SIGKILL');
    },
  };
}
