/** A list as a workbook: how long, beside hucre fed straight from the database, and how much memory at a million rows. */
import { extension } from '../../src/engine/extension/paths';
import type { Resource } from '../../src/server/resources/types';
import { startHandler } from './handler';
import { memoryOf } from './processes';
import type { BenchRow } from './row';
import { columnsOf } from './shop';
import { alternate, timed } from './statistics';

const runs = 3;
const many = 1_000_000;
const some = 100_000;
const columnCount = 20;

const exported = (resource: Resource): string[] => columnsOf(resource).slice(0, columnCount);

/** Reads an answer to its end, keeping nothing. */
async function download(url: string, token: string): Promise<void> {
  const response = await fetch(url, { headers: { 'authori-zation': token } });
  let size = 0;
  for await (const part of response.body!) size += (part as Uint8Array).length;
  if (!response.ok || size < 100_000) throw new Error(`${url} answers ${response.status} and ${size} bytes`);
}

const exportUrl = (url: string, resource: Resource): string =>
  `${url}/api${extension.export(resource.key)}?format=xlsx&columns=${exported(resource).join(',')}`;

export const exportTime: BenchRow = {
  name: 'export',
  async measure(tools) {
    const shop = await tools.shop();
    const { wide } = shop;
    await shop.grow(wide, some);
    const server = await shop.serve();
    const handler = await startHandler(tools, shop, wide, { columns: exported(wide) });
    try {
      const found = await alternate({
        ours: () => timed(() => download(exportUrl(server.url, wide), server.token)),
        peer: () => timed(() => download(`${handler.url}/export`, server.token)),
      }, runs);
      return [{
        what: `export to XLSX, ${some.toLocaleString('en-US')} × ${exported(wide).length}`, unit: 's',
        ours: found.ours / 1000, peer: { name: 'hucre fed by pg', value: found.peer / 1000 }, runs,
      }];
    } finally {
      await Promise.all([server.stop(), handler.stop()]);
    }
  },
};

/** Milliseconds between two looks at the memory. */
const interval = 100;

export const exportMemory: BenchRow = {
  name: 'export-memory',
  async measure(tools) {
    const shop = await tools.shop();
    await shop.grow(shop.wide, many);
    const server = await shop.serve();
    const idle = await memoryOf(server.pid);
    let peak = idle;
    const timer = setInterval(() => { void memoryOf(server.pid).then((now) => { peak = Math.max(peak, now); }); }, interval);
    try {
      await download(exportUrl(server.url, shop.wide), server.token);
    } finally {
      clearInterval(timer);
      await server.stop();
    }
    return [{
      what: `memory over idle while exporting ${many.toLocaleString('en-US')} × ${exported(shop.wide).length}`, unit: 'MB',
      ours: peak - idle, goal: { atMost: 150 }, runs: 1,
    }];
  },
};
