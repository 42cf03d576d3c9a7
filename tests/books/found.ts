/** What the books have to say, in lines that a failing test prints. */
import { findings, wrongTotals } from '../../scripts/books/check';
import type { SqlRoom } from '../../src/server/sql/connect';

/** @returns a line for each finding of `npm run books`; none where all books are right */
export async function wrongBooks(room: SqlRoom): Promise<string[]> {
  const client = await room.pool.connect();
  try {
    const wrong: string[] = [];
    for (const told of [findings(client), wrongTotals(client)]) {
      for await (const { table, id, what, expected, found } of told) wrong.push(`${table} ${id}: ${what} ${expected} ${found}`);
    }
    return wrong;
  } finally {
    client.release();
  }
}
