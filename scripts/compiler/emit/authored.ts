/** Emits the types of the dialect itself, so that the compiler reads schemas as what the vocabulary says they are. */
import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import { vocabulary } from '../dialect';
import { banner, indentCode } from './layout';

/** @returns content of `generated/types/vocabulary.ts` */
export async function emitAuthoredTypes(): Promise<string> {
  const authored = ['Entity', 'Enumeration', 'Fragment', 'Menu', 'Widget', 'WidgetCommons'];
  const schema = { anyOf: authored.map((name) => ({ $ref: `#/$defs/${name}` })), $defs: plain(vocabulary.$defs) };
  const code = await compile(schema as unknown as JSONSchema, 'Authored', {
    format: false, bannerComment: '', additionalProperties: false, unknownAny: true, ignoreMinAndMaxItems: true,
  });
  return banner('schemas/vocabulary.json') + indentCode(code);
}

/** What stands beside a reference is for readers of the vocabulary: with it the generator would make a type of its own for each place. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  if ('$ref' in value && typeof value.$ref === 'string') return { $ref: value.$ref };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
