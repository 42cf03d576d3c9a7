/**
 * `npm run generate`: schemas → generated/.
 * `-- --check` writes nothing, names each stale, missing or extra file and ends with 1 when there is one.
 * `-- --watch` goes on compiling while schemas change.
 */
import { compile } from './compiler';
import { compare, readSchemas } from './compiler/files';
import { SchemaError } from './compiler/mistakes';
import { type Round, round, watch } from './compiler/watch';

const root = process.cwd();

function report({ changed, error, milliseconds }: Round): void {
  if (error) console.error(error.message);
  else console.log([...changed.map((path) => `generated/${path}`), `${changed.length} files changed in ${milliseconds} ms`].join('\n'));
}

async function check(): Promise<void> {
  try {
    const difference = compare(root, await compile(readSchemas(root)));
    const lines = Object.entries(difference).flatMap(([what, paths]) => (paths as string[]).map((path) => `${what}: generated/${path}`));
    if (!lines.length) return console.log('generated/ matches schemas/');
    console.log([...lines, 'generated/ does not match schemas/; run `npm run generate`'].join('\n'));
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    console.error(error.message);
  }
  process.exitCode = 1;
}

if (process.argv.includes('--check')) await check();
else {
  const first = await round(root);
  report(first);
  if (process.argv.includes('--watch')) watch(root, report);
  else if (first.error) process.exitCode = 1;
}
