// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ActionModel } from '../../../src/engine/model';
import { fieldOf } from '../../fields/fieldOf';
import { api, calls, listing, mountList, ok, refused, server } from './mount';
import { endpointFor } from './models';
import { resource } from './section';

vi.mock('../../../generated/resources', () => import('./section'));
// The compiler makes no validator for an entity of this test; what an action asks is sent as entered.
vi.mock('../../../src/console/data/resources', async (original) => ({ ...(await original<object>()), loadValidators: async () => ({ actions: {} }) }));

const action = (name: string, more: Partial<ActionModel>): ActionModel => ({
  name, title: name, endpoint: `action.${name}`, on: ['row'], effect: { set: {} }, danger: false, ...more,
});

beforeAll(() => {
  resource.actions = [
    action('approve', { title: '审核通过', confirm: '审核通过该物品吗', when: { isShow: true } }),
    action('reject', { title: '审核拒绝', prompt: { field: 'reason', title: '拒绝原因' } }),
    action('price', {
      title: '改序号',
      form: { width: 480, fields: [fieldOf('integer', { name: 'sort', title: '新序号' })], inputs: [{ name: 'sort', placeholder: '请输入新序号', span: 24, hiddenIn: [], disabledIn: [] }] },
    }),
    action('sync', { title: '同步', on: ['page'] }),
  ];
  resource.endpoints.push(...resource.actions.map(({ name }) =>
    endpointFor('action', { name: `action.${name}`, path: `/admin/platform/test/thing/${name}`, id: name === 'sync' ? undefined : { in: 'body', name: 'id' }, success: name === 'sync' ? '同步完成' : undefined })));
  resource.list = { ...resource.list!, rowActions: ['edit', 'approve', 'reject', 'price', 'delete'], bulkActions: ['approve'], pageActions: ['create', 'sync'] };
});

const rows = [{ id: 1, name: '甲', sort: 3, isShow: true }, { id: 2, name: '乙', sort: 4, isShow: false }];
const said = (text: string) => waitFor(() => expect(screen.getByRole('log')).toHaveTextContent(text));

/** Answers an action and keeps what it was sent. */
function taking(name: string, answer = ok): unknown[] {
  const bodies: unknown[] = [];
  server.use(listing(rows), http.post(`${api}/${name}`, async ({ request }) => {
    bodies.push(await request.json());
    return answer();
  }));
  return bodies;
}

async function mounted() {
  const { user } = await mountList({ resource });
  await screen.findByRole('rowheader', { name: '甲' });
  const choose = async (title: string, name: string) => {
    await user.click(screen.getByRole('button', { name: `更多：${name}` }));
    await user.click(screen.getByRole('menuitem', { name: title }));
  };
  return { user, choose };
}

describe('an action of a row', () => {
  test('stands as a link or behind 更多, and is absent where its condition fails', async () => {
    taking('approve');
    const { user } = await mounted();
    expect(screen.getByRole('button', { name: '审核通过：甲' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '审核通过：乙' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '更多：乙' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['改序号', '删除']);
  });

  test('asks, runs and tells', async () => {
    const bodies = taking('approve');
    const { user } = await mounted();
    await user.click(screen.getByRole('button', { name: '审核通过：甲' }));
    expect(screen.getByRole('alertdialog', { name: '系统提示' })).toHaveTextContent(/^系统提示.*审核通过该物品吗物品：甲/);
    await user.click(screen.getByRole('button', { name: '确定' }));
    await said('操作成功');
    expect(bodies).toEqual([{ id: 1 }]);
  });

  test('does nothing when the question is cancelled', async () => {
    const bodies = taking('approve');
    const { user } = await mounted();
    await user.click(screen.getByRole('button', { name: '审核通过：甲' }));
    await user.click(screen.getByRole('button', { name: '取消' }));
    await said('已取消');
    expect(bodies).toEqual([]);
  });

  test('prompts for its text first', async () => {
    const bodies = taking('reject');
    const { user, choose } = await mounted();
    await choose('审核拒绝', '甲');
    const dialog = screen.getByRole('dialog', { name: '拒绝原因' });
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    expect(dialog).toHaveTextContent('输入不能为空');
    await user.type(within(dialog).getByRole('textbox', { name: '拒绝原因' }), '资料不全');
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    await said('操作成功');
    expect(bodies).toEqual([{ id: 1, reason: '资料不全' }]);
  });

  test('asks its form first, filled from the row', async () => {
    const bodies = taking('price');
    const { user, choose } = await mounted();
    await choose('改序号', '乙');
    const input = await screen.findByLabelText(/新序号/);
    expect(input).toHaveValue('4');
    await user.clear(input);
    await user.type(input, '9');
    await user.click(screen.getByRole('button', { name: '确定' }));
    await said('操作成功');
    expect(bodies).toEqual([{ id: 2, sort: 9 }]);
  });

  test.each([['取消', []], ['确定', [{ id: 2, sort: 4 }]]])('asks its question once its form is filled in, and heeds %s', async (answer, sent) => {
    const price = resource.actions[2]!;
    price.confirm = '改序号后重新排序，确定修改吗';
    const bodies = taking('price');
    const { user, choose } = await mounted();
    await choose('改序号', '乙');
    await screen.findByLabelText(/新序号/);
    await user.click(screen.getByRole('button', { name: '确定' }));
    const question = await screen.findByRole('alertdialog', { name: '系统提示' });
    expect(bodies).toEqual([]);
    await user.click(within(question).getByRole('button', { name: answer }));
    await said(answer === '取消' ? '已取消' : '操作成功');
    expect(bodies).toEqual(sent);
    delete price.confirm;
  });

  test('that is refused says why and reads the list anew', async () => {
    taking('approve', () => refused(400, '状态已变更'));
    const { user } = await mounted();
    await user.click(screen.getByRole('button', { name: '审核通过：甲' }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    await said('状态已变更');
    await waitFor(() => expect(calls.filter((call) => call.startsWith('GET list'))).toHaveLength(2));
  });
});

describe('what an action tells', () => {
  const undoable = () => { resource.actions[0]!.undo = true; };
  afterEach(() => {
    delete resource.actions[0]!.undo;
    delete resource.endpoints.find(({ name }) => name === 'action.approve')!.follows;
  });

  test('before it runs: whom it concerns, and what follows for others', async () => {
    resource.endpoints.find(({ name }) => name === 'action.approve')!.follows = [{ count: 'test/thing', by: 'id', text: '{count} 件将下架' }];
    server.use(listing(rows), http.get('/api/console/resources/test/thing/follows/action.approve/1', () => ok(['3,208 件将下架'])));
    const { user } = await mountList({ resource, able: { follows: true } });
    await user.click(await screen.findByRole('button', { name: '审核通过：甲' }));
    const question = await screen.findByRole('alertdialog', { name: '系统提示' });
    expect(within(question).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['物品：甲', '3,208 件将下架']);
  });

  test.each([
    [{ done: 1, ids: [1], failed: [] }, '已撤销'],
    [{ done: 0, ids: [], failed: [{ id: 1, message: '数据已有新的变更，不能撤销' }] }, '数据已有新的变更，不能撤销'],
  ])('after it ran: 撤销, which answers %j', async (answer, words) => {
    undoable();
    const asked: unknown[] = [];
    taking('approve');
    server.use(http.post('/api/console/resources/test/thing/undo/approve', async ({ request }) => {
      asked.push(await request.json());
      return ok(answer);
    }));
    const { user } = await mountList({ resource, able: { undo: true } });
    await user.click(await screen.findByRole('button', { name: '审核通过：甲' }));
    await user.click(await screen.findByRole('button', { name: '确定' }));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    await said(words);
    expect(asked).toEqual([{ ids: [1] }]);
  });

  test('above its form: the record, by its display field where the schema names no others', async () => {
    server.use(listing(rows));
    const { choose } = await mounted();
    await choose('改序号', '乙');
    const form = await screen.findByRole('dialog', { name: '改序号' });
    expect(within(await within(form).findByRole('region', { name: '物品信息' })).getByRole('definition')).toHaveTextContent('乙');
  });

  test('beside its form: the pictures of the record, one after the other, while the first input has the focus', async () => {
    resource.fields.push(fieldOf('imageList', { name: 'photos', title: '照片' }));
    resource.actions.find(({ name }) => name === 'price')!.pictures = 'photos';
    server.use(listing([rows[0]!, { ...rows[1]!, photos: ['/one.png', '/two.png'] }]));
    const { user, choose } = await mounted();
    await choose('改序号', '乙');
    const form = await screen.findByRole('dialog', { name: '改序号' });
    expect(await within(form).findByRole('img', { name: '照片 1' })).toHaveAttribute('src', '/one.png');
    expect(within(form).getByRole('spinbutton', { name: '新序号' })).toHaveFocus();
    await user.click(within(form).getByRole('button', { name: /^下一张/ }));
    expect(within(form).getByRole('img', { name: '照片 2' })).toHaveAttribute('src', '/two.png');
    expect(within(form).getByText('2 / 2')).toBeVisible();
    await user.click(within(form).getByRole('button', { name: '取消' }));
    await choose('改序号', '甲');
    expect(within(await screen.findByRole('dialog', { name: '改序号' })).queryByRole('toolbar', { name: '查看图片' })).toBeNull();
  });

  test('when somebody else was faster: who, and when', async () => {
    taking('approve', () => refused(400, '状态已变化', { stateChange: { account: 'han', realName: '韩梅', at: '2026-01-01 10:32:00', title: '审核拒绝' } }));
    const { user } = await mounted();
    await user.click(screen.getByRole('button', { name: '审核通过：甲' }));
    await user.click(await screen.findByRole('button', { name: '确定' }));
    await said('状态已变化：韩梅已于 2026-01-01 10:32:00 审核拒绝');
    await waitFor(() => expect(calls.filter((call) => call.startsWith('GET list'))).toHaveLength(2));
  });
});

describe('an action of the page', () => {
  test('runs at once when it asks nothing', async () => {
    const bodies = taking('sync');
    const { user } = await mounted();
    await user.click(screen.getByRole('button', { name: '同步' }));
    await said('同步完成');
    expect(bodies).toEqual([{}]);
  });
});

describe('a bulk action', () => {
  test('whose call takes several records goes row by row where some of them may be refused, so that the rest is done', async () => {
    const batches: unknown[] = [];
    server.use(listing(rows), http.post('/api/console/resources/test/thing/batch', async ({ request }) => {
      batches.push(await request.json());
      return ok({ done: 1, ids: [1], failed: [{ id: 2, message: '请由他人审核' }] });
    }));
    const pass = resource.actions.find(({ name }) => name === 'approve')!;
    const call = resource.endpoints.find(({ name }) => name === pass.endpoint)!;
    const { id } = call;
    call.id = { in: 'body', name: 'ids', many: true };
    pass.refuse = [{ when: { sort: 4 }, message: '请由他人审核' }];
    const { user } = await mountList({ resource, able: { batch: true } });
    await screen.findByRole('rowheader', { name: '甲' });
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    await user.click(screen.getByRole('button', { name: '批量审核通过' }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    const report = await screen.findByRole('dialog', { name: '批量操作结果' });
    expect(within(report).getByRole('row', { name: '乙 请由他人审核' })).toBeVisible();
    expect(batches).toEqual([{ operation: 'action', name: 'approve', ids: [1, 2] }]);
    call.id = id;
    delete pass.refuse;
  });

  test.each([[true, '请先选择物品'], ['请选择要审核的物品', '请选择要审核的物品']])('stands there disabled before a row is ticked, where the list asks for that: %j says %s', async (shown, sentence) => {
    server.use(listing(rows));
    resource.list!.bulkShown = shown;
    const { user } = await mounted();
    const button = await screen.findByRole('button', { name: '批量审核通过' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    await said(sentence);
    await user.click((await screen.findAllByRole('checkbox'))[1]!);
    expect(screen.getByRole('button', { name: '批量审核通过' })).not.toHaveAttribute('aria-disabled', 'true');
    delete resource.list!.bulkShown;
  });

  test('without the batch of the backend calls once a row, and keeps what failed ticked', async () => {
    server.use(listing(rows), http.post(`${api}/approve`, async ({ request }) => {
      const { id } = (await request.json()) as { id: number };
      return id === 1 ? ok() : refused(400, '状态不允许');
    }));
    const { user } = await mounted();
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    await user.click(screen.getByRole('button', { name: '批量审核通过' }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    const report = await screen.findByRole('dialog', { name: '批量操作结果' });
    expect(within(report).getByRole('row', { name: '乙 状态不允许' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '选择 乙' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '选择 甲' })).not.toBeChecked();
  });
});
