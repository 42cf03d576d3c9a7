// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../../src/console/data/records/dataProvider';
import { queryClient } from '../../../src/console/data/queryClient';
import { ReferenceProvider } from '../../../src/console/data/references/references';
import { loadUser } from '../../../src/console/data/session/session';
import { writeToken } from '../../../src/console/data/transport/token';
import { useReferenceSource } from '../../../src/ui/ports/references';
import { fakeBackend } from './backend';

vi.mock('../../../generated/resources', async () => (await import('./shelf')).generated);

const backend = fakeBackend();
const tree = [{ id: 1, name: '东', isShow: 1, childList: [{ id: 2, name: '一层', isShow: 0 }] }, { id: 3, name: '西', isShow: 1 }];
const nodes = [{ id: 1, label: '东', children: [{ id: 2, label: '一层', disabled: true }] }, { id: 3, label: '西' }];
const calls = (path: string) => backend.seen.filter((seen) => seen.path === path).length;

const signedIn = async (permissionsList: string[]) => {
  writeToken('t');
  backend.answer('get', '/admin/platform/getAdminInfoByToken', { account: 'a', roles: ['x'], permissionsList });
  backend.answer('get', '/console/capabilities', { many: true });
  await loadUser();
};

beforeEach(() => signedIn(['*:*:*']));
afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}><ReferenceProvider>{children}</ReferenceProvider></QueryClientProvider>
  </StrictMode>
);
const useOptions = (entity: string, search?: string) =>
  renderHook(({ term }) => useReferenceSource().useOptions(entity, term), { wrapper, initialProps: { term: search } });

describe('options of an entity that answers all rows', () => {
  it('are its tree, hidden rows refused, whatever is searched', async () => {
    backend.answer('get', '/shelf/room/tree', tree);
    const { result, rerender } = useOptions('shelf/room');
    await waitFor(() => expect(result.current.nodes).toEqual(nodes));
    expect(result.current).toMatchObject({ tree: true, maxLevel: 3, rootTitle: '顶层', more: false, loading: false });
    rerender({ term: '西' });
    expect(calls('/api/shelf/room/tree')).toBe(1);
  });

  it('are known to be a tree before anything of them is here: an input that became another would lose what was typed', () => {
    backend.answer('get', '/shelf/room/tree', tree);
    const { result } = useOptions('shelf/room');
    expect(result.current).toMatchObject({ tree: true, loading: true });
    expect(useOptions('shelf/book').result.current).toMatchObject({ tree: false, loading: true });
  });

  it('are kept in local storage under the key of the schema, and shown from there at once', async () => {
    backend.answer('get', '/shelf/room/tree', tree);
    const first = useOptions('shelf/room');
    await waitFor(() => expect(first.result.current.nodes).toHaveLength(2));
    expect(JSON.parse(localStorage.getItem('shelfRoom')!)).toHaveLength(2);
    first.unmount();
    act(() => queryClient.clear());
    backend.answer('get', '/shelf/room/tree', () => new Promise<Response>(() => undefined));
    const second = useOptions('shelf/room');
    await waitFor(() => expect(second.result.current.nodes).toEqual(nodes));
  });

  it('are emptied and asked for again after a write of the entity', async () => {
    backend.answer('get', '/shelf/room/tree', tree);
    const { result } = useOptions('shelf/room');
    await waitFor(() => expect(result.current.nodes).toHaveLength(2));
    backend.answer('get', '/shelf/room/tree', [...tree, { id: 9, name: '南', isShow: 1 }]);
    backend.answer('post', '/shelf/room/save', null);
    await act(() => dataProvider.create('shelf/room', { data: { name: '南', pid: 0 } }));
    await waitFor(() => expect(result.current.nodes).toHaveLength(3));
  });

  it('go with the session', async () => {
    backend.answer('get', '/shelf/room/tree', tree);
    const { result, unmount } = useOptions('shelf/room');
    await waitFor(() => expect(result.current.nodes).toHaveLength(2));
    unmount();
    const { endSession } = await import('../../../src/console/data/session/session');
    endSession();
    expect(localStorage.getItem('shelfRoom')).toBeNull();
  });

  it('are not asked for without the permission', async () => {
    const { endSession } = await import('../../../src/console/data/session/session');
    endSession();
    await signedIn(['shelf:list']);
    const { result } = useOptions('shelf/room');
    await waitFor(() => expect(result.current.error).toBe('没有权限访问。'));
    expect(calls('/api/shelf/room/tree')).toBe(0);
  });
});

describe('options of a paged entity', () => {
  it('come page by page and are narrowed by the server', async () => {
    backend.answer('get', '/shelf/book/list', ({ query }) => Response.json({
      code: 200, message: null,
      data: query.name ? { list: [{ id: 7, name: '红' }], total: 1 } : { list: [{ id: Number(query.page), name: `第${query.page}本` }], total: 2 },
    }));
    const { result, rerender } = useOptions('shelf/book');
    await waitFor(() => expect(result.current).toMatchObject({ nodes: [{ id: 1, label: '第1本' }], more: true }));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current).toMatchObject({ nodes: [{ id: 1 }, { id: 2 }], more: false }));
    rerender({ term: ' 红 ' });
    await waitFor(() => expect(result.current.nodes).toEqual([{ id: 7, label: '红' }]));
    expect(backend.seen.at(-1)!.query.name).toBe('红');
  });
});

describe('names', () => {
  function Name({ entity, id }: { entity: string; id: number }) {
    return <li>{useReferenceSource().useNames(entity, [id])[String(id)] ?? '未知'}</li>;
  }
  const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  it('of tree rows are whole paths, from one call', async () => {
    backend.answer('get', '/shelf/room/tree', tree);
    render(<>{[1, 2, 3, 4].map((id) => <Name key={id} entity="shelf/room" id={id} />)}</>, { wrapper });
    await waitFor(() => expect(names()).toEqual(['东', '东/一层', '西', '未知']));
    expect(calls('/api/shelf/room/tree')).toBe(1);
  });

  it('of paged rows are fetched together by id', async () => {
    backend.answer('get', '/console/resources/shelf/book/many', [{ id: 5, name: '甲' }, { id: 6, name: '乙' }]);
    render(<>{[5, 6, 5].map((id, index) => <Name key={index} entity="shelf/book" id={id} />)}</>, { wrapper });
    await waitFor(() => expect(names()).toEqual(['甲', '乙', '甲']));
    expect(backend.seen.filter(({ path }) => path.endsWith('/many')).map(({ query }) => query.ids)).toEqual(['5,6']);
  });
});
