/** Reads of the server held against the very statements that they send, each alone: what query builder, codecs and envelope cost. */
import { system } from '../../src/server/resources/door/visit';
import type { Query } from '../../src/server/resources/query';
import type { Figure } from './row';
import type { Shop } from './shop';
import { statementsOf, type MakeRead, type Statement } from './statements';
import { median, percentile, takeTurns, timed } from './statistics';

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

/** How often a read runs, slow ones less often. */
interface Effort {
  fewest: number;
  most: number;
  /** Milliseconds for one read. */
  patience: number;
  /** Runs before that do not count, of a read that is quick enough for the most runs: others run once. */
  warm: number;
}

/** Of a figure that a row shows. */
const thorough: Effort = { fewest: 7, most: 31, patience: 6_000, warm: 10 };
/** Of hundreds of reads, of which those that are too slow are shown. */
export const brief: Effort = { fewest: 5, most: 21, patience: 1_000, warm: 2 };

/** @param make the reading, on a house whose statements are caught */
export async function hold(shop: Shop, what: string, make: MakeRead, query: Query = {}, { fewest, most, patience, warm } = thorough): Promise<Held> {
  const read = make(shop.house);
  const statements = await statementsOf(shop, (house) => make(house)(query, system));
  // Whoever asks first finds code that was never run, connections that know no table yet and cold pages: neither side counts until both are warm.
  const once = Math.min(await timed(() => read(query, system)), await timed(() => read(query, system)));
  const runs = Math.max(fewest, Math.min(most, Math.floor(patience / (2 * once))));
  const { ours, bare } = await takeTurns({
    ours: () => timed(() => read(query, system)),
    bare: () => timed(() => Promise.all(statements.map(({ text, values }) => shop.room.pool.query(text, values)))),
  }, runs, { warm: runs === most ? warm : 1 });
  return { what, ours: median(ours), sql: median(bare), p95: percentile(ours, 95), sqlP95: percentile(bare, 95), runs, statements };
}

/** @param make as above */
export async function besideSql(shop: Shop, make: MakeRead, query: Query, what: string): Promise<Figure> {
  const { ours, sql, runs } = await hold(shop, what, make, query);
  return { what, unit: 'ms', ours, peer: { name: 'same SQL', value: sql }, goal: { atMost: 1.5 }, runs };
}
