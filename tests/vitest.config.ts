import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = { plugins: [react()] };
// A state is waited for as long as a busy machine needs to reach it: the second that is the default is too short there.
const poll = { expect: { poll: { timeout: 15_000 } } };

/** Three groups: pure and component tests, tests on the real database, and the real browser. Two files run at a time. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // A file of the last two waits half its time for the database or the browser, whatever the number of cores.
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          ...poll,
          name: 'unit',
          include: ['tests/{engine,fields,compiler,console,shop,walls}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: { ...poll, name: 'server', include: ['tests/server/**/*.test.ts', 'tests/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
      },
      {
        ...shared,
        test: { ...poll, name: 'e2e', include: ['tests/e2e/**/*.test.ts'], globalSetup: 'tests/e2e/template.ts', testTimeout: 180_000, hookTimeout: 300_000 },
      },
    ],
  },
});
