/** Emits the types of the dialect itself, so that the compiler reads schemas as what the vocabulary says they are. */
import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import vocabulary from '../../../schemas/vocabulary.json';
import { banner, indentCode } from './layout';

/** @returns content of `generated/types/vocabulary.ts` */
export async function emitAuthoredTypes(): Promise<string> {
  const authored = ['Entity', 'Enumeration', 'Menu', 'Widget', 'WidgetCommons'];
  const schema = { anyOf: authored.map((name) => ({ $ref: `#/$defs/${name}` })), $defs: structuredClone(vocabulary.$defs) };
  const code = await compile(schema as unknown as JSONSchema, 'Authored', {
    format: false, bannerComment: '', additionalProperties: false, unknownAny: true, ignoreMinAndMaxItems: true,
  });
  return banner('schemas/vocabulary.json') + indentCode(code);
}
