/** From a connection to a database that the server can answer from: tables, then rows that must exist. */
import { seedAccounts, type SeedResult } from './accounts/seed';
import type { Config } from './config';
import type { Contract } from './contract';
import { migrate } from './sql/migrate';
import type { SqlRoom } from './sql/connect';
import type { WantedTable } from './sql/plan';
import { systemTables } from './sql/tables';

/** Every table of this version: the server's own and one for each entity. */
export function wantedTables(contract: Contract): WantedTable[] {
  return [
    ...systemTables.map((table) => ({ ...table, source: 'src/server/sql/tables.ts' })),
    ...contract.entities.map(({ table, at }) => ({ ...table, source: at.replace(/:\d+$/, '') })),
  ];
}

/**
 * Makes the database ready; safe at every start and for several processes at once.
 * @throws MigrationRefused when a change could lose data
 */
export async function prepare({ sql }: SqlRoom, contract: Contract, config: Pick<Config, 'adminPassword'>): Promise<SeedResult> {
  await migrate(sql, wantedTables(contract));
  return seedAccounts(sql, contract.menu, config.adminPassword);
}
