/**
 * `npm start`: installs what is missing, builds what changed, and runs the server in this very process, so that signals
 * reach it: package.json uses `exec`, else npm's shell would stand between and swallow them (where there is no `exec`, as on
 * Windows, the other half of that line runs). Plain JavaScript: it must work on a checkout that holds no package yet.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './install.mjs';

try {
  ensureInstalled();
  // Relative DATA_DIR and the built console are looked for here, wherever the command was given.
  process.chdir(root);
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt((title) => console.log(`正在构建${title}…`));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const { start } = await import(pathToFileURL(join(root, '.build', 'server', 'listen.js')).href);
await start();
