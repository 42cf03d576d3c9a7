/** Members: their settings, and the end of paid memberships. */
export { memberJobs as jobs } from './byTime';
export { memberCalls as calls } from './config';
