import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminPassword, launchBrowser, openPage, signIn } from './helper';

const project = join(import.meta.dirname, '..', '..');

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** A copy of the checkout, whose schemas may be changed while other tests read ours. */
let checkout: string;
let development: ChildProcess;
let browser: Browser;
let url: string;

beforeAll(async () => {
  checkout = mkdtempSync(join(tmpdir(), 'bazaar-dev-'));
  for (const part of ['package.json', 'tsconfig.json', 'vite.config.ts', 'schemas', 'scripts', 'generated', 'src']) cpSync(join(project, part), join(checkout, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(checkout, 'node_modules'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  development = spawn(join('node_modules', '.bin', 'tsx'), ['scripts/dev/run.ts'], { cwd: checkout, env: { ...process.env, PORT: String(port), HOST: 'localhost', DATA_DIR: join(checkout, 'var'), ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'warn', DEMO_ROWS: '1000' } });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('Console ready at')) resolve();
    };
    development.stdout!.on('data', read);
    development.stderr!.on('data', read);
    development.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${output}`)));
  });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  if (development?.exitCode === null) {
    const gone = new Promise((resolve) => development.once('exit', resolve));
    development.kill('SIGTERM');
    await gone;
  }
  rmSync(checkout, { recursive: true, force: true });
});

it('a changed label and rule show in the open page, which keeps what was typed', async () => {
  const { page } = await openPage(browser, url);
  await signIn(page);
  await page.goto('/product/brand');
  await page.getByRole('columnheader', { name: '品牌名称' }).waitFor();
  await page.getByRole('button', { name: '添加品牌' }).click();
  const dialog = page.getByRole('dialog');
  const refused = (name: string) => expect.poll(async () => {
    await dialog.getByRole('button', { name: '保存' }).click();
    return dialog.getByLabel(name).getAttribute('aria-invalid');
  }, { timeout: 60_000 }).toBe('true');
  // The form's rules are fetched behind it: a change that came before them would pass them by.
  await refused('品牌名称');
  await dialog.getByLabel('品牌名称').fill('正在输入的品牌');
  await page.evaluate(() => { (window as unknown as { untouched: boolean }).untouched = true; });

  const schema = join(checkout, 'schemas', 'product', 'brand.json');
  writeFileSync(schema, readFileSync(schema, 'utf8').replace('"品牌名称"', '"牌子名称"').replace('"maxLength": 100', '"maxLength": 3'));

  await expect.poll(() => dialog.getByLabel('牌子名称').inputValue(), { timeout: 60_000 }).toBe('正在输入的品牌');
  // Labels and rules arrive as two modules, in no promised order: the rule is there once saving obeys it.
  await refused('牌子名称');
  expect(await page.evaluate(() => (window as unknown as { untouched?: boolean }).untouched)).toBe(true);
});
