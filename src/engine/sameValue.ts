import { isObject, keysOf, member } from './json';
import { isEmpty } from './text/words';

/** Whether two decoded field values mean the same; every empty value (absent, null, '', []) equals every other, within rows too. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right) || (isEmpty(left) && isEmpty(right))) return true;
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((item, index) => sameValue(item, right[index]));
  }
  if (!isObject(left) || !isObject(right)) return false;
  return keysOf(left, right).every((key) => sameValue(member(left, key), member(right, key)));
}
