import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceFolders } from '../../scripts/compiler/files';
import { type Round, round, watch } from '../../scripts/compiler/watch';

const project = join(import.meta.dirname, '..', '..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  for (const folder of sourceFolders) cpSync(join(project, folder), join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** As `sed -i` and many editors save: a new file takes the name of the old one. */
function saveByRename(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

it('a schema is followed however often it is saved by rename, and in folders made later', async () => {
  await round(root);
  const schema = join(root, 'schemas', 'user', 'label.json');
  const sound = readFileSync(schema, 'utf8');
  const rounds: Round[] = [];
  const watcher = watch(root, (each) => { rounds.push(each); });
  const says = (file: string, words: string) => expect.poll(() => readFileSync(join(root, 'generated', file), 'utf8').includes(words), { timeout: 60_000 }).toBe(true);
  try {
    for (const title of ['甲名称', '乙名称', '丙名称']) {
      saveByRename(schema, sound.replace('"标签名称"', `"${title}"`));
      await says('resources/user/label.ts', title);
    }
    mkdirSync(join(root, 'schemas', 'novelty'));
    await expect.poll(() => rounds.length).toBeGreaterThan(3);
    const added = join(root, 'schemas', 'novelty', 'thing.json');
    for (const title of ['丁', '戊']) {
      saveByRename(added, JSON.stringify({ title, properties: { name: { type: 'string', title: '名称' } } }));
      await says('contract/menu.ts', `"${title}"`);
    }
  } finally {
    watcher.close();
  }
});

it('a mistake is told and writes nothing; once mended only what changed is written', async () => {
  await round(root);
  const schema = join(root, 'schemas', 'user', 'label.json');
  const sound = readFileSync(schema, 'utf8');
  let last: Round | undefined;
  const watcher = watch(root, (each) => { last = each; });
  const patience = { timeout: 60_000 };
  try {
    writeFileSync(schema, sound.replace('"title": "标签名称"', '"titel": "标签名称"'));
    await expect.poll(() => last?.error?.message, patience).toContain('did you mean "title"?');
    expect(last).toMatchObject({ changed: [], error: { mistakes: [{ file: 'schemas/user/label.json' }] } });
    writeFileSync(schema, sound.replace('"标签名称"', '"名称"'));
    await expect.poll(() => last?.changed, patience).toContain('resources/user/label.ts');
    expect(last!.changed).not.toContain('resources/user/level.ts');
  } finally {
    watcher.close();
  }
});

it('a fragment that changes writes all that its users are made of, and nothing else', async () => {
  await round(root);
  const fragment = join(root, 'schemas', 'fragments', 'merchant.json');
  let last: Round | undefined;
  const watcher = watch(root, (each) => { last = each; });
  try {
    writeFileSync(fragment, readFileSync(fragment, 'utf8').replace('"商户类别"', '"店铺类别"'));
    await expect.poll(() => last?.changed, { timeout: 60_000 }).toEqual(expect.arrayContaining(['resources/order/order.ts', 'resources/product/product.ts']));
    expect(last!.changed).not.toContain('resources/user/label.ts');
  } finally {
    watcher.close();
  }
});
