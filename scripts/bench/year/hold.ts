/** Reads held against the SQL that they send, each alone: how long half of them take, and 95 of a hundred. */
import type { Query } from '../../../src/server/resources/query';
import { system } from '../../../src/server/resources/door/visit';
import type { Shop } from '../shop';
import { statementsOf, type MakeRead, type Statement } from '../statements';
import { median, percentile, takeTurns, timed } from '../statistics';

export interface Held {
  what: string;
  /** Milliseconds, medians. */
  ours: number;
  sql: number;
  /** Milliseconds within which 95 of a hundred are answered, and the SQL alone is. */
  p95: number;
  sqlP95: number;
  runs: number;
  statements: Statement[];
}

/** Milliseconds for one figure: slow reads run less often. */
const patience = 1_500;
const fewest = 5;
const most = 21;

export async function hold(shop: Shop, what: string, make: MakeRead, query: Query = {}): Promise<Held> {
  const read = make(shop.house);
  const statements = await statementsOf(shop, (house) => make(house)(query, system));
  const once = Math.min(await timed(() => read(query, system)), await timed(() => read(query, system)));
  const runs = Math.max(fewest, Math.min(most, Math.floor(patience / (2 * once))));
  const { ours, bare } = await takeTurns({
    ours: () => timed(() => read(query, system)),
    bare: () => timed(() => Promise.all(statements.map(({ text, values }) => shop.room.pool.query(text, values)))),
  }, runs, { warm: runs === most ? 2 : 1 });
  return { what, ours: median(ours), sql: median(bare), p95: percentile(ours, 95), sqlP95: percentile(bare, 95), runs, statements };
}
