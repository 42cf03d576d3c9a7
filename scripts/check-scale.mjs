/**
 * `npm run check-scale [-- PATH …]`: the tests of the server, those of two and of three processes and the books among them, with
 * PgBouncer in transaction mode between servers and database (`tests/server/pooler.ts`). On Debian as root it installs PgBouncer,
 * else it says what to install. Ends with 1 when a test fails.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { canInstall, findProgram, installPackages } from './programs.mjs';

const run = (command, args, env = {}) => spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
// Debian puts it where the PATH of most people does not lead.
const find = () => findProgram(['pgbouncer'], ['/usr/sbin/pgbouncer']);

ensureInstalled();
if (!find() && canInstall()) installPackages('pgbouncer');
const pgbouncer = find();
if (!pgbouncer) {
  console.error('PgBouncer is needed: install the package pgbouncer of your system, then run this command again.');
  process.exit(1);
}
run(pgbouncer, ['--version']);
const passed = run(join(root, 'node_modules', '.bin', 'vitest'), ['run', '--config', 'tests/vitest.config.ts', '--project', 'server', ...process.argv.slice(2)], { PGBOUNCER: pgbouncer });
process.exit(passed ? 0 : 1);
