/** Finance: the settings of settlement. */
export { closingCalls as calls } from './closing';
