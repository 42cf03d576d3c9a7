/** Settings: calls on dictionaries beside those that their schemas declare. */
export { dictCalls as calls } from './dictCalls';
