/** Merchants: the ticket by which one signs in to their console. */
export { ticketCalls as calls } from './ticket';
