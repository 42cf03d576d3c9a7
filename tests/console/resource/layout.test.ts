import { describe, expect, test } from 'vitest';
import { arrange, clampWidth, drawn, move, type ColumnOffer } from '../../../src/console/resource/columns/layout';
import { growWeightOf } from '../../../src/console/resource/columns/need';
import { layOut } from '../../../src/console/resource/table/model';

const offer = (name: string, more: Partial<ColumnOffer> = {}): ColumnOffer => ({ name, minWidth: 100, hidden: false, ...more });
const offers = [offer('id', { width: 80 }), offer('name'), offer('time', { hidden: true }), offer('shown', { pin: 'right', width: 90 })];
const names = (columns: { name: string }[]) => columns.map((column) => column.name).join(' ');

describe('columns as a person arranged them', () => {
  test('stand as the schema says while nothing was chosen', () => {
    expect(names(drawn(arrange(offers, {})))).toBe('id name shown');
  });

  test.each([
    ['shown again', { hidden: { time: false } }, 'id name time shown'],
    ['reordered', { order: ['name', 'id', 'time', 'shown'] }, 'name id shown'],
    ['pinned to the left', { pin: { name: 'left' as const } }, 'name id shown'],
    ['released from the right', { pin: { shown: 'none' as const }, order: ['shown', 'id', 'name', 'time'] }, 'shown id name'],
  ])('can be %s', (_, choice, expected) => {
    expect(names(drawn(arrange(offers, choice)))).toBe(expected);
  });

  test('a column that came with an update stands behind the one it follows in the schema', () => {
    const chosen = { order: ['shown', 'name', 'id'] };
    expect(names(arrange(offers, chosen))).toBe('shown name time id');
  });

  test('a chosen column that is gone is forgotten', () => {
    expect(names(arrange([offer('name')], { order: ['old', 'name'] }))).toBe('name');
  });

  test.each([
    [['a', 'b', 'c'], 'a', 1, ['b', 'a', 'c']],
    [['a', 'b', 'c'], 'c', -2, ['c', 'a', 'b']],
    [['a', 'b', 'c'], 'a', -1, ['a', 'b', 'c']],
    [['a', 'b', 'c'], 'c', 9, ['a', 'b', 'c']],
  ])('moving in %j: %s by %i gives %j', (order, name, by, expected) => {
    expect(move(order, name, by)).toEqual(expected);
  });

  test.each([[10, 48], [200.4, 200], [5000, 1200]])('width %d becomes %d', (wish, kept) => {
    expect(clampWidth(wish)).toBe(kept);
  });
});

describe('the drawn table', () => {
  const definitions = offers.map(({ name }) => ({ name, title: name, align: 'left' as const, render: () => name }));
  const pinned = arrange(offers, { pin: { id: 'left', name: 'left' } });
  const layout = layOut(definitions, drawn(pinned));

  test('puts pinned columns side by side, from both edges', () => {
    expect(layout.variables).toEqual({ '--lt-l0': '0px', '--lt-l1': '80px', '--lt-r0': '0px' });
    expect(layout.total).toBe(270);
  });

  test('leaves columns as wide as a person made them, and lets the last one take the room where all are', () => {
    expect([...layOut(definitions, drawn(arrange(offers, { width: { name: 300 } }))).shares]).toEqual([['id', 1]]);
    expect([...layOut(definitions, drawn(arrange(offers, { width: { id: 90, name: 300 } }))).shares]).toEqual([['name', 1]]);
  });

  test('lets all that stay nowhere share the room that is left', () => {
    expect([...layOut(definitions, drawn(arrange(offers, {}))).shares]).toEqual([['id', 80 / 180], ['name', 100 / 180]]);
  });

  test('gives words most of it, and more to those that need more anyway', () => {
    const columns = [offer('title', { minWidth: 200 }), offer('price'), offer('state')];
    const fields = new Map([['title', { kind: 'text' as const }], ['price', { kind: 'money' as const }], ['state', { kind: 'enumeration' as const }]]);
    const drawnColumns = columns.map(({ name }) => ({ name, title: name, align: 'left' as const, growWeight: growWeightOf({ name }, fields), render: () => name }));
    expect([...layOut(drawnColumns, arrange(columns, {})).shares]).toEqual([['title', 0.75], ['price', 0.125], ['state', 0.125]]);
  });
});
