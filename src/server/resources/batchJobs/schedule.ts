/** Jobs are worked on beside the clocks of the product, so that neither waits for the other. */
import type { FastifyInstance } from 'fastify';
import { type Job, scheduleJobs } from '../../jobs/schedule';
import { followUpJobs } from '../followUps/work';
import type { House } from '../types';
import { sweepJobs, workSlice } from './work';

/** Always due, so that a job written down while the last one ends is never overlooked. */
export const batchJobs = (house: House, report: (error: unknown) => void): Job => ({
  name: 'console:batches', every: 0,
  async batch() {
    if (await workSlice(house, report)) return 0;
    await sweepJobs(house);
    return undefined;
  },
});

/** @param errands what a section does as soon as it is written down */
export function goOnWithBatches(app: FastifyInstance, house: House, errands: readonly Job[] = []): void {
  const batches = scheduleJobs(app, house.sql, [
    followUpJobs(house, (error) => app.log.error({ err: error }, 'a record could not follow')),
    batchJobs(house, (error) => app.log.error({ err: error }, 'a batch failed')),
  ]);
  const others = scheduleJobs(app, house.sql, errands);
  const wake = (): void => {
    batches();
    others();
  };
  house.wake = wake;
  // What another process, or this one before, has left.
  app.addHook('onListen', async () => wake());
}
