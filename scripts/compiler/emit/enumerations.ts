/** Emits the codes of every enumeration as types, and their labels as data. */
import type { JSONSchema } from 'json-schema-to-typescript';
import type { EnumerationModel } from '../../../src/engine/model';
import { banner, indentCode, literal, pascal } from './layout';

/** @returns content of `types/enumerations.ts` */
export async function emitEnumerationTypes(enumerations: EnumerationModel[]): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  const $defs = Object.fromEntries(enumerations.map(({ name, title, items }) => [pascal(name), { title: pascal(name), description: title, enum: items.map(({ value }) => value) }]));
  const names = Object.keys($defs);
  const code = await compile({ title: 'Enumerations', type: 'object', additionalProperties: false, properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])), $defs } as JSONSchema, 'Enumerations', {
    format: false, bannerComment: '', additionalProperties: false, unknownAny: true,
  });
  // The interface that gathers them serves only to reach them.
  return banner('schemas/enumerations/*.json') + indentCode(code.replace(/export interface Enumerations \{[^}]*\}\n?/, ''));
}

/** @returns content of `enumerations.ts` */
export function emitEnumerations(enumerations: EnumerationModel[]): string {
  const entries = enumerations.map((enumeration) => `  ${enumeration.name}: ${literal(enumeration, '  ')},\n`).join('');
  return `${banner('schemas/enumerations/*.json')}import type { EnumerationModel } from '../src/engine/model';\n\nexport const enumerations: Record<string, EnumerationModel> = {\n${entries}};\n`;
}
