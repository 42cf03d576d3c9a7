import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = { plugins: [react()] };
// A state is waited for as long as a busy machine needs to reach it: the second that is the default is too short there.
const poll = { expect: { poll: { timeout: 60_000 } } };

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
        test: { ...poll, name: 'pure', include: pure, isolate: false, testTimeout: 120_000, hookTimeout: 60_000 },
      },
      {
        ...shared,
        // Its main file is a script that calls itself a module; the build takes the other one as well.
        resolve: { alias: { '@panzoom/panzoom': '@panzoom/panzoom/dist/panzoom.es.js' } },
        test: {
          ...poll,
          name: 'unit',
          include: ['tests/{fields,ui,console,shop}/**/*.test.{ts,tsx}'],
          exclude: pure,
          setupFiles: ['tests/setup.ts'],
          testTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: { ...poll, name: 'server', include: ['tests/server/**/*.test.ts', 'tests/*.test.ts'], globalSetup: 'tests/server/cluster.ts', isolate: false, testTimeout: 120_000, hookTimeout: 120_000 },
      },
      {
        ...shared,
        test: { ...poll, name: 'e2e', include: ['tests/e2e/**/*.test.ts'], globalSetup: 'tests/e2e/template.ts', isolate: false, testTimeout: 180_000, hookTimeout: 300_000 },
      },
    ],
  },
});
