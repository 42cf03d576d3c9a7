/**
 * Installs what is missing before anything else runs. Plain JavaScript: it must work on a checkout that holds no package yet.
 * Install scripts are never needed, so they are never run.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs `npm ci` when `node_modules` does not match the lock file. Throws when that fails; npm's own output says why. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`需要 Node.js 20.19 或更高版本，当前为 ${process.versions.node}`);
  }
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
  const marker = join(root, 'node_modules', '.bazaar-lock');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  console.log('正在安装依赖…');
  const result = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) throw new Error('npm ci 失败，详见上方输出');
  writeFileSync(marker, lock);
}
