/** Distribution: the thaw of brokerage. */
export { distributionJobs as jobs } from './byTime';
