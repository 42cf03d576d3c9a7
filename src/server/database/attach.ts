/** Reaches the embedded database of a server that is running: its operator's commands work beside it. */
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseName, userName } from './embedded';
import type { Embedded } from './embedded';
import { readPidFile } from './orphan';
import { lifeOf, servesCluster } from './processes';

/** @returns how to connect, undefined when no server runs on the folder */
export async function attachEmbedded(dataDir: string): Promise<Embedded['connection'] | undefined> {
  const folder = await realpath(dataDir).catch(() => undefined);
  if (folder === undefined) return undefined;
  const cluster = join(folder, 'postgres');
  // Lines of postmaster.pid: number, data folder, start time, port, socket folder, listen address, shared memory, status.
  const [pid, , , port, socket, address, , status] = (await readPidFile(cluster)) ?? [];
  if (status?.trim() !== 'ready' || (await lifeOf(Number(pid))) !== 'running') return undefined;
  if (process.platform !== 'win32' && !(await servesCluster(Number(pid), cluster))) return undefined;
  const password = await readFile(join(folder, 'postgres.secret'), 'utf8').catch(() => undefined);
  if (password === undefined) return undefined;
  return { host: socket?.trim() || address?.trim() || '127.0.0.1', port: Number(port), user: userName, password: password.trim(), database: databaseName };
}
