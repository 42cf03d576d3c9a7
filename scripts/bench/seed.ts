/** The first start's rows, demo rows included, beside COPY of the very same rows from files into the same tables with the same indexes. */
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { contract } from '../../src/server/contract';
import { startEmbedded, type Embedded } from '../../src/server/database/embedded';
import { migrateShop, prepareShop } from '../../src/server/prepare';
import { quote } from '../../src/server/resources/resource';
import { seedDemo } from '../../src/server/seed/seed';
import { connectSql, type SqlRoom } from '../../src/server/sql/connect';
import type { BenchRow, Figure } from './row';
import { alternate, timed } from './statistics';

const runs = 3;

interface Filled {
  table: string;
  file: string;
}

/** Databases that are copies of one with every table, empty, made anew for each run. */
class Copies {
  private made = 0;

  constructor(private readonly embedded: Embedded, private readonly original: string) {}

  /** Runs the work on a new copy. */
  async with<T>(work: (room: SqlRoom) => Promise<T>): Promise<T> {
    const name = `copy_${(this.made += 1)}`;
    const admin = this.room('postgres');
    try {
      await sql.raw(`create database ${name} template ${this.original} strategy file_copy`).execute(admin.sql);
      const room = this.room(name);
      try {
        return await work(room);
      } finally {
        await room.close();
        await sql.raw(`drop database ${name} with (force)`).execute(admin.sql);
      }
    } finally {
      await admin.close();
    }
  }

  room(database: string): SqlRoom {
    return connectSql({ ...this.embedded.connection, database });
  }
}

/** Writes the rows of every table that holds any into files, identity columns included; the table of locks is filled by the migration. */
async function unload(room: SqlRoom, folder: string): Promise<Filled[]> {
  const { rows: tables } = await sql<{ table: string }>`select relname as table from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_state' order by 1`.execute(room.sql);
  const filled: Filled[] = [];
  for (const { table } of tables) {
    const { rows: [found] } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(room.sql);
    if (found!.rows === 0) continue;
    const file = join(folder, table);
    const client = await room.pool.connect();
    await pipeline(client.query(copyTo(`copy ${quote(table)} to stdout`)), createWriteStream(file));
    client.release();
    filled.push({ table, file });
  }
  return filled;
}

async function load(room: SqlRoom, tables: readonly Filled[]): Promise<void> {
  const client = await room.pool.connect();
  for (const { table, file } of tables) await pipeline(createReadStream(file), client.query(copyFrom(`copy ${quote(table)} from stdin`)));
  client.release();
}

async function measured(folder: string): Promise<Figure> {
  const embedded = await startEmbedded({ dataDir: folder, durable: false });
  try {
    const copies = new Copies(embedded, 'original');
    const admin = copies.room('postgres');
    await sql.raw('create database original').execute(admin.sql);
    await admin.close();
    const original = copies.room('original');
    await migrateShop(original.sql, contract, true);
    await original.close();
    const seed = async (room: SqlRoom) => {
      const { isDemoDue } = await prepareShop(room, contract, { demo: 1, dataDir: folder, adminPassword: 'bench-password' });
      await seedDemo(room, contract, { demo: 1 }, { first: isDemoDue });
    };
    const filled = await copies.with(async (room) => {
      await seed(room);
      return unload(room, folder);
    });
    const found = await alternate({
      ours: () => copies.with((room) => timed(() => seed(room))),
      peer: () => copies.with((room) => timed(() => load(room, filled))),
    }, runs);
    return {
      what: 'rows of the first start, demo rows included', unit: 'ms', ours: found.ours, peer: { name: 'COPY from files', value: found.peer }, goal: { atMost: 3 }, runs,
    };
  } finally {
    await embedded.stop();
  }
}

export const seed: BenchRow = {
  name: 'seed',
  async measure(tools) {
    return [await measured(tools.folder('seed'))];
  },
};
