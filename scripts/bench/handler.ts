/** Starts the hand-written peer of the server (`peers/handler.ts`) with the statements of one list. */
import { alive } from '../../src/server/resources/resource';
import type { Resource } from '../../src/server/resources/types';
import { orderSql } from '../../src/server/resources/select';
import { sql } from 'kysely';
import { freePort } from '../freePort';
import { runNode, typescript, type Program } from './processes';
import type { Shop } from './shop';
import { callerStatement, listEndpoint, listStatements, type Statement } from './statements';
import type { Tools } from './tools';

/** @param columns fields of the export; `page`: the statement of a list that tells no total */
export async function startHandler(tools: Tools, shop: Shop, resource: Resource, { columns = [], page: alone }: { columns?: readonly string[]; page?: Statement } = {}): Promise<{ url: string; pid: number; stop: Program['stop'] }> {
  const port = await freePort();
  const caller = await callerStatement(shop);
  const [count, page] = alone ? [undefined, alone] : await listStatements(shop, resource, { page: '1', limit: '20' });
  const cells = columns.map((name) => resource.stored.get(name)!).map(({ ref, type }) => (/int|numeric/.test(type) ? sql`${ref}` : sql`${ref}::text`));
  const whole = sql`select ${sql.join(cells.length > 0 ? cells : [resource.id.ref])} from ${resource.table} t
    where ${alive(resource)} order by ${orderSql(resource, [])}`.compile(shop.house.sql);
  const program = runNode(typescript(tools.root, 'scripts/bench/peers/handler.ts'), {
    cwd: tools.root,
    env: {
      DATABASE_URL: shop.databaseUrl, PORT: String(port),
      HANDLER: JSON.stringify({ caller, permission: listEndpoint(resource).permission, count, page, export: whole.sql }),
    },
  });
  await program.line('ready');
  return { url: `http://127.0.0.1:${port}`, pid: program.pid, stop: program.stop };
}
