/** JSON as it is stored, where what the product does not know of it must survive. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject { [key: string]: Json }

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys of either object, each once. */
export const keysOf = (a: JsonObject, b: JsonObject): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];

/** An object's own member; what every object inherits is none. */
export const member = (of: JsonObject, key: string): Json | undefined => (Object.hasOwn(of, key) ? of[key] : undefined);

/**
 * Equal in every member. As in JSON, the order of an object's keys does not count (tables keep none either), and a member that is
 * undefined is not there. Field values, of which every empty one equals every other, are compared by `sameValue.ts`.
 */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((member, index) => same(member, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  return keysOf(a, b).every((key) => same(member(a, key), member(b, key)));
}

/** Whether two values of a column are the same: what is not given is stored as null. */
export const sameStored = (a: unknown, b: unknown): boolean => same(a ?? null, b ?? null);
