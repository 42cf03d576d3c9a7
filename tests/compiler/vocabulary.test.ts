/** The vocabulary as editors and readers use it: every keyword is explained, what it shows as an example is allowed. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import written from '../../schemas/vocabulary.json';
import { type Word, vocabulary } from '../../scripts/compiler/dialect';
import { emitNames } from '../../scripts/compiler/emit/names';
import { usesOf } from '../../scripts/compiler/uses';
import { emitReference } from '../../scripts/compiler/emit/reference';
import { kindNames } from '../../src/engine/model';
import { kinds } from '../../src/fields/kinds';

interface Place {
  /** Keyword by keyword, for the reader. */
  path: string;
  /** JSON pointer of its schema. */
  at: string;
  word: Word;
}

function inside(path: string, at: string, word: Word): Place[] {
  const own = Object.entries(word.properties ?? {}).filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, part]) => [{ path: `${path}.${name}`, at: `${at}/properties/${name}`, word: part }, ...inside(`${path}.${name}`, `${at}/properties/${name}`, part)]);
  const members = typeof word.additionalProperties === 'object' ? inside(`${path}.<name>`, `${at}/additionalProperties`, word.additionalProperties) : [];
  return [...own, ...members, ...(word.items ? inside(path, `${at}/items`, word.items) : []), ...(word.anyOf ?? []).flatMap((branch, index) => inside(path, `${at}/anyOf/${index}`, branch))];
}

const places = Object.entries(vocabulary.$defs).flatMap(([name, word]) => inside(name, `/$defs/${name}`, word));
const explanation = ({ word }: Place) => word.description ?? vocabulary.$defs[word.$ref?.slice('#/$defs/'.length) ?? '']?.description;

const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false }).addSchema(vocabulary, 'vocabulary');
const allows = (at: string, value: unknown): boolean => ajv.validate({ $ref: `vocabulary#${at}` }, value);

it('every keyword is described', () => {
  expect(places.length).toBeGreaterThan(350);
  expect(places.filter((place) => !explanation(place)).map(({ path }) => path)).toEqual([]);
});

it('every example and every default is a value that the keyword allows', () => {
  const shown = places.flatMap(({ path, at, word }) => [...(word.examples ?? []), ...('default' in word ? [word.default] : [])].map((value) => ({ path, at, value })));
  expect(shown.length).toBeGreaterThan(200);
  expect(shown.filter(({ at, value }) => !allows(at, value)).map(({ path, value }) => `${path}: ${JSON.stringify(value)}`)).toEqual([]);
});

it('every snippet is a property once its gaps keep their suggestions', () => {
  const snippets = written.$defs.Property.defaultSnippets.map(({ body }) => JSON.parse(JSON.stringify(body).replace(/\$\{\d:([^}]*)\}/g, '$1')) as unknown);
  expect(snippets.length).toBeGreaterThan(0);
  expect(snippets.filter((body) => !allows('/$defs/Property', body))).toEqual([]);
});

it('editors complete names from a file that is there, and compile any text', () => {
  const { $defs } = JSON.parse(emitNames(['b/b', 'a/a'], ['show'], ['member'])) as { $defs: Record<string, unknown> };
  const refs = [...new Set([...JSON.stringify(written).matchAll(/"\.\.\/generated\/names\.json#\/\$defs\/(\w+)"/g)].map(([, name]) => name))].sort();
  expect(refs).toEqual(Object.keys($defs).sort());
  expect($defs.Entity).toEqual({ anyOf: [{ enum: ['a/a', 'b/b'] }, { type: 'string' }] });
  expect(vocabulary.$defs.Property?.properties?.to?.type).toBe('string');
});

it('uses are counted by keyword and entity, whatever definition it stands in', () => {
  const properties = { name: { title: '名称', maxLength: 5, column: {} }, sort: { title: '排序', unique: { scope: ['name'] } } };
  const uses = usesOf(new Map([['a/a', { title: '甲', properties, resource: { locked: [{ when: {}, message: '否' }] } }], ['b/b', { title: '乙', properties: { name: { title: '名称' } } }]]));
  const of = (word: string) => uses.filter((use) => use.word === word).map(({ times, entities }) => [times, entities]);
  expect(of('Property.title')).toEqual([[3, ['a/a', 'b/b']]]);
  expect(of('Property.scope')).toEqual([]);
  expect(of('Refusal.message')).toEqual([[1, ['a/a']]]);
  expect(of('Property.masked')).toEqual([[0, []]]);
});

it('the reference holds every kind and every definition', () => {
  const reference = emitReference(kinds);
  expect(kindNames.filter((kind) => !reference.includes(`\n| \`${kind}\` | ${kinds[kind].title} |`))).toEqual([]);
  expect(Object.keys(vocabulary.$defs).filter((name) => !reference.includes(`\n### ${name}\n`))).toEqual([]);
});
