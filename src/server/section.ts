/** What a section brings beside its schemas and departures: the door `src/server/routes/<section>/index.ts`, where it is found. */
import type { FastifyInstance } from 'fastify';
import type { PlannedJob } from './jobs/schedule';
import type { House } from './resources/types';

export interface Section {
  /** Makes the calls that no schema declares. */
  calls?(app: FastifyInstance, house: House): void;
  /** What is done at its time. */
  jobs?(house: House, app: FastifyInstance): PlannedJob[];
  /** What is done as soon as a visit says that something follows (`visit.later`), and at its time for what was left. */
  errands?(house: House, app: FastifyInstance): PlannedJob[];
}
