/** What PostgreSQL text and jsonb can hold: no NUL character, no half of a surrogate pair. */
const unstorable = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

export const isStorableText = (text: string): boolean => !unstorable.test(text);

/** Levels that a JSON value may nest. */
export const deepestJson = 64;

/** True for a JSON value of storable texts and keys, nested at most `deepestJson` levels. */
export function isStorableJson(value: unknown, depth = deepestJson): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (value === null || typeof value !== 'object') return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((member) => isStorableJson(member, depth - 1));
  return Object.entries(value).every(([key, member]) => isStorableText(key) && isStorableJson(member, depth - 1));
}
