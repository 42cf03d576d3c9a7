import fc from '../../property';
import { describe, expect, it, test } from 'vitest';
import { advance, begin, redo, undo } from '../../../src/engine/history';
import { fillFrom, pasteInto, rangeOf, withCells, type CellValue } from '../../../src/engine/matrix/cells';
import { newMatrix, type Matrix } from '../../../src/engine/matrix/document';
import { readTable, writeTable } from '../../../src/engine/matrix/table';

const range = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
const texts = (cells: ReturnType<typeof pasteInto>) => cells.map(({ row, column, text }) => `${row}:${column}=${text}`).join(' ');

test.each([
  ['a line', 'a\tb', [['a', 'b']]],
  ['lines with the end of Excel', 'a\tb\r\nc\td\r\n', [['a', 'b'], ['c', 'd']]],
  ['empty cells', '\t\n\t', [['', ''], ['', '']]],
  ['an empty line within', 'a\n\nb', [['a'], [''], ['b']]],
  ['a line break in a cell', '"a\nb"\tc', [['a\nb', 'c']]],
  ['quotes in a cell', '"5"" 屏"\tc', [['5" 屏', 'c']]],
  ['quotes that open nothing', '"a\tb', [['"a', 'b']]],
  ['quotes within', '5" 屏', [['5" 屏']]],
  ['nothing', '', [['']]],
])('clipboard text: %s', (_what, text, table) => expect(readTable(text)).toEqual(table));

const table = fc.integer({ min: 1, max: 4 }).chain((wide) => fc.array(fc.array(fc.oneof(fc.string(), fc.constantFrom('"', '\t', '\n', '\r\n', '""', '')), { minLength: wide, maxLength: wide }), { minLength: 1, maxLength: 5 }));
test('what is copied is read back', () => {
  // The last cell of a lone column may not be empty: its line would be the end of the one before.
  fc.assert(fc.property(table.filter((lines) => lines.length === 1 || lines[0]!.length > 1 || lines.at(-1)![0] !== ''), (lines) => { expect(readTable(writeTable(lines))).toEqual(lines); }));
});

describe('paste', () => {
  it.each([
    ['at a cell', [['1', '2'], ['3', '4']], range(0, 0), '0:0=1 0:1=2 1:0=3 1:1=4'],
    ['one value into a range', [['7']], range(1, 0, 2, 1), '1:0=7 1:1=7 2:0=7 2:1=7'],
    ['a line into several', [['1', '2']], range(0, 0, 1, 1), '0:0=1 0:1=2 1:0=1 1:1=2'],
    ['as often as it fits', [['1'], ['2']], range(0, 0, 3, 0), '0:0=1 1:0=2 2:0=1 3:0=2'],
    ['once where it does not', [['1'], ['2']], range(0, 0, 2, 0), '0:0=1 1:0=2'],
    ['not beyond the grid', [['1', '2', '3'], ['4', '5', '6']], range(3, 1), '3:1=1 3:2=2'],
    ['lines of several lengths', [['1', '2'], ['3']], range(0, 0), '0:0=1 0:1=2 1:0=3 1:1='],
  ])('%s', (_what, lines, target, expected) => expect(texts(pasteInto(lines, target, 4, 3))).toBe(expected));
});

describe('fill', () => {
  it.each([
    ['down', range(0, 0), range(0, 0, 2, 0), '1:0<0:0 2:0<0:0'],
    ['down in turn', range(0, 0, 1, 0), range(0, 0, 4, 0), '2:0<0:0 3:0<1:0 4:0<0:0'],
    ['upwards', range(2, 0, 3, 0), range(0, 0, 3, 0), '0:0<2:0 1:0<3:0'],
    ['to the right', range(0, 0), range(0, 0, 0, 1), '0:1<0:0'],
  ])('%s', (_what, source, target, expected) =>
    expect(fillFrom(source, target).map(({ from, to }) => `${to.row}:${to.column}<${from.row}:${from.column}`).join(' ')).toBe(expected));
});

test('a range has its corners in any order', () => expect(rangeOf({ row: 3, column: 0 }, { row: 1, column: 2 })).toEqual(range(1, 0, 3, 2)));

const matrix: Matrix = { ...newMatrix({}), attrValueList: Array.from({ length: 4 }, (_, row) => ({ sku: `${row}`, attrValue: {}, price: '', stock: row })) };
const edit = fc.array(fc.record({ row: fc.integer({ min: 0, max: 5 }), name: fc.constantFrom('price', 'stock'), value: fc.oneof(fc.integer(), fc.string()) }), { maxLength: 6 }) as fc.Arbitrary<CellValue[]>;

describe('edits', () => {
  it('leave rows that do not change as they are, and a matrix in which none does', () => {
    const next = withCells(matrix, [{ row: 1, name: 'price', value: '9.00' }, { row: 2, name: 'stock', value: 2 }]);
    expect(next.attrValueList.map((row, at) => row === matrix.attrValueList[at])).toEqual([true, false, true, true]);
    expect(withCells(matrix, [{ row: 2, name: 'stock', value: 2 }, { row: 9, name: 'stock', value: 2 }])).toBe(matrix);
  });

  it('are undone and done again exactly', () => {
    fc.assert(fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
      const states = edits.reduce((all, cells) => [...all, withCells(all.at(-1)!, cells)], [matrix]);
      const distinct = states.filter((state, at) => at === 0 || state !== states[at - 1]);
      let history = distinct.slice(1).reduce((all, state) => advance(all, state), begin(matrix));
      for (const state of [...distinct].reverse().slice(1)) expect((history = undo(history)).present).toBe(state);
      for (const state of distinct.slice(1)) expect((history = redo(history)).present).toBe(state);
    }));
  });
});
