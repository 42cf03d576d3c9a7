/** Cookies of the console itself: readable by it, sent to its own origin only. */

/** Undefined too where somebody else wrote what cannot be decoded. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '') || undefined;
  } catch {
    return undefined;
  }
}

/** @param maxAge seconds; a session cookie when absent, removed with 0 */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}
