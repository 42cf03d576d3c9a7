/** The very SQL that the product sends, caught on its way, so that a peer can send the same. */
import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { findCaller } from '../../src/server/accounts/sessions';
import type { House, Resource } from '../../src/server/resources/types';
import { system } from '../../src/server/resources/door/visit';
import { listRead, type Read } from '../../src/server/resources/reads';
import type { Query } from '../../src/server/resources/query';
import type { Tables } from '../../src/server/sql/tables';
import type { Shop } from './shop';

export interface Statement {
  text: string;
  values: unknown[];
}

/** A reading of a list or of its counts, for a house. */
export type MakeRead = (house: House) => Read;

/** Runs the work on a house that writes down what is sent. */
export async function statementsOf(shop: Shop, work: (house: House) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const sql = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: shop.room.pool }),
    log: ({ query }) => { statements.push({ text: query.sql, values: [...query.parameters] }); },
  });
  await work({ ...shop.house, sql });
  return statements;
}

export const listEndpoint = ({ entity }: Resource) => entity.endpoints.find(({ role }) => role === 'list')!;

/** The server's own reading of a list. */
export const listReadOf = (resource: Resource, endpoint = listEndpoint(resource)): MakeRead => (house) => listRead(house, resource, endpoint);

/** Count and page of a list. */
export async function listStatements(shop: Shop, resource: Resource, query: Query): Promise<[count: Statement, page: Statement]> {
  const both = await statementsOf(shop, (house) => listReadOf(resource)(house)(query, system));
  // They run side by side: whichever is answered first is caught first.
  const isCount = ({ text }: Statement) => text.startsWith('select count(*)');
  return [both.find(isCount)!, both.find((statement) => !isCount(statement))!];
}

/** Who calls and what they may. @returns with the place among its values where the hash of the token stands */
export async function callerStatement(shop: Shop): Promise<Statement & { tokenAt: number }> {
  const token = 'nobody';
  const [statement] = await statementsOf(shop, ({ sql }) => findCaller(sql, token));
  return { ...statement!, tokenAt: statement!.values.indexOf(createHash('sha256').update(token).digest('hex')) };
}
