/** Cookies of the console itself: readable by it, sent to its own origin only. */

export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value ? decodeURIComponent(value) : undefined;
}

/** @param maxAge seconds; a session cookie when absent, removed with 0 */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}
