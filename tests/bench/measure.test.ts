import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a row that fails costs its own figures alone, leaves no server behind, and makes the bench end with 1', () => {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', 'tsx'), [join(import.meta.dirname, 'failing.ts')], { cwd: root, encoding: 'utf8' });
  expect(stdout).toContain('figures third');
  expect(stderr).toContain('first: Error: Target page has been closed');
  expect(stderr).toContain('first: Error: the first row fails');
  expect(stderr).toContain('second: Error: the second row fails');
  expect(isAlive(Number(/server (\d+)/.exec(stdout)![1]))).toBe(false);
  expect(status).toBe(1);
});
