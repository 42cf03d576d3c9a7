/** From a connection to a database that the server can answer from: tables, then rows that must exist. */
import { seedAccounts, type SeedResult } from './accounts/seed';
import type { Config } from './config';
import type { Contract } from './contract';
import { seedFiles } from './files/demo/seed';
import { openFiles } from './files/room';
import { openHouse } from './resources/house';
import { libraryOf } from './routes/media/attachment';
import { departures } from '../../generated/departures';
import { movedFrom } from './routes/settings/moved';
import { seedSettings } from './routes/settings/seed';
import { seedEntities } from './seed/seed';
import { seedSingles } from './seed/singles';
import { vaultFor } from './secrets/keys';
import { proveKey, sealStored } from './secrets/stored';
import { migrate } from './sql/migrate';
import type { SqlRoom } from './sql/connect';
import type { WantedTable } from './sql/plan';
import { systemTables } from './sql/tables';

/** Every table of this version: the server's own and one for each entity; those of the gallery only while DEMO ≠ 0. */
export function wantedTables(contract: Contract, demo: boolean): WantedTable[] {
  return [
    ...systemTables.map((table) => ({ ...table, source: 'src/server/sql/tables.ts' })),
    ...contract.entities.filter((entity) => !entity.table.kept && (demo || !entity.demoOnly)).map(({ table, at }) => ({ ...table, source: at.replace(/:\d+$/, '') })),
  ];
}

/**
 * Makes the database ready; safe at every start and for several processes at once.
 * @param report told in one sentence what takes long
 * @throws MigrationRefused when a change could lose data, KeyRefused when the secrets are sealed by another key
 */
export async function prepare(room: SqlRoom, contract: Contract, config: Pick<Config, 'adminPassword' | 'demo' | 'demoRows' | 'dataDir' | 's3' | 'secretKey' | 'secretKeyOld'>, report?: (sentence: string) => void): Promise<SeedResult> {
  await migrate(room.sql, wantedTables(contract, config.demo !== 0), report);
  room.vault ??= vaultFor(config);
  await proveKey(room.sql, room.vault);
  const accounts = await seedAccounts(room.sql, contract.menu, config.adminPassword);
  if (accounts.weakness !== undefined) report?.(`ADMIN_PASSWORD 不够安全，登录后请尽快修改：${accounts.weakness}`);
  await seedSingles(openHouse(room, undefined, contract, config.demo !== 0, departures), movedFrom);
  await seedEntities(room, contract, config, accounts.first, report);
  await seedSettings(openHouse(room, undefined, contract, config.demo !== 0));
  if (config.demo !== 0) await fillLibrary(room, contract, config);
  await sealStored(room.sql, contract, room.vault);
  return accounts;
}

async function fillLibrary(room: SqlRoom, contract: Contract, config: Pick<Config, 'dataDir' | 's3'>): Promise<void> {
  const house = openHouse(room, undefined, contract, true);
  const library = libraryOf(house, await openFiles(config));
  if (library) await seedFiles(library);
}
