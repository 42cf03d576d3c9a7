import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../generated/contract/demo';
import { entities } from '../../generated/contract/entities';
import { allResources } from '../resources';
import { widgets } from '../../generated/widgets';
import { type Output, compile, compileModel } from '../../scripts/compiler';
import { compare, readSchemas, sourceFolders, write } from '../../scripts/compiler/files';
import { divided } from '../../src/engine/defaults/entity';
import { find, placesOf } from '../../scripts/compiler/places';
import type { SchemaTexts } from '../../scripts/compiler/read';

const project = join(import.meta.dirname, '..', '..');
const schemas = readSchemas(project);

describe('the output', () => {
  it('is the same for the same schemas, in whatever order they are read', async () => {
    const once = await compile(schemas);
    const again = await compile(new Map([...schemas].reverse()));
    expect([...again]).toEqual([...once]);
  });

  it('is what lies in generated/', async () => {
    expect(compare(project, await compile(schemas))).toEqual({ stale: [], missing: [], extra: [] });
  });

  it('is completed, where it is loaded, to what the compiler made of the schemas', async () => {
    const model = compileModel(schemas);
    const served = model.entities.filter(({ facet }) => !facet);
    const resources = await allResources();
    const shown = new Map(resources.map((resource) => [resource.key, resource]));
    expect(entities.map((entity) => ({ ...entity, demo: demo[entity.key] ?? [] }))).toEqual(served);
    for (const { demo: _demo, ...entity } of model.entities.filter(({ endpoints }) => endpoints.length > 0)) {
      expect(shown.get(entity.key)).toEqual(divided(entity).resource);
    }
    expect(widgets).toEqual(model.widgets);
  });

  it('holds the validators of a facet only where they are not those of its entity', async () => {
    const shelf = { title: '货架', own: { kind: 1 }, properties: { kind: { type: 'integer', title: '类型', default: 1 }, name: { type: 'string', title: '名称', maxLength: 9 } } };
    const facet = (title: string, name: object) => JSON.stringify({ title, facetOf: { entity: 'gallery/shelf', where: { kind: title.length } }, properties: { kind: {}, name } });
    const output = await compile(new Map([...schemas, ['schemas/gallery/shelf.json', JSON.stringify(shelf)], ['schemas/gallery/aLike.json', facet('同样货架', { title: '架名' })], ['schemas/gallery/short.json', facet('短架', { maxLength: 3 })]]));
    const code = (name: string) => output.get(`validators/gallery/${name}.js`)!.split('\n').slice(1).join('\n');
    expect(code('aLike')).toBe("export * from '../gallery/shelf.js';\n");
    expect([code('shelf').includes('> 9'), code('short').includes('> 3')]).toEqual([true, true]);
  });

  it('names its source and the command that makes it, in every file', async () => {
    for (const [path, content] of await compile(schemas)) {
      const head = content.split('\n').slice(0, 2).join('\n');
      expect(head, path).toMatch(/Made from (schemas|scripts|src\/widgets|src\/server\/routes|tests\/compiler\/cases)\//);
      expect(head, path).toContain('npm run generate');
    }
  });

  it('does not change with the lines of another file', async () => {
    const longer = new Map(schemas).set('schemas/user/label.json', `\n\n${schemas.get('schemas/user/label.json')!}`);
    const before = await compile(schemas);
    const changed = [...(await compile(longer))].filter(([path, content]) => before.get(path) !== content).map(([path]) => path);
    expect(changed).toEqual(['resources/user/label.ts']);
  });
});

describe('commands', () => {
  let root: string;
  let output: Output;
  const run = (script: string, ...given: string[]) => {
    const { status, stdout, stderr } = spawnSync(join(project, 'node_modules', '.bin', 'tsx'), [join(project, 'scripts', script), ...given], { cwd: root, encoding: 'utf8' });
    return { status, text: `${stdout}${stderr}`.trim() };
  };

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'schemas-'));
    for (const folder of sourceFolders) cpSync(join(project, folder), join(root, folder), { recursive: true });
    output = await compile(schemas);
    write(root, output);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('generate --check names each stale, missing and extra file', { timeout: 300_000 }, () => {
    writeFileSync(join(root, 'generated', 'contract', 'menu.ts'), 'export {};\n');
    writeFileSync(join(root, 'generated', 'contract', 'left.ts'), 'export {};\n');
    rmSync(join(root, 'generated', 'resources', 'user', 'label.ts'));
    expect(run('generate.ts', '--check')).toEqual({
      status: 1,
      text: ['stale: generated/contract/menu.ts', 'missing: generated/resources/user/label.ts', 'extra: generated/contract/left.ts', 'generated/ does not match schemas/; run `npm run generate`'].join('\n'),
    });
    expect(run('generate.ts').status).toBe(0);
    expect(compare(root, output)).toEqual({ stale: [], missing: [], extra: [] });
  });

  it('new writes a schema that compiles as it is, and never over another', { timeout: 300_000 }, () => {
    expect(run('new.ts', 'demo/thing').status).toBe(0);
    const model = compileModel(readSchemas(root));
    expect(model.entities.find(({ key }) => key === 'demo/thing')).toMatchObject({ route: '/crud/demo/thing', list: { pageActions: ['create'] }, form: { in: 'dialog' } });
    expect(run('new.ts', 'demo/thing')).toEqual({ status: 1, text: 'schemas/demo/thing.json exists already' });
    expect(run('new.ts', 'Thing').status).toBe(1);
  });

  it('where prints the line, and the address that was probably meant', { timeout: 300_000 }, () => {
    expect(run('where.ts', '/product/brand', '品牌名称').text).toMatch(/^schemas\/product\/brand\.json:\d+ {2}column 品牌名称, filter 品牌名称, input 品牌名称$/);
    expect(run('where.ts', '/product/brnd', '品牌名称')).toEqual({ status: 1, text: 'no generated screen at /product/brnd; did you mean "/product/brand"?' });
  });
});

describe('every word that a keyword holds is found', () => {
  const words = (value: object, of = ''): { of: string; word: string }[] => Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    const keyword = Array.isArray(value) ? of : key;
    if (typeof each === 'string') return /\p{Script=Han}/u.test(each) ? [{ of: keyword, word: each }] : [];
    return each && typeof each === 'object' && key !== 'demo' && key !== 'seed' ? words(each, keyword) : [];
  });
  it.each(['gallery/specimen', 'order/order', 'merchant/merchant', 'user/user'])('%s', (key) => {
    const path = `schemas/${key}.json`;
    const places = placesOf(schemas, `/crud/${key}`)!;
    const lost = words(JSON.parse(schemas.get(path)!) as object).filter(({ word }) => !places.some(({ text, at }) => text === word && at.startsWith(`${path}:`)));
    expect(lost).toEqual([]);
    expect(places.filter(({ at }) => !/^(schemas|src)\/.+:\d+$/.test(at))).toEqual([]);
  });
});

describe('a word on a screen is found where it is written', () => {
  const lineOf = (path: string, words: string) => schemas.get(path)!.split('\n').findIndex((line) => line.includes(words)) + 1;
  it.each([
    ['/product/brand', '品牌名称', 'schemas/product/brand.json', '品牌名称'],
    ['/crud/product/brand', '品牌管理', 'schemas/product/brand.json', '品牌管理'],
    ['/gallery/specimen', '审核失败', 'schemas/gallery/specimen.json', '审核失败'],
    ['/gallery/specimen', '调整面值', 'schemas/gallery/specimen.json', '"title": "调整面值"'],
    ['/gallery/specimen/edit/7', '素材', 'schemas/gallery/specimen.json', '素材'],
    ['/operation/maintain/devconfiguration/formConfig', '确定选择', 'schemas/operation/formTemplate.json', '确定选择'],
    ['/product/brand', '隐藏', 'schemas/enumerations/show.json', '隐藏'],
    ['/product/category', '商品', 'schemas/menu.json', '"商品"'],
    ['/page/design/creatDevise/7/edit', '轮播图圆角', 'src/widgets/home_comb/schema.json', '轮播图圆角'],
    ['/page/design/creatDevise', '内容圆角', 'src/widgets/common.json', '内容圆角'],
  ])('%s %s', (route, word, path, words) => {
    expect(find(placesOf(schemas, route)!, word)[0]).toMatch(`${path}:${lineOf(path, words)} `);
  });
});

describe('one changed file', () => {
  it('is compiled anew alone: everything else is what it was', async () => {
    const change = (title: string): SchemaTexts => new Map(schemas).set('schemas/user/label.json', schemas.get('schemas/user/label.json')!.replace('标签名称', title));
    const first = await compile(change('甲'));
    const second = await compile(change('乙'));
    expect([...second].filter(([path, content]) => first.get(path) !== content).map(([path]) => path)).toEqual(['contract/openapi.json', 'records/user/label.ts', 'resources/user/label.ts']);
  });
});
