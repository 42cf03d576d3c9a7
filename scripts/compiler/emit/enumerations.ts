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
  const all = `\n/** By which the server finds one. */\nexport type EnumerationName = ${enumerations.map(({ name }) => JSON.stringify(name)).join(' | ') || 'never'}\n`;
  return banner('schemas/enumerations/*.json') + indentCode(code.replace(/export interface Enumerations \{[^}]*\}\n?/, '')) + all;
}

/** @returns content of `codes.ts`: the codes by the names that code calls them */
export function emitCodes(enumerations: EnumerationModel[]): string {
  const named = enumerations.map(({ name, title, items }) => ({ name, title, codes: items.flatMap((item) => codeName(item).map((called) => [called, item] as const)) }));
  const constants = named.filter(({ codes }) => codes.length > 0).map(({ name, title, codes }) =>
    `/** ${title} */\nexport const ${reserved.has(name) ? `${name}Code` : name} = {\n${codes.map(([called, item]) => `  /** ${item.title} */\n  ${called}: ${JSON.stringify(item.value)},\n`).join('')}} as const;\n`);
  return `${banner('schemas/enumerations/*.json')}${constants.join('\n')}`;
}

const reserved = new Set(['switch', 'default', 'delete', 'new', 'case']);

/** The name that is given, or the word that the code is: `paid_member` is `paidMember`. */
function codeName({ name, value }: EnumerationModel['items'][number]): [string] | [] {
  if (name !== undefined) return [name];
  if (typeof value !== 'string' || !/^[A-Za-z][\w-]*$/.test(value)) return [];
  const word = pascal(value.replaceAll('_', '-'));
  return [/^[A-Z]+$/.test(value) ? value.toLowerCase() : `${word[0]!.toLowerCase()}${word.slice(1)}`];
}

/** @returns content of `enumerations.ts` */
export function emitEnumerations(enumerations: EnumerationModel[]): string {
  const entries = enumerations.map((enumeration) => `  ${enumeration.name}: ${literal({ ...enumeration, items: enumeration.items.map(({ name: _name, ...item }) => item) }, '  ')},\n`).join('');
  return `${banner('schemas/enumerations/*.json')}import type { EnumerationModel } from '../src/engine/model';\n\nexport const enumerations: Record<string, EnumerationModel> = {\n${entries}};\n`;
}
