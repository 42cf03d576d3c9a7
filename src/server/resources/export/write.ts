/** A list as a file, row by row from the database to the socket: memory does not grow with the number of rows. */
import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import type { Line } from './rows';
import { harmless } from './harmless';
import type { ExportColumn } from './table';
import { workbook } from './workbook';

export type Format = 'csv' | 'xlsx';

export const contentTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Rows of a sheet below its head: Excel ends at 1,048,576. Further ones go on the next sheet. */
const sheetRows = 1_000_000;

const cell = (value: string | number) => (typeof value === 'number' ? value : harmless(value));
const harmlessLines = async function* (lines: AsyncIterable<Line[]>): AsyncGenerator<Line[]> {
  for await (const part of lines) yield part.map((line) => line.map(cell));
};

/** A line break in a cell, and what some spreadsheets take for the end of one. */
const quoted = /[\r\n\t;|]/;

/** @param lines in chunks */
export function csvStream(columns: readonly ExportColumn[], lines: AsyncIterable<Line[]>): Readable {
  const csv = stringify({ bom: true, record_delimiter: '\r\n', quoted_match: quoted, header: true, columns: columns.map((column) => harmless(column.title)) });
  const feed = Readable.from((async function* () {
    for await (const part of harmlessLines(lines)) yield* part;
  })());
  feed.on('error', (error) => csv.destroy(error));
  csv.on('close', () => feed.destroy());
  return feed.pipe(csv);
}

/** What a cell holds at most; of a longer text spreadsheets call the whole file damaged. */
const longestText = 32_767;
/** What reads like the spelling of a character in a workbook (ECMA-376 ST_Xstring) is spelled itself: the library leaves it. */
const spelled = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
/** Whole characters. */
const shortened = (text: string): string => (text.length <= longestText ? text : `${text.slice(0, longestText - 1).replace(/[\ud800-\udbff]$/, '')}…`);

/** @param lines in chunks */
export function xlsxStream(title: string, columns: readonly ExportColumn[], lines: AsyncIterable<Line[]>, rows = sheetRows): Readable {
  const source = (async function* () {
    for await (const part of harmlessLines(lines)) yield part.map((line) => line.map((value) => (typeof value === 'number' ? value : spelled(shortened(value)))));
  })();
  return workbook(source, {
    name: title.replace(/[\\/*?:[\]]/g, ' ').slice(0, 25) || 'Sheet',
    columns: columns.map(({ title: header, width, numberFormat }) => ({ header, width: Math.round(width / 8), ...(numberFormat !== undefined && { numFmt: numberFormat }) })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: rows + 1,
    // A wide sheet of a million rows may pass 4 GiB before it is packed.
    zip64: true,
  });
}
