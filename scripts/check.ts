/** `npm run check`: types, walls, stale generated files, unused exports. Tells the result of each; ends with 1 when one fails. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const bin = (name: string) => join('node_modules', '.bin', name);

const parts: { title: string; command: string[] }[] = [
  { title: 'types', command: [bin('tsc'), '-p', '.'] },
  { title: 'walls', command: [bin('tsx'), 'scripts/check-walls.ts'] },
  { title: 'generated files', command: [bin('tsx'), 'scripts/generate.ts', '--check'] },
  { title: 'unused exports', command: [bin('knip'), '--config', '.knip.json', '--no-progress', '--include', 'files,exports,types,duplicates'] },
];

let failed = 0;
for (const { title, command: [program, ...given] } of parts) {
  const started = performance.now();
  const { status, stdout, stderr, error } = spawnSync(program!, given, { encoding: 'utf8' });
  const good = status === 0;
  if (!good) {
    failed += 1;
    console.log(`${stdout}${stderr}${error ?? ''}`.trim());
  }
  console.log(`${good ? 'ok    ' : 'FAILED'} ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
console.log(failed ? `${failed} of ${parts.length} failed` : 'all good');
process.exitCode = failed ? 1 : 0;
