import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page is empty until its script has run, which also sets the chosen theme: nothing is painted before. */
const paintAfterScript: Plugin = {
  name: 'paint-after-script',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('<script type="module" crossorigin', '<script type="module" blocking="render" crossorigin') },
};

/** The shop's pages have a build of their own (`scripts/build.mjs`); while developing they come from here too. */
const shopWhileDeveloping: Plugin = {
  name: 'shop-while-developing',
  configureServer: ({ middlewares, transformIndexHtml }) => void middlewares.use((request, response, next) => {
    const url = request.url ?? '';
    if (!/^\/shop(\/|$)/.test(url) || !request.headers.accept?.includes('text/html')) return next();
    const page = readFileSync(at('./src/shop/index.html'), 'utf8').replace('./main.tsx', `/@fs${at('./src/shop/main.tsx')}`);
    transformIndexHtml(url, page).then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next);
  }),
};

/** Of each built script, the files that are there once it runs: its own, and those that whoever asked for it had. */
let there = new Map<string, ReadonlySet<string>>();

/** Whoever loads a script on demand fetches beside it what it stands on, except for what is there already: first pages are smaller without those names. */
const preloadTheRest: Plugin = {
  name: 'preload-the-rest',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
      const filesOf = (name: string, found = new Set<string>()): Set<string> => {
        const chunk = chunks.get(name);
        if (found.has(name) || !chunk) return found;
        found.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
        for (const next of chunk.imports) filesOf(next, found);
        return found;
      };
      const askedBy = (name: string) => [...chunks.values()].filter(({ imports, dynamicImports }) => imports.includes(name) || dynamicImports.includes(name));
      const askers = new Map([...chunks.keys()].map((name) => [name, askedBy(name).map(({ fileName }) => fileName)]));
      const own = new Map([...chunks.keys()].map((name) => [name, filesOf(name)]));
      there = new Map(own);
      // What all askers have in common is there too; each round can only add to it.
      for (let grows = true; grows;) {
        grows = false;
        for (const [name, { isEntry }] of chunks) {
          const [first, ...others] = isEntry ? [] : askers.get(name)!.map((asker) => there.get(asker)!);
          const files = new Set([...own.get(name)!, ...[...first ?? []].filter((file) => others.every((each) => each.has(file)))]);
          if (files.size === there.get(name)!.size) continue;
          there.set(name, files);
          grows = true;
        }
      }
    },
  },
};

/** Exports are made by the server: what ra-core would make one with in the browser is never called, and stays out of the first page. */
const noExporter: Plugin = {
  name: 'no-exporter',
  enforce: 'pre',
  resolveId: (id) => (id === 'jsonexport/dist/index.js' ? `\0${id}` : undefined),
  load: (id) => (id === '\0jsonexport/dist/index.js' ? 'export default () => { throw new Error("exports are made by the server"); };' : undefined),
};

export default defineConfig({
  root: at('./src/console'),
  cacheDir: at('./.cache/vite'),
  plugins: [react(), noExporter, paintAfterScript, preloadTheRest, shopWhileDeveloping],
  // The server replaces the placeholder in every page it serves; Vite puts it on each tag and hands it to style injection.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { fs: { allow: [at('.')] } },
  build: {
    outDir: at('./.build/console'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (_file, files, { hostId, hostType }) => (hostType === 'js' ? files.filter((file) => !there.get(hostId)?.has(file)) : files) },
    chunkSizeWarningLimit: 800,
  },
});
