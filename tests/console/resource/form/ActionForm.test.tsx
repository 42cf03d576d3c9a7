// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { dataProvider } from '../../../../src/console/data/records/dataProvider';
import { ActionForm } from '../../../../src/console/resource/form/ActionForm';
import { envelope, fakeBackend } from '../../data/backend';
import { renderConsole, resourceWith, signInAt } from '../harness';

const backend = fakeBackend();
const path = '/admin/platform/gallery/specimen/update/price/5';
const onClose = vi.fn();

beforeEach(async () => {
  onClose.mockClear();
  await signInAt(backend);
  const resource = await resourceWith('gallery/specimen');
  const action = resource.actions.find(({ name }) => name === 'price')!;
  const run = (input: Record<string, unknown>) => dataProvider.action(resource.key, { name: 'price', ids: [5], input });
  renderConsole({ '/': <ActionForm resource={resource} action={action} record={{ id: 5, amount: '12.00', quantity: 3 }} onSubmit={run} onClose={onClose} /> });
  await screen.findByLabelText(/新面值/);
});
const confirm = () => userEvent.click(screen.getByRole('button', { name: '确定' }));

it('begins with the row’s values and runs with what was entered', async () => {
  backend.answer('post', path, () => envelope('ok'));
  const amount = screen.getByLabelText(/新面值/);
  expect(amount).toHaveValue('12.00');
  await userEvent.clear(amount);
  await userEvent.type(amount, '15');
  await confirm();
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(backend.seen.at(-1)?.body).toEqual({ amount: '15.00', quantity: 3 });
});

it('keeps what was entered when the call is refused', async () => {
  backend.answer('post', path, () => envelope({ errors: [{ field: 'amount', message: '面值不能低于成本' }] }, 400, '参数错误'));
  await userEvent.clear(screen.getByLabelText(/新面值/));
  await userEvent.type(screen.getByLabelText(/新面值/), '1');
  await confirm();
  expect(await screen.findByText('面值不能低于成本')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('judges the input with the action’s own validator', async () => {
  await userEvent.clear(screen.getByLabelText(/新数量/));
  await userEvent.type(screen.getByLabelText(/新数量/), '10000');
  await confirm();
  expect(await screen.findByText(/新数量.*9999/, { selector: '.form-message' })).toBeInTheDocument();
  expect(backend.seen.some(({ method }) => method === 'POST')).toBe(false);
});
