/** How much of the machine's memory the embedded database takes for its tables. */
import { expect, it } from 'vitest';
import { sharedBuffers } from '../../../src/server/database/settings';

const gigabyte = 1024 ** 3;

it.each([
  [gigabyte / 2, '128MB'],
  [gigabyte, '128MB'],
  [2 * gigabyte, '256MB'],
  [7.5 * gigabyte, '960MB'],
  [16 * gigabyte, '2048MB'],
  [512 * gigabyte, '2048MB'],
])('of %d bytes: %s', (memory, expected) => {
  expect(sharedBuffers(memory)).toBe(expected);
});
