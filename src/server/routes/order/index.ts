/** Orders: their shipments, what providers tell of their payments, and the refunds that these owe. */
import type { FastifyInstance } from 'fastify';
import type { Job } from '../../jobs/schedule';
import type { House } from '../../resources/types';
import { orderCalls } from './calls';
import { paymentCallbacks } from './paymentCallbacks';
import { providerRefundJobs } from './providerRefunds';

export function calls(app: FastifyInstance, house: House): void {
  orderCalls(app, house);
  if (house.resources.has('order/order')) paymentCallbacks(app, house);
}

export const jobs = (house: House, app: FastifyInstance): Job[] => providerRefundJobs(house, app.payments);
