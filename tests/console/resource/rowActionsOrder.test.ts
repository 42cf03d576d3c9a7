/** What a row waits for is not folded away, in every list whose records have states. */
import { wallTime } from '../../../src/engine/time/wallTime';
import { describe, expect, test } from 'vitest';
import { allResources } from '../../resources';
import { offersOf, type ActionOffer } from '../../../src/console/resource/actions/offers';
import { shareOut } from '../../../src/console/resource/actions/rowActionsWidth';
import type { ActionModel } from '../../../src/engine/model';
import { movesOf } from '../../../src/engine/rules/moves';

const offer = (name: string, more: Partial<ActionOffer> = {}): ActionOffer => ({ name, title: name, danger: false, does: 'edit', on: () => true, ...more });
const send = offer('send', { awaited: true, on: ({ status }) => status === 1 });
const offers = [offer('detail'), offer('mark'), send, offer('print')];
const titles = (status: number, links: number) => {
  const { shown, rest } = shareOut(offers, { status }, links);
  return [shown.map(({ name }) => name).join(' '), rest.map(({ name }) => name).join(' ')];
};

test.each([
  [1, 2, ['send', 'detail mark print']],
  [1, 3, ['send detail', 'mark print']],
  [1, 4, ['send detail mark print', '']],
  [4, 2, ['detail', 'mark print']],
  [4, 3, ['detail mark print', '']],
])('in state %i with room for %i links', (status, links, expected) => expect(titles(status, links)).toEqual(expected));

const withStates = (await allResources()).flatMap((resource) => (resource.states && resource.list ? [{ resource, list: resource.list, states: resource.states }] : []));

const byState = withStates.flatMap(({ resource, list, states }) => resource.actions
  .filter((action) => list.rowActions.includes(action.name) && (movesOf(action).length > 0 || states.field in (action.when ?? {})))
  .map((action) => ({ name: `${resource.key} ${action.title}`, resource, list, states, action })));
const offersIn = ({ resource, list }: (typeof byState)[number]) => offersOf(resource, list, list.rowActions, { may: () => true, asking: () => ({ account: 'admin', present: { now: wallTime(), me } }), hasCapability: () => true });

const me = { id: 7, name: '陈小满' };
/** What would be refused of records of other people is asked of one's own. */
const mine = ({ refuse = [] }: ActionModel) => Object.fromEntries(refuse.flatMap(({ when }) => Object.entries(when).filter(([, test]) => JSON.stringify(test) === '{"not":"$me"}').map(([field]) => [field, me.id])));

describe('an action that hangs on the state of its row', () => {
  test('is found, 发货 among them', () => expect(byState.map(({ name }) => name)).toContain('order/order 发货'));

  test.each(byState)('$name is awaited unless it does harm', (each) => {
    expect(offersIn(each).find(({ name }) => name === each.action.name)?.awaited).toBe(!each.action.danger);
  });

  test.each(byState.filter(({ action }) => !action.danger))('$name stands where one link has room', (each) => {
    const { action, states } = each;
    const move = states.moves[movesOf(action)[0]!];
    const first = (condition: object = {}) => Object.fromEntries(Object.entries(condition).map(([field, test]) => [field, Array.isArray(test) ? (test as unknown[])[0] : test]));
    const row = { ...first(move && { [states.field]: move.from }), ...first(move?.when), ...first(action.when), ...mine(action) };
    const offered = offersIn(each).filter(({ on }) => on(row));
    // Two links have room for two offers; among more, one link and the rest folded.
    expect(shareOut(offersIn(each), row, 2).shown.map(({ name }) => name)).toEqual(offered.length > 2 ? [action.name] : expect.arrayContaining([action.name]));
  });
});
