import fc from '../../property';
import { describe, expect, test } from 'vitest';
import { fit, type Fitted } from '../../../src/console/resource/columns/fit';
import type { PlacedColumn } from '../../../src/console/resource/columns/layout';

const column = (name: string, width: number, more: Partial<PlacedColumn> = {}): PlacedColumn => ({ name, width, minWidth: width, hidden: false, ...more });
const ticks = column('#select', 48, { pin: 'left', stays: true, isFrame: true });
const actions = column('#actions', 180, { pin: 'right', stays: true, isFrame: true, folds: [110] });
const free = [column('name', 200, { least: 160, priority: true }), column('note', 200, { least: 90 }), column('price', 120, { least: 90, priority: true })];
const drawn = [ticks, ...free, actions];
const seen = ({ columns }: Fitted) => columns.map(({ name, width, pin }) => `${name} ${width}${pin ? ` ${pin}` : ''}`);
const total = (columns: readonly PlacedColumn[]) => columns.reduce((sum, { width }) => sum + width!, 0);

describe('columns fitted into their room', () => {
  test.each([
    ['all that is asked for: nothing gives way', 748, ['#select 48 left', 'name 200', 'note 200', 'price 120', '#actions 180 right']],
    ['a little less: the actions fold', 700, ['#select 48 left', 'name 200', 'note 200', 'price 120', '#actions 110 right']],
    ['less: each column gives the same part of what it can spare', 588, ['#select 48 left', 'name 180', 'note 145', 'price 105', '#actions 110 right']],
    ['too little: what matters comes first', 400, ['#select 48 left', 'name 160', 'price 90', 'note 90', '#actions 110 right']],
  ])('%s', (_, room, expected) => {
    expect(seen(fit(drawn, room, false))).toEqual(expected);
  });

  test('stay as declared while the room is not known', () => {
    expect(fit(drawn, undefined, false)).toEqual({ columns: drawn, away: [] });
  });

  test('keep the order that a person chose', () => {
    expect(fit(drawn, 300, true).columns.map(({ name }) => name)).toEqual(drawn.map(({ name }) => name));
  });

  test('keep the width that a person gave them', () => {
    const sized = drawn.map((each) => (each.name === 'note' ? { ...each, sized: true } : each));
    expect(fit(sized, 400, true).columns.find(({ name }) => name === 'note')).toMatchObject({ width: 200 });
  });

  test('let go of what is pinned beyond two fifths, from the inside out; ticks and actions stay', () => {
    const pinned = [ticks, column('id', 80, { pin: 'left' }), column('image', 90, { pin: 'left' }), ...free, column('shown', 90, { pin: 'right' }), actions];
    const fitted = fit(pinned, 640, false);
    expect(fitted.columns.filter(({ pin }) => pin).map(({ name }) => name)).toEqual(['#select', 'shown', '#actions']);
  });

  describe('where rows can be unfolded', () => {
    const more = column('#more', 48, { isFrame: true });
    const many = [ticks, column('id', 64, { rank: 9 }), ...free, column('phone', 110, { rank: 2 }), column('time', 150, { rank: 4, least: 140 }), actions];
    test.each([
      ['nothing is put away while all fit', many, 812, [], ['#select', 'id', 'name', 'note', 'price', 'phone', 'time', '#actions']],
      ['words are cut a little more before a column is put away', many.map((each) => (each.name === 'note' ? { ...each, tight: 80 } : each)), 802, [], ['#select', 'id', 'name', 'note', 'price', 'phone', 'time', '#actions']],
      ['what tells least is put away, and its row can be unfolded', many, 700, ['id', 'time'], ['#select', '#more', 'name', 'note', 'price', 'phone', '#actions']],
      ['what tells less may stay where what tells more is too wide', many, 770, ['time'], ['#select', '#more', 'id', 'name', 'note', 'price', 'phone', '#actions']],
      ['what matters stays, and is reached by scrolling', many, 300, ['id', 'note', 'phone', 'time'], ['#select', '#more', 'name', 'price', '#actions']],
      ['what a person asked for stays before what tells more', many.map((each) => (each.name === 'time' ? { ...each, asked: true } : each)), 700, ['id', 'phone'], ['#select', '#more', 'name', 'note', 'price', 'time', '#actions']],
      ['one column unfolds a row, whatever it holds', [ticks, more, ...many.slice(1)], 700, ['id', 'time'], ['#select', '#more', 'name', 'note', 'price', 'phone', '#actions']],
    ])('%s', (_, columns, room, away, left) => {
      const fitted = fit(columns, room, false, more);
      expect([fitted.away, fitted.columns.map(({ name }) => name)]).toEqual([away, left]);
      if (room > 300) expect(total(fitted.columns)).toBeLessThanOrEqual(room);
    });

    test('the first columns of a person\'s own order stay longest', () => {
      const own = ['#select', 'time', 'id', 'name', 'phone', 'note', 'price', '#actions'].map((name) => many.find((each) => each.name === name)!);
      const fitted = fit(own, 700, true, more);
      expect([fitted.away, fitted.columns.map(({ name }) => name)]).toEqual([['phone', 'note'], ['#select', '#more', 'time', 'id', 'name', 'price', '#actions']]);
    });
  });

  const any = fc.array(fc.record({
    width: fc.integer({ min: 60, max: 400 }), part: fc.integer({ min: 30, max: 100 }), priority: fc.boolean(), pin: fc.constantFrom(undefined, 'left' as const, 'right' as const),
  }), { minLength: 1, maxLength: 14 });
  test('neither lose a column nor pin more than two fifths, nor squeeze one below what it needs', () => {
    fc.assert(fc.property(any, fc.integer({ min: 400, max: 2000 }), (made, room) => {
      const columns = [ticks, ...made.map(({ width, part, priority, pin }, at) => column(`c${at}`, width, { least: Math.round((width * part) / 100), priority, pin })), actions];
      const fitted = fit(columns, room, false).columns;
      expect(fitted.map(({ name }) => name).sort()).toEqual(columns.map(({ name }) => name).sort());
      expect(total(fitted.filter(({ pin }) => pin))).toBeLessThanOrEqual(room * 0.4);
      for (const { name, width, least = 0 } of fitted) expect(width, name).toBeGreaterThanOrEqual(least);
      if (total(columns) <= room) expect(total(fitted)).toBeLessThanOrEqual(room);
    }), { seed: 7 });
  });
});
