// @vitest-environment jsdom
/** The queue screen over a faked network: what is asked, what is told when it goes wrong, and that nothing typed is lost. */
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFailure } from '../../../../src/console/data/transport/errors';
import { queryClient } from '../../../../src/console/data/queryClient';
import { loadResource } from '../../../../src/console/data/resources';
import QueueScreen from '../../../../src/console/resource/queue/QueueScreen';
import { showNotice } from '../../../../src/ui/states/notices';
import type { Claimed } from '../../../../src/engine/extension/queue';
import { envelope, fakeBackend } from '../../data/backend';
import { account, renderConsole, signInAt } from '../harness';

configure({ asyncUtilTimeout: 10_000 });
const backend = fakeBackend();
let stopNotices: () => void;

/** Records that the backend has; what is decided is gone, what others hold is not handed out. */
let pending: number[];
let others: Map<number, string>;
const names: Record<number, string> = { 1: '听雨茶舍', 2: '云栖书屋', 3: '石榴数码' };
const record = (id: number) => ({ id, name: names[id], realName: '许若兰', phone: '13600000000', auditStatus: pending.includes(id) ? 1 : 3, recordVersion: 1 });
/** Of the clock, so that a test may let it strike. */
let beats: (() => void)[];

beforeEach(async () => {
  queryClient.clear();
  pending = [1, 2, 3];
  others = new Map();
  beats = [];
  const real = globalThis.setInterval;
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, time?: number) => {
    if (time !== 60_000) return real(run, time);
    beats.push(run);
    return 0;
  }) as typeof setInterval);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  stopNotices = onFailure((error) => void showNotice('error', error.message));
  await signInAt(backend, account, { queue: true, history: false });
  const skipped: number[] = [];
  backend.answer('post', '/console/queue/merchant/apply/claim', ({ body }) => {
    const { skip } = body as { skip?: number };
    if (skip) skipped.push(skip);
    const free = pending.filter((id) => !others.has(id)).sort((left, right) => skipped.indexOf(left) - skipped.indexOf(right) || left - right);
    return envelope({ ids: free.slice(0, 2), left: pending.length, busy: others.size } satisfies Claimed);
  });
  backend.answer('post', '/console/queue/merchant/apply/renew', ({ body }) => {
    const { ids } = body as { ids: number[] };
    const held = ids.filter((id) => pending.includes(id) && !others.has(id));
    return envelope({ held, lost: ids.filter((id) => !held.includes(id)).map((id) => ({ id, realName: others.get(id) ?? null })) });
  });
  backend.answer('post', '/console/queue/merchant/apply/release', null);
  backend.answer('get', '/console/resources/merchant/apply/one/:id', ({ path }) => envelope(record(Number(path.split('/').at(-1)))));
  decides((id) => {
    pending = pending.filter((each) => each !== id);
    return envelope(null);
  });
});
afterEach(() => {
  // Before the session ends: what still stands would ask as nobody.
  cleanup();
  stopNotices();
  vi.restoreAllMocks();
});

/** What the backend answers to a decision; bodies are kept. */
function decides(answer: (id: number, body: Record<string, unknown>) => Response): void {
  backend.answer('post', '/admin/platform/merchant/apply/audit', ({ body }) => answer((body as { id: number }).id, body as Record<string, unknown>));
}

const asked = (path: string) => backend.seen.filter((call) => call.path.endsWith(path)).map(({ body }) => body);
const at = (name: string) => screen.findByRole('article', { name });
const reason = () => screen.findByRole('textbox', { name: '拒绝原因' });
const said = (text: string | RegExp) => waitFor(() => expect(screen.getByRole('list', { name: '通知' })).toHaveTextContent(text));
const left = (text: RegExp) => waitFor(() => expect(screen.getByText(/^还剩/)).toHaveTextContent(text));
/** The prefetched record has come. */
const ready = (id: number) => waitFor(() => expect(backend.paths()).toContain(`/api/console/resources/merchant/apply/one/${id}`));

async function open(address = '/merchant/application/queue') {
  const resource = await loadResource('merchant/apply');
  renderConsole({ '/merchant/application/queue': <QueueScreen resource={resource} />, '/merchant/application': <p>申请列表</p> }, address);
  return userEvent.setup();
}
async function opened() {
  const user = await open();
  await at('听雨茶舍');
  await screen.findByText('许若兰 · 13600000000');
  return user;
}

describe('by keyboard', () => {
  it('refuses with a phrase, and the next record stands there, fetched before', async () => {
    const user = await opened();
    await ready(2);
    await user.keyboard('r');
    expect(await reason()).toHaveFocus();
    await user.keyboard('{Alt>}2{/Alt}');
    expect(await reason()).toHaveValue('营业执照已过有效期');
    await user.keyboard('{Enter}');
    await at('云栖书屋');
    expect(asked('/audit')).toEqual([{ id: 1, auditStatus: 3, denialReason: '营业执照已过有效期' }]);
    await left(/还剩 2 条，本次已处理 1 条；上一条「听雨茶舍」审核拒绝/);
    expect(screen.queryByRole('form', { name: '拒绝原因' })).toBeNull();
    await user.keyboard('r');
    expect((await screen.findAllByRole('button', { name: /营业执照已过有效期/ })).length).toBe(1);
    expect(within(screen.getByRole('list', { name: '常用语' })).getAllByRole('button')[0]).toHaveTextContent('营业执照已过有效期');
  });

  it('asks before it makes a merchant, and shows the password once, above the next record', async () => {
    decides((id) => {
      pending = pending.filter((each) => each !== id);
      return envelope({ password: 'Xk29mPqR' });
    });
    const user = await opened();
    await user.keyboard('a');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('通过「听雨茶舍」的入驻申请吗？');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Xk29mPqR')).toBeInTheDocument();
    await at('云栖书屋');
  });

  it('puts aside, and brings back what was put aside when nothing else is left', async () => {
    const user = await opened();
    for (const name of ['云栖书屋', '石榴数码', '听雨茶舍']) {
      await user.keyboard('s');
      await at(name);
      await screen.findByText(/^许若兰 ·/);
    }
    await left(/还剩 3 条，本次已处理 0 条/);
  });

  it('does nothing while a reason is typed', async () => {
    const user = await opened();
    await user.keyboard('r');
    await user.type(await reason(), 'ras1');
    expect(await reason()).toHaveValue('ras1');
    expect(asked('/audit')).toEqual([]);
    expect(await at('听雨茶舍')).toBeInTheDocument();
  });

  it('leaves a remark without deciding', async () => {
    backend.answer('post', '/admin/platform/merchant/apply/remark', null);
    const user = await opened();
    await user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: '备注' });
    await user.type(within(dialog).getByRole('textbox'), '电话已核实');
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(asked('/remark')).toEqual([{ id: 1, remark: '电话已核实' }]));
    await at('听雨茶舍');
    await left(/本次已处理 0 条/);
  });

  it('leaves for the list, and gives back what it holds', async () => {
    const user = await opened();
    await user.keyboard('q');
    await screen.findByText('申请列表');
    expect(asked('/release')).toHaveLength(1);
  });
});

it('reads well', async () => {
  const user = await opened();
  await user.keyboard('r');
  await reason();
  expect((await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations.map(({ id }) => id)).toEqual([]);
});

describe('when it goes wrong', () => {
  it('a record that somebody else decided is told and left; what was typed can be sent about the next', async () => {
    const user = await opened();
    await ready(2);
    await user.keyboard('r');
    await user.type(await reason(), '电话打不通');
    decides((id) => {
      pending = pending.filter((each) => each !== id);
      return envelope(null, 400, '该申请已审核');
    });
    await user.keyboard('{Enter}');
    await at('云栖书屋');
    await said('该申请已审核');
    await said('「听雨茶舍」已被处理或由他人接手，已转到下一条');
    await user.keyboard('r');
    await user.click(await screen.findByRole('button', { name: /未发送.*电话打不通/ }));
    expect(await reason()).toHaveValue('电话打不通');
  });

  it('a record that somebody else took over is told with the name, and nothing can be decided', async () => {
    const user = await opened();
    await user.keyboard('r');
    await user.type(await reason(), '缺许可证');
    others.set(1, '王芳');
    beats.forEach((beat) => beat());
    await screen.findByText(/这条已由 王芳 接手审核/);
    await user.keyboard('{Escape}a');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.keyboard('s');
    await at('云栖书屋');
    expect(asked('/audit')).toEqual([]);
    await user.keyboard('r');
    await screen.findByRole('button', { name: /未发送.*缺许可证/ });
  });

  it('a decision that did not get through stays with all that was typed', async () => {
    const user = await opened();
    decides(() => HttpResponse.error());
    await user.keyboard('r');
    await user.type(await reason(), '资料不全');
    await user.keyboard('{Enter}');
    await said('网络连接失败');
    expect(await at('听雨茶舍')).toBeInTheDocument();
    expect(await reason()).toHaveValue('资料不全');
  });

  it('what was typed is there again after the window was closed', async () => {
    const user = await opened();
    await user.keyboard('r');
    await user.type(await reason(), '资料不全');
    cleanup();
    const again = await opened();
    await again.keyboard('r');
    expect(await reason()).toHaveValue('资料不全');
  });

  it('a next record that could not be fetched ahead is fetched again when it is there', async () => {
    let fails = true;
    backend.answer('get', '/console/resources/merchant/apply/one/2', () => (fails ? envelope(null, 500, '服务器开小差了') : envelope(record(2))));
    const user = await opened();
    await said('服务器开小差了');
    fails = false;
    await user.keyboard('s');
    await at('云栖书屋');
  });

  it('when nothing can be claimed it says why and tries again', async () => {
    let fails = true;
    backend.answer('post', '/console/queue/merchant/apply/claim', () => (fails ? envelope(null, 500, '服务器开小差了') : envelope({ ids: [1], left: 1, busy: 0 })));
    const user = await open();
    await user.click(await screen.findByRole('button', { name: '重试' }));
    fails = false;
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await at('听雨茶舍');
  });

  it.each([
    ['nothing is pending', () => { pending = []; }, '没有待审核的商户入驻申请'],
    ['others hold all of it', () => { others = new Map([[1, '王芳'], [2, '王芳'], [3, '赵强']]); }, '剩下 3 条待审核的商户入驻申请正由他人审核'],
  ])('%s: it says so', async (_what, make, text) => {
    make();
    await open();
    await screen.findByText(text);
  });

  it('a backend without queues says so', async () => {
    backend.answer('get', '/console/capabilities', {});
    await open();
    await screen.findByText('当前后端不支持逐条审核');
  });
});
