/** On whatever day and at whatever hour demo rows are laid, their books are right, and so are they with the orders of the trial (tests/books/orders.ts). */
import { afterEach, expect, it, vi } from 'vitest';
import { departures } from '../generated/departures';
import { contract } from '../src/server/contract';
import { prepare } from '../src/server/prepare';
import { openHouse } from '../src/server/resources/house';
import { wrongBooks } from './books/found';
import { makeOrders } from './books/orders';
import { adminPassword, startTestDatabase } from './server/helper';

afterEach(() => { vi.useRealTimers(); });

/** `DAYS=40 npm test -- tests/booksAnyDay.test.ts` for more of them. */
const days = Number(process.env.DAYS ?? 3);
/** A day and some hours: the hour is another one each time. */
const apart = (29 * 60 + 7) * 60_000;

it.each(Array.from({ length: days }, (_, at) => [at]))('%i days and as many times five hours from now', async (at) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + at * apart });
  const database = await startTestDatabase();
  const room = database.connect();
  try {
    await prepare(room, contract, { adminPassword, demo: 1, demoRows: 400, dataDir: database.dataDir });
    expect(await wrongBooks(room)).toEqual([]);
    await makeOrders(room, openHouse(room, contract, { demo: true, departures }), 50);
    expect(await wrongBooks(room)).toEqual([]);
  } finally {
    await room.close();
    await database.stop();
  }
}, 300_000);
