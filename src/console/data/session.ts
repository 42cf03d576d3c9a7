/** Who is signed in: the token in its cookie, and what getAdminInfoByToken says about its bearer (spec 1 §3, §4, §6). */
import { useSyncExternalStore } from 'react';
import { adminRole, wildcard } from '../../engine/permission/check';
import { call } from './http';
import { stored, writeStored } from './stored';
import { clearToken, readToken, writeToken } from './token';

export interface SignedIn {
  id?: number | string;
  account: string;
  realName: string;
  avatar: string;
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

interface Credentials {
  account: string;
  pwd: string;
  key?: string;
  code?: string;
  wxCode?: string;
}

let current: SignedIn | undefined;
let loading: Promise<SignedIn> | undefined;
const listeners = new Set<() => void>();
const enders = new Set<() => void>();

/** Registers what must be forgotten when a session ends or another begins (caches, menus). Called once per module, at load. */
export function onSessionEnd(forget: () => void): void {
  enders.add(forget);
}

export const currentUser = (): SignedIn | undefined => current;
export const isSignedIn = (): boolean => readToken() !== undefined;

/** The signed-in person; undefined until the user info has arrived. */
export function useSignedIn(): SignedIn | undefined {
  return useSyncExternalStore(subscribe, currentUser);
}

/**
 * Signs in: only stores the token; who it belongs to is asked on the first navigation.
 * @throws ApiError with the server's message; the caller shows it
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { token } = await call<{ token: string }>('POST', '/admin/platform/login', { body: credentials, quiet: true });
  forget();
  writeToken(token);
}

/**
 * User info, asked once per session.
 * @throws Error with the text to show; the token is gone then (spec 1 §4: a failed user-info fetch resets the token)
 */
export function loadUser(): Promise<SignedIn> {
  if (current) return Promise.resolve(current);
  loading ??= call<Record<string, unknown> | null>('GET', '/admin/platform/getAdminInfoByToken', { quiet: true })
    .then(readUser)
    .then(set)
    .catch((error: unknown) => {
      endSession();
      throw error;
    })
    .finally(() => {
      loading = undefined;
    });
  return loading;
}

/** Ends the session on the server and here; here also when the server cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    if (isSignedIn()) await call('GET', '/admin/platform/logout', { quiet: true });
  } catch {
    // An unreachable server must not keep anybody signed in on this machine.
  }
  endSession();
}

/** Clears token, roles, permissions and everything kept for this person. */
export function endSession(): void {
  clearToken();
  forget();
}

function forget(): void {
  current = undefined;
  writeStored(stored.menuList, undefined);
  for (const ender of enders) ender();
  tell();
}

function set(user: SignedIn): SignedIn {
  current = user;
  tell();
  return user;
}

function subscribe(listener: () => void): () => void {
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
    avatar: text(info.avatar),
    introduction: text(info.introduction),
    roles,
    permissions: strings(info.permissionsList),
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
