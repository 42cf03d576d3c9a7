/** The one way to WeChat: whoever has a call of the table asks by it, and is given what it documents or a sentence for an operator. */
import type { Config } from '../config';
import type { Vault } from '../secrets/vault';
import type { Sql } from '../sql/connect';
import { accountOf, findAccount, type WechatAccount } from './accounts';
import type { Sent, WechatAccountName, WechatCall } from './call';
import { credentialCalls } from './calls/credentials';
import { type Credentials, keepCredentials } from './credentials';
import { WechatFailure } from './failure';
import { sendToWechat } from './send';

export interface Wechat {
  /**
   * Carries the account's access token along; one that WeChat no longer takes is renewed, and the call is made once more.
   * @throws Refusal where the account is not configured, WechatFailure where WeChat refuses or stays silent
   */
  ask<Field extends string, Answer>(call: WechatCall<Field, Answer>, sent: Sent<Field>): Promise<Answer>;
  /** @throws Refusal that says what is missing and where to enter it */
  account(name: WechatAccountName): Promise<WechatAccount>;
  isConfigured(name: WechatAccountName): Promise<boolean>;
  /** With which pages of the official account sign what they ask of WeChat's browser. */
  ticket(): Promise<{ appId: string; ticket: string }>;
  /** For who asks while a transaction is open: what is stored of the account is read there. Another connection may be long in coming, where all are held by people who wait for one too. */
  within(transaction: Sql): Wechat;
}

export function openWechat(sql: Sql, vault: Vault, reach: Pick<Config, 'wechatApi' | 'wechatPatience'>): Wechat {
  return reading(sql, keepCredentials(sql, vault, reach.wechatPatience), vault, reach);
}

/** @param sql where account and tokens are read; tokens are renewed beside it */
function reading(sql: Sql, credentials: Credentials, vault: Vault, reach: Pick<Config, 'wechatApi' | 'wechatPatience'>): Wechat {
  const tokenOf = (account: WechatAccount, spent?: string): Promise<string> => {
    const borrow = (forced?: true) => sendToWechat(reach, credentialCalls.accessToken, { grant_type: 'client_credential', appid: account.appId, secret: account.secret, force_refresh: forced });
    return credentials.get(sql, account, 'access_token', async () => {
      const lent = await borrow();
      // WeChat still lends the one that it refuses.
      return lent.value === spent ? borrow(true) : lent;
    }, spent).catch((error: unknown) => {
      // What the token was wanted for has not been sent.
      throw error instanceof WechatFailure ? new WechatFailure(error.message, error.errcode, false) : error;
    });
  };

  const ask: Wechat['ask'] = async (call, sent) => {
    if (call.of === 'nobody') return sendToWechat(reach, call, sent);
    const account = await accountOf(sql, vault, call.of);
    const token = await tokenOf(account);
    try {
      return await sendToWechat(reach, call, sent, token);
    } catch (error) {
      // Refused before anything was done, so it may be sent again.
      if (!(error instanceof WechatFailure && error.isSpent)) throw error;
      return await sendToWechat(reach, call, sent, await tokenOf(account, token));
    }
  };

  return {
    ask,
    account: (name) => accountOf(sql, vault, name),
    isConfigured: async (name) => (await findAccount(sql, vault, name)) !== undefined,
    async ticket() {
      const account = await accountOf(sql, vault, 'official');
      return { appId: account.appId, ticket: await credentials.get(sql, account, 'jsapi_ticket', () => ask(credentialCalls.ticket, { type: 'jsapi' })) };
    },
    within: (transaction) => reading(transaction, credentials, vault, reach),
  };
}
