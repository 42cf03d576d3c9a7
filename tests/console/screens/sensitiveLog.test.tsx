// @vitest-environment jsdom
/** What an operation changed, in the detail of its row in the log. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { DetailDrawer } from '../../../src/console/resource/detail/DetailDrawer';
import { detailPanels } from '../../../src/console/screens/pages';
import { DetailPanelsContext } from '../../../src/ui/ports/detailPanels';
import { envelope, fakeBackend } from '../data/backend';
import { renderConsole, resourceWith, signInAt } from '../resource/harness';

const backend = fakeBackend();
const changes = [{ field: 'name', before: '李馆员', after: '李馆长' }, { field: 'phone', before: '', after: '' }, { field: 'gone', before: 1, after: 2 }];
const row = { id: 9, description: '编辑管理员', status: 1, methodType: 2, createTime: '2026-01-03 08:00:00', adminAccount: 'han', adminId: 2, entity: 'gallery/keeper', recordId: '3', changes };

beforeEach(() => signInAt(backend));

async function open(more: Partial<typeof row> = {}) {
  const record = { ...row, ...more };
  backend.answer('get', `/console/resources/operation/sensitiveLog/one/${record.id}`, record);
  const resource = await resourceWith('operation/sensitiveLog');
  const shown = renderConsole({ '/': <DetailPanelsContext value={detailPanels}><DetailDrawer resource={resource} id={record.id} record={record} onClose={() => undefined} /></DetailPanelsContext> });
  await screen.findByRole('heading', { name: '请求' });
  return shown;
}

it.each<[string, Partial<typeof row>]>([
  ['touched no record', { id: 10, entity: '', recordId: '', changes: [] }],
  ['touched a record of an entity that is no more', { id: 11, entity: 'gallery/lost' }],
])('of what %s nothing is drawn', async (_what, more) => {
  await open(more);
  await waitFor(() => expect(backend.paths().at(-1)).toBe(`/api/console/resources/operation/sensitiveLog/one/${more.id}`));
  expect(screen.queryByText('变更内容')).toBeNull();
});

it('tells what differs and leads to the record, and has no history of its own', async () => {
  backend.answer('get', '/admin/platform/gallery/keeper/info/3', () => envelope({ id: 3, name: '李馆长', phone: '', onDuty: 1, recordVersion: 3 }));
  const { unmount } = await open();
  const panel = within(await screen.findByRole('region', { name: '变更内容' }, { timeout: 60_000 }));
  expect(panel.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['字段修改前修改后', '姓名李馆员李馆长']);
  expect(screen.queryByRole('tab', { name: '操作记录' })).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: '查看标本管理员 3' }));
  const drawer = within(await screen.findByRole('dialog', { name: /标本管理员/ }, { timeout: 60_000 }));
  expect(await drawer.findByText('启用')).toBeVisible();
  // An open screen asks again once the session ends.
  unmount();
});
