/** Two PostgreSQL servers in streaming replication, from the programs that come with the packages. */
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Embedded, startEmbedded } from '../../src/server/database/embedded';
import { copyFolder } from './running';
import { keepLog, logStatements } from './statements';

export interface Replication {
  primary: Embedded;
  replica: Embedded;
  /** Asks one of both. */
  ask<Row extends pg.QueryResultRow = any>(server: Embedded, question: string): Promise<Row[]>;
  stop(): Promise<void>;
}

export async function startReplication(): Promise<Replication> {
  const [folder, copy] = [await mkdtemp(join(tmpdir(), 'bazaar-primary-')), await mkdtemp(join(tmpdir(), 'bazaar-replica-'))];
  const first = await startEmbedded({ dataDir: folder, durable: false });
  await logStatements(first.connection);
  await first.stop();
  copyFolder(folder, copy);
  const primary = await startEmbedded({ dataDir: folder, durable: false });
  const { host, port, user, password } = primary.connection;
  await appendFile(join(copy, 'postgres', 'postgresql.auto.conf'), `primary_conninfo = 'host=${host} port=${port} user=${user} password=${password}'\n`);
  await writeFile(join(copy, 'postgres', 'standby.signal'), '');
  const replica = await startEmbedded({ dataDir: copy, durable: false });
  return {
    primary, replica,
    async ask({ connection }, question) {
      const client = new pg.Client(connection);
      await client.connect();
      try {
        return (await client.query(question)).rows;
      } finally {
        await client.end();
      }
    },
    async stop() {
      await replica.stop();
      await primary.stop();
      for (const each of [folder, copy]) keepLog(each);
      for (const each of [folder, copy]) await rm(each, { recursive: true, force: true });
    },
  };
}
