/**
 * Builds the console and the server into `.build/` when their sources changed since the last build.
 * Plain JavaScript, since it runs before anything was compiled; the packages must be installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './install.mjs';

const parts = {
  console: { title: '控制台', sources: ['src/console', 'src/shop', 'src/widgets', 'src/engine', 'src/fields', 'src/ui', 'generated', 'vite.config.ts', 'scripts/vite', 'package-lock.json'], build: buildPages },
  server: { title: '服务', sources: ['src/server', 'src/engine', 'src/fields', 'generated', 'scripts/build.mjs', 'package-lock.json'], build: buildServer },
};

/** @param {(title: string) => void} [announce] called before a part is built */
export async function ensureBuilt(announce = () => undefined) {
  for (const [name, { title, sources, build }] of Object.entries(parts)) {
    const stamp = join(root, '.build', `${name}.stamp`);
    const wanted = fingerprint(sources);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    announce(title);
    rmSync(stamp, { force: true });
    await build();
    mkdirSync(join(root, '.build'), { recursive: true });
    writeFileSync(stamp, wanted);
  }
}

/** Changes with any name or content below the sources. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { withFileTypes: true }).sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
}

/** The console, and the shop's pages below it: an entry of their own, which shares no file with the console. */
async function buildPages() {
  // Vite reads its configuration through its own bundler, where imports need no extension; its advice for another loader is noise here.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const { build } = await import('vite');
  // A build that a test run starts must be the one that people get, not the libraries' test flavour.
  const inherited = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const shared = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn' };
    await build(shared);
    await build({ ...shared, root: join(root, 'src', 'shop'), base: '/shop/', publicDir: false, build: { outDir: join(root, '.build', 'console', 'shop') } });
  } finally {
    if (inherited === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = inherited;
  }
  for (const folder of ['assets', 'shop/assets']) await compressAssets(join(root, '.build', 'console', folder));
}

/** Packages of hundreds of modules, each of which costs half a millisecond of every start where it is a file. */
const packed = ['kysely', 'hucre', '@cfworker/json-schema', 'csv-stringify'];

/**
 * Packages stay outside but for those that are `packed`: the server runs beside its node_modules.
 * @param {string} outDir @param {string} entry
 * @returns {import('vite').InlineConfig & { build: import('vite').BuildOptions }}
 */
export const serverBuild = (outDir, entry) => ({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: packed },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: { input: join(root, entry), output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
});

async function buildServer() {
  const { build } = await import('vite');
  await build(serverBuild('.build/server', 'src/server/listen.ts'));
}

/** Once at the best ratio, so that no answer has to. */
async function compressAssets(folder) {
  if (!existsSync(folder)) return;
  for (const file of filesBelow(folder).filter((path) => /\.(js|css|svg|json)$/.test(path))) {
    const content = readFileSync(file);
    if (content.length < 1024) continue;
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  }
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  await ensureBuilt((title) => console.log(`正在构建${title}…`));
}
