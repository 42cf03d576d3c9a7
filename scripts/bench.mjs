/**
 * `npm run bench`: installs what is missing, then measures (`bench/index.ts`).
 * Plain JavaScript: it must work on a checkout that holds no package yet.
 */
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
process.chdir(root);
const { register } = await import('tsx/esm/api');
register();
await import('./bench/index.ts');
