/** The session token, kept in a cookie so that it survives a reload (spec 2 §6). */
import { stored } from './stored';

/** @returns undefined when nobody is signed in. */
export function readToken(): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${stored.token}=`));
  const value = pair?.slice(stored.token.length + 1);
  return value ? decodeURIComponent(value) : undefined;
}

export function writeToken(token: string): void {
  document.cookie = `${stored.token}=${encodeURIComponent(token)}; Path=/; SameSite=Lax${secure()}`;
}

export function clearToken(): void {
  document.cookie = `${stored.token}=; Path=/; SameSite=Lax; Max-Age=0${secure()}`;
}

const secure = () => (location.protocol === 'https:' ? '; Secure' : '');
