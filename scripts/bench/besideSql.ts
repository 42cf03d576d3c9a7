/** The server's own reading beside the very statements that it sends: what query builder, codecs and envelope cost. */
import { system } from '../../src/server/resources/door/visit';
import type { Query } from '../../src/server/resources/query';
import type { Read } from '../../src/server/resources/reads';
import type { Figure } from './row';
import type { Shop } from './shop';
import { statementsOf, type MakeRead } from './statements';
import { alternate, timed } from './statistics';

const mostRuns = 31;
const fewestRuns = 7;
/** Milliseconds for one figure: slow queries run less often. */
const patience = 6_000;
/** Milliseconds below which warming up costs little. */
const quick = 50;

/** @param make the reading, on a house whose statements are caught */
export async function besideSql(shop: Shop, make: MakeRead, query: Query, what: string): Promise<Figure> {
  const read: Read = make(shop.house);
  const statements = await statementsOf(shop, (house) => make(house)(query, system));
  // Whoever asks first finds code that was never run, connections that know no table yet and cold pages: neither side counts until both are warm.
  const once = Math.min(await timed(() => read(query, system)), await timed(() => read(query, system)));
  const warm = once < quick ? 10 : 1;
  const runs = Math.max(fewestRuns, Math.min(mostRuns, Math.floor(patience / (2 * once))));
  const found = await alternate({
    ours: () => timed(() => read(query, system)),
    peer: () => timed(() => Promise.all(statements.map(({ text, values }) => shop.room.pool.query(text, values)))),
  }, runs, { warm });
  return { what, unit: 'ms', ours: found.ours, peer: { name: 'same SQL', value: found.peer }, goal: { atMost: 1.5 }, runs };
}
