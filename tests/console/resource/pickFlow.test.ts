/** A record that is chosen before an action is named in its question, beside the record that the action is about. */
import { expect, test, vi } from 'vitest';
import type { FlowPorts } from '../../../src/console/resource/actions/flows/flow';
import { pick } from '../../../src/console/resource/actions/flows/pick';
import { startBulk } from '../../../src/console/resource/actions/bulk/flows';
import type { ActionModel } from '../../../src/engine/model';
import { fieldOf } from '../../fields/fieldOf';
import { thing } from './models';

const action: ActionModel = {
  name: 'send', title: '发送', endpoint: 'action.send', on: ['row', 'bulk'], effect: { handler: true }, danger: false, confirm: '发送吗',
  pick: { from: 'test/coupon', into: 'couponId', button: '发送' },
  form: { width: 480, fields: [fieldOf('reference', { name: 'couponId', title: '优惠券', to: 'test/coupon' })], inputs: [] },
};
const offer = { name: 'send', title: '发送', danger: false, does: { action }, on: () => true };
const picker = { has: () => true, pick: async () => [{ id: 9, name: '新人券' }] };

test('for one row', async () => {
  const ask = vi.fn<FlowPorts['ask']>(async () => false);
  const ports: FlowPorts = { resource: thing(), provider: {} as never, ask, prompt: vi.fn(), picker, open: vi.fn(), visit: vi.fn(), refresh: vi.fn(), undoing: async () => undefined };
  await pick(ports, { offer, action, row: { id: 1, name: '甲' } });
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ row: { id: 1, name: '甲' }, also: ['优惠券：新人券'] }), expect.anything());
});

test('for several', async () => {
  const confirm = vi.fn(async () => false);
  const selection = { ids: [1, 2], all: false } as never;
  await startBulk({ title: '会员', selection, count: 2, names: ['甲', '乙'], confirm, prompt: vi.fn(), picker, openForm: vi.fn(), openOwn: vi.fn(), run: vi.fn() }, offer);
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ notes: ['会员：甲、乙', '优惠券：新人券'] }));
});
