/** Distribution: its settings, and the thaw of brokerage. */
export { distributionJobs as jobs } from './byTime';
export { distributionCalls as calls } from './config';
