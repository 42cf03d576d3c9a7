/** Finance: the journal of money, and what is done with it at its time. */
import type { Section } from '../../section';
import { releaseJob } from './journal/release';
import { closingJob } from './statements/close';

export const jobs: Section['jobs'] = (house) => [releaseJob(house), closingJob(house)];
