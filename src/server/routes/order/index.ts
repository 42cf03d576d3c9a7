/** Orders: their shipments, and what becomes of them by time. */
export { orderJobs as jobs } from './byTime';
export { orderCalls as calls } from './calls';
