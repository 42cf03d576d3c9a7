/** A list as a file, row by row from the database to the socket: memory does not grow with the number of rows. */
import { ZipArchive } from 'archiver';
import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import { append, sendable } from '../../files/packing';
import type { Line } from './rows';
import { harmless } from './harmless';
import type { ExportColumn } from './table';
import { bookXml, sheetPath, sheetXml } from './workbook';

export type Format = 'csv' | 'xlsx';

export const contentTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Rows of a sheet, in whole chunks: Excel ends at 1,048,576. Further ones go on the next sheet. */
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

/** @param lines in chunks of at most 48,000 */
export function xlsxStream(title: string, columns: readonly ExportColumn[], lines: AsyncIterable<Line[]>, rows = sheetRows): Readable {
  const archive = new ZipArchive({ zlib: { level: 3 } });
  const source = harmlessLines(lines);
  void fill(archive, title, columns, source, rows).catch((error: Error) => archive.destroy(error));
  return sendable(archive, () => { void source.return(undefined); });
}

/** One part is written at a time, as fast as the receiver takes it. */
async function fill(archive: ZipArchive, title: string, columns: readonly ExportColumn[], lines: AsyncGenerator<Line[]>, rows: number): Promise<void> {
  const book = columns.map(({ title: head, width, numberFormat }) => ({ title: head, width: Math.round(width / 8), ...(numberFormat === undefined ? {} : { numberFormat }) }));
  const name = title.replace(/[\\/*?:[\]]/g, ' ').slice(0, 25) || 'Sheet';
  const names: string[] = [];
  for (let next = await lines.next(); names.length === 0 || !next.done;) {
    names.push(names.length === 0 ? name : `${name} ${names.length + 1}`);
    let written = 0;
    const sheet = async function* () {
      for (; !next.done && written < rows; next = await lines.next()) {
        written += next.value.length;
        yield next.value;
      }
    };
    await append(archive, Readable.from(sheetXml(book, sheet()), { objectMode: false }), sheetPath(names.length));
  }
  for (const [path, content] of Object.entries(bookXml(names, book))) await append(archive, content, path);
  await archive.finalize();
}
