/**
 * `npm run dev`: installs what is missing, then follows the sources (`dev/run.ts`).
 * Plain JavaScript: it must work on a checkout that holds no package yet.
 */
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
process.chdir(root);
const { register } = await import('tsx/esm/api');
register();
await import('./dev/run.ts');
