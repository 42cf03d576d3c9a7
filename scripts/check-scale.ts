/**
 * `npm run check-scale [-- PATH …]`: the tests of the server, those of two and of three processes and the books among them, with
 * PgBouncer in transaction mode between servers and database (`tests/server/pooler.ts`). On Debian as root it installs PgBouncer,
 * else it says what to install. Ends with 1 when a test fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');

const find = (): string | undefined => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'pgbouncer')).find(existsSync);

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** @returns undefined where it is not there and cannot be installed here */
function program(): string | undefined {
  const there = find();
  if (there !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return there;
  console.log('Installing pgbouncer …');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  if (run('apt-get', ['update', '-qq'], quiet)) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'], quiet);
  return find();
}

const pgbouncer = program();
if (pgbouncer === undefined) {
  console.error('PgBouncer is needed: install the package pgbouncer of your system, then run this command again.');
  process.exit(1);
}
run(pgbouncer, ['--version']);
const paths = process.argv.slice(2);
const passed = run(join(root, 'node_modules', '.bin', 'vitest'), ['run', '--config', 'tests/vitest.config.ts', '--project', 'server', ...paths], { PGBOUNCER: pgbouncer });
process.exit(passed ? 0 : 1);
