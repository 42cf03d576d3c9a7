/** Runs the product as `npm start` does. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/freePort';
import { databaseName, userName } from '../../src/server/database/embedded';
import { connectSql, type SqlRoom } from '../../src/server/sql/connect';
import { copyFolder, isFilling } from '../server/running';

const root = join(import.meta.dirname, '..', '..');
export const adminPassword = 'Bazaar-2026-e2e';

export interface Product {
  url: string;
  dataDir: string;
  /** A pool on its database, for what a test does behind its back. */
  connect(): Promise<SqlRoom>;
  /** Ends the process with SIGTERM and starts it again on the same data. */
  restart(): Promise<void>;
  /** Kills the process as a power cut does; `restart` brings it back. */
  crash(): Promise<void>;
  /** Ends the process; the data stays. */
  end(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param args of node that start it
 * @param template data folder to begin with; an empty one unless told
 */
export async function runProduct(args: readonly string[], env: Record<string, string> = {}, template?: string): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bazaar-e2e-'));
  if (template) copyFolder(template, dataDir);
  const port = await freePort();
  let child: ChildProcess;

  const start = () =>
    new Promise<void>((resolve, reject) => {
      child = spawn(process.execPath, args, {
        cwd: root,
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'warn', DEMO_ROWS: '1000', ...env },
      });
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk;
        if (output.includes('Console ready at') && !isFilling(output)) resolve();
      };
      child.stdout!.on('data', read);
      child.stderr!.on('data', read);
      child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${output}`)));
    });
  const end = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });

  await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    async connect() {
      const [pidFile, secret] = await Promise.all([join('postgres', 'postmaster.pid'), 'postgres.secret'].map((path) => readFile(join(dataDir, path), 'utf8')));
      const [, , , port, host] = pidFile!.split('\n');
      return connectSql({ host, port: Number(port), user: userName, password: secret!.trim(), database: databaseName });
    },
    async restart() {
      await end();
      await start();
    },
    crash: () => end('SIGKILL'),
    end: () => end(),
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
