/** What a browser fetches before the first list: the chunks that the console's entry and the list reach by imports alone. */
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const folder = new URL('../../.build/console/assets/', import.meta.url);
const built = readdirSync(folder).filter((file) => file.endsWith('.js'));
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const chunk = (name: string) => built.find((file) => file.startsWith(`${name}-`));

function reached(...entries: string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, next] of textOf(file).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g)) walk(next!);
  };
  for (const entry of entries) walk(entry);
  return found;
}

const first = reached(chunk('index')!, chunk('ListScreen')!);

it('is small', () => {
  const bytes = [...first].reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(347_000);
});

it.each(['Drawing', 'Calendar', 'Clock', 'ColourPicker', 'Editor', 'JsonEditor', 'Cards', 'Grid', 'Library', 'Designer', 'PageDesigner', 'QrCode', 'Palette', 'IconGrid', 'RecordForm', 'DetailBody', 'HistoryPanel', 'ReferenceForm'])(
  'has no %s, which waits until it is drawn', (name) => {
    const file = chunk(name);
    expect(file).toBeDefined();
    expect([...first]).not.toContain(file);
  });
