/** What was measured last and is kept in the repository, so that each run tells what changed: `last.json`, and `last.md` to be read. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { met, ratio, type Figure } from './row';
import { cellsOf, heads } from './table';

const json = join(import.meta.dirname, 'last.json');
const text = join(import.meta.dirname, 'last.md');

/** A figure as it is kept. */
export interface Kept extends Figure {
  /** The day on which it was measured. */
  on: string;
  /** Cores, their make and memory. */
  machine: string;
}

/** Figures kept, by what they tell. */
export function readLast(): ReadonlyMap<string, Kept> {
  const kept = existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) as Kept[] : [];
  return new Map(kept.map((figure) => [figure.what, figure]));
}

/** Keeps figures in the place of older ones of the same name; the others stay, with the day on which they were measured. */
export function keep(figures: readonly Figure[]): void {
  const [first] = cpus();
  const machine = `${cpus().length} × ${first?.model.trim() ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node.js ${process.version}`;
  const on = new Date().toISOString().slice(0, 10);
  const kept = new Map(readLast());
  for (const figure of figures) kept.set(figure.what, { ...figure, on, machine });
  const all = [...kept.values()];
  writeFileSync(json, `[\n${all.map((figure) => `  ${JSON.stringify({ ...figure, ratio: ratio(figure), met: met(figure) })}`).join(',\n')}\n]\n`);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  writeFileSync(text, [
    '# Speed', '',
    '`npm run bench` measures; `npm run bench -- --keep` writes this table. What is ours and what it is held against are measured in the same run: ratios tell, not milliseconds.', '',
    line([...heads, 'on']), line([...heads, 'on'].map(() => '---')), ...all.map((figure) => line([...cellsOf(figure), figure.on])), '',
    `Machines: ${[...new Set(all.map((figure) => figure.machine))].join('; ')}.`, '',
  ].join('\n'));
}
