/** Orders: their shipments. */
export { orderCalls as calls } from './calls';
