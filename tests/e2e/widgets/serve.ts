/** Builds the page of all widgets and serves it under the product's content security policy. */
import react from '@vitejs/plugin-react';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname } from 'node:path';
import { build, type Rolldown } from 'vite';

const policy = "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-widgets'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob: https:; object-src 'none'; base-uri 'none'";
const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#409eff"/><circle cx="40" cy="40" r="22" fill="#fff"/></svg>';

export async function serveWidgets(): Promise<{ url: string; close(): Promise<void> }> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    html: { cspNonce: 'widgets' },
    build: { write: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 2000, modulePreload: { polyfill: false } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const files = new Map<string, string | Uint8Array>(output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
  files.set('/', files.get('/index.html')!);
  files.set('/picture.svg', picture);
  files.set('/favicon.ico', picture);
  files.set('/broken.png', 'not a picture');

  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://widgets').pathname;
    const file = files.get(path);
    response.writeHead(file ? 200 : 404, { 'content-type': types[extname(path) || '.html'] ?? 'text/plain', 'content-security-policy': policy });
    response.end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, close: async () => { server.close(); server.closeAllConnections(); await once(server, 'close'); } };
}
