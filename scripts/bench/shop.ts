/** A shop on a throw-away database, with as many rows as a row asks for, and the product's own server on it. */
import { sql } from 'kysely';
import { departures } from '../../generated/departures';
import { contract } from '../../src/server/contract';
import { startEmbedded } from '../../src/server/database/embedded';
import { prepare } from '../../src/server/prepare';
import { openHouse } from '../../src/server/resources/house';
import type { House, Resource } from '../../src/server/resources/types';
import { multiply } from '../../src/server/seed/multiply';
import { connectSql, type SqlRoom } from '../../src/server/sql/connect';
import { ensureBuilt } from '../build.mjs';
import { freePort } from '../freePort';
import { runNode } from './processes';

export interface Shop {
  room: SqlRoom;
  house: House;
  /** For programs of their own. */
  databaseUrl: string;
  /** Process number of the database. */
  databasePid: number;
  /** A short record of a few fields: the entity with a paged list, a search and a dialog that comes first in the menu. */
  plain: Resource;
  /** The entity whose list offers the most filters. */
  rich: Resource;
  /** The entity whose list shows the most columns of its table. */
  wide: Resource;
  /** Adds made-up rows until the table holds `rows`. */
  grow(resource: Resource, rows: number): Promise<void>;
  /** The built product in a process of its own, someone signed in. */
  serve(): Promise<{ url: string; pid: number; token: string; stop(): Promise<void> }>;
  close(): Promise<void>;
}

export const account = 'admin';
export const password = 'bench-password';

const hasPagedList = ({ entity }: Resource): boolean =>
  entity.style !== 'simple-rest' && entity.endpoints.some(({ role, shape }) => role === 'list' && (shape ?? 'page') === 'page');

const isInMenu = ({ entity }: Resource): boolean => contract.menu.some(({ path, hidden }) => path === entity.route && !hidden);

const filters = ({ entity }: Resource): number => entity.list?.filters.length ?? 0;

/** The columns of its list that stand in its table. */
export const columnsOf = ({ entity, stored }: Resource): string[] => (entity.list?.columns ?? []).map(({ name }) => name).filter((name) => stored.has(name));

export async function openShop(dataDir: string): Promise<Shop> {
  const embedded = await startEmbedded({ dataDir, durable: false });
  const room = connectSql(embedded.connection);
  const { host, port, user, password: secret, database } = embedded.connection;
  const databaseUrl = `postgres://${user}:${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  await prepare(room, contract, { demo: 1, adminPassword: password, dataDir });
  const house = openHouse(room, contract, { demo: true, notify: async () => undefined, departures });
  const paged = [...house.resources.values()].filter(hasPagedList);
  const most = (count: (resource: Resource) => number): Resource => [...paged].sort((a, b) => count(b) - count(a))[0]!;
  return {
    room, house, databaseUrl, databasePid: embedded.pid,
    plain: paged.find((resource) => resource.entity.form && resource.entity.form.in === 'dialog' && filters(resource) > 0 && !resource.entity.demoOnly && isInMenu(resource))!,
    rich: most(filters),
    wide: most((resource) => columnsOf(resource).length),
    async grow(resource, rows) {
      const { rows: [present] } = await sql<{ count: number }>`select count(*)::int as count from ${resource.table} t`.execute(room.sql);
      if (present!.count < rows) await multiply(house, resource, rows - present!.count, 7);
    },
    async serve() {
      // Else the server builds itself, and keeps the memory that took.
      await ensureBuilt(() => undefined);
      const ownPort = await freePort();
      const program = runNode(['scripts/start.mjs'], {
        cwd: process.cwd(), env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(ownPort), ADMIN_PASSWORD: password, LOG_LEVEL: 'warn' },
      });
      try {
        await program.line('Console ready at');
        const url = `http://127.0.0.1:${ownPort}`;
        return { url, pid: program.pid, token: await signIn(url), stop: program.stop };
      } catch (error) {
        await program.stop();
        throw error;
      }
    },
    async close() {
      await room.close();
      await embedded.stop();
    },
  };
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/admin/platform/login`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ account, pwd: password }),
  });
  const { data, message } = await response.json() as { data?: { token: string }; message: string };
  if (!data?.token) throw new Error(`sign-in failed: ${message}`);
  return data.token;
}
