/** What a browser fetches before a screen is drawn: the files that its entries reach by imports alone, held against their budgets. */
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import budgets from './budgets.json';

const folder = new URL('../../.build/console/assets/', import.meta.url);
const built = readdirSync(folder).filter((file) => file.endsWith('.js'));
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const importsOf = (file: string): string[] => [...textOf(file).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.~-]+\.js)"/g)].map(([, next]) => next!);
/** @throws Error where none bears the name; several may */
function filesOf(name: string): string[] {
  const files = built.filter((each) => each.replace(/-[\w-]{8}\.js$/, '') === name);
  if (files.length === 0) throw new Error(`no file of the build: ${name}`);
  return files;
}

function reached(names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    importsOf(file).forEach(walk);
  };
  for (const file of names.flatMap(filesOf)) walk(file);
  return found;
}

const bytesOf = (files: ReadonlySet<string>) => [...files].reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0);

const { '//': _told, ...screens } = budgets;

describe('a budget is kept, and is no more than what is needed', () => {
  test.each(Object.entries(screens))('%s', (_name, { files, most }) => {
    const thousands = bytesOf(reached(files)) / 1000;
    expect(thousands).toBeLessThanOrEqual(most);
    expect(thousands).toBeGreaterThan(most * 0.97);
  });
});

const first = reached(screens.list.files);

it('comes in few files', () => {
  expect(first.size).toBeLessThanOrEqual(32);
});

it.each(['Drawing', 'Calendar', 'Clock', 'ColourPicker', 'Editor', 'JsonEditor', 'Cards', 'Grid', 'Library', 'Designer', 'PageDesigner', 'QrCode', 'Palette', 'IconGrid', 'RecordForm', 'DetailBody', 'HistoryPanel', 'ReferenceForm'])(
  'a list has no %s, which waits until it is drawn', (name) => {
    for (const file of filesOf(name)) expect([...first]).not.toContain(file);
  });

test('no two files wait for one another', () => {
  const done = new Set<string>();
  const circleOf = (file: string, above: readonly string[]): readonly string[] | undefined => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of importsOf(file)) {
      const circle = circleOf(next, [...above, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of built) expect(circleOf(file, [])).toBeUndefined();
});
