import fc from '../../property';
import { describe, expect, test } from 'vitest';
import { fit } from '../../../src/console/resource/columns/fit';
import type { PlacedColumn } from '../../../src/console/resource/columns/layout';

const column = (name: string, width: number, more: Partial<PlacedColumn> = {}): PlacedColumn => ({ name, width, minWidth: width, hidden: false, ...more });
const ticks = column('#select', 48, { pin: 'left', stays: true, isFrame: true });
const actions = column('#actions', 180, { pin: 'right', stays: true, isFrame: true, folds: [110] });
const free = [column('name', 200, { least: 160, priority: true }), column('note', 200, { least: 90 }), column('price', 120, { least: 90, priority: true })];
const drawn = [ticks, ...free, actions];
const seen = (columns: readonly PlacedColumn[]) => columns.map(({ name, width, pin }) => `${name} ${width}${pin ? ` ${pin}` : ''}`);
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
    expect(fit(drawn, undefined, false)).toEqual(drawn);
  });

  test('keep the order that a person chose', () => {
    expect(fit(drawn, 300, true).map(({ name }) => name)).toEqual(drawn.map(({ name }) => name));
  });

  test('keep the width that a person gave them', () => {
    const sized = drawn.map((each) => (each.name === 'note' ? { ...each, sized: true } : each));
    expect(fit(sized, 400, true).find(({ name }) => name === 'note')).toMatchObject({ width: 200 });
  });

  test('let go of what is pinned beyond two fifths, from the inside out; ticks and actions stay', () => {
    const pinned = [ticks, column('id', 80, { pin: 'left' }), column('image', 90, { pin: 'left' }), ...free, column('shown', 90, { pin: 'right' }), actions];
    const fitted = fit(pinned, 640, false);
    expect(fitted.filter(({ pin }) => pin).map(({ name }) => name)).toEqual(['#select', 'shown', '#actions']);
  });

  const any = fc.array(fc.record({
    width: fc.integer({ min: 60, max: 400 }), part: fc.integer({ min: 30, max: 100 }), priority: fc.boolean(), pin: fc.constantFrom(undefined, 'left' as const, 'right' as const),
  }), { minLength: 1, maxLength: 14 });
  test('neither lose a column nor pin more than two fifths, nor squeeze one below what it needs', () => {
    fc.assert(fc.property(any, fc.integer({ min: 400, max: 2000 }), (made, room) => {
      const columns = [ticks, ...made.map(({ width, part, priority, pin }, at) => column(`c${at}`, width, { least: Math.round((width * part) / 100), priority, pin })), actions];
      const fitted = fit(columns, room, false);
      expect(fitted.map(({ name }) => name).sort()).toEqual(columns.map(({ name }) => name).sort());
      expect(total(fitted.filter(({ pin }) => pin))).toBeLessThanOrEqual(room * 0.4);
      for (const { name, width, least = 0 } of fitted) expect(width, name).toBeGreaterThanOrEqual(least);
      if (total(columns) <= room) expect(total(fitted)).toBeLessThanOrEqual(room);
    }), { seed: 7 });
  });
});
