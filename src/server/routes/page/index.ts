/** Calls of page decoration beside those that its schemas declare. */
import type { FastifyInstance } from 'fastify';
import type { House } from '../../resources/house';
import { layoutCalls } from './layoutCalls';
import { shownCalls } from './shown';
import { versionCalls } from './versionCalls';

export function pageCalls(app: FastifyInstance, house: House): void {
  shownCalls(app, house);
  versionCalls(app, house);
  layoutCalls(app, house);
}
