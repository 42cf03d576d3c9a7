import '@testing-library/jest-dom/vitest';
import { configure, getConfig } from '@testing-library/react';
import { afterAll } from 'vitest';
import { shareDocument } from './oneDocument';

/** How Testing Library waits by itself: packages are loaded once for all files of a process. */
const place = globalThis as typeof globalThis & { plainWait?: ReturnType<typeof getConfig>['asyncWrapper'] };
place.plainWait ??= getConfig().asyncWrapper;
/** Real in tests with a clock of their own as well. */
const nextTurn = setImmediate;

configure({
  // A state is waited for as long as a busy machine needs to reach it: the second that is the default is too short there.
  asyncUtilTimeout: 60_000,
  // What is waited for may be drawn while its effects are not run yet: they are the next turn, and the test goes on behind it.
  asyncWrapper: (wait) => place.plainWait!(async () => {
    const result = await wait();
    await new Promise((done) => nextTurn(done));
    return result;
  }),
});
afterAll(shareDocument());
