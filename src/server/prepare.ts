/** From a connection to a database that the server can answer from: tables, then rows that must exist. */
import { seedAccounts, type SeedResult } from './accounts/seed';
import { callerOf } from './accounts/sessions';
import type { Config } from './config';
import type { Contract } from './contract';
import { seedFiles } from './files/demo/seed';
import { openFiles } from './files/room';
import { openHouse } from './resources/house';
import { recountMissing } from './resources/totals/count';
import { keptTotalOf } from './resources/totals/read';
import type { House } from './resources/types';
import { bookPast } from './routes/finance/journal/past';
import { libraryOf } from './routes/media/attachment';
import { departures } from '../../generated/departures';
import { seedRegions } from './routes/operation/regions';
import { movedFrom } from './routes/settings/moved';
import { seedSettings } from './routes/settings/seed';
import { type DemoRun, seedDemo, seedEntities, tellOf } from './seed/seed';
import { seedSingles } from './seed/singles';
import { vaultFor } from './secrets/keys';
import { proveKey, sealStored } from './secrets/stored';
import { migrate } from './sql/migrate';
import { readState, writeState } from './sql/state';
import type { Sql, SqlRoom } from './sql/connect';
import type { WantedTable } from './sql/plan';
import { systemTables } from './sql/tables';

/** Every table of this version: the server's own and one for each entity; those of the gallery only while DEMO ≠ 0. */
export function wantedTables(contract: Contract, demo: boolean): WantedTable[] {
  return [
    ...systemTables.map((table) => ({ ...table, source: 'src/server/sql/tables.ts' })),
    ...contract.entities.filter((entity) => !entity.table.kept && (demo || !entity.demoOnly)).map(({ table, at }) => ({ ...table, source: at.replace(/:\d+$/, '') })),
  ];
}

/** Tables as this version has them, and the functions that its statements call. @param report told in one sentence what takes long, or what stays */
export const migrateShop = (sql: Sql, contract: Contract, demo: boolean, report?: (sentence: string) => void): Promise<string[]> =>
  migrate(sql, wantedTables(contract, demo), report, [callerOf, keptTotalOf]);

type Given = Pick<Config, 'adminPassword' | 'demo' | 'demoRows' | 'dataDir' | 's3' | 'secretKey' | 'secretKeyOld'>;

export interface Prepared extends SeedResult {
  /** The demo rows of the first start have not all come. */
  isDemoDue: boolean;
}

/**
 * Tables, and rows without which nobody could work; safe at every start and for several processes at once.
 * @param report told in one sentence what takes long
 * @throws MigrationRefused when a change could lose data, KeyRefused when the secrets are sealed by another key
 */
export async function prepareShop(room: SqlRoom, contract: Contract, config: Given, report?: (sentence: string) => void): Promise<Prepared> {
  await migrateShop(room.sql, contract, config.demo !== 0, report);
  room.vault ??= vaultFor(config);
  await proveKey(room.sql, room.vault);
  const accounts = await seedAccounts(room.sql, contract.menu, config.adminPassword);
  if (accounts.weakness !== undefined) report?.(`ADMIN_PASSWORD 不够安全，登录后请尽快修改：${accounts.weakness}`);
  if (accounts.first && config.demo !== 0) await writeState(room.sql, 'demo', { whole: false });
  const house = openHouse(room, contract, { demo: config.demo !== 0, departures });
  await seedSingles(house, movedFrom);
  await seedRegions(house);
  await seedEntities(room, contract, config);
  await seedSettings(openHouse(room, contract, { demo: config.demo !== 0 }));
  await sealStored(room.sql, contract, room.vault);
  await recountMissing(house);
  return { ...accounts, isDemoDue: config.demo !== 0 && (await readState(room.sql, 'demo'))?.whole === false };
}

/**
 * What a shop shows that is tried out, nothing where DEMO is 0, and what follows from all rows together. What is there already does not come again.
 * @param room prepared by `prepareShop`
 * @throws the reason of `run.signal`
 */
export async function prepareDemo(room: SqlRoom, contract: Contract, config: Given, { notify, ...run }: DemoRun & { notify?: House['notify'] }): Promise<void> {
  const came = config.demo === 0 ? [] : await seedDemo(room, contract, config, run);
  run.signal?.throwIfAborted();
  const house = openHouse(room, contract, { demo: config.demo !== 0, departures });
  await bookPast(house);
  if (config.demo === 0) return;
  await fillLibrary(room, contract, config);
  if (came.length > 0) {
    await recountMissing(house);
    await sealStored(room.sql, contract, room.vault ??= vaultFor(config));
  }
  if (run.first) await writeState(room.sql, 'demo', { whole: true });
  if (notify) await tellOf(house, came, notify);
}

/** Both, one after the other, for tests and commands. */
export async function prepare(room: SqlRoom, contract: Contract, config: Given, report?: (sentence: string) => void): Promise<SeedResult> {
  const shop = await prepareShop(room, contract, config, report);
  await prepareDemo(room, contract, config, { first: shop.isDemoDue, report });
  return shop;
}

async function fillLibrary(room: SqlRoom, contract: Contract, config: Pick<Config, 'dataDir' | 's3'>): Promise<void> {
  const house = openHouse(room, contract, { demo: true });
  const library = libraryOf(house, await openFiles(config));
  if (library) await seedFiles(library);
}
