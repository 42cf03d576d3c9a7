import { describe, expect, test } from 'vitest';
import { offersOf } from '../../../src/console/resource/actions/offers';
import type { ActionModel, EndpointModel } from '../../../src/engine/model';
import { endpointFor, thing } from './models';

const action = (name: string, more: Partial<ActionModel> = {}): ActionModel => ({
  name, title: name, at: 'schemas/test/thing.json:1', endpoint: `action.${name}`, on: ['row'], effect: { set: {} }, danger: false, ...more,
});
const call = (name: string): EndpointModel => endpointFor('action', { name: `action.${name}` });
const resource = thing({
  actions: [
    action('approve', { effect: { move: 'approve' } }),
    action('revoke', { effect: { move: 'revoke' } }),
    action('ship', { effect: { move: 'ship' } }),
    action('note', { when: { isShow: true } }),
  ],
  states: {
    field: 'status',
    moves: { approve: { from: [0], to: 1, by: 'platform' }, revoke: { from: [1, 2], to: 0, by: 'platform' }, ship: { from: [1], to: 2, by: 'merchant' } },
  },
});
resource.endpoints.push(call('approve'), call('revoke'), call('ship'), call('note'));
const names = ['edit', 'detail', 'copy', 'delete', 'approve', 'revoke', 'ship', 'note'];
const offered = (may: (endpoint: EndpointModel) => boolean, row: Record<string, unknown>) =>
  offersOf(resource, names, may).filter((offer) => offer.on(row)).map((offer) => offer.name);

describe('what a row offers', () => {
  test('keeps the order named and leaves out moves of others', () => {
    expect(offersOf(resource, names, () => true).map((offer) => offer.name)).toEqual(['edit', 'detail', 'copy', 'delete', 'approve', 'revoke', 'note']);
  });

  test.each([
    [{ status: 0, isShow: false }, ['edit', 'detail', 'copy', 'delete', 'approve']],
    [{ status: 1, isShow: true }, ['edit', 'detail', 'copy', 'delete', 'revoke', 'note']],
    [{ status: 9, isShow: false }, ['edit', 'detail', 'copy', 'delete']],
  ])('in state %j is %j', (row, expected) => {
    expect(offered(() => true, row)).toEqual(expected);
  });

  test.each([
    ['update', ['detail', 'copy', 'delete', 'approve']],
    ['create', ['edit', 'detail', 'delete', 'approve']],
    ['list', ['edit', 'copy', 'delete', 'approve']],
    ['action.approve', ['edit', 'detail', 'copy', 'delete']],
  ])('without the permission of %s is %j', (missing, expected) => {
    expect(offered((endpoint) => endpoint.name !== missing, { status: 0 })).toEqual(expected);
  });

  test('has no form actions where the entity has no form', () => {
    const { form: _, detail: __, ...bare } = resource;
    expect(offersOf({ ...bare, actions: [] }, names, () => true).map((offer) => offer.name)).toEqual(['delete']);
  });
});
