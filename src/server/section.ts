/** What a section brings beside its schemas and departures: the door `src/server/routes/<section>/index.ts`, where it is found. */
import type { FastifyInstance } from 'fastify';
import type { Job } from './jobs/schedule';
import type { House } from './resources/types';

export interface Section {
  /** Makes the calls that no schema declares. */
  calls?(app: FastifyInstance, house: House): void;
  /** What is done at its time. */
  jobs?(house: House, app: FastifyInstance): Job[];
  /** What is done as soon as a visit says that something follows (`visit.later`), and at the next look. */
  errands?(house: House, app: FastifyInstance): Job[];
}
