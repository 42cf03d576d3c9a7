/** What rows share: a folder, a browser, a database; each is made when first asked for, and all are cleared away at the end. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../browser.mjs';
import { openShop, type Shop } from './shop';

export interface Tools {
  root: string;
  /** Entities named in the command; none where the row may choose. */
  entities: readonly string[];
  /** As many rows as the command asks for; absent where the row may choose. */
  rows: number | undefined;
  /** A new folder of that name. */
  folder(name: string): string;
  browser(): Promise<Browser>;
  shop(): Promise<Shop>;
  /** Calls `end` when the bench ends, the latest first. */
  atEnd(end: () => Promise<unknown>): void;
}

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--lang=zh-CN'];

/** @returns the tools and what clears them away */
export function makeTools(root: string, entities: readonly string[], rows?: number): { tools: Tools; close(): Promise<void> } {
  const ends: (() => Promise<unknown>)[] = [];
  const atEnd = (end: () => Promise<unknown>) => { ends.unshift(end); };
  const base = mkdtempSync(join(tmpdir(), 'bazaar-bench-'));
  atEnd(async () => rmSync(base, { recursive: true, force: true }));
  const once = <T>(make: () => Promise<T>) => {
    let made: Promise<T> | undefined;
    return () => (made ??= make());
  };
  const folder = (name: string) => {
    const path = join(base, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  return {
    tools: {
      root, entities, rows, folder, atEnd,
      browser: once(async () => {
        const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
        atEnd(() => browser.close());
        return browser;
      }),
      shop: once(async () => {
        const shop = await openShop(folder('shop'));
        atEnd(shop.close);
        return shop;
      }),
    },
    async close() {
      for (const end of ends) await end().catch((error: unknown) => console.error(error));
    },
  };
}
