/** Rules between fields, as a form tells them. */
import { expect, it, vi } from 'vitest';
import { FormSession } from '../../../../src/console/resource/form/session';
import type { Values } from '../../../../src/console/resource/form/store';
import type { RuleModel } from '../../../../src/engine/model';
import { fieldOf } from '../../../fields/fieldOf';

const fields = ['low', 'high', 'most'].map((name) => fieldOf('integer', { name, title: { low: '下限', high: '上限', most: '总量' }[name]! }));
const inputs = ['low', 'high'].map((name) => ({ name, at: '', placeholder: '', span: 24, hiddenIn: [], disabledIn: [] }));
const all: RuleModel[] = [{ field: 'high', atLeast: 'low' }, { field: 'high', atMost: 'most' }];

function open(initial: Values, record?: Values) {
  const session = new FormSession({ resource: 'a/b', mode: 'create', fields, sections: [{ inputs }], rules: { all, fields, record }, initial });
  const save = vi.fn(() => Promise.resolve({}));
  session.ports = { loadCheck: () => Promise.resolve(() => ({})), save, onSaved: vi.fn(), onRefused: vi.fn(), reveal: vi.fn() };
  return { session, save, error: () => session.store.error('high').own };
}

it('the sentence stands at its field once either of the two is left, and goes with either', async () => {
  const { session, error } = open({ low: 5, high: null });
  session.check('low');
  await vi.waitFor(() => expect(error()).toBeUndefined());
  session.store.set('high', 3);
  session.check('high');
  await vi.waitFor(() => expect(error()).toBe('上限不能小于下限'));
  session.store.set('low', 2);
  session.check('low');
  await vi.waitFor(() => expect(error()).toBeUndefined());
  session.store.set('low', 4);
  session.check('low');
  await vi.waitFor(() => expect(error()).toBe('上限不能小于下限'));
});

it('a field is held against what the record holds and the form does not enter; nothing is sent', async () => {
  const { session, save, error } = open({ low: 5, high: 9 }, { most: 8 });
  await session.submit();
  expect(error()).toBe('上限不能大于总量');
  expect(save).not.toHaveBeenCalled();
});
