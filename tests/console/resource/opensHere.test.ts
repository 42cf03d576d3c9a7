// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { ActionModel } from '../../../src/engine/model';
import type { FlowPorts } from '../../../src/console/resource/actions/flows/flow';
import { openElsewhere } from '../../../src/console/resource/actions/flows/opens';

afterEach(() => vi.restoreAllMocks());

test.each<[string, true | undefined]>([['this window', true], ['a new one', undefined]])('an address is filled in and opens in %s', (_where, here) => {
  const other = vi.spyOn(window, 'open').mockReturnValue(null);
  const visit = vi.fn();
  const action = { name: 'slots', opens: { permission: '', adminOnly: false, address: '/gallery/slot/{name}', here } } as Partial<ActionModel> as ActionModel;
  void openElsewhere({ visit } as Partial<FlowPorts> as FlowPorts, { action, offer: { name: 'slots' } as never, row: { id: 3, name: '早/晚' } });
  expect(visit.mock.calls).toEqual(here ? [['/gallery/slot/%E6%97%A9%2F%E6%99%9A', undefined]] : []);
  expect(other).toHaveBeenCalledTimes(here ? 0 : 1);
});
