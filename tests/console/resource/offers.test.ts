import { describe, expect, test } from 'vitest';
import { offeredOn, offersOf } from '../../../src/console/resource/actions/offers';
import type { ActionModel, EndpointModel } from '../../../src/engine/model';
import type { Present } from '../../../src/engine/rules/present';
import { endpointFor, thing } from './models';

const action = (name: string, more: Partial<ActionModel> = {}): ActionModel => ({
  name, title: name, endpoint: `action.${name}`, on: ['row'], effect: { set: {} }, danger: false, ...more,
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
const hasCapability = (capability: string) => capability !== 'missing';
const asking = (account: string, present: Partial<Present> = {}) => () => ({ account, present: { now: '2026-06-15 12:00:00', ...present } });
const everything = { may: () => true, asking: asking('operator'), hasCapability };
const offered = (may: (endpoint: EndpointModel) => boolean, row: Record<string, unknown>) =>
  offersOf(resource, resource.list!, names, { may, asking: asking('operator'), hasCapability }).filter((offer) => offer.on(row)).map((offer) => offer.name);

describe('what a row offers', () => {
  test('keeps the order named and leaves out moves of others', () => {
    expect(offersOf(resource, resource.list!, names, everything).map((offer) => offer.name)).toEqual(['edit', 'detail', 'copy', 'delete', 'approve', 'revoke', 'note']);
  });

  test.each([
    [{ status: 0, isShow: false }, ['edit', 'detail', 'copy', 'delete', 'approve']],
    [{ status: 1, isShow: true }, ['edit', 'detail', 'copy', 'delete', 'revoke', 'note']],
    [{ status: 9, isShow: false }, ['edit', 'detail', 'copy', 'delete']],
  ])('in state %j is %j', (row, expected) => {
    expect(offered(() => true, row)).toEqual(expected);
  });

  test('is called as its state says, by the first case that holds', () => {
    const turned = thing({ actions: [action('turn', { title: '停用', confirm: '停用吗', cases: [{ when: { status: 5 }, title: '启用', confirm: '启用吗' }, { when: { status: [5, 6] }, title: '恢复' }] })] });
    turned.endpoints.push(call('turn'));
    const offers = offersOf(turned, turned.list!, ['turn'], everything);
    const said = (status: number) => offeredOn(offers, { status }).map(({ name, title, does }) => [name, title, typeof does === 'object' && does.action.confirm]);
    expect([said(1), said(5), said(6)]).toEqual([[['turn', '停用', '停用吗']], [['turn', '启用', '启用吗']], [['turn', '恢复', '停用吗']]]);
  });

  test.each([
    ['update', ['detail', 'copy', 'delete', 'approve']],
    ['create', ['edit', 'detail', 'delete', 'approve']],
    ['list', ['edit', 'copy', 'delete', 'approve']],
    ['action.approve', ['edit', 'detail', 'copy', 'delete']],
  ])('without the permission of %s is %j', (missing, expected) => {
    expect(offered((endpoint) => endpoint.name !== missing, { status: 0 })).toEqual(expected);
  });

  test('opens a record with the right to read one, where a call of its own reads it', () => {
    const read = thing();
    read.endpoints.push(endpointFor('one'));
    const detail = (missing: string) => offersOf(read, read.list!, ['detail'], { ...everything, may: ({ permission }) => permission !== `platform:test:thing:${missing}` }).map((offer) => offer.name);
    expect([detail('one'), detail('list')]).toEqual([[], ['detail']]);
  });

  const guarded = thing({
    actions: [action('help', { capability: 'missing' }), action('note')],
    locked: [{ when: { status: 1 }, message: '内置', for: ['update', 'delete'] }, { when: { status: 2 }, message: '仅 admin', for: ['delete'], except: 'superUser' }],
  });
  guarded.endpoints.push(call('help'), call('note'));
  test.each([
    ['operator', { status: 0 }, ['edit', 'detail', 'copy', 'delete', 'note']],
    ['operator', { status: 1 }, ['detail', 'copy']],
    ['admin', { status: 1 }, ['detail', 'copy']],
    ['operator', { status: 2 }, ['edit', 'detail', 'copy', 'note']],
    ['admin', { status: 2 }, ['edit', 'detail', 'copy', 'delete', 'note']],
  ])('to %s on %j, locks and missing capabilities heeded, is %j', (account, row, expected) => {
    const offers = offersOf(guarded, guarded.list!, ['edit', 'detail', 'copy', 'delete', 'help', 'note'], { ...everything, asking: asking(account) });
    expect(offers.filter((offer) => offer.on(row)).map((offer) => offer.name)).toEqual(expected);
  });

  const audited = thing({
    actions: [action('pass', { refuse: [{ when: { ownerId: '$me' }, message: '不能审批自己提交的申请', soleHolder: { message: '请由他人审批', log: '本人审批' } }] }), action('undo', { when: { madeAt: { from: { $now: '-7d' } } } })],
  });
  audited.endpoints.push(call('pass'), call('undo'));
  test.each([
    ['operator', { ownerId: 8, madeAt: '2026-06-10 00:00:00' }, ['pass', 'undo']],
    ['operator', { ownerId: 7, madeAt: '2026-06-01 00:00:00' }, []],
    ['admin', { ownerId: 7, madeAt: '2026-06-01 00:00:00' }, ['pass']],
  ])('to %s with id 7 on %j, by who they are and what time it is, is %j', (account, row, expected) => {
    const offers = offersOf(audited, audited.list!, ['pass', 'undo'], { ...everything, asking: asking(account, { me: { id: 7, name: '张三' } }) });
    expect(offers.filter((offer) => offer.on(row)).map((offer) => offer.name)).toEqual(expected);
  });

  test.each([[undefined, ['pass']], [true, ['pass']], [false, []]])('on one’s own request, to the super user of whom it is known that they hold the right alone: %o, is %j', (alone, expected) => {
    const solely = { ...audited, actions: audited.actions.filter(({ name }) => name === 'pass').map((action) => ({ ...action, refuse: [{ when: { ownerId: '$me' }, message: '不能', soleHolder: { message: '请由他人', log: '本人' } }] })) };
    const offers = offersOf(solely, solely.list!, ['pass'], { ...everything, asking: () => ({ ...asking('admin', { me: { id: 7, name: '张三' } })(), alone }) });
    expect(offers.filter((offer) => offer.on({ ownerId: 7 })).map((offer) => offer.name)).toEqual(expected);
  });

  test('bears the labels of its list', () => {
    const labelled = { ...resource.list!, labels: { edit: '修改', create: '新增' } };
    expect(offersOf(resource, labelled, ['create', 'edit', 'delete'], everything).map((offer) => offer.title)).toEqual(['新增', '修改', '删除']);
  });

  test('has no form actions where the entity has no form', () => {
    const { form: _, detail: __, ...bare } = resource;
    expect(offersOf({ ...bare, actions: [] }, resource.list!, names, everything).map((offer) => offer.name)).toEqual(['delete']);
  });
});
