/**
 * The blocks of a document of the dialect. A fence names its file: `json schemas/a/b.json` holds the whole of it, with `+` what is merged
 * into it (null takes out), with `refused` what is merged for this one time. `ts src/a/b.ts` is code that a schema names. `screen a/b` is
 * how it then looks, `told` what the compiler says.
 */
import type { Json, JsonObject } from '../../src/engine/json';

export interface Fence {
  language: string;
  /** The file, or the entity. */
  of: string;
  mark: string;
  text: string;
  line: number;
}

export const fencesOf = (document: string): Fence[] =>
  [...document.matchAll(/^```(\w+)(?: ([\w./]+))?(?: (\+|refused))?\n([\s\S]*?)^```$/gm)].map((match) => {
    const [, language = '', of = '', mark = '', text = ''] = match;
    return { language, of, mark, text, line: document.slice(0, match.index).split('\n').length };
  });

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** RFC 7386. */
export function merged(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const result: JsonObject = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else if (value !== undefined) result[key] = merged(result[key], value);
  }
  return result;
}

/** @returns the schemas of a document as they stand at its end, by their paths */
export function schemasOf(document: string): Map<string, Json> {
  const stands = new Map<string, Json>();
  for (const { language, of, mark, text } of fencesOf(document)) {
    if (language !== 'json' || mark === 'refused') continue;
    stands.set(of, mark === '' ? (JSON.parse(text) as Json) : merged(stands.get(of), JSON.parse(text) as Json));
  }
  return stands;
}
