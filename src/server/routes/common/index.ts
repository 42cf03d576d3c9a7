/** What every screen of the console may ask. */
import type { FastifyInstance } from 'fastify';
import { errorCalls } from './errors';
import { miniProgramCalls } from './miniProgram';
import { regionCalls } from './regions';
import { siteCalls } from './site';

export function calls(app: FastifyInstance): void {
  siteCalls(app);
  miniProgramCalls(app);
  errorCalls(app);
  regionCalls(app);
}
