/** Jobs that go through the records that are due, each in a visit of its own. */
import { Refusal } from '../refusal';
import { system } from '../resources/door/visit';
import { write } from '../resources/house';
import type { House, Visit } from '../resources/types';

/** Records of one batch. */
export const batchSize = 100;
/** Seconds between two runs: what is planned for a minute stands well within it. */
export const often = 30;

/** @param run judges the record once more under lock: it may have changed since it was found */
export async function runEach(house: House, rows: readonly { id: string }[], run: (visit: Visit, id: number) => Promise<void>): Promise<void> {
  for (const { id } of rows) {
    try {
      await write(house, system, (visit) => run(visit, Number(id)));
    } catch (error) {
      // One that cannot be changed (a member's points are at their limit) does not hold up the others.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
