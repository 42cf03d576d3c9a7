/** An exported CSV as readers not written here find it: every text as it was, in its own cell, and none that runs. */
import { parse } from 'csv-parse/sync';
import fc from '../../../property';
import Papa from 'papaparse';
import { text as whole } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { harmless } from '../../../../src/server/resources/export/harmless';
import type { ExportColumn } from '../../../../src/server/resources/export/table';
import { csvStream } from '../../../../src/server/resources/export/write';

const columnsOf = (titles: readonly string[]): ExportColumn[] => titles.map((title) => ({ title, width: 100, needs: [], text: () => '' }));

const written = (titles: readonly string[], lines: string[][]): Promise<string> =>
  whole(csvStream(columnsOf(titles), (async function* () { yield lines; })()));

const readers: Record<string, (file: string) => string[][]> = {
  'csv-parse': (file) => parse(file, { bom: true }),
  papaparse: (file) => Papa.parse<string[]>(file, { delimiter: ',', newline: '\r\n' }).data.slice(0, -1),
};

/** What a spreadsheet runs: a sign in any width, before anything else that is seen. */
const runs = (text: string) => /^[\s\p{C}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫].|^[\t\r\n]./su.test(text) && !/^[+-]?[\d,]+(\.\d+)?$/.test(text);

const awkward = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '"', "'", ',', ';', '|', '\t', '\r', '\n', '\r\n', ' ', '　', '\u00a0', '\u200b', '\ufeff', '\u2028', '1', 'a', '茶', '👨‍👩‍👧'),
  maxLength: 8,
});
const text = fc.oneof(awkward, fc.string({ unit: 'grapheme', maxLength: 12 }).map((given) => given.replaceAll('\0', '')));
const table = fc.integer({ min: 1, max: 4 }).chain((width) => fc.tuple(
  fc.array(fc.constantFrom('名称', '金额', '备注,说明', '=标题'), { minLength: width, maxLength: width }),
  fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
));

describe.each(Object.entries(readers))('read by %s, a file', (_name, read) => {
  it('holds every text in its own cell as it went out', async () => {
    await fc.assert(fc.asyncProperty(table, async ([titles, lines]) => {
      expect(read(await written(titles, lines))).toEqual([titles, ...lines].map((line) => line.map(harmless)));
    }), { seed: 140013, numRuns: 1_000 });
  });

  it('holds no cell that a spreadsheet would run', async () => {
    await fc.assert(fc.asyncProperty(table, async ([titles, lines]) => {
      expect(read(await written(titles, lines)).flat().filter(runs)).toEqual([]);
    }), { seed: 140014, numRuns: 1_000 });
  });

  it.each(['a\n=1+1', 'a\r=1+1', '第一行\n第二行\n', '回车\r换行\r\n'])('keeps the lines of %j together', async (given) => {
    expect(read(await written(['昵称', '备注'], [[given, 'x']]))).toEqual([['昵称', '备注'], [given, 'x']]);
  });
});

it.each(['=1+1', '＝1+1', '＋1-2', '－1+1', '＠SUM(1)', '﹦1', ' =1+1', '\u00a0=1', '\u200b=1', '\ufeff=1', '\t=1', '\n=1', '-a', '@cmd', '+86 138', '\tx'])('%j is kept a text by an apostrophe', (given) => {
  expect(harmless(given)).toBe(`'${given}`);
});

it.each(['', '-', '=', 'a=1', '-5', '-12.50', '普通', '+86', '-1,234.50', '茶 = 好', "'=1", '1-2'])('%j stays as it is', (given) => {
  expect(harmless(given)).toBe(given);
});
