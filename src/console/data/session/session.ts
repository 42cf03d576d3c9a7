/**
 * The session (spec 1 §3, §4, §6): the token in its cookie, what getAdminInfoByToken says about its bearer, and what sign-in needs
 * on its way there. The menu, its list and its one-level entries belong to it too and lie in `menus.ts` and `menuPlace.ts`.
 */
import { useSyncExternalStore } from 'react';
import type { DueFirst } from '../../../engine/extension/account';
import { adminRole, wildcard } from '../../../engine/permission/check';
import { heldPermissions } from '../../../engine/permission/held';
import { loadDomains } from '../site/domains';
import { announce, ApiError } from '../transport/errors';
import { call } from '../transport/http';
import { keepSiteLogos, type SiteLogos } from '../site/siteLogos';
import { clearWindow, stored, writeStored } from '../stored';
import { clearToken, readToken, writeToken } from '../transport/token';
import { setWechatAside } from './wechat';

export interface SignedIn {
  id?: number | string;
  /** `name` of spec 1 §3. */
  account: string;
  realName: string;
  avatar: string;
  phone?: string;
  introduction: string;
  /** Never empty. */
  roles: string[];
  permissions: string[];
}

/** English in the specification itself (spec 1 §8). */
const sessionTexts = {
  noAnswer: 'Verification failed, please Login again.',
  noRoles: 'getInfo: roles must be a non-null array!',
} as const;

/** What a solved captcha gave; the next sign-in shows it, once. */
export interface PassedCaptcha {
  captchaVerification: string;
  secretKey: string;
  token: string;
}

interface Session {
  /** Undefined until the user info has arrived. */
  user?: SignedIn;
  /** What the login-status check last answered; false when it failed (spec 1 §4). */
  isLogin: boolean;
  captcha?: PassedCaptcha;
  /** What must be done before anything else (decisions 33). */
  due?: DueFirst;
}

export interface Credentials {
  account: string;
  pwd: string;
  /** Names the picture whose letters `code` holds. */
  key?: string;
  /** Without a key: the second factor. */
  code?: string;
  wxCode?: string;
}

let session: Session = { isLogin: false };
/** The token that this window works with; another window may have put a different one in the cookie meanwhile. */
let known: string | undefined;
let loading: Promise<SignedIn> | undefined;
const listeners = new Set<() => void>();
const enders = new Set<() => void>();

/** Registers what must be forgotten when a session ends or another begins (caches, menus). Called once per module, at load. */
export function onSessionEnd(forget: () => void): void {
  enders.add(forget);
}

export const currentUser = (): SignedIn | undefined => session.user;
export const isSignedIn = (): boolean => readToken() !== undefined;
export const passedCaptcha = (): PassedCaptcha | undefined => session.captcha;

/** The signed-in person; undefined until the user info has arrived. */
export function useSignedIn(): SignedIn | undefined {
  return useSyncExternalStore(subscribeSession, currentUser);
}

/** What must be done first; undefined when nothing has to. */
export function useDue(): DueFirst | undefined {
  return useSyncExternalStore(subscribeSession, () => session.due);
}

/** What the login-status check last answered. */
export function useIsLogin(): boolean {
  return useSyncExternalStore(subscribeSession, () => session.isLogin);
}

export function keepCaptcha(captcha: PassedCaptcha | undefined): void {
  change({ captcha });
}

/**
 * Signs in: only stores the token; who it belongs to is asked on the first navigation. A passed captcha travels along and is
 * used up, whatever the answer.
 * @throws ApiError with the server's message; the caller shows it
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { captcha } = session;
  keepCaptcha(undefined);
  const body = captcha ? { ...credentials, captchaVO: captcha } : credentials;
  enter(await call<SignInAnswer>('POST', '/admin/platform/login', { body, quiet: true }));
}

/** Signs in with a code of a WeChat authorisation. @throws ApiError with the server's message */
export async function signInByWechat(code: string): Promise<void> {
  enter(await call<SignInAnswer>('GET', '/admin/authorize/login', { query: { code }, quiet: true }));
}

interface SignInAnswer extends Partial<SiteLogos> {
  token: string;
}

function enter({ token, ...logos }: SignInAnswer): void {
  forget();
  keepSiteLogos(logos);
  writeToken(token);
  known = token;
  tellOtherWindows();
}

/**
 * User info, asked once per session.
 * @throws Error with the text to show; the token is gone then (spec 1 §4: a failed user-info fetch resets the token), unless the
 * server was not reached at all
 */
export function loadUser(): Promise<SignedIn> {
  if (session.user) return Promise.resolve(session.user);
  known = readToken();
  loading ??= call<Record<string, unknown> | null>('GET', '/admin/platform/getAdminInfoByToken', { quiet: true })
    .then(readUser)
    .then((user) => {
      change({ user, due: undefined });
      void checkLogin();
      void loadDomains();
      return user;
    })
    .catch((error: unknown) => {
      if (!demandsFirst(error) && !isUnreached(error)) endSession();
      throw error;
    })
    .finally(() => {
      loading = undefined;
    });
  return loading;
}

/** No answer came: it says nothing about the session. */
export const isUnreached = (error: unknown): error is ApiError => error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/** Asks anew who the person is, after they changed something about themselves. */
export async function refreshUser(): Promise<void> {
  const info = await call<Record<string, unknown> | null>('GET', '/admin/platform/getAdminInfoByToken', { quiet: true });
  change({ user: readUser(info) });
}

/** Remembers what must be done first, when that is why a call failed. @returns whether it is */
export function demandsFirst(error: unknown): boolean {
  const isDue = error instanceof ApiError && error.kind === 'due';
  if (isDue) change({ due: error.data as DueFirst });
  return isDue;
}

/** It has been done: the guard asks for the user info where it is missing. */
export const forgetDue = (): void => change({ due: undefined });

/** Asks whether the session still counts. Never fails: a check that cannot be made leaves `isLogin` false. */
export async function checkLogin(): Promise<void> {
  try {
    const answer = await call<{ isLogin?: unknown } | null>('GET', '/admin/platform/one/pass/isLogin', { quiet: true });
    change({ isLogin: answer?.isLogin === true });
  } catch (error) {
    change({ isLogin: false });
    // That it has ended is worth telling before something is typed into it.
    if (error instanceof ApiError && error.kind === 'unauthorized') announce(error);
  }
}

/** Ends the session on the server and here; here also when the server cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    if (isSignedIn()) await call('GET', '/admin/platform/logout', { quiet: true });
  } catch {
    // An unreachable server must not keep anybody signed in on this machine.
  }
  endSession();
  setWechatAside();
}

/** Clears token, roles, permissions and everything kept for this person; a token that another window has put there since stays. */
export function endSession(): void {
  if (known === undefined || readToken() === known) clearToken();
  forget();
  tellOtherWindows();
}

/**
 * Brings this window in step after another one signed somebody in or out: nothing of the former person stays on the screen.
 * @returns what happened there
 */
export function followOtherWindows(): 'nothing' | 'signed out' | 'signed in' {
  const token = readToken();
  if (token === known) return 'nothing';
  forget();
  if (token !== undefined) return 'signed in';
  // Else a window within WeChat would sign the person in again at once.
  setWechatAside();
  return 'signed out';
}

/** A change of any kind is what `storage` events tell of; the token itself stays in its cookie. */
const tellOtherWindows = () => writeStored(stored.sessionMark, `${Date.now()} ${Math.random()}`);

function forget(): void {
  known = undefined;
  session = { isLogin: false };
  writeStored(stored.menuList, undefined);
  clearWindow();
  for (const ender of enders) ender();
  tell();
}

function change(part: Partial<Session>): void {
  session = { ...session, ...part };
  tell();
}

/** Hears of every change of the session. @returns a function that stops listening */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = () => listeners.forEach((listener) => listener());

function readUser(info: Record<string, unknown> | null): SignedIn {
  if (!info) throw new Error(sessionTexts.noAnswer);
  const roles = readRoles(info.roles, info.permissionsList);
  if (roles.length === 0) throw new Error(sessionTexts.noRoles);
  return {
    id: info.id as number | undefined,
    account: text(info.account),
    realName: text(info.realName),
    avatar: text(info.avatar ?? info.headerImage),
    ...(text(info.phone) !== '' && { phone: text(info.phone) }),
    introduction: text(info.introduction),
    roles,
    permissions: heldPermissions(roles, strings(info.permissionsList)),
  };
}

/** Published backends answer ids joined by commas; id 1 or the wildcard mean admin (decisions 25). */
function readRoles(answered: unknown, permissions: unknown): string[] {
  const roles = strings(typeof answered === 'string' ? answered.split(',') : answered).map((role) => (role === '1' ? adminRole : role));
  const isAdmin = strings(permissions).includes(wildcard);
  return [...new Set(isAdmin && roles.length > 0 ? [adminRole, ...roles] : roles)];
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const strings = (value: unknown) =>
  Array.isArray(value) ? value.map((item) => String(item).trim()).filter((item) => item !== '') : [];
