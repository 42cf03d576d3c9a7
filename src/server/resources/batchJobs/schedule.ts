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

/** @param clock looks at the timetable at once, for what a visit left to be done and for what is to be run by hand */
export function goOnWithBatches(app: FastifyInstance, house: House, clock: () => void = () => undefined): void {
  const batches = scheduleJobs(app, house.sql, [
    followUpJobs(house, (error) => app.log.error({ err: error }, 'a record could not follow')),
    batchJobs(house, (error) => app.log.error({ err: error }, 'a batch failed')),
  ]);
  const wake = (): void => {
    batches();
    clock();
  };
  house.wake = wake;
  // What another process, or this one before, has left.
  app.addHook('onListen', async () => wake());
}
