/**
 * What WeChat lends for two hours: access tokens, and the ticket of pages. The database keeps them for all processes, sealed; one of
 * them renews, the others wait for it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import { wechatCredentialColumn } from '../secrets/stored';
import { placeOf, type Vault } from '../secrets/vault';
import type { Sql } from '../sql/connect';
import type { WechatAccount } from './accounts';
import { unreachable, WechatFailure } from './failure';

export interface Lent {
  value: string;
  /** Seconds that it is good. */
  seconds: number;
}

export interface Credentials {
  /**
   * @param at where it is looked for; it is renewed by a connection of its own
   * @param kind `access_token` or `jsapi_ticket`
   * @param spent WeChat has just refused this one
   * @param borrow asks WeChat for one
   */
  get(at: Sql, account: WechatAccount, kind: string, borrow: () => Promise<Lent>, spent?: string): Promise<string>;
}

/** Seconds before its end from which on it is no longer used. */
const margin = 60;
/** Milliseconds between two looks whether another process has renewed it. */
const look = 100;

const { table, column } = wechatCredentialColumn;

/** @param patience milliseconds that WeChat has for an answer; so long a process that renews is waited for */
export function keepCredentials(sql: Sql, vault: Vault, patience: number): Credentials {
  const renewing = new Map<string, Promise<string>>();

  /** Good ones alone; one that was lent to another AppSecret is not. */
  async function held(at: Sql, { secret }: WechatAccount, name: string): Promise<string | undefined> {
    const row = await at.selectFrom('wechat_credential').select('token').where('name', '=', name).where('token', '<>', '').where('expire_time', '>', raw<Date>`now()`).executeTakeFirst();
    if (!row) return undefined;
    const [lentTo, value] = parted(vault.open(row.token, placeOf(table, column, name)));
    return lentTo === secret ? value : undefined;
  }

  /** @returns whether this process is the one that asks WeChat */
  async function take(name: string): Promise<boolean> {
    await sql.insertInto('wechat_credential').values({ name, token: '', expire_time: new Date(0) }).onConflict((conflict) => conflict.column('name').doNothing()).execute();
    const { rows } = await raw`update wechat_credential set lease_until = now() + ${2 * patience} * interval '1 millisecond'
      where name = ${name} and (lease_until is null or lease_until < now()) returning name`.execute(sql);
    return rows.length > 0;
  }

  async function renew(account: WechatAccount, name: string, borrow: () => Promise<Lent>, spent?: string): Promise<string> {
    const until = Date.now() + 2 * patience;
    while (Date.now() < until) {
      const other = await held(sql, account, name);
      if (other !== undefined && other !== spent) return other;
      if (await take(name)) {
        try {
          // Another process may have done so between the look and the lease.
          const meanwhile = await held(sql, account, name);
          if (meanwhile !== undefined && meanwhile !== spent) return meanwhile;
          const { value, seconds } = await borrow();
          const token = vault.seal(`${account.secret}\n${value}`, placeOf(table, column, name));
          await raw`update wechat_credential set token = ${token}, expire_time = now() + ${Math.max(0, seconds - margin)} * interval '1 second' where name = ${name}`.execute(sql);
          return value;
        } finally {
          await sql.updateTable('wechat_credential').set({ lease_until: null }).where('name', '=', name).execute();
        }
      }
      await pause(look);
    }
    throw new WechatFailure(unreachable);
  }

  return {
    async get(at, account, kind, borrow, spent) {
      const name = `${account.appId}:${kind}`;
      const kept = await held(at, account, name);
      if (kept !== undefined && kept !== spent) return kept;
      const key = `${name}\n${account.secret}\n${spent ?? ''}`;
      const running = renewing.get(key) ?? renew(account, name, borrow, spent).finally(() => renewing.delete(key));
      renewing.set(key, running);
      return running;
    },
  };
}

/** AppSecret and what it was lent, a line each. */
function parted(text: string): [secret: string, value: string] {
  const at = text.indexOf('\n');
  return [text.slice(0, at), text.slice(at + 1)];
}
