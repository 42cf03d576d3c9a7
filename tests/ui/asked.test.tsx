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
  ['what came before a failure, and the failure', '三条', failure, ['status', 'article']],
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

it('says in place that what is shown could not be refreshed, and tries again from there', async () => {
  const refetch = vi.fn();
  const drawn = (error: Error | null) => <Asked query={{ data: '三条', error, refetch }}>{(text) => <input aria-label={text} />}</Asked>;
  const { rerender } = render(drawn(null));
  await userEvent.type(screen.getByRole('textbox', { name: '三条' }), '未保存');
  rerender(drawn(failure));
  expect(screen.getByRole('status')).toHaveTextContent('刷新失败：网络错误');
  expect(screen.getByRole('status').compareDocumentPosition(screen.getByRole('textbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('textbox')).toHaveValue('未保存');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(refetch).toHaveBeenCalledOnce();
  rerender(drawn(null));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('textbox')).toHaveValue('未保存');
});
