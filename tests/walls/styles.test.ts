/** A class is drawn wherever its component stands: its stylesheet is loaded by the component, by its room, or by every page. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import vocabulary from '../../schemas/vocabulary.json';
import { rooms } from '../../scripts/walls';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = new Map(['console', 'ui', 'fields', 'shop', 'widgets'].flatMap((room) =>
  readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' }).map((path) => join('src', room, path)).filter((path) => /\.(tsx?|css)$/.test(path)).map((path) => [path, read(path)] as const)));
const roomOf = (file: string) => rooms.find((room) => room.files.test(file))?.name;

const imported = new Map([...files].map(([file, text]) => [file, [...text.matchAll(/(?:from|import)\s+'(\.[^']+)'/g)].flatMap(([, path]) => {
  const target = normalize(join(dirname(file), path!));
  return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`].find((each) => files.has(each)) ?? [];
})]));

/** What is loaded with a file. */
function loadedWith(file: string): Set<string> {
  const seen = new Set([file]);
  for (const each of seen) for (const next of imported.get(each) ?? []) seen.add(next);
  return seen;
}

/** Stylesheets that say how a class looks, not only how it looks within something else. */
const styled = new Map<string, string[]>();
for (const [file, text] of files) {
  if (!file.endsWith('.css')) continue;
  for (const [, name] of text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/(?:^|[},])\s*\.([a-z][\w-]*)(?=[\s,{:])/g)) styled.set(name!, [...styled.get(name!) ?? [], file]);
}

const classesOf = (text: string) => [...text.matchAll(/className=(?:"([^"]+)"|\{`([^`]+)`\})/g)].flatMap(([, plain, template]) => (plain ?? template!.replaceAll(/\$\{[^}]*\}/g, ' ')).split(/\s+/));

it('every class that another room styles comes with its stylesheet', () => {
  const always = loadedWith('src/console/main.tsx');
  const bare = [...files].filter(([file]) => file.endsWith('.tsx')).flatMap(([file, text]) => {
    const loaded = loadedWith(file);
    return [...new Set(classesOf(text))].filter((name) => {
      const sheets = styled.get(name);
      return sheets && !sheets.some((sheet) => always.has(sheet) || loaded.has(sheet) || roomOf(sheet) === roomOf(file));
    }).map((name) => `${file}: ${name} (${styled.get(name)!.join(', ')})`);
  });
  expect(bare).toEqual([]);
});

it('every tone of a text of a list has its colour', () => {
  const sheet = read('src/console/resource/table/ListTable.css');
  const plain = ['default', 'info'];
  const bare = ['.lt-toned', '.lt-below'].flatMap((name) => vocabulary.$defs.Tone.enum.filter((tone) => !plain.includes(tone)).map((tone) => `${name}[data-tone='${tone}']`));
  expect(bare.filter((selector) => !sheet.includes(selector))).toEqual([]);
});

it('no selector asks what the root of the page has: root and body would be styled anew at every change of it', () => {
  const asking = [...files].filter(([file]) => file.endsWith('.css')).flatMap(([file, text]) =>
    [...text.replaceAll(/@media print \{[^]*?\n\}/g, '').matchAll(/(?<![\w-])(?:html|body|:root|#root)(?:\[[^\]]*\])*(?::is\([^{]*)?:has\([^{]*/g)].map(([selector]) => `${file}: ${selector}`));
  expect(asking).toEqual([]);
});
