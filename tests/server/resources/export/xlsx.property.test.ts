/** An exported workbook as a reader not written here finds it. */
import fc from '../../../property';
import { readXlsx } from 'hucre/xlsx';
import { buffer } from 'node:stream/consumers';
import type { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { harmless } from '../../../../src/server/resources/export/harmless';
import type { Line } from '../../../../src/server/resources/export/rows';
import type { ExportColumn } from '../../../../src/server/resources/export/table';
import { xlsxStream } from '../../../../src/server/resources/export/write';

const columnsOf = (count: number): ExportColumn[] => Array.from({ length: count }, (_, at) =>
  ({ title: `列${at + 1}`, width: 80 + at * 8, needs: [], text: () => '', ...(at === 1 ? { numberFormat: '#,##0.00' } : at === 2 ? { numberFormat: '#,##0.000' } : {}) }));

async function* chunksOf(lines: Line[], size: number): AsyncGenerator<Line[]> {
  for (let at = 0; at < lines.length; at += size) yield lines.slice(at, at + size);
}
const written = (count: number, lines: Line[], rows?: number): Promise<Buffer> =>
  buffer(xlsxStream('清单/一', columnsOf(count), chunksOf(lines, 2), rows));

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('&', '<', '>', '"', "'", '\t', '\n', '\r', '\b', '\u001f', '\ufffe', '_x000D_', '_x', ' ', '=', '茶', '👨‍👩‍👧'), maxLength: 8 }),
);
const number = fc.oneof(fc.integer(), fc.constantFrom(0.01, 1234.5, 1e21, 99_999_999_999.99, -0.3));

it('holds every text and number in its own cell', async () => {
  await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 30 }).chain((width) => fc.tuple(
    fc.constant(width), fc.array(fc.array(fc.oneof(text, number), { minLength: width, maxLength: width }), { maxLength: 5 }),
  )), async ([width, lines]) => {
    const { sheets: [sheet] } = await readXlsx(await written(width, lines));
    const found = sheet!.rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
    expect(found).toEqual([columnsOf(width).map(({ title }) => title), ...lines.map((line) => line.map((value) => (typeof value === 'number' ? value : harmless(value))))]);
  }), { seed: 140015, numRuns: 150 });
});

it('looks as a list does: a head that stays, the widths of the screen, formats of numbers for numbers', async () => {
  const { sheets: [sheet] } = await readXlsx(await written(4, [['茶', 1234.5, 0.125, 7], ['', '免费', 2, '']]), { readStyles: true });
  expect(sheet!.name).toBe('清单 一');
  expect(sheet!.freezePane).toMatchObject({ rows: 1 });
  expect(sheet!.columns?.map(({ width }) => width)).toEqual([10, 11, 12, 13]);
  const styleOf = (place: string) => sheet!.cells?.get(place)?.style;
  expect(['1,1', '1,2', '1,3', '2,2'].map((place) => styleOf(place)?.numFmt ?? 'General')).toEqual(['#,##0.00', '#,##0.000', 'General', '#,##0.000']);
});

it.each([[0, 1], [3, 1], [4, 1], [5, 2], [8, 2], [9, 3]])('%i rows stand on %i sheets of four, each with its head', async (count, sheets) => {
  const lines = Array.from({ length: count }, (_, at): Line => [`行${at}`, at]);
  const book = await readXlsx(await written(2, lines, 4));
  expect(book.sheets.map(({ name }) => name)).toEqual(['清单 一', '清单 一_2', '清单 一_3'].slice(0, sheets));
  expect(book.sheets.map(({ rows: [head] }) => head)).toEqual(book.sheets.map(() => ['列1', '列2']));
  expect(book.sheets.flatMap(({ rows }) => rows.slice(1))).toEqual(lines);
});

it('a text longer than a cell may be is cut between characters', async () => {
  const { sheets: [sheet] } = await readXlsx(await written(1, [[`${'a'.repeat(32_765)}😀b`], ['b'.repeat(32_767)]]));
  expect(sheet!.rows.slice(1).flat()).toEqual([`${'a'.repeat(32_765)}…`, 'b'.repeat(32_767)]);
});

it('ends with the rows, and its rows with the receiver', async () => {
  let ended = 0;
  const endless = async function* (failing: boolean): AsyncGenerator<Line[]> {
    try {
      for (let at = 0; !failing || at < 3; at += 1) yield Array.from({ length: 1_000 }, (): Line => [`${at}${Math.random()}`]);
      throw new Error('the database is gone');
    } finally {
      ended += 1;
    }
  };
  await expect(buffer(xlsxStream('表', columnsOf(1), endless(true)))).rejects.toThrow('the database is gone');
  const left = xlsxStream('表', columnsOf(1), endless(false));
  await new Promise((resolve) => { left.once('data', resolve); });
  left.destroy();
  await expect.poll(() => ended).toBe(2);
});

it('fails where the thread that writes it ends; the next one has a new thread', async () => {
  vi.resetModules();
  const { xlsxStream: write } = await import('../../../../src/server/resources/export/write');
  const thread = new Promise<Worker>((resolve) => { process.once('worker', resolve); });
  const waiting = async function* (): AsyncGenerator<Line[]> {
    yield [['甲']];
    await (await thread).terminate();
    yield [['乙']];
    await new Promise(() => undefined);
  };
  await expect(buffer(write('表', columnsOf(1), waiting()))).rejects.toThrow('The thread that writes workbooks has ended');
  const { sheets: [sheet] } = await readXlsx(await buffer(write('表', columnsOf(1), chunksOf([['甲']], 1))));
  expect(sheet!.rows).toEqual([['列1'], ['甲']]);
});
