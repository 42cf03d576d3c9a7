import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { firstPaint } from './scripts/vite/firstPaint';
import { layers } from './scripts/vite/layers';
import { missingOf, preloadTheRest } from './scripts/vite/preload';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
  plugins: [react(), noExporter, firstPaint(at('./src/console')), preloadTheRest, shopWhileDeveloping],
  // The server replaces the placeholder in every page it serves; Vite puts it on each tag and hands it to style injection.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { fs: { allow: [at('.')] } },
  build: {
    outDir: at('./.build/console'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (_file, files, { hostId, hostType }) => (hostType === 'js' ? missingOf(hostId, files) : files) },
    rolldownOptions: { output: { codeSplitting: { groups: [layers(at('./src/console'))] } } },
    chunkSizeWarningLimit: 800,
  },
});
