/** What react-admin asks about the session. The guard of the shell decides who gets in; this only answers. */
import type { AuthProvider } from 'ra-core';
import { findEndpoint } from '../records/endpoints';
import { mayCall } from './permissions';
import { loadResource } from '../resources';
import { currentUser, isSignedIn, loadUser, signIn, signOut } from './session';

/** react-admin's names of the standard operations, by endpoint. */
const operations: Record<string, string> = { list: 'list', show: 'list', edit: 'update', create: 'create', delete: 'delete', export: 'list' };

export const authProvider: AuthProvider = {
  login: ({ username, password }: { username: string; password: string }) => signIn({ account: username, pwd: password }),

  /** The guard leads away once the session is gone, so react-admin must not redirect as well. */
  async logout() {
    await signOut();
    return false;
  },

  async checkAuth() {
    if (!isSignedIn()) throw new Error('not signed in');
    await loadUser();
  },

  /** Nothing to do: a 401 has ended the session where it arrived, and a 403 ends none. */
  checkError: () => Promise.resolve(),

  async getPermissions() {
    return currentUser()?.permissions ?? [];
  },

  async getIdentity() {
    const { id, account, realName, avatar } = await loadUser();
    return { id: id ?? account, fullName: realName || account, avatar };
  },

  /** `resource` is an entity key, `action` a standard operation or the name of an endpoint. */
  async canAccess({ resource, action }) {
    const endpoint = findEndpoint(await loadResource(resource), operations[action] ?? action);
    return endpoint !== undefined && mayCall(endpoint);
  },
};
