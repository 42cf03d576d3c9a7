/** The product after its first start, made once: every file begins with a copy, and is spared database, seeds and pictures. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyFolder } from '../server/running';
import { runProduct } from './product';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of a product that has started once and ended. */
    template: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'bazaar-e2e-template-'));
  const product = await runProduct(['scripts/start.mjs']);
  await product.end();
  copyFolder(product.dataDir, template);
  await product.stop();
  project.provide('template', template);
  return () => rmSync(template, { recursive: true, force: true });
}
