/**
 * `npm test`: installs what is missing, then runs every check, and ends with `N passed, N failed`.
 * Arguments are passed on to vitest; with any, only the chosen tests run.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './browser.mjs';
import { ensureInstalled, root } from './install.mjs';

let passed = 0;
let failed = 0;
const count = (name, ok) => {
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (ok) passed++;
  else failed++;
};
const bin = (name) => join(root, 'node_modules', '.bin', name);
const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }).status === 0;

/** The same beside other work: what it tells is printed in one piece at its end. */
const runBeside = (command, args) =>
  new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const told = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => told.push(chunk));
    child.once('error', (error) => told.push(`${error.message}\n`));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(told.map((chunk) => Buffer.from(chunk))));
      done(code === 0);
    });
  });

async function check() {
  for (const part of ['types', 'walls', 'stale', 'exports']) count(`check ${part}`, await runBeside(bin('tsx'), ['scripts/check.ts', part]));
}

async function main() {
  ensureInstalled();
  const chosen = process.argv.slice(2);
  // Each of these keeps one core busy; tests have all cores for themselves.
  const checked = chosen.length === 0 ? check() : undefined;
  let chromium = '';
  try {
    chromium = await findChromium();
    count('chromium is at hand', true);
  } catch (error) {
    console.error(error.message);
    count('chromium is at hand', false);
  }
  count('console and server build', await runBeside(process.execPath, ['scripts/build.mjs']));
  await checked;

  console.log(`properties: PROPERTY_SEED=${process.env.PROPERTY_SEED ?? 'as in tests/property.ts'}`);
  const report = join(root, '.cache', 'vitest.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const vitest = ['run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const clean = run(bin('vitest'), [...vitest, ...chosen], { CHROMIUM: chromium });
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed += result.numPassedTests;
  failed += result.numFailedTests;
  // A file that fails to load holds no test, yet has failed.
  for (const file of result.testResults) {
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) count(`runs ${file.name.slice(root.length + 1)}`, false);
  }
  if (!clean && failed === 0) count('vitest ends without an error', false);
}

try {
  await main();
} catch (error) {
  console.error(error);
  failed++;
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
