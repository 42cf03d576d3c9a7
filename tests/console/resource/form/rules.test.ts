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

it('what a button says goes along, decides what is shown and asked, and is forgotten when it is not agreed to', async () => {
  const asked = [fieldOf('integer', { name: 'decision', title: '结果' }), fieldOf('integer', { name: 'amount', title: '数量', when: { decision: 2 } }), fieldOf('text', { name: 'note', title: '备注' })];
  const session = new FormSession({
    resource: 'a/b', mode: 'create', fields: asked, initial: { decision: 2, amount: null, note: '看过' },
    sections: [{ inputs: ['amount', 'note'].map((name) => ({ name, at: '', placeholder: '', span: 24, hiddenIn: [], disabledIn: [] })) }],
  });
  const save = vi.fn(() => Promise.resolve({}));
  const check = vi.fn(() => Promise.resolve({ amount: '请输入数量' }));
  session.ports = { loadCheck: () => Promise.resolve(check), save, onSaved: vi.fn(), onRefused: vi.fn(), reveal: vi.fn() };
  const sure = vi.fn(() => Promise.resolve(false));
  await session.submit({ decision: 2 }, sure);
  expect([session.store.error('amount').own, sure.mock.calls.length]).toEqual(['请输入数量', 0]);
  await session.submit({ decision: 3, reason: '不清晰' }, sure);
  expect([sure.mock.calls.length, save.mock.calls.length, session.store.value('decision')]).toEqual([1, 0, 2]);
  await session.submit({ decision: 3, reason: '不清晰' });
  expect(save).toHaveBeenCalledExactlyOnceWith({ note: '看过', decision: 3, reason: '不清晰' }, undefined);
});
