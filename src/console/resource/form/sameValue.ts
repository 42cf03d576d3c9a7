const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two decoded field values mean the same; every empty value (absent, null, '', []) equals every other. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right) || (isEmpty(left) && isEmpty(right))) return true;
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((item, index) => sameValue(item, right[index]));
  }
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null || Array.isArray(right)) return false;
  const one = left as Record<string, unknown>;
  const other = right as Record<string, unknown>;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => sameValue(one[key], other[key]));
}
