/** Orders: their shipments, what providers tell of their payments, and the refunds that these owe. */
import type { FastifyInstance } from 'fastify';
import type { House } from '../../resources/types';
import type { Section } from '../../section';
import { orderCalls } from './calls';
import { lostNoticeJobs } from './lostNotices';
import { paymentCallbacks } from './paymentCallbacks';
import { providerRefundJobs } from './providerRefunds';

export function calls(app: FastifyInstance, house: House): void {
  orderCalls(app, house);
  if (house.resources.has('order/order')) paymentCallbacks(app, house);
}

export const jobs: Section['jobs'] = (house, app) => [...providerRefundJobs(house, app.payments), ...lostNoticeJobs(house, app.payments)];
