/**
 * `npm run engines`: records every statement that the server sends while its tests run, holds each against tables of what distributed engines
 * document (`engines/`), and writes `engines/met.json` and `src/server/engines.md`. `-- PATH …` runs some tests and only tells what they meet;
 * `-- --logs=FOLDER` reads logs that were kept there (`STATEMENTS=FOLDER npm test`, which is all of them: `--whole`) and writes; `-- --page` writes the document anew from what was met before. Ends with 1 where a feature stands in no table.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadModule } from 'libpg-query';
import { engines } from './engines/engines';
import { unknown } from './engines/facts';
import { growing } from './engines/keys';
import { statementsOf } from './engines/log';
import { meet, type Met } from './engines/met';
import { pageOf } from './engines/page';
import { productTables } from './engines/tables';

const [record, page] = ['scripts/engines/met.json', 'src/server/engines.md'];
const given = process.argv.slice(2);
const logs = given.find((each) => each.startsWith('--logs='))?.slice('--logs='.length);
const paths = given.filter((each) => !each.startsWith('--'));

/** A test that fails has said its statements all the same; it is told by its own output. */
function run(folder: string): void {
  const { status } = spawnSync(join('node_modules', '.bin', 'vitest'), ['run', '--config', 'tests/vitest.config.ts', '--project', 'server', ...paths], { stdio: 'inherit', env: { ...process.env, STATEMENTS: folder } });
  if (status !== 0) console.log('Some tests failed; their statements count all the same.');
}

/** A line a feature, so that a difference is read easily. */
const lines = ({ features, tables, ...counts }: Met): string => {
  const list = (name: string, all: object) => `  "${name}": {\n${Object.entries(all).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n  }`;
  return `{\n${Object.entries(counts).map(([key, value]) => `  "${key}": ${value}`).join(',\n')},\n${list('features', features)},\n${list('tables', tables)}\n}\n`;
};

async function met(): Promise<Met> {
  if (given.includes('--page')) return JSON.parse(readFileSync(record, 'utf8')) as Met;
  const folder = logs ?? mkdtempSync(join(tmpdir(), 'bazaar-statements-'));
  try {
    if (logs === undefined) run(folder);
    return await meet(statementsOf(folder), new Set(growing.map(({ table }) => table)), paths.length === 0 && (logs === undefined || given.includes('--whole')));
  } finally {
    if (logs === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

await loadModule();
const found = await met();
console.log(`${found.distinct} distinct statements, ${Object.keys(found.features).length} features`);
if (paths.length === 0) {
  writeFileSync(record, lines(found));
  writeFileSync(page, pageOf(found, engines, productTables));
}
for (const { feature, engines: missing } of unknown(Object.keys(found.features), engines)) {
  process.exitCode = 1;
  console.log(`${feature}: in no table of ${missing.join(', ')}; ${found.features[feature]!.files.join(', ')}`);
}
