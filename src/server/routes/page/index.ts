/** Page decoration: calls beside those that its schemas declare, and pages that go live at their time. */
import type { FastifyInstance } from 'fastify';
import type { House } from '../../resources/types';
import { layoutCalls } from './layoutCalls';
import { linkCalls } from './links';
import { pcShopCalls } from './pcShopCalls';
import { shownCalls } from './shown';
import { versionCalls } from './versionCalls';


export function calls(app: FastifyInstance, house: House): void {
  shownCalls(app, house);
  versionCalls(app, house);
  layoutCalls(app, house);
  pcShopCalls(app, house);
  linkCalls(app, house);
}
