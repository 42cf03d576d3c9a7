/** Who sees the debug console: whoever opens an address with `?debug=1` while the cookie stands (spec 1 §2). */
import { readCookie, writeCookie } from '../cookies';
import { stored } from '../stored';

/** Seconds (spec 2 §9). */
const cookieAge = 3600;

export const debugParameter = 'debug=1';

/** Sets the cookie; the parameter has to be in the address as well. */
export const allowDebug = (): void => writeCookie(stored.debug, '1', cookieAge);

export const isDebugAsked = (search: string): boolean =>
  new URLSearchParams(search).get('debug') === '1' && readCookie(stored.debug) !== undefined;
