/** What every screen of the console may ask. */
import type { FastifyInstance } from 'fastify';
import type { House } from '../../resources/types';
import { errorCalls } from './errors';
import { miniProgramCalls } from './miniProgram';
import { regionCalls } from './regions';
import { siteCalls } from './site';

export function calls(app: FastifyInstance, house: House): void {
  siteCalls(app);
  miniProgramCalls(app);
  errorCalls(app);
  regionCalls(app, house);
}
