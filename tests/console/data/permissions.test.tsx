// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authProvider } from '../../../src/console/data/session/authProvider';
import { mayCall, useMayCall, usePermission } from '../../../src/console/data/session/permissions';
import { loadUser } from '../../../src/console/data/session/session';
import { writeToken } from '../../../src/console/data/transport/token';
import { fakeBackend } from './backend';

vi.mock('../../../generated/resources', async () => (await import('./shelf')).generated);

const backend = fakeBackend();
afterEach(cleanup);

async function signedIn(permissionsList: string[], roles: string[] = ['editor']) {
  writeToken('t');
  backend.answer('get', '/admin/platform/getAdminInfoByToken', { id: 2, account: 'li', realName: '李', roles, permissionsList });
  await loadUser();
}

describe('a declared call', () => {
  it.each([
    ['the exact permission', ['a:b'], ['editor'], { permission: 'a:b', adminOnly: false }, true],
    ['the wildcard', ['*:*:*'], ['editor'], { permission: 'a:b', adminOnly: false }, true],
    ['a longer permission', ['a:b:c'], ['editor'], { permission: 'a:b', adminOnly: false }, false],
    ['a shorter permission', ['a'], ['editor'], { permission: 'a:b', adminOnly: false }, false],
    ['nothing, when being signed in is enough', [], ['editor'], { permission: 'signed-in', adminOnly: false }, true],
    ['the permission alone, where an administrator is asked for', ['a:b'], ['editor'], { permission: 'a:b', adminOnly: true }, false],
    ['permission and role admin', ['a:b'], ['admin'], { permission: 'a:b', adminOnly: true }, true],
    ['an empty permission', ['*:*:*'], ['admin'], { permission: '', adminOnly: false }, false],
  ])('with %s', async (_name, permissions, roles, endpoint, allowed) => {
    await signedIn(permissions, roles);
    expect(mayCall(endpoint)).toBe(allowed);
  });

  it('without anybody signed in is only what is open to all', () => {
    expect(mayCall({ permission: 'anonymous', adminOnly: false })).toBe(true);
    expect(mayCall({ permission: 'signed-in', adminOnly: false })).toBe(false);
  });
});

it('what may not be done is not in the document, and returns with the permission', async () => {
  function Buttons() {
    const may = usePermission();
    const mayCallIt = useMayCall();
    return (
      <>
        {may('a:b') && <button>甲</button>}
        {may(['x', 'c:d']) && <button>乙</button>}
        {mayCallIt(undefined) && <button>丙</button>}
      </>
    );
  }
  const view = render(<Buttons />);
  expect(screen.queryAllByRole('button')).toEqual([]);
  await signedIn(['c:d']);
  view.rerender(<Buttons />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['乙']);
});

describe('react-admin asks', () => {
  it('who it is and what may be done', async () => {
    await signedIn(['shelf:list', 'shelf:update']);
    expect(await authProvider.getIdentity!()).toEqual({ id: 2, fullName: '李', avatar: '' });
    expect(await authProvider.getPermissions!({})).toEqual(['shelf:list', 'shelf:update']);
    const answers = ['list', 'edit', 'create', 'delete', 'switch.isShow', 'unknown'].map((action) => authProvider.canAccess!({ resource: 'shelf/book', action }));
    expect(await Promise.all(answers)).toEqual([true, true, false, false, false, false]);
  });

  it('whether anybody is there', async () => {
    await expect(authProvider.checkAuth({})).rejects.toThrow();
    await signedIn([]);
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  });
});
