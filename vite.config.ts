import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('./src/console'),
  cacheDir: at('./.cache/vite'),
  plugins: [react()],
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
