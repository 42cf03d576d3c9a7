/** Members: the end of paid memberships. */
export { memberJobs as jobs } from './byTime';
