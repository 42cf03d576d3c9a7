/**
 * Runs the chosen rows, all without a name, one after the other; prints the table and writes `.cache/bench.json`.
 * Rows that measure lists take the entities named: `npm run bench -- list-million product/product`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { attachmentList } from './attachmentList';
import { compileTime } from './compile';
import { formTemplate } from './formTemplate';
import { dashboard } from './dashboard';
import { exportMemory, exportTime } from './export';
import { gallery } from './gallery';
import { javascript } from './javascript';
import { keyStroke } from './keyStroke';
import { listApi } from './listApi';
import { listPaint } from './listPaint';
import { listMillion } from './listMillion';
import { measureRows } from './measure';
import { met, ratio, type BenchRow } from './row';
import { pageDesigner } from './pageDesigner';
import { queue } from './queue';
import { seed } from './seed';
import { skuMatrix } from './skuMatrix';
import { printTable } from './table';
import { stalls } from './stalls';
import { tabs } from './tabs';
import { themes } from './themes';
import { makeTools } from './tools';

const rows: BenchRow[] = [javascript, listPaint, keyStroke, skuMatrix, formTemplate, compileTime, listApi, attachmentList, exportTime, listMillion, seed, exportMemory, themes, tabs, queue, gallery, dashboard, pageDesigner, stalls];

const root = process.cwd();
// Words with a slash are entities; the others choose rows.
const entities = process.argv.slice(2).filter((word) => word.includes('/'));
const names = process.argv.slice(2).filter((word) => !word.includes('/'));
const unknown = names.filter((name) => !rows.some((row) => row.name === name));
if (unknown.length > 0) {
  console.error(`no row is named ${unknown.join(', ')}; there are ${rows.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const { tools, close } = makeTools(root, entities);
// Stopped by hand, it leaves neither a server nor a database nor a browser behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().finally(() => process.exit(130)));
const figures = await measureRows(rows.filter(({ name }) => names.length === 0 || names.includes(name)), tools);
await close();

printTable(figures);
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(join(root, '.cache', 'bench.json'), `${JSON.stringify({
  at: new Date().toISOString(), node: process.version, cores: cpus().length,
  figures: figures.map((figure) => ({ ...figure, ratio: ratio(figure), met: met(figure) })),
}, null, 2)}\n`);
