/** From a connection to a database that the server can answer from: tables, then rows that must exist. */
import { seedAccounts, type SeedResult } from './accounts/seed';
import type { Config } from './config';
import type { Contract } from './contract';
import { seedEntities } from './seed/seed';
import { migrate } from './sql/migrate';
import type { SqlRoom } from './sql/connect';
import type { WantedTable } from './sql/plan';
import { systemTables } from './sql/tables';

/** Every table of this version: the server's own and one for each entity; those of the gallery only while DEMO ≠ 0. */
export function wantedTables(contract: Contract, demo: boolean): WantedTable[] {
  return [
    ...systemTables.map((table) => ({ ...table, source: 'src/server/sql/tables.ts' })),
    ...contract.entities.filter((entity) => demo || !entity.demoOnly).map(({ table, at }) => ({ ...table, source: at.replace(/:\d+$/, '') })),
  ];
}

/**
 * Makes the database ready; safe at every start and for several processes at once.
 * @throws MigrationRefused when a change could lose data
 */
export async function prepare(room: SqlRoom, contract: Contract, config: Pick<Config, 'adminPassword' | 'demo'>): Promise<SeedResult> {
  await migrate(room.sql, wantedTables(contract, config.demo !== 0));
  await seedEntities(room, contract, config);
  return seedAccounts(room.sql, contract.menu, config.adminPassword);
}
