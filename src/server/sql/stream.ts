/** Rows of a query as they come, through a cursor. */
import type { Readable } from 'node:stream';
import type pg from 'pg';
import QueryStream from 'pg-query-stream';

/**
 * @param size rows fetched at once
 * @returns a stream that also fails when the connection breaks: the cursor by itself waits for ever for its database to take leave
 */
export function streamRows(client: pg.ClientBase, text: string, parameters: readonly unknown[], size: number): Readable {
  const rows = client.query(new QueryStream(text, [...parameters], { batchSize: size, highWaterMark: size }));
  const fail = (error: Error) => { rows.emit('error', error); };
  // Whoever reads hears of it; when nobody reads any more, nobody needs to.
  rows.on('error', () => undefined);
  client.on('error', fail);
  for (const end of ['end', 'close'] as const) rows.once(end, () => client.off('error', fail));
  return rows;
}
