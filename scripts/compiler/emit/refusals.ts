/** Emits what is refused, by keyword, in the words of the compiler: its cases hold a schema and what is said of it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getLocation } from 'jsonc-parser';
import { isObject } from '../../../src/engine/json';
import { type Word, vocabulary } from '../dialect';

const cases = join(import.meta.dirname, '..', '..', '..', 'tests', 'compiler', 'cases', 'mistakes');
/** Sentences of one keyword that are shown. */
const most = 6;

const head = `<!-- Made from tests/compiler/cases/mistakes. Do not edit: change the source and run \`npm run generate\`. -->

# What is refused, by keyword

Each sentence stands behind \`file:line:column:\`, and each is a case of the compiler's tests. Names in them are those of the cases.
[The reference](reference.md) says what each keyword is for, and what is refused of all of them.
`;

/** Object of the vocabulary that a file holds. */
const rootOf = (file: string): string =>
  file === 'schemas/menu.json' ? 'Menu' : file.startsWith('schemas/enumerations/') ? 'Enumeration' : file.startsWith('schemas/fragments/') ? 'Fragment' : file.startsWith('schemas/') ? 'Entity' : 'Widget';

const hasKeywords = ({ properties, anyOf = [], allOf = [] }: Word): boolean => properties !== undefined || [...anyOf, ...allOf].some(hasKeywords);

/** Objects and keywords of the vocabulary that a path through a file leads to; several where a word may be one thing or another. */
function* keywordsAt(word: Word, path: readonly (string | number)[], of: string, at: string): Generator<[of: string, keyword: string]> {
  const name = word.$ref?.slice('#/$defs/'.length);
  const [step, ...rest] = path;
  if (step === undefined) {
    if (at !== '') yield [of, at];
    return;
  }
  if (name !== undefined) {
    const named = vocabulary.$defs[name] ?? {};
    // A list or a choice has no keywords of its own: its mistakes are those of the keyword that leads to it.
    yield* hasKeywords(named) ? keywordsAt(named, path, name, '') : keywordsAt(named, path, of, at);
    return;
  }
  for (const branch of [...(word.anyOf ?? []), ...(word.allOf ?? [])]) yield* keywordsAt(branch, path, of, at);
  const own = word.properties?.[step];
  const below = at === '' ? '' : `${at}.`;
  if (typeof step === 'number' && word.items) yield* keywordsAt(word.items, rest, of, `${at}[]`);
  else if (own) yield* keywordsAt(own, rest, of, `${below}${step}`);
  else if (isObject(word.additionalProperties)) yield* keywordsAt(word.additionalProperties as Word, rest, of, `${below}<name>`);
}

/** Keywords and what is said of them, in the order of the cases. */
function* told(): Generator<[of: string, keyword: string, sentence: string]> {
  for (const name of readdirSync(cases).sort()) {
    for (const line of readFileSync(join(cases, name, 'out.txt'), 'utf8').split('\n')) {
      const [, file, row, column, sentence] = /^(\S+?):(\d+):(\d+): (.*)$/.exec(line) ?? [];
      if (file === undefined || sentence === undefined || !file.endsWith('.json')) continue;
      const text = readFileSync(join(cases, name, 'in', file), 'utf8');
      const before = text.split('\n').slice(0, Number(row) - 1).reduce((sum, each) => sum + each.length + 1, 0);
      // One character into the key, or the value, at which the mistake is told.
      const { path } = getLocation(text, before + Number(column));
      const root = rootOf(file);
      for (const [of, keyword] of keywordsAt(vocabulary.$defs[root] ?? {}, path, root, '')) yield [of, keyword, sentence];
    }
  }
}

/** Sentences that differ by names and numbers alone are one. */
const formOf = (sentence: string): string => sentence.replaceAll(/"[^"]*"|\d+/g, '…');

/** @returns content of `generated/refusals.md` */
export function emitRefusals(): string {
  const sentences = new Map<string, Map<string, Map<string, string>>>();
  if (existsSync(cases)) {
    for (const [of, keyword, sentence] of told()) {
      const keywords = sentences.get(of) ?? new Map<string, Map<string, string>>();
      const forms = keywords.get(keyword) ?? new Map<string, string>();
      if (!forms.has(formOf(sentence))) forms.set(formOf(sentence), sentence);
      sentences.set(of, keywords.set(keyword, forms));
    }
  }
  const objects = Object.keys(vocabulary.$defs).filter((name) => sentences.has(name));
  const cell = (sentence: string) => `\`${sentence.replaceAll('|', '\\|')}\``;
  const table = (name: string) => [...sentences.get(name)!].sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([keyword, forms]) => `| \`${keyword}\` | ${[...forms.values()].slice(0, most).map(cell).join('<br>')} |`).join('\n');
  return `${head}${objects.map((name) => `\n## ${name}\n\n| keyword | refused with |\n|---|---|\n${table(name)}\n`).join('')}`;
}
