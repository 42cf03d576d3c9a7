// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HasPermission, HasRole } from '../../../src/console/data/session/guards';
import { loadUser } from '../../../src/console/data/session/session';
import { writeToken } from '../../../src/console/data/transport/token';
import { envelope, fakeBackend } from './backend';

const backend = fakeBackend();
afterEach(cleanup);

async function draw(element: ReactNode, { permissionsList = ['a:b'], roles = ['editor'], extended = true }: { permissionsList?: string[]; roles?: string[]; extended?: boolean } = {}) {
  backend.answer('get', '/admin/platform/getAdminInfoByToken', { id: 2, account: 'li', realName: '李', roles, permissionsList });
  backend.answer('get', '/console/capabilities', () => (extended ? envelope({ one: true }) : envelope(null, 404, '接口不存在')));
  writeToken('t');
  await loadUser();
  render(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);
}
const button = <button>删除</button>;

describe('an element for a right', () => {
  it.each([
    ['is there with it', { permissions: ['a:b'] }, true],
    ['is there with any of several', { permissions: ['x:y', 'a:b'] }, true],
    ['is absent without it', { permissions: ['x:y'] }, false],
    ['is absent where all are needed and one is missing', { permissions: ['a:b', 'x:y'], all: true }, false],
    ['is there where all are needed and held', { permissions: ['a:b', 'c:d'], all: true }, true],
  ])('%s', async (_what, guard, there) => {
    await draw(<HasPermission {...guard} otherwise="无权">{button}</HasPermission>, { permissionsList: ['a:b', 'c:d'] });
    expect(screen.queryByRole('button') !== null).toBe(there);
    expect(screen.queryByText('无权') !== null).toBe(!there);
  });

  it('that the published interface does not ask for is there on a backend that knows nothing else', async () => {
    await draw(<HasPermission permissions={['x:y']} unpublished>{button}</HasPermission>, { extended: false });
    expect(await screen.findByRole('button')).toBeInTheDocument();
  });

  it('that the published interface does not ask for is asked for by ours', async () => {
    await draw(<HasPermission permissions={['x:y']} unpublished otherwise={<p>无权</p>}>{button}</HasPermission>);
    await vi.waitFor(() => expect(backend.paths()).toContain('/api/console/capabilities'));
    expect(screen.getByText('无权')).toBeInTheDocument();
  });
});

describe('an element for a role', () => {
  it.each([
    ['is there for role admin', ['admin'], ['finance'], true],
    ['is there for a listed role', ['editor'], ['editor', 'finance'], true],
    ['is absent for others', ['editor'], ['finance'], false],
  ])('%s', async (_what, roles, listed, there) => {
    await draw(<HasRole roles={listed}>{button}</HasRole>, { roles });
    expect(screen.queryByRole('button') !== null).toBe(there);
  });
});

describe('a guard without tags is a mistake', () => {
  it.each([
    ['of rights', <HasPermission permissions={[]}>{button}</HasPermission>, '请设置操作权限标签值'],
    ['of roles', <HasRole roles={[]}>{button}</HasRole>, '请设置角色权限标签值'],
  ])('%s', async (_what, element, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(draw(element)).rejects.toThrow(message);
  });
});
