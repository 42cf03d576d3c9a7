/** Jobs that go through the records that are due, each in a visit of its own. */
import type { RawBuilder } from 'kysely';
import { Refusal } from '../refusal';
import { system } from '../resources/door/visit';
import { write } from '../resources/house';
import type { House, Visit } from '../resources/types';
import type { Job } from './schedule';

const batchSize = 100;
/** Seconds. */
const often = 60;

export interface RecordJob {
  name: string;
  /** Ids of the first `limit` due records above `after`, rising. */
  due(after: number, limit: number): Promise<RawBuilder<{ id: string }>> | RawBuilder<{ id: string }>;
  /** Judges the record once more under lock: it may have changed since it was found. */
  run(visit: Visit, id: number): Promise<void>;
}

export const recordJob = (house: House, { name, due, run }: RecordJob): Job => ({
  name, every: often,
  async batch(after = 0) {
    const { rows } = await (await due(after, batchSize)).execute(house.sql);
    for (const { id } of rows) {
      try {
        await write(house, system, (visit) => run(visit, Number(id)));
      } catch (error) {
        // One that cannot be changed (a member's points are at their limit) does not hold up the others.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return rows.length < batchSize ? undefined : Number(rows.at(-1)!.id);
  },
});
