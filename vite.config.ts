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

export default defineConfig({
  root: at('./src/console'),
  cacheDir: at('./.cache/vite'),
  plugins: [react(), paintAfterScript, shopWhileDeveloping],
  // The server replaces the placeholder in every page it serves; Vite puts it on each tag and hands it to style injection.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { fs: { allow: [at('.')] } },
  build: {
    outDir: at('./.build/console'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
  },
});
