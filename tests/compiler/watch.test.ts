import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Round, round, watch } from '../../scripts/compiler/watch';

const project = join(import.meta.dirname, '..', '..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  cpSync(join(project, 'schemas'), join(root, 'schemas'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('a mistake is told and writes nothing; once mended only what changed is written', async () => {
  await round(root);
  const schema = join(root, 'schemas', 'user', 'label.json');
  const sound = readFileSync(schema, 'utf8');
  const rounds: Round[] = [];
  let arrived = () => {};
  const watcher = watch(root, (each) => {
    rounds.push(each);
    arrived();
  });
  const next = () => new Promise<void>((resolve) => { arrived = resolve; });
  try {
    const first = next();
    writeFileSync(schema, sound.replace('"title": "标签名称"', '"titel": "标签名称"'));
    await first;
    expect(rounds.at(-1)).toMatchObject({ changed: [], error: { mistakes: [{ file: 'schemas/user/label.json', text: expect.stringContaining('did you mean "title"?') }] } });
    const second = next();
    writeFileSync(schema, sound.replace('"标签名称"', '"名称"'));
    await second;
    expect(rounds.at(-1)!.changed).toContain('resources/user.ts');
    expect(rounds.at(-1)!.changed).not.toContain('resources/product.ts');
  } finally {
    watcher.close();
  }
});
