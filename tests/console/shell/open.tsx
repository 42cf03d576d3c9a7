/** Draws the console at an address, as a browser opens it. */
import { cleanup, render } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { listenToFailures } from '../../../src/console/shell/notices/failures';
import { createRouter } from '../../../src/console/shell/router';
import { watchSession } from '../../../src/console/shell/signIn/watchSession';
import { clearNotices } from '../../../src/ui/states/notices';

/** For the file: a window of 1280 px, failures listened to, notices gone after each test. */
export function useShell(width = 1280) {
  let stop: (() => void)[];
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn());
    vi.stubGlobal('close', vi.fn());
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
      addEventListener: () => undefined, removeEventListener: () => undefined,
    }));
    stop = [listenToFailures(), watchSession()];
  });
  afterEach(() => {
    cleanup();
    for (const end of stop) end();
    clearNotices();
    vi.unstubAllGlobals();
  });
}

/** @returns where the console is now, as `path?query` */
export function open(address: string) {
  history.replaceState(null, '', address);
  const router = createRouter();
  render(<RouterProvider router={router} />);
  return { router, address: () => router.state.location.pathname + router.state.location.search };
}
