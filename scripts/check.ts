/**
 * `npm run check`: types, lint, walls, casts, words of one entity, effects left to code, stale generated files and their size, unused exports and packages. Tells the result of each; ends with 1 when one fails.
 * `-- walls stale` runs only the parts named.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const bin = (name: string) => join('node_modules', '.bin', name);

const parts: { name: string; title: string; command: string[] }[] = [
  { name: 'types', title: 'types', command: [bin('tsc'), '-p', '.'] },
  { name: 'lint', title: 'lint', command: [bin('oxlint'), '--type-aware', 'src', 'scripts', 'tests'] },
  { name: 'walls', title: 'walls', command: [bin('tsx'), 'scripts/check-walls.ts'] },
  { name: 'casts', title: 'exclamation marks and casts of the routes', command: [bin('tsx'), 'scripts/casts.ts'] },
  { name: 'words', title: 'words of one entity, effects left to code', command: [bin('tsx'), 'scripts/words.ts', '0'] },
  { name: 'stale', title: 'generated files', command: [bin('tsx'), 'scripts/generate.ts', '--check'] },
  { name: 'size', title: 'size of generated files', command: [bin('tsx'), 'scripts/check-size.ts'] },
  { name: 'exports', title: 'unused exports and packages', command: [bin('knip'), '--config', '.knip.jsonc', '--no-progress', '--include', 'files,exports,types,duplicates,dependencies,unlisted'] },
];

const named = process.argv.slice(2);
for (const name of named) if (!parts.some((part) => part.name === name)) throw new Error(`no part "${name}"; one of ${parts.map((part) => part.name).join(', ')}`);
const chosen = named.length ? parts.filter(({ name }) => named.includes(name)) : parts;

let failed = 0;
for (const { title, command: [program, ...given] } of chosen) {
  const started = performance.now();
  const { status, stdout, stderr, error } = spawnSync(program!, given, { encoding: 'utf8' });
  const good = status === 0;
  if (!good) {
    failed += 1;
    console.log(`${stdout}${stderr}${error ?? ''}`.trim());
  }
  console.log(`${good ? 'ok    ' : 'FAILED'} ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
console.log(failed ? `${failed} of ${chosen.length} failed` : 'all good');
process.exitCode = failed ? 1 : 0;
