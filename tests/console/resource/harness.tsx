/** Draws a part of the console on its real data layer, above a faked network. */
import { cleanup, render } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { queryClient } from '../../../src/console/data/queryClient';
import { dataProvider } from '../../../src/console/data/records/dataProvider';
import { ReferenceProvider } from '../../../src/console/data/references/references';
import { EnumerationProvider, loadResource } from '../../../src/console/data/resources';
import { loadUser } from '../../../src/console/data/session/session';
import { writeToken } from '../../../src/console/data/transport/token';
import { ConfirmProvider } from '../../../src/ui/layers/Confirm';
import { closeNotice, clearNotices, useNotices } from '../../../src/ui/states/notices';
import type { Capabilities } from '../../../src/engine/extension/paths';
import type { FormModel, ResourceModel } from '../../../src/engine/model';
import type { fakeBackend } from '../data/backend';

afterEach(() => {
  cleanup();
  clearNotices();
  // Forms write their drafts when they leave the screen.
  localStorage.clear();
});

type Backend = ReturnType<typeof fakeBackend>;

export const account = { id: 1, account: 'li', realName: '李雷', roles: ['admin'], permissionsList: ['*:*:*'] };

/** Signs 李雷 in at a backend that has our extensions for records. @param able what it announces besides */
export async function signInAt(backend: Backend, user = account, able: Partial<Capabilities> = {}): Promise<void> {
  backend.answer('get', '/admin/platform/getAdminInfoByToken', user);
  backend.answer('get', '/console/capabilities', { one: true, many: true, history: true, recordVersion: true, orderBy: true, ...able });
  writeToken('token');
  await loadUser();
}

/** A generated resource, its form altered. */
export async function resourceWith(key: string, form: Partial<FormModel> = {}): Promise<ResourceModel> {
  const resource = await loadResource(key);
  return { ...resource, form: { ...resource.form!, ...form } };
}

function Notices() {
  return <ul aria-label="通知">{useNotices().map(({ id, message, action }) => <li key={id}>{message}{action && <button onClick={() => closeNotice(id, true)}>{action.label}</button>}</li>)}</ul>;
}

/** @param routes what stands at which address; the first is opened unless `at` says otherwise */
export function renderConsole(routes: Record<string, ReactNode>, at = Object.keys(routes)[0] ?? '/') {
  const router = createMemoryRouter(
    [{ element: <Providers />, children: Object.entries(routes).map(([path, element]) => ({ path, element })) }],
    { initialEntries: [at] },
  );
  return { router, ...render(<RouterProvider router={router} />) };
}

function Providers() {
  return (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <EnumerationProvider>
        <ReferenceProvider>
          <ConfirmProvider>
            <Notices />
            <Outlet />
          </ConfirmProvider>
        </ReferenceProvider>
      </EnumerationProvider>
    </CoreAdminContext>
  );
}
