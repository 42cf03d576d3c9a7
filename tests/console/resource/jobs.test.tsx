// @vitest-environment jsdom
/** A batch that becomes a job: told in its list, followed in the drawer, stopped after a question, its end told with what failed. */
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '../../../src/console/data/queryClient';
import { endSession } from '../../../src/console/data/session/session';
import { Jobs } from '../../../src/console/resource/jobs/Jobs';
import { JobsButton } from '../../../src/console/resource/jobs/JobsButton';
import { ListJobs } from '../../../src/console/resource/jobs/ListJobs';
import { jobsDrawer, showJobReport } from '../../../src/console/resource/jobs/open';
import type { BatchJob } from '../../../src/engine/extension/paths';
import type { ResourceModel } from '../../../src/engine/model';
import userEvent from '@testing-library/user-event';
import { envelope, fakeBackend } from '../data/backend';
import { account, renderConsole, resourceWith, signInAt } from './harness';

// Queries by role walk a whole document; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 10_000 });

const backend = fakeBackend();
const job = (more: Partial<BatchJob> = {}): BatchJob => ({
  job: 7, resource: 'product/brand', subject: '品牌', title: '删除品牌', account: 'li', realName: '李雷', total: 12_000, tried: 3_200, done: 3_198, state: 'waiting', stopping: false, reason: '', seen: false,
  createTime: '2026-01-02 03:04:05', endTime: null, ...more,
});
let jobs: BatchJob[];
let resource: ResourceModel;
let refreshed: number;

beforeEach(async () => {
  queryClient.clear();
  jobsDrawer.close();
  showJobReport(undefined);
  resource = await resourceWith('product/brand');
  refreshed = 0;
  jobs = [job()];
  backend.answer('get', '/console/batches', () => envelope(jobs));
  backend.answer('post', '/console/batches/seen', ({ body }) => {
    const { ids } = body as { ids: number[] };
    jobs = jobs.map((each) => (ids.includes(each.job) ? { ...each, seen: true } : each));
    return envelope(null);
  });
});

async function open(user = account) {
  // What the screens of the test before asked once more when their session ended is forgotten.
  endSession();
  await signInAt(backend, user, { batchJobs: true });
  renderConsole({ '/': <><JobsButton /><ListJobs resource={resource} refresh={async () => { refreshed += 1; }} /><Jobs /></> });
  return userEvent.setup();
}
const look = () => act(() => queryClient.invalidateQueries({ queryKey: ['batchJobs'] }));
const notices = () => within(screen.getByRole('list', { name: '通知' }));

describe('in its list', () => {
  test('tells how far it is, and the end reads the list anew', async () => {
    await open();
    const line = await screen.findByRole('group', { name: '后台任务：删除品牌' });
    expect(line).toHaveTextContent('已转为后台任务：删除品牌 3200 / 12000 条，失败 2 条');
    expect(within(line).getByRole('progressbar', { name: '删除品牌进度' })).toHaveValue(3_200);
    expect(refreshed).toBe(0);
    jobs = [job({ tried: 12_000, done: 12_000, state: 'done' })];
    await look();
    await waitFor(() => expect(refreshed).toBe(1));
    expect(screen.queryByRole('group', { name: '后台任务：删除品牌' })).toBeNull();
  });

  test('of other records is not told', async () => {
    jobs = [job({ resource: 'product/category' })];
    await open();
    await screen.findByRole('button', { name: '后台任务，1 个进行中' });
    expect(screen.queryByRole('group', { name: /后台任务/ })).toBeNull();
  });

  test.each([['停止', 1], ['继续执行', 0]])('stops after a question: %s', async (answer, calls) => {
    backend.answer('post', '/console/batches/7/stop', null);
    const user = await open();
    await user.click(within(await screen.findByRole('group', { name: '后台任务：删除品牌' })).getByRole('button', { name: '停止' }));
    const question = screen.getByRole('alertdialog', { name: '系统提示' });
    expect(question).toHaveTextContent('确定停止后台任务“删除品牌”吗');
    await user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(backend.paths().filter((path) => path.endsWith('/stop'))).toHaveLength(calls);
  });
});

test('one that is being stopped says so, in its list and in the drawer, and is not stopped again', async () => {
  jobs = [job({ stopping: true })];
  const user = await open();
  const line = await screen.findByRole('group', { name: '后台任务：删除品牌' });
  await user.click(within(line).getByRole('button', { name: '查看' }));
  const item = await screen.findByRole('listitem', { name: '删除品牌，进行中' });
  for (const place of [line, item]) {
    expect(place).toHaveTextContent('正在停止');
    expect(within(place).queryByRole('button', { name: '停止', hidden: true })).toBeNull();
  }
});

describe('the end', () => {
  test.each<[string, Partial<BatchJob>, string, boolean]>([
    ['of all', { tried: 12_000, done: 12_000, state: 'done' }, '后台任务“删除品牌”已完成：成功 12000 条', false],
    ['with failures', { tried: 12_000, done: 11_998, state: 'done' }, '后台任务“删除品牌”已完成：成功 11998 条，失败 2 条', true],
    ['before it was through', { state: 'stopped', reason: '账号已停用，任务已停止' }, '后台任务“删除品牌”未完成，账号已停用，任务已停止：成功 3198 条，失败 2 条，8800 条未处理', true],
  ])('%s is told once, and remembered', async (_how, more, words, hasMore) => {
    jobs = [job(more)];
    await open();
    await notices().findByText(words);
    expect(notices().queryAllByRole('button', { name: '查看' })).toHaveLength(hasMore ? 1 : 0);
    await waitFor(() => expect(jobs[0]!.seen).toBe(true));
    await look();
    expect(notices().getAllByText(words)).toHaveLength(1);
  });

  test('that was told before is not told again', async () => {
    jobs = [job({ state: 'done', tried: 12_000, done: 12_000, seen: true })];
    await open();
    await screen.findByRole('button', { name: '后台任务' });
    expect(notices().queryByText(/已完成/)).toBeNull();
  });

  test.each<[string, () => Response, string[]]>([
    ['by name', () => envelope([{ id: 1, name: '华为' }, { id: 2, name: '小米' }]), ['华为', '小米']],
    ['by number where they may not be read', () => envelope(null, 403), ['1', '2']],
  ])('lists whom it left out and why, %s', async (_how, many, names) => {
    jobs = [job({ tried: 12_000, done: 11_700, state: 'done' })];
    backend.answer('get', '/console/batches/7', { ...jobs[0]!, failed: [1, 2].map((id) => ({ id, message: '商品品牌已使用' })) });
    backend.answer('get', '/console/resources/product/brand/many', many);
    const user = await open();
    await user.click(await notices().findByRole('button', { name: '查看' }));
    const report = await screen.findByRole('dialog', { name: '批量操作结果' });
    expect(await within(report).findAllByRole('rowheader')).toHaveLength(2);
    expect(within(report).getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(names);
    expect(report).toHaveTextContent('成功 11700 条，失败 300 条');
    expect(report).toHaveTextContent('仅列出前 2 条失败的数据');
  });
});

describe('the drawer', () => {
  test('lists one’s own, and everybody’s to role admin', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: '后台任务，1 个进行中' }));
    const drawer = await screen.findByRole('dialog', { name: '后台任务' });
    expect(await within(drawer).findByRole('listitem', { name: '删除品牌，进行中' })).toHaveTextContent('3200 / 12000 条，失败 2 条');
    await user.click(within(drawer).getByRole('checkbox', { name: '所有人的任务' }));
    await waitFor(() => expect(backend.seen.some(({ query }) => query.everyone === '1')).toBe(true));
    await within(drawer).findByText('李雷 · 2026-01-02 03:04:05');
  });

  test('offers nobody else everybody’s', async () => {
    const user = await open({ ...account, roles: ['clerk'], permissionsList: [] });
    await user.click(await screen.findByRole('button', { name: '后台任务，1 个进行中' }));
    await screen.findByRole('listitem', { name: '删除品牌，进行中' });
    expect(screen.queryByRole('checkbox', { name: '所有人的任务' })).toBeNull();
  });

  test('says that there is none, and that it could not be read', async () => {
    jobs = [];
    const user = await open();
    act(jobsDrawer.open);
    await screen.findByText('最近 7 天没有后台任务');
    backend.answer('get', '/console/batches', () => envelope(null, 500, '服务器开小差了'));
    await user.click(screen.getByRole('checkbox', { name: '所有人的任务' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('服务器开小差了');
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  });
});
