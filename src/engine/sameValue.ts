import { equality } from './json';
import { isEmpty } from './text/words';

/** Whether two decoded field values mean the same; every empty value (absent, null, '', []) equals every other, within rows too. */
export const sameValue = equality((left, right) => Object.is(left, right) || (isEmpty(left) && isEmpty(right)));
