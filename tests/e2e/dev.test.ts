import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/freePort';
import { adminPassword, launchBrowser, leaveBrowser, openApi, openPage, signIn } from './helper';

const project = join(import.meta.dirname, '..', '..');

/** A copy of the checkout, whose schemas may be changed while other tests read ours. */
let checkout: string;
let development: ChildProcess;
let browser: Browser;
let url: string;
let port: number;
/** What the terminal shows. */
let output = '';

/** @returns the process; `shown` is told whatever it prints */
function develop(shown: (text: string) => void): ChildProcess {
  // The command of tsx kills what does not answer a signal within 60 ms; `npm run dev` does without it too.
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/run.ts'], { cwd: checkout, env: { ...process.env, PORT: String(port), HOST: 'localhost', DATA_DIR: join(checkout, 'var'), ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'warn', DEMO_ROWS: '1000' } });
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => shown(String(chunk)));
  return child;
}

const endOf = (child: ChildProcess) => new Promise<number | null>((resolve) => { child.once('exit', resolve); });

beforeAll(async () => {
  checkout = mkdtempSync(join(tmpdir(), 'bazaar-dev-'));
  for (const part of ['package.json', 'tsconfig.json', 'vite.config.ts', 'schemas', 'scripts', 'generated', 'src']) cpSync(join(project, part), join(checkout, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(checkout, 'node_modules'));
  port = await freePort();
  url = `http://localhost:${port}`;
  await new Promise<void>((resolve, reject) => {
    development = develop((text) => {
      output += text;
      if (output.includes('Console ready at')) resolve();
    });
    development.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${output}`)));
  });
  browser = await launchBrowser();
});

afterAll(async () => {
  await leaveBrowser();
  if (development?.exitCode === null) {
    const gone = endOf(development);
    development.kill('SIGTERM');
    await gone;
  }
  rmSync(checkout, { recursive: true, force: true });
});

const patience = { timeout: 60_000 };

/** Changes a file. @returns waits until the terminal shows these words */
function change(path: string, edit: (text: string) => string): (words: string) => Promise<void> {
  const before = output.length;
  const file = join(checkout, path);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  return (words) => expect.poll(() => output.slice(before), patience).toContain(words);
}

it('a changed label and rule show in the open page, which keeps what was typed', async () => {
  const { page } = await openPage(browser, url);
  await signIn(page);
  await page.goto('/product/brand');
  // Every module of the screen is transformed the first time that it is asked for.
  await page.getByRole('columnheader', { name: '品牌名称' }).waitFor({ timeout: 60_000 });
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

it('what is asked while the server is replaced waits for the new one, and goes by its rules', async () => {
  const api = await openApi(url);
  const label = (name: string) => api.ask('/admin/platform/user/tag/save', { name });
  const shows = change('schemas/user/label.json', (text) => text.replace('"title": "标签名称"', '"title": "标签名称", "pattern": "^甲"'));
  await shows('calls wait for it');
  const asked = await Promise.all([api.ask('/admin/platform/user/tag/list'), label('乙'), label('甲')]);
  expect(asked.map(({ code }) => code)).toEqual([200, 400, 200]);
  await shows('restarted in');
  expect(output).not.toContain('ECONNREFUSED');
});

it('a server that does not start is told, and the one before goes on', async () => {
  const api = await openApi(url);
  const source = 'src/server/listen.ts';
  const sound = readFileSync(join(checkout, source), 'utf8');
  const breaks = change(source, (text) => `${text}\nthrow new Error('made to fail');\n`);
  await breaks('the one before goes on');
  await breaks('made to fail');
  expect(await api.ask('/admin/platform/user/tag/list')).toMatchObject({ code: 200 });
  await change(source, () => sound)('restarted in');
  expect(await api.ask('/admin/platform/user/tag/list')).toMatchObject({ code: 200 });
});

it('a port that is taken ends it with a sentence, and leaves no database behind', async () => {
  const gone = endOf(development);
  development.kill('SIGTERM');
  expect(await gone).toBe(0);
  const database = join(checkout, 'var', 'postgres', 'postmaster.pid');
  expect(existsSync(database)).toBe(false);
  const taken = createServer().listen(port, 'localhost');
  let told = '';
  try {
    expect(await endOf(develop((text) => { told += text; }))).toBe(1);
  } finally {
    taken.close();
  }
  expect(told).toContain(`Port ${port} is already in use`);
  expect(existsSync(database)).toBe(false);
});
