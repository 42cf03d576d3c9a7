// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Asked } from '../../src/ui/states/Asked';

const failure = new Error('网络错误');

afterEach(cleanup);

it.each<[what: string, data: string | undefined, error: Error | null, shown: string[]]>([
  ['nothing yet', undefined, null, ['status']],
  ['a failure', undefined, failure, ['alert']],
  ['what came', '三条', null, ['article']],
  ['what came before a failure', '三条', failure, ['article']],
])('draws %s', (_, data, error, shown) => {
  render(<Asked query={{ data, error, refetch: () => undefined }}>{(text) => <article>{text}</article>}</Asked>);
  expect(['status', 'alert', 'article'].filter((role) => screen.queryByRole(role))).toEqual(shown);
});

it('asks again after a failure', async () => {
  const refetch = vi.fn();
  render(<Asked query={{ data: undefined, error: failure, refetch }}>{() => null}</Asked>);
  expect(screen.getByText('网络错误')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(refetch).toHaveBeenCalledOnce();
});
