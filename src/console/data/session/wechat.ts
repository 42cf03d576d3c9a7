/** The way to WeChat's authorisation and back (spec 2 §7): only within WeChat's own browser, and only where an app id is configured. */
import { accountPaths, type WechatApp } from '../../../engine/extension/account';
import { call } from '../transport/http';
import { asText, readStored, stored, windowStore, writeStored } from '../stored';

export const inWechat = (): boolean => /MicroMessenger/i.test(navigator.userAgent);

/** Empty where WeChat is not configured, or the backend knows nothing of it. */
export const wechatAppId = (): Promise<string> =>
  call<WechatApp | null>('GET', accountPaths.wechatApp, { quiet: true }).then((app) => app?.appId ?? '', () => '');

/** @param state comes back with the code, so that a code from elsewhere is not taken for ours */
export function authorisationAddress(appId: string, origin: string, state: string): string {
  const query = new URLSearchParams({ appid: appId, redirect_uri: `${origin}/auth-redirect`, response_type: 'code', scope: 'snsapi_base', state });
  return `https://open.weixin.qq.com/connect/oauth2/authorize?${query}#wechat_redirect`;
}

interface Begun {
  state: string;
  /** Address of the console that wants the code. */
  address: string;
}

/** Leaves for WeChat; /auth-redirect leads back to `address`, where `takeAuthorisation` gives the code. */
export function beginAuthorisation(appId: string, address: string): void {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  windowStore.write(stored.wechatReturn, JSON.stringify({ state, address } satisfies Begun));
  setWechatAside();
  location.assign(authorisationAddress(appId, location.origin, state));
}

const begun = (): Begun | undefined => {
  const text = windowStore.read(stored.wechatReturn);
  return text === undefined ? undefined : JSON.parse(text) as Begun;
};

/** Where an authorisation that this window began leads back to. */
export const authorisationReturn = (): string | undefined => begun()?.address;

/** The code that has come back for this window, once. */
export function takeAuthorisation(): string | undefined {
  const expected = begun();
  const query = new URLSearchParams(readStored(stored.authRedirect, asText) ?? '');
  if (!expected) return undefined;
  windowStore.remove(stored.wechatReturn);
  writeStored(stored.authRedirect, undefined);
  return query.get('state') === expected.state ? query.get('code') ?? undefined : undefined;
}

/** This window is no longer sent to WeChat unasked: it has been there, or somebody has signed out on purpose. */
export const setWechatAside = (): void => windowStore.write(stored.wechatAside, '1');
export const isWechatAside = (): boolean => windowStore.read(stored.wechatAside) !== undefined;
