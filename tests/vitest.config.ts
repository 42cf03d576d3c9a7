import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = { plugins: [react()] };
const usual = {
  // A state is waited for as long as a busy machine needs to reach it: the second that is the default is too short there.
  expect: { poll: { timeout: 60_000 } },
  // Tests make much that is gone at once: a small new generation is collected so often that it costs six to nine hundredths of the work.
  execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
};

// Functions without a page, a database or a state of their own.
const pure = ['tests/{engine,compiler,walls,bench}/**/*.test.ts', 'tests/fields/*.test.ts'];

/**
 * Four groups: pure tests, tests of the console's parts, tests on the real database, and the real browser.
 * Three files run at a time. But for parts of the console, whose modules keep state, what one file has imported serves the next.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // A file of the last two waits half its time for the database or the browser, whatever the number of cores.
    maxWorkers: 3,
    projects: [
      {
        ...shared,
        test: { ...usual, name: 'pure', include: pure, isolate: false, testTimeout: 120_000, hookTimeout: 60_000 },
      },
      {
        ...shared,
        // Its main file is a script that calls itself a module; the build takes the other one as well.
        resolve: { alias: { '@panzoom/panzoom': '@panzoom/panzoom/dist/panzoom.es.js' } },
        test: {
          ...usual,
          name: 'unit',
          include: ['tests/{fields,ui,console,shop}/**/*.test.{ts,tsx}'],
          exclude: pure,
          setupFiles: ['tests/setup.ts'],
          testTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: { ...usual, name: 'server', include: ['tests/server/**/*.test.ts', 'tests/*.test.ts'], globalSetup: 'tests/server/cluster.ts', isolate: false, testTimeout: 120_000, hookTimeout: 120_000 },
      },
      {
        ...shared,
        test: { ...usual, name: 'e2e', include: ['tests/e2e/**/*.test.ts'], globalSetup: 'tests/e2e/template.ts', isolate: false, testTimeout: 180_000, hookTimeout: 300_000 },
      },
    ],
  },
});
