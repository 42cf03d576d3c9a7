/** Types by json-schema-to-typescript and validators by ajv standalone, for every body schema of a file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { compile } from 'json-schema-to-typescript';
import { addKeywords } from '../../../src/engine/validation/keywords';

const standaloneCode = (standalone as unknown as { default?: typeof standalone }).default ?? standalone;

const [source, target] = process.argv.slice(2) as [string, string];
const entities = JSON.parse(readFileSync(source, 'utf8')) as { name: string; create: object; update: object }[];

const made: string[] = [];
for (const { name, create, update } of entities) {
  for (const [body, schema] of Object.entries({ create, update })) made.push(await compile(schema, `${name}_${body}`, { bannerComment: '', format: false }));
  const ajv = new Ajv({ allErrors: true, strict: false, code: { source: true, esm: true } });
  addKeywords(ajv);
  ajv.addSchema(create, 'create').addSchema(update, 'update');
  made.push(standaloneCode(ajv, { create: 'create', update: 'update' }));
}
writeFileSync(target, made.join('\n'));
