/** The recipes of fields and widgets are enough, and nothing in them is too much: they are followed to the letter in a copy. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileModel } from '../../scripts/compiler';
import { readSchemas } from '../../scripts/compiler/files';
import { follow, type Step, stepsOf } from './recipe';

const project = join(import.meta.dirname, '..', '..');
const steps = ['fields', 'widgets'].flatMap((room) => stepsOf(readFileSync(join(project, 'src', room, 'README.md'), 'utf8')));
/** A property as the recipe shows it. */
const property = /`"code": (\{.*?\})` is a property/.exec(readFileSync(join(project, 'src/fields/README.md'), 'utf8'))![1]!;
const ware = JSON.stringify({ title: '货品', properties: { code: JSON.parse(property) as object } }, null, 2);

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'recipes-'));
  for (const part of ['package.json', 'tsconfig.json', 'vite.config.ts', 'schemas', 'scripts', 'generated', 'src', 'tests']) cpSync(join(project, part), join(root, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const files = ['src/fields/kinds.ts', 'src/fields/columns.ts', 'src/fields/views.ts', 'src/engine/codec/shape.ts', 'src/widgets/previews.ts', 'tests/fields/views/views.test.tsx', 'tests/fields/kinds.test.ts', 'tests/setup.ts'];
  writeFileSync(join(root, 'tsconfig.recipes.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files }));
});
afterAll(() => rmSync(root, { recursive: true }));

function run(program: string, ...given: string[]) {
  const { status, stdout, stderr } = spawnSync(join(project, 'node_modules', '.bin', program), given, { cwd: root, encoding: 'utf8', env: { PATH: process.env.PATH } });
  return { status, text: `${stdout}${stderr}` };
}

const isRegister = ({ language, path }: Step) => language === 'diff' && !['src/engine/model/field.ts', 'schemas/vocabulary.json'].includes(path);

it('each line is asked for by the types, and with all of them kind and widget compile, generate and pass the tests of their room', { timeout: 600_000 }, () => {
  expect(() => compileModel(new Map(readSchemas(project)).set('schemas/demo/ware.json', ware))).toThrow('unknown kind "ean"');
  for (const step of steps.filter((each) => !isRegister(each))) follow(root, step);
  expect(run('tsx', 'scripts/generate.ts')).toMatchObject({ status: 0 });
  const registers = steps.filter(isRegister);
  const complaining = [...run('tsc', '-p', 'tsconfig.recipes.json').text.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, path = '']) => path.replace('previews.ts', 'register.ts'));
  expect([...new Set(complaining)].sort()).toEqual(registers.map(({ path }) => path).sort());

  for (const step of registers) follow(root, step);
  mkdirSync(join(root, 'schemas', 'demo'));
  writeFileSync(join(root, 'schemas', 'demo', 'ware.json'), ware);
  expect(run('tsx', 'scripts/generate.ts')).toMatchObject({ status: 0 });
  expect(run('tsc', '-p', 'tsconfig.recipes.json')).toEqual({ status: 0, text: '' });
  const { status, text } = run('vitest', 'run', '--config', 'tests/vitest.config.ts', 'tests/fields/kinds.test.ts', 'tests/fields/views/views.test.tsx', '-t', '^ean');
  expect(status, text).toBe(0);
  expect(text).toMatch(/Tests\s.*\d+ passed/);
});
