/** JSON as it is stored, where what the product does not know of it must survive. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject { [key: string]: Json }

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys of either object, each once. */
export const keysOf = (a: JsonObject, b: JsonObject): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];

/** An object's own member; what every object inherits is none. */
export const member = (of: JsonObject, key: string): Json | undefined => (Object.hasOwn(of, key) ? of[key] : undefined);

/**
 * Makes a comparison of JSON. The order of an object's keys does not count (tables keep none either), and a member that is undefined is
 * not there.
 * @param alike judges two values before their members are looked at
 */
export function equality(alike: (a: unknown, b: unknown) => boolean): (a: unknown, b: unknown) => boolean {
  return function equal(a: unknown, b: unknown): boolean {
    if (alike(a, b)) return true;
    if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((member, index) => equal(member, b[index]));
    if (!isObject(a) || !isObject(b)) return false;
    return keysOf(a, b).every((key) => equal(member(a, key), member(b, key)));
  };
}

/** Equal in every member. Field values, of which every empty one equals every other, are compared by `sameValue.ts`. */
export const same = equality((a, b) => a === b);

/** Whether two values of a column are the same: what is not given is stored as null. */
export const sameStored = (a: unknown, b: unknown): boolean => same(a ?? null, b ?? null);
