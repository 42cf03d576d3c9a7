/** PgBouncer in transaction mode before a database server: no two transactions of a client need to meet the same session. */
import { spawn } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/freePort';
import { unprivilegedAccount } from '../../src/server/database/account';
import type { Embedded } from '../../src/server/database/embedded';
import { until } from '../../src/server/database/processes';

export interface Pooler {
  address: { host: string; port: number };
  stop(): Promise<void>;
}

/** Sessions of a database: fewer than a server keeps open, so that they change hands all the time. */
const sessions = 6;

const answers = (port: number) => new Promise<boolean>((resolve) => {
  const socket = connect(port, '127.0.0.1', () => {
    socket.destroy();
    resolve(true);
  });
  socket.on('error', () => resolve(false));
});

/** @param program path of pgbouncer; as root it runs under an account without rights, as it demands */
export async function startPooler(program: string, { host, port, user, password }: Embedded['connection']): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'bazaar-pooler-'));
  const account = await unprivilegedAccount(folder);
  const at = await freePort();
  const configuration = join(folder, 'pgbouncer.ini');
  await writeFile(configuration, [
    '[databases]', `* = host=${host} port=${port} user=${user} password=${password}`,
    '[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${at}`, 'unix_socket_dir =', 'auth_type = any', 'pool_mode = transaction',
    `default_pool_size = ${sessions}`, 'max_client_conn = 5000', 'max_db_connections = 0', 'log_connections = 0', 'log_disconnections = 0', 'log_stats = 0', '',
  ].join('\n'));
  if (account) for (const path of [folder, configuration]) await chown(path, account.uid, account.gid);
  const child = spawn(program, [configuration], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  const told: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => { told.push(String(chunk)); });
  const gone = new Promise<void>((resolve) => { child.once('exit', () => resolve()); });
  if (!(await until(async () => child.exitCode !== null || (await answers(at)), 10_000)) || child.exitCode !== null) throw new Error(`pgbouncer does not answer:\n${told.join('')}`);
  return {
    address: { host: '127.0.0.1', port: at },
    async stop() {
      child.kill('SIGINT');
      const hard = setTimeout(() => child.kill('SIGKILL'), 5000);
      await gone;
      clearTimeout(hard);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
