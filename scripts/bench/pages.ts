/** Pages built for production as any site is, served to the bench's own browser, and what they cost it. */
import react from '@vitejs/plugin-react';
import { createServer } from 'node:http';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright-core';
import { build } from 'vite';
import type { Tools } from './tools';

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** Records that the minimal app lists. */
const records = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, title: `Title ${index + 1}`, teaser: 'Some words', views: index * 7, published: '2026-01-02' }));

/**
 * Builds a page around one module and serves it.
 * @param entry path of the module from the root
 * @param instead modules that stand in for packages, by the package's name
 * @returns the page's address
 */
export async function servePage(tools: Tools, entry: string, instead: Record<string, string> = {}): Promise<string> {
  const source = tools.folder(`page-${entry.replaceAll(/\W/g, '-')}`);
  const outDir = join(source, 'out');
  await writeFile(join(source, 'index.html'), `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>bench</title></head>
    <body><div id="root"></div><script type="module" src="${relative(source, join(tools.root, entry))}"></script></body></html>`);
  await build({
    root: source, configFile: false, logLevel: 'error', plugins: [react()],
    resolve: { alias: Object.entries(instead).map(([name, path]) => ({ find: new RegExp(`^${name}$`), replacement: join(tools.root, path) })) },
    build: { outDir, target: 'es2022', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 10_000 },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://localhost').pathname;
    if (path.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-range': `posts 0-24/${records.length}` });
      return response.end(JSON.stringify(records));
    }
    const file = join(outDir, path === '/' ? 'index.html' : path);
    readFile(file).then(
      (content) => response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  tools.atEnd(async () => { server.closeAllConnections(); server.close(); });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
}

/** Sums what a page loads of JavaScript from now on. @returns kilobytes of gzip level 9 so far, once all answers are read */
export function countJavaScript(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript') && !sizes.has(response.url())) {
      const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
      // A page that closes while an answer comes fails whoever asks for the sum, and nobody where nobody asks.
      size.catch(() => undefined);
      sizes.set(response.url(), size);
    }
  });
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0) / 1000;
}

/** Resolves when the page has drawn and nothing in it changed for three frames. */
export const settled = (page: Page): Promise<void> => page.evaluate(() => window.settled());

/** Time of the page's main thread in milliseconds of its own clock, so that other programs on the machine count less. */
export interface Meter {
  /** Scripts, styles, layout and painting: everything. */
  everything(): Promise<number>;
  scriptAndLayout(): Promise<number>;
}

export async function meterOf(page: Page): Promise<Meter> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (...names: string[]): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.filter(({ name }) => names.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
  };
  return { everything: () => read('TaskDuration'), scriptAndLayout: () => read('ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration') };
}

/**
 * Draws a scene on a fresh page.
 * @param seen selector of what must have been drawn, `least` times or more
 * @param markup is shown in place of what the page would draw: what the browser itself needs
 * @returns milliseconds of the main thread from the call to draw until the page is still
 */
export const drawTime = (tools: Tools, address: string, rows: number, columns: number, seen: string, { least = 1, markup }: { least?: number; markup?: string } = {}): Promise<number> =>
  withScene(tools, address, rows, columns, async (page) => {
    if (markup !== undefined) await page.evaluate((text) => { window.drawScene = () => { document.getElementById('root')!.innerHTML = text; }; }, markup);
    const meter = await meterOf(page);
    const before = await meter.everything();
    await page.evaluate(() => window.drawScene());
    await settled(page);
    const spent = await meter.everything() - before;
    if (await page.locator(seen).count() < least) throw new Error(`${address} does not draw ${seen}`);
    return spent;
  });

/** @returns the markup of a scene that was drawn */
export const drawnMarkup = (tools: Tools, address: string, rows: number, columns: number): Promise<string> =>
  withScene(tools, address, rows, columns, async (page) => {
    await page.evaluate(() => window.drawScene());
    await settled(page);
    return page.evaluate(() => document.getElementById('root')!.innerHTML);
  });

/** A fresh page whose scene is made and not drawn yet. */
async function withScene<T>(tools: Tools, address: string, rows: number, columns: number, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await (await tools.browser()).newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(address);
    await page.evaluate(([r, c]) => window.makeScene(r!, c!), [rows, columns]);
    await settled(page);
    return await work(page);
  } finally {
    await page.close();
  }
}
