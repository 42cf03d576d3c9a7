/** One database server for all tests, which give themselves databases of it; nothing is flushed to disk. With PGBOUNCER, a path, the tests reach it through that program; with STATEMENTS it logs what it is told (`statements.ts`). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Embedded, startEmbedded } from '../../src/server/database/embedded';
import { type Pooler, startPooler } from './pooler';
import { keepLog, logStatements } from './statements';

export interface Cluster {
  connection: Embedded['connection'];
  /** By which servers under test reach their databases; absent: by the connection itself. */
  pooler?: Pooler['address'];
  /** Where files of filled databases are kept. */
  folder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-tests-'));
  const embedded = await startEmbedded({ dataDir: folder, durable: false });
  await logStatements(embedded.connection);
  const program = process.env.PGBOUNCER;
  const pooler = program === undefined ? undefined : await startPooler(program, embedded.connection);
  project.provide('cluster', { connection: embedded.connection, folder, ...(pooler && { pooler: pooler.address }) });
  return async () => {
    await pooler?.stop();
    await embedded.stop();
    keepLog(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
