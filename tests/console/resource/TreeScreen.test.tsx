// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { fieldOf } from '../../fields/fieldOf';
import { api, mountList, ok, refused, server } from './mount';
import { resource } from './section';

vi.mock('../../../generated/resources', () => import('./section'));

beforeAll(() => {
  resource.tree = { parent: 'pid', children: 'childList', maxLevel: 2, reorder: 'sort', rootTitle: '顶层目录', spread: [] };
  resource.list = { ...resource.list!, shape: 'array' };
  resource.endpoints = resource.endpoints.map((endpoint) => (endpoint.role === 'list' ? { ...endpoint, shape: 'array' as const } : endpoint));
  resource.fields.push(fieldOf('integer', { name: 'pid', title: '父级' }));
  resource.form!.sections[0]!.inputs.push({ ...resource.form!.sections[0]!.inputs[0]!, name: 'pid', placeholder: '父级' });
});

const tree = () => [
  { id: 1, name: '数码', pid: 0, isShow: true }, { id: 2, name: '服饰', pid: 0, isShow: true },
  { id: 11, name: '手机', pid: 1, isShow: true }, { id: 12, name: '电脑', pid: 1, isShow: true },
];
const listing = (rows = tree()) => http.get(`${api}/list`, () => ok(rows));
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const shown = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const capable = { reorder: true };

describe('a tree table', () => {
  test('draws children only once their branch is open', async () => {
    server.use(listing());
    const { user } = await mountList({ resource });
    await screen.findByRole('treegrid', { name: '物品' });
    await shown('数码', '服饰');
    await user.click(screen.getByRole('button', { name: '展开 数码' }));
    await shown('数码', '手机', '电脑', '服饰');
    expect(screen.getByRole('rowheader', { name: '手机' }).closest('tr')).toHaveAttribute('aria-level', '2');
    await user.click(screen.getByRole('button', { name: '全部收起' }));
    await shown('数码', '服饰');
    await user.click(screen.getByRole('button', { name: '全部展开' }));
    await shown('数码', '手机', '电脑', '服饰');
  });

  test('opens and closes branches with the arrow keys', async () => {
    server.use(listing());
    const { user } = await mountList({ resource });
    await shown('数码', '服饰');
    screen.getByRole('treegrid').focus();
    await user.keyboard('{ArrowRight}');
    await shown('数码', '手机', '电脑', '服饰');
    await user.keyboard('{ArrowLeft}');
    await shown('数码', '服饰');
  });

  test('offers 添加子目录 above the last level, with the parent filled in', async () => {
    server.use(listing());
    const { user } = await mountList({ resource });
    await shown('数码', '服饰');
    await user.click(screen.getByRole('button', { name: '全部展开' }));
    expect(screen.queryByRole('button', { name: '添加子目录：手机' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '添加子目录：服饰' }));
    expect(await screen.findByLabelText('父级')).toHaveValue('2');
  });

  test('moves a row among its siblings and shows the stored order', async () => {
    const rows = tree();
    const bodies: unknown[] = [];
    server.use(listing(rows), http.post('/api/console/resources/test/thing/reorder', async ({ request }) => {
      bodies.push(await request.json());
      rows.splice(0, 2, rows[1]!, rows[0]!);
      return ok();
    }));
    const { user } = await mountList({ resource, able: capable });
    await shown('数码', '服饰');
    expect(await screen.findByRole('button', { name: '上移 数码' })).toBeDisabled();
    // What the drag library says to screen readers is Chinese too.
    expect(document.body).not.toHaveTextContent(/[a-z]{4}/i);
    await user.click(screen.getByRole('button', { name: '下移 数码' }));
    await shown('服饰', '数码');
    expect(bodies).toEqual([{ id: 1, parent: 0, before: null }]);
  });

  test('keeps the order when a move is refused', async () => {
    server.use(listing(), http.post('/api/console/resources/test/thing/reorder', () => refused(400, '不能移动')));
    const { user } = await mountList({ resource, able: capable });
    await shown('数码', '服饰');
    await user.click(screen.getByRole('button', { name: '下移 数码' }));
    await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('不能移动'));
    await shown('数码', '服饰');
    await waitFor(() => expect(screen.getByRole('button', { name: '下移 数码' })).toBeEnabled());
  });

  test.each([
    ['the backend', {}, ['*:*:*']],
    ['the permission', capable, ['platform:test:thing:list']],
  ])('cannot be reordered without %s', async (_, able, permissions) => {
    server.use(listing());
    await mountList({ resource, able, permissions });
    await shown('数码', '服饰');
    expect(screen.queryByRole('button', { name: /上移|下移|拖动/ })).toBeNull();
  });
});
