/** Programs of the machine: found, or installed where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param {readonly string[]} names the first one that is there counts, folder by folder of PATH
 * @param {readonly string[]} [others] paths where it may lie else
 * @returns {string | undefined} its path
 */
export const findProgram = (names, others = []) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(others)
    .find((file) => existsSync(file));

/** Whether packages can be installed without asking: as root on Debian. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** @param {...string} packages of Debian */
export function installPackages(...packages) {
  const run = (...words) => spawnSync('apt-get', words, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
