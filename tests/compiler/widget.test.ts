/** The recipe of the README of widgets: one folder and one line make a widget. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile, compileModel } from '../../scripts/compiler';
import { readSchemas } from '../../scripts/compiler/files';
import { find, placesOf } from '../../scripts/compiler/places';
import type { JsonObject } from '../../src/engine/json';
import { checkWidget } from '../../src/engine/page/checkWidget';
import { newWidget, readValues, writeValue } from '../../src/engine/page/controls';
import { openPage } from '../../src/engine/page/document';
import { add } from '../../src/engine/page/operations';
import { kinds } from '../../src/fields/kinds';
import { stepsOf } from './recipe';

const project = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(project, path), 'utf8');

const recipe = stepsOf(read('src/widgets/README.md')).find(({ path }) => path === 'src/widgets/notice_bar/schema.json')!.text;
const schemas = new Map(readSchemas(project)).set('src/widgets/notice_bar/schema.json', recipe);
const { widgets } = compileModel(schemas);
const model = widgets.find(({ component }) => component === 'notice_bar')!;

it('the schema of the recipe is a widget with values, a saved shape and checks', () => {
  const saved = newWidget(model, 1);
  expect(readValues(model, saved)).toEqual({ titleConfig: '本店已打烊', linkConfig: '', style: 0, speed: 5, bgColor: ['#FFFFFF', '#FFFFFF'], fontColor: '#282828', lrConfig: 12 });
  expect(saved).toMatchObject({ name: 'noticeBar', setUp: { cname: '公告条' }, speed: { title: '滚动速度', val: 5, min: 1, max: 10, isShow: 0 } });
  const moving = writeValue(model, writeValue(model, saved, 'style', 1), 'speed', 11);
  expect(checkWidget(model, moving, (kind) => kinds[kind])).toEqual([{ group: 'speed', message: '滚动速度应在1到10之间' }]);
});

it('stands last in its part of the palette, and can be added to a page', () => {
  expect(widgets.at(-1)).toBe(model);
  const outcome = add(openPage({ name: '测试', value: {} }), [newWidget(model, 1)], { widgets, now: 1_700_000_000_000 });
  expect(outcome).toMatchObject({ document: { widgets: [{ saved: { name: 'noticeBar' } as JsonObject }] } });
});

it('has types of its values, which the register must draw, and its words are found', async () => {
  const types = (await compile(schemas)).get('widgets.ts')!;
  expect(types).toContain('  notice_bar: NoticeBarValues;\n');
  expect(types).toMatch(/interface NoticeBarValues \{[\s\S]*?style: 0 \| 1\n/);
  expect(find(placesOf(schemas, '/page/design/creatDevise/0/add')!, '滚动速度')).toEqual([expect.stringMatching(/^src\/widgets\/notice_bar\/schema\.json:\d+ {2}control 滚动速度$/)]);
});

it('one line in the register draws each folder', () => {
  const folders = readdirSync(join(project, 'src/widgets'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'parts').map(({ name }) => name).sort();
  const lines = read('src/widgets/register.ts').split('\n').filter((line) => line.startsWith('export'));
  expect(lines.map((line) => /^export \{ default as (\w+) \} from '\.\/\1\/Preview';$/.exec(line)?.[1]).sort()).toEqual(folders);
});
