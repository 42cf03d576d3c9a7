/** A shop in tests: it holds a service key, made as an operator makes one. */
import { randomUUID } from 'node:crypto';
import type { Envelope } from '../../../src/engine/envelope';
import type { TestApp } from '../helper';

export interface Shop {
  key: string;
  id: number;
  /** @param name its Idempotency-Key; one of its own unless told */
  call<T = any>(path: string, body?: object, name?: string): Promise<Envelope<T>>;
}

/** @param on where it calls; another process may stand there */
export function shopWith(key: string, id: number, on: TestApp): Shop {
  return { key, id, call: (path, body = {}, name = randomUUID()) => on.call('POST', `/console/service/${path}`, { body, token: null, headers: { authorization: `Bearer ${key}`, 'idempotency-key': name } }) };
}

let made = 0;

/** @param rights names of calls: `user/user register` */
export async function openShop(server: TestApp, rights: readonly string[], more: object = {}): Promise<Shop> {
  const { code, message, data } = await server.call('POST', '/console/operation/serviceKey/save', {
    body: { name: `商城${made += 1}`, rights: rights.map((right) => `service:${right.replace(/[ /]/g, ':')}`), perMinute: 6000, endTime: '2099-12-31 00:00:00', ...more },
  });
  if (code !== 200) throw new Error(`no key: ${String(message)}`);
  return shopWith(data.key, data.id, server);
}
