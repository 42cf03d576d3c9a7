/** What the documents of the dialect show is true: every schema in them compiles, looks as drawn, or is refused in the words printed. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { compileModel } from '../../scripts/compiler';
import { readSchemas } from '../../scripts/compiler/files';
import { SchemaError } from '../../scripts/compiler/mistakes';
import type { Json } from '../../src/engine/json';
import type { EntityModel } from '../../src/engine/model';
import { fencesOf, merged } from './fences';

const project = join(import.meta.dirname, '..', '..');
const documents = ['README.md', 'schemas/README.md', 'schemas/guide.md', 'schemas/cookbook.md', 'schemas/glossary.md'];
const written = ['schemas/guide.md', 'schemas/cookbook.md'];
const read = (path: string) => readFileSync(join(project, path), 'utf8');

const row = (head: string, members: string[]): string[] => (members.length ? [`${head} ${members.join(' · ')}`] : []);

/** An entity in the words of its screens. */
function looks({ route, list, form, fields, actions, states }: EntityModel): string {
  const required = new Set(fields.filter((field) => field.required).map(({ name }) => name));
  const titleOf = (name: string): string => actions.find((action) => action.name === name)?.title ?? { create: '新增', edit: '编辑', delete: '删除', detail: '详情', copy: '复制' }[name] ?? name;
  const titles = new Map(fields.map(({ name, title }) => [name, title]));
  return [
    ...row('address', route === undefined ? [] : [route]),
    ...row('tabs   ', list?.tabs?.items.map(({ title }) => title) ?? []),
    ...row('filters', list?.filters.filter(({ hidden }) => !hidden).map(({ title }) => title) ?? []),
    ...row('columns', list?.columns.map(({ title }) => title) ?? []),
    ...row('buttons', [...(list?.pageActions ?? []), ...(list?.rowActions ?? [])].map(titleOf)),
    ...(form?.sections.flatMap(({ title, inputs }) => row(title === undefined ? 'form   ' : `form    ${title}:`, inputs.map(({ name }) => `${titles.get(name) ?? name}${required.has(name) ? '*' : ''}`))) ?? []),
    ...row('moves  ', Object.entries(states?.moves ?? {}).map(([name, { from, to }]) => `${name} ${from.join(',')} → ${to ?? 'same'}`)),
  ].join('\n') + '\n';
}

it.each(written)('%s: each schema compiles, looks as drawn, or is refused as printed', (document) => {
  const texts = new Map(readSchemas(project));
  const stands = new Map<string, Json>();
  let entities: EntityModel[] = [];
  let told = '';
  const counts = { json: 0, screen: 0, told: 0 };
  for (const { language, of, mark, text, line } of fencesOf(read(document))) {
    const place = `${document}:${line}`;
    if (language === 'json') {
      expect(of, place).toMatch(/^schemas\/.+\.json$/);
      const value = mark === '' ? (JSON.parse(text) as Json) : merged(stands.get(of), JSON.parse(text) as Json);
      told = '';
      try {
        ({ entities } = compileModel(new Map(texts).set(of, JSON.stringify(value, null, 2))));
      } catch (error) {
        if (!(error instanceof SchemaError)) throw error;
        told = [...new Set(error.mistakes.map((mistake) => `${mistake.file}: ${mistake.text}`))].join('\n');
      }
      if (mark === 'refused') expect(told, place).not.toBe('');
      else {
        expect(told, place).toBe('');
        stands.set(of, value);
        texts.set(of, JSON.stringify(value, null, 2));
      }
    } else if (language === 'ts') {
      texts.set(of, text);
    } else if (language === 'screen') {
      const entity = entities.find(({ key }) => key === of);
      expect(entity && looks(entity), place).toBe(text);
    } else if (language === 'told') expect(told, place).toBe(text.trim());
    if (language === 'json' || language === 'screen' || language === 'told') counts[language] += 1;
  }
  expect(counts.json).toBeGreaterThan(6);
  expect(counts.screen).toBeGreaterThan(4);
});

it.each(documents)('%s: every file it links to is there', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
  expect(links.filter((path) => !existsSync(join(project, dirname(document), path)))).toEqual([]);
});

it('the entrance stays short enough to be read', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(8192);
});
