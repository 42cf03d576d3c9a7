/**
 * Runs the chosen rows, all without a name, one after the other; prints the table and what changed since the figures kept, and writes
 * `.cache/bench.json`. `--keep` keeps the figures in `last.json` and `last.md`.
 * Rows that measure lists take the entities named: `npm run bench -- list-million product/product`; `year` takes its size: `npm run bench -- year --rows=1000000`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { keep, readLast } from './last';
import { measureRows } from './measure';
import { met, ratio } from './row';
import { rows } from './rows';
import { printTable } from './table';
import { readWords } from './words';

const root = process.cwd();
const { names, passed, isKept } = readWords(process.argv.slice(2));
const unknown = names.filter((name) => !rows.some((row) => row.name === name));
if (unknown.length > 0) {
  console.error(`no row is named ${unknown.join(', ')}; there are ${rows.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const started = performance.now();
const chosen = rows.map(({ name }) => name).filter((name) => names.length === 0 || names.includes(name));
const figures = await measureRows(chosen, join(import.meta.dirname, 'one.ts'), passed);

printTable(figures, readLast());
console.log(`measured ${chosen.length} rows in ${Math.round((performance.now() - started) / 60_000)} min`);
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(join(root, '.cache', 'bench.json'), `${JSON.stringify({
  at: new Date().toISOString(), node: process.version, cores: cpus().length,
  figures: figures.map((figure) => ({ ...figure, ratio: ratio(figure), met: met(figure) })),
}, null, 2)}\n`);
if (isKept) keep(figures);
