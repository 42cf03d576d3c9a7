import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { schemaFolders } from '../../scripts/compiler/files';
import { type Round, round, watch } from '../../scripts/compiler/watch';

const project = join(import.meta.dirname, '..', '..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  for (const folder of schemaFolders) cpSync(join(project, folder), join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('a mistake is told and writes nothing; once mended only what changed is written', async () => {
  await round(root);
  const schema = join(root, 'schemas', 'user', 'label.json');
  const sound = readFileSync(schema, 'utf8');
  let last: Round | undefined;
  const watcher = watch(root, (each) => { last = each; });
  const patience = { timeout: 15_000 };
  try {
    writeFileSync(schema, sound.replace('"title": "标签名称"', '"titel": "标签名称"'));
    await expect.poll(() => last?.error?.message, patience).toContain('did you mean "title"?');
    expect(last).toMatchObject({ changed: [], error: { mistakes: [{ file: 'schemas/user/label.json' }] } });
    writeFileSync(schema, sound.replace('"标签名称"', '"名称"'));
    await expect.poll(() => last?.changed, patience).toContain('resources/user.ts');
    expect(last!.changed).not.toContain('resources/product.ts');
  } finally {
    watcher.close();
  }
});
