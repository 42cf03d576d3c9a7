/**
 * `npm run generate`: schemas → generated/.
 * `-- --check` writes nothing, names each stale, missing or extra file and ends with 1 when there is one.
 */
import { compile } from './compiler';
import { compare, readSchemas, write } from './compiler/files';
import { SchemaError } from './compiler/mistakes';

const root = process.cwd();
const checking = process.argv.includes('--check');

try {
  const started = performance.now();
  const output = await compile(readSchemas(root));
  const difference = checking ? compare(root, output) : write(root, output);
  for (const [what, paths] of Object.entries(difference)) for (const path of paths as string[]) console.log(`${what}: generated/${path}`);
  const count = difference.stale.length + difference.missing.length + difference.extra.length;
  if (checking && count) {
    console.log('generated/ does not match schemas/; run `npm run generate`.');
    process.exitCode = 1;
  } else console.log(`${output.size} files, ${count} ${checking ? 'differences' : 'changed'}, ${Math.round(performance.now() - started)} ms`);
} catch (error) {
  if (!(error instanceof SchemaError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
