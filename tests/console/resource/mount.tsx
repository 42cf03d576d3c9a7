/** Draws a list screen over a backend that each test describes with msw. */
import { act, cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { dataProvider } from '../../../src/console/data/records/dataProvider';
import { EnumerationProvider } from '../../../src/console/data/resources';
import { endSession, loadUser } from '../../../src/console/data/session/session';
import { writeToken } from '../../../src/console/data/transport/token';
import ListScreen from '../../../src/console/resource/ListScreen';
import { ConfirmProvider } from '../../../src/ui/layers/Confirm';
import { closeNotice, showNotice, useNotices } from '../../../src/ui/states/notices';
import { onFailure } from '../../../src/console/data/transport/errors';
import type { Capabilities } from '../../../src/engine/extension/paths';
import type { ResourceModel } from '../../../src/engine/model';
import { askedAtSignIn } from '../data/backend';

export const api = '/api/admin/platform/test/thing';
export const ok = (data: unknown = null) => HttpResponse.json({ code: 200, message: null, data });
export const refused = (code: number, message: string | null = null, data: unknown = null) => HttpResponse.json({ code, message, data });

// Queries by role walk a whole table; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 10_000 });

export const server = setupServer(...askedAtSignIn);
/** Every call made, as `GET /path?query` without prefix and timestamp. */
export const calls: string[] = [];

server.events.on('request:start', ({ request }) => {
  const url = new URL(request.url);
  url.searchParams.delete('temp');
  calls.push(`${request.method} ${url.pathname.replace(/^\/api\/(admin\/platform\/test\/thing\/)?/, '')}${decodeURIComponent(url.search)}`);
});
const stopNotices = onFailure((error) => void showNotice('error', error.message));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  act(() => [...shown].forEach((id) => closeNotice(id)));
  cleanup();
  server.resetHandlers();
  calls.length = 0;
  endSession();
  localStorage.clear();
});
afterAll(() => {
  server.close();
  stopNotices();
});

/** A page of rows under the list's own address. */
export const listing = (rows: Record<string, unknown>[], more: Record<string, unknown> = {}): HttpHandler =>
  http.get(`${api}/list`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const page = Number(query.get('page') ?? 1);
    const limit = Number(query.get('limit') ?? 20);
    const list = rows.slice((page - 1) * limit, page * limit);
    return ok({ list, total: rows.length, page, limit, totalPage: Math.ceil(rows.length / limit), ...more });
  });

interface Mounting {
  resource: ResourceModel;
  address?: string;
  permissions?: string[];
  /** What the backend announces; a promise where it does so late. */
  able?: Partial<Capabilities> | Promise<Partial<Capabilities>>;
}

export async function mountList({ resource, address = '/test/thing', permissions = ['*:*:*'], able = {} }: Mounting) {
  server.use(
    http.get('/api/admin/platform/getAdminInfoByToken', () => ok({ id: 1, account: 'lin', realName: '林', roles: ['editor'], permissionsList: permissions })),
    http.get('/api/console/capabilities', async () => ok(await able)),
  );
  writeToken('t');
  await loadUser();
  const place = { current: '', go: (() => undefined) as unknown as NavigateFunction };
  const user = userEvent.setup();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <Place place={place} />
      <CoreAdminContext dataProvider={dataProvider} queryClient={client}>
        <EnumerationProvider>
          <ConfirmProvider>
            <Notices />
            <ListScreen resource={resource} />
          </ConfirmProvider>
        </EnumerationProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { ...view, user, place };
}

function Place({ place }: { place: { current: string; go: NavigateFunction } }) {
  const { pathname, search } = useLocation();
  place.current = pathname + decodeURIComponent(search);
  place.go = useNavigate();
  return null;
}

/** Notices outlive a screen; the next test begins without those of the last. */
let shown: number[] = [];

function Notices() {
  const notices = useNotices();
  shown = notices.map(({ id }) => id);
  return (
    <div aria-label="消息" role="log">
      {notices.map(({ id, message, action }) => (
        <p key={id}>
          {message}
          {action && <button type="button" onClick={() => closeNotice(id, true)}>{action.label}</button>}
        </p>
      ))}
    </div>
  );
}
