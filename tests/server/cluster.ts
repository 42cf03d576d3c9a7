/** One database server for all tests, which give themselves databases of it; nothing is flushed to disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Embedded, startEmbedded } from '../../src/server/database/embedded';

export interface Cluster {
  connection: Embedded['connection'];
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
  project.provide('cluster', { connection: embedded.connection, folder });
  return async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
