/** The rows of an export as lines of text, read through a cursor. */
import type { RawBuilder } from 'kysely';
import { poolFor } from '../../sql/replica';
import { streamRows } from '../../sql/stream';
import type { House, Resource } from '../types';
import type { Projection } from '../projection';
import { namesOf } from './names';
import { formatContext, type ExportColumn } from './table';

type Row = Record<string, unknown>;

/** Rows fetched, named and formatted together. More of them live long enough to fill the heap, and are no faster. */
const batchSize = 200;

async function* chunks(house: House, statement: RawBuilder<Row>): AsyncGenerator<Row[]> {
  const { sql: text, parameters } = statement.compile(house.sql);
  const client = await poolFor(house.pool).connect();
  const rows = streamRows(client, text, parameters, batchSize);
  let failure: Error | undefined;
  try {
    let part: Row[] = [];
    for await (const row of rows) {
      part.push(row as Row);
      if (part.length === batchSize) {
        yield part;
        part = [];
      }
    }
    if (part.length > 0) yield part;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    rows.destroy();
    client.release(failure);
  }
}

/** Cells of one row: texts, or numbers where `numbers` asks for them and the column has them. */
export type Line = (string | number)[];

/** @throws on the first step when the database refuses the query, so that the caller can still answer with a message */
export async function* exportLines(
  house: House, resource: Resource, projection: Projection, columns: readonly ExportColumn[], statement: RawBuilder<Row>,
  numbers: boolean,
): AsyncGenerator<Line[]> {
  const names = namesOf(house, resource);
  for await (const rows of chunks(house, statement)) {
    const records = rows.map(projection.decode);
    const context = formatContext(house, await names(records));
    yield records.map((record) => columns.map((column) => (numbers ? column.number?.(record) : undefined) ?? column.text(record, context)));
  }
}

/** Waits for the first part of a stream of parts, then hands back the whole of it; `empty` when there is none. */
export async function begun<T>(parts: AsyncGenerator<T>): Promise<AsyncIterable<T> & { empty: boolean }> {
  const first = await parts.next();
  const whole = (async function* () {
    try {
      if (!first.done) {
        yield first.value;
        yield* parts;
      }
    } finally {
      await parts.return(undefined);
    }
  })();
  return Object.assign(whole, { empty: first.done === true });
}
