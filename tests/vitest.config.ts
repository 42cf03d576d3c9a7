import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = new URL('..', import.meta.url).pathname;

const shared = { plugins: [react()] };
const usual = {
  // A state is waited for as long as a busy machine needs to reach it, and given up before the test is: it says what was waited for.
  expect: { poll: { timeout: 240_000 } },
  // Tests make much that is gone at once: a small new generation is collected so often that it costs six to nine hundredths of the work.
  execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
};

// Functions without a page, a database or a state of their own.
const pure = ['tests/{engine,compiler,walls,bench}/**/*.test.ts', 'tests/fields/*.test.ts'];

const parts = 'tests/{fields,ui,console,shop}/**/*.test.{ts,tsx}';
/** Files that ask for a document. */
const drawn = ['fields', 'ui', 'console', 'shop'].flatMap((room) => (readdirSync(join(root, 'tests', room), { recursive: true, encoding: 'utf8' }))
  .map((path) => `tests/${room}/${path}`).filter((path) => /\.test\.tsx?$/.test(path) && readFileSync(join(root, path), 'utf8').startsWith('// @vitest-environment jsdom')));
/** Modules of the console keep state: they are new for each file, while the process and what packages take to load are not. */
const fresh = { isolate: false, runner: 'tests/freshModules.ts', testTimeout: 300_000 };

/** Files that take minutes, most of them waiting for processes: as the last ones they would be alone at the end. */
const waiting = ['tests/server/kill.test.ts', 'tests/server/process.test.ts', 'tests/server/resources/queryCost.test.ts'];

/** As vitest has it, a group after the other and the larger files first; what mostly waits begins before all, beside the others. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) => waiting.includes(relative(root, moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

/**
 * Five groups: pure tests, parts of the console without and with a document, tests on the real database, and the real browser.
 * Three files run at a time, and those of a group one after the other in the same three processes.
 */
export default defineConfig({
  root,
  test: {
    // A file of the last two waits half its time for the database or the browser, whatever the number of cores.
    maxWorkers: 3,
    sequence: { sequencer: WaitingFirst },
    experimental: { vcsProvider: 'tests/changed.ts' },
    projects: [
      {
        ...shared,
        test: { ...usual, name: 'pure', include: pure, isolate: false, testTimeout: 300_000, hookTimeout: 300_000 },
      },
      { ...shared, test: { ...usual, ...fresh, name: 'unit', include: [parts], exclude: [...pure, ...drawn] } },
      {
        ...shared,
        // Its main file is a script that calls itself a module; the build takes the other one as well.
        resolve: { alias: { '@panzoom/panzoom': '@panzoom/panzoom/dist/panzoom.es.js' } },
        test: { ...usual, ...fresh, name: 'screens', include: drawn, setupFiles: ['tests/setup.ts'] },
      },
      {
        ...shared,
        test: { ...usual, name: 'server', include: ['tests/server/**/*.test.ts', 'tests/*.test.ts'], globalSetup: 'tests/server/cluster.ts', setupFiles: process.env.STATEMENTS === undefined ? [] : ['tests/server/origins.ts'], isolate: false, testTimeout: 300_000, hookTimeout: 300_000 },
      },
      {
        ...shared,
        test: { ...usual, name: 'e2e', include: ['tests/e2e/**/*.test.ts'], globalSetup: 'tests/e2e/template.ts', isolate: false, testTimeout: 300_000, hookTimeout: 300_000 },
      },
    ],
  },
});
