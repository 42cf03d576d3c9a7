import { describe, expect, test } from 'vitest';
import { inOrder } from '../../../src/console/resource/table/usePageOrder';

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
});
