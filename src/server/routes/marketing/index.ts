/** Marketing: what is given on birthdays. */
import type { Section } from '../../section';
import { birthdayJob } from './presents';

export const jobs: Section['jobs'] = (house) => [birthdayJob(house)];
