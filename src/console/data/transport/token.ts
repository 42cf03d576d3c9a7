/** The session token, kept in a cookie so that it survives a reload (spec 2 §6). */
import { readCookie, writeCookie } from '../cookies';
import { stored } from '../stored';

/** @returns undefined when nobody is signed in. */
export const readToken = (): string | undefined => readCookie(stored.token);
export const writeToken = (token: string): void => writeCookie(stored.token, token);
export const clearToken = (): void => writeCookie(stored.token, '', 0);
