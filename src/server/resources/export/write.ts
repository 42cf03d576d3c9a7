/** A list as a file, row by row from the database to the socket: memory does not grow with the number of rows. */
import { stringify } from 'csv-stringify';
import type { Style, Worksheet } from 'exceljs';
import { PassThrough, Readable, type Writable } from 'node:stream';
import type { Line } from './rows';
import { harmless } from './harmless';
import type { ExportColumn } from './table';

export type Format = 'csv' | 'xlsx';

export const contentTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const head: Partial<Style> = { font: { bold: true } };

/** Excel's own limit of a sheet; further rows go on the next one. */
const sheetRows = 1_000_000;

const cell = (value: string | number) => (typeof value === 'number' ? value : harmless(value));

/** A line break in a cell, and what some spreadsheets take for the end of one. */
const quoted = /[\r\n\t;|]/;

/** @param lines in chunks */
export function csvStream(columns: readonly ExportColumn[], lines: AsyncIterable<Line[]>): Readable {
  const csv = stringify({ bom: true, record_delimiter: '\r\n', quoted_match: quoted, header: true, columns: columns.map((column) => harmless(column.title)) });
  const feed = Readable.from((async function* () {
    for await (const part of lines) for (const line of part) yield line.map(cell);
  })());
  feed.on('error', (error) => csv.destroy(error));
  csv.on('close', () => feed.destroy());
  return feed.pipe(csv);
}

/** @param lines in chunks */
export function xlsxStream(title: string, columns: readonly ExportColumn[], lines: AsyncIterable<Line[]>): Readable {
  const out = new PassThrough({ highWaterMark: 1 << 18 });
  void fill(out, title, columns, lines).catch((error: Error) => out.destroy(error));
  return out;
}

/** Resolves when `stream` takes more. @throws when the receiver of `out` is gone */
const drained = (stream: Writable, out: PassThrough) => new Promise<void>((resolve, reject) => {
  if (out.destroyed) reject(new Error('the receiver is gone'));
  else if (!stream.writableNeedDrain) resolve();
  else {
    const done = () => { out.off('close', gone); resolve(); };
    const gone = () => { stream.off('drain', done); reject(new Error('the receiver is gone')); };
    stream.once('drain', done);
    out.once('close', gone);
  }
});

/** What packs a sheet. exceljs hands rows on to it without waiting, so that all would pile up before a slow receiver. */
const packerOf = (sheet: Worksheet): Writable[] => (sheet as unknown as { stream: { pipes: Writable[] } }).stream.pipes;

async function fill(out: PassThrough, title: string, columns: readonly ExportColumn[], lines: AsyncIterable<Line[]>): Promise<void> {
  // Loaded at the first export: a start does not wait for it.
  const { default: ExcelJS } = await import('exceljs');
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  const name = title.replace(/[\\/*?:[\]]/g, ' ').slice(0, 25) || 'Sheet';
  // exceljs knows a style again by its object: one a column, and none that is made a cell.
  const styles = columns.map(({ numberFormat }): Partial<Style> => (numberFormat === undefined ? {} : { numFmt: numberFormat }));
  const heads = columns.map((): Partial<Style> => head);
  const add = (sheet: Worksheet, line: (string | number)[], looks: readonly Partial<Style>[]) => {
    const row = sheet.addRow(line);
    looks.forEach((look, index) => { row.getCell(index + 1).style = look; });
    row.commit();
  };
  const open = (number: number) => {
    const sheet = book.addWorksheet(number === 1 ? name : `${name} ${number}`, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map((column) => ({ width: Math.round(column.width / 8) }));
    add(sheet, columns.map((column) => column.title), heads);
    return sheet;
  };
  let number = 1;
  let sheet = open(number);
  let rows = 0;
  for await (const part of lines) {
    for (const line of part) {
      if (rows === sheetRows) {
        sheet.commit();
        number += 1;
        sheet = open(number);
        rows = 0;
      }
      add(sheet, line.map(cell), styles);
      rows += 1;
    }
    for (const stream of [...packerOf(sheet), out]) await drained(stream, out);
  }
  sheet.commit();
  await book.commit();
}
