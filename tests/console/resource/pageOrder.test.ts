// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { inOrder, usePageOrder } from '../../../src/console/resource/table/usePageOrder';
import { columnOf, listOf, thing } from './models';

describe('rows of a page', () => {
  test.each([
    ['amounts by what they come to', 'money', ['9.50', '100.00', '20.00'], ['9.50', '20.00', '100.00']],
    ['numbers', 'integer', [10, 9, 0], [0, 9, 10]],
    ['words as in a dictionary', 'text', ['赵', '白', '李'], ['白', '李', '赵']],
  ] as const)('are put in the order of %s, nothing at the end', (_what, kind, values, rising) => {
    const rows = [{ value: null }, ...values.map((value) => ({ value }))];
    const ordered = (order: 'ASC' | 'DESC') => inOrder(rows, { name: 'value', kind }, order).map(({ value }) => value);
    expect(ordered('ASC')).toEqual([...rising, null]);
    expect(ordered('DESC')).toEqual([...[...rising].reverse(), null]);
  });

  test('rise, fall and stand as answered, until a column orders the whole list', () => {
    const list = listOf({ columns: [columnOf('name'), columnOf('sort', { sortable: false, sortsPage: true })] });
    const rows = [{ sort: 2 }, { sort: 1 }, { sort: 3 }];
    const { result } = renderHook(() => usePageOrder(thing(), list, rows));
    const press = (name: string) => {
      let own = false;
      act(() => { own = result.current.toggle(name); });
      return [own, result.current.order?.order, result.current.rows.map(({ sort }) => sort)];
    };
    expect(press('sort')).toEqual([true, 'ASC', [1, 2, 3]]);
    expect(press('sort')).toEqual([true, 'DESC', [3, 2, 1]]);
    expect(press('sort')).toEqual([true, undefined, [2, 1, 3]]);
    press('sort');
    expect(press('name')).toEqual([false, undefined, [2, 1, 3]]);
  });
});
