/** From a connection to a database that the server can answer from: tables, then rows that must exist. */
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

/** @returns the statements by which the tables were changed */
export const prepareTables = ({ sql }: SqlRoom, contract: Contract): Promise<string[]> => migrate(sql, wantedTables(contract));
