/** Access tokens as WeChat lends them: one at a time for each account, the same to whoever asks until it ends. */
import type { StandInAccount } from './part';

/** Seconds. */
const lifetime = 7200;

interface Token {
  value: string;
  account: StandInAccount;
  until: number;
  revoked: boolean;
}

export class Tokens {
  /** Tokens that were lent, all of them. */
  readonly lent: Token[] = [];

  lend(account: StandInAccount, forced: boolean): { access_token: string; expires_in: number } {
    const current = this.lent.findLast((token) => token.account === account);
    if (current && !forced && current.until > Date.now()) return { access_token: current.value, expires_in: Math.floor((current.until - Date.now()) / 1000) };
    // The one before is no longer good.
    if (current && forced) current.revoked = true;
    const token = { value: `token-${this.lent.length + 1}-of-${account.appId}`, account, until: Date.now() + lifetime * 1000, revoked: false };
    this.lent.push(token);
    return { access_token: token.value, expires_in: lifetime };
  }

  /** @returns the account, or WeChat's code for what is wrong with the token */
  holder(value: string | null): StandInAccount | number {
    const token = this.lent.find((each) => each.value === value);
    if (value === null || value === '') return 41001;
    if (!token || token.revoked) return 40001;
    return token.until > Date.now() ? token.account : 42001;
  }

  /** Two hours go by. */
  expire(): void {
    for (const token of this.lent) token.until = 0;
  }

  /** Refused from now on, though WeChat still lends the same one to whoever does not insist. */
  revoke(): void {
    for (const token of this.lent) token.revoked = true;
  }
}
