// @vitest-environment jsdom
/** 错误日志 while the console does not know yet whether the backend collects the faults of all people. */
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { recordError } from '../../../src/console/data/errorLog';
import ErrorLog from '../../../src/console/screens/operation/maintain/errorLog';
import { envelope, fakeBackend } from '../data/backend';
import { renderConsole, signInAt } from '../resource/harness';

const backend = fakeBackend();
beforeEach(() => signInAt(backend));

it('a row that can be pressed stays the same: what the backend can do is known before it stands', async () => {
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => { tell = resolve; });
  backend.answer('get', '/console/capabilities', async () => {
    await told;
    return envelope({ errors: true });
  });
  backend.answer('post', '/console/errors', null);
  recordError('script', new Error('抄下来'));
  renderConsole({ '/': <ErrorLog /> });
  await screen.findByRole('heading', { name: '错误日志' });
  const before = screen.queryByRole('row', { name: /抄下来/ });
  await act(async () => tell());
  await screen.findByRole('tab', { name: '全部人员' });
  const after = await screen.findByRole('row', { name: /抄下来/ });
  expect(before === null || before === after).toBe(true);
  expect(within(after).getByRole('button', { name: '详情' })).toBeVisible();
});
