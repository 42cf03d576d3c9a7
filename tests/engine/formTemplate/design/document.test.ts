import fc from '../../../property';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/engine/json';
import { add, documentOf, duplicate, find, move, namesIn, openDocument, remove, replaceRaw, walk, type Document } from '../../../../src/engine/formTemplate/design/document';
import { newItem } from '../../../../src/engine/formTemplate/design/items';
import { targetForNew, targetOf } from '../../../../src/engine/formTemplate/design/steps';
import { anyTemplate } from './templates';

const field = (label: string, formId: number): JsonObject => ({ __config__: { label, tag: 'el-input', layout: 'colFormItem', formId }, __vModel__: `field${formId}` });
const row = (label: string, formId: number, ...children: JsonObject[]): JsonObject => ({ __config__: { label, layout: 'rowFormItem', formId, children } });
const open = (...fields: JsonObject[]) => openDocument(JSON.stringify({ fields }));

/** 甲 乙[丙 丁[]] 戊 */
const sample = () => open(field('甲', 101), row('乙', 102, field('丙', 103), row('丁', 104)), field('戊', 105));
const shape = ({ nodes }: Document): string => nodes.map(({ raw, children }) => `${(raw.__config__ as JsonObject).label as string}${children ? `[${shape({ nodes: children } as Document)}]` : ''}`).join(' ');
const keyOf = (document: Document, label: string): number => walk(document.nodes).find(({ raw }) => (raw.__config__ as JsonObject).label === label)!.key;

describe('opening and storing', () => {
  it('loses nothing, whatever the template holds', () => {
    fc.assert(fc.property(anyTemplate, (template) => {
      const content = JSON.stringify(template);
      expect(JSON.stringify(documentOf(openDocument(content)))).toBe(content);
    }));
  });

  it('opens an empty text as a new form', () => {
    expect(documentOf(openDocument(' '))).toMatchObject({ formRef: 'elForm', labelWidth: 100, gutter: 15, formBtns: true, fields: [] });
  });
});

describe('moving', () => {
  it.each<[what: string, moved: string, parent: string | undefined, before: string | undefined, after: string]>([
    ['down among siblings', '甲', undefined, '戊', '乙[丙 丁[]] 甲 戊'],
    ['to the end', '甲', undefined, undefined, '乙[丙 丁[]] 戊 甲'],
    ['into a row', '戊', '乙', '丙', '甲 乙[戊 丙 丁[]]'],
    ['into a row within a row', '甲', '丁', undefined, '乙[丙 丁[甲]] 戊'],
    ['out of a row', '丙', undefined, '甲', '丙 甲 乙[丁[]] 戊'],
    ['a row with what it holds', '乙', undefined, undefined, '甲 戊 乙[丙 丁[]]'],
    ['to where it stands', '甲', undefined, '乙', '甲 乙[丙 丁[]] 戊'],
    ['into itself, which does nothing', '乙', '乙', undefined, '甲 乙[丙 丁[]] 戊'],
    ['into its own child, which does nothing', '乙', '丁', undefined, '甲 乙[丙 丁[]] 戊'],
    ['into what is no row, which does nothing', '戊', '甲', undefined, '甲 乙[丙 丁[]] 戊'],
  ])('%s', (_what, moved, parent, before, after) => {
    const document = sample();
    const result = move(document, keyOf(document, moved), { parent: parent === undefined ? undefined : keyOf(document, parent), before: before === undefined ? undefined : keyOf(document, before) });
    expect(shape(result)).toBe(after);
    if (after === shape(document)) expect(result).toBe(document);
  });

  it.each<[key: string, step: 'up' | 'down' | 'into' | 'out', after: string | undefined]>([
    ['戊', 'up', '甲 戊 乙[丙 丁[]]'],
    ['甲', 'down', '乙[丙 丁[]] 甲 戊'],
    ['甲', 'up', undefined],
    ['戊', 'down', undefined],
    ['丙', 'down', '甲 乙[丁[] 丙] 戊'],
    ['戊', 'into', '甲 乙[丙 丁[] 戊]'],
    ['甲', 'into', '乙[甲 丙 丁[]] 戊'],
    ['丙', 'into', '甲 乙[丁[丙]] 戊'],
    ['丙', 'out', '甲 乙[丁[]] 丙 戊'],
    ['甲', 'out', undefined],
  ])('%s by key: %s', (label, step, after) => {
    const document = sample();
    const key = keyOf(document, label);
    const target = targetOf(document, key, step);
    expect(target && shape(move(document, key, target))).toBe(after);
  });
});

describe('adding', () => {
  it.each<[chosen: string | undefined, after: string]>([
    [undefined, '甲 乙[丙 丁[]] 戊 开关'],
    ['甲', '甲 开关 乙[丙 丁[]] 戊'],
    ['丁', '甲 乙[丙 丁[开关]] 戊'],
    ['丙', '甲 乙[丙 开关 丁[]] 戊'],
  ])('behind or into what is chosen: %s', (chosen, after) => {
    const document = sample();
    expect(shape(add(document, [newItem('switch')], targetForNew(document, chosen === undefined ? undefined : keyOf(document, chosen))).document)).toBe(after);
  });

  it('gives ids and names that are free', () => {
    const first = add(openDocument(''), [newItem('input'), newItem('row'), newItem('button')], {});
    expect((documentOf(first.document).fields as JsonObject[]).map(({ __config__, __vModel__ }) => [(__config__ as JsonObject).formId, __vModel__])).toEqual([[101, 'field101'], [102, undefined], [103, undefined]]);
    const taken = add(open({ ...field('占用', 100), __vModel__: 'field101' }), [newItem('input')], {});
    expect(namesIn(taken.document)).toEqual(['field101', 'field102']);
  });

  it('keeps a name that nobody has', () => {
    expect(namesIn(add(sample(), [{ ...newItem('input'), __vModel__: 'app_version' }], {}).document)).toContain('app_version');
  });

  it('a copy is new throughout and stands behind', () => {
    const document = sample();
    const { document: copied, keys } = duplicate(document, keyOf(document, '乙'));
    expect(shape(copied)).toBe('甲 乙[丙 丁[]] 乙[丙 丁[]] 戊');
    expect(new Set(namesIn(copied)).size).toBe(4);
    expect(find(copied, keys[0])!.index).toBe(2);
  });
});

describe('removing', () => {
  it.each([['甲', '乙[丙 丁[]] 戊'], ['丙', '甲 乙[丁[]] 戊'], ['乙', '甲 戊']])('%s', (label, after) => {
    const document = sample();
    expect(shape(remove(document, keyOf(document, label)))).toBe(after);
  });
});

it('a change of one item shares all others', () => {
  const document = sample();
  const changed = replaceRaw(document, keyOf(document, '丙'), (raw) => ({ ...raw, disabled: true }));
  expect(shape(changed)).toBe(shape(document));
  expect(changed.nodes[0]).toBe(document.nodes[0]);
  expect(changed.nodes[1]!.children![1]).toBe(document.nodes[1]!.children![1]);
  expect(replaceRaw(document, keyOf(document, '丙'), (raw) => raw)).toBe(document);
});

describe('any run of edits', () => {
  it('keeps names and ids unique, and every untouched item letter for letter', () => {
    const edit = fc.record({ does: fc.constantFrom('move', 'duplicate', 'remove', 'add'), at: fc.nat(), to: fc.nat(), before: fc.nat() });
    fc.assert(fc.property(anyTemplate, fc.array(edit, { maxLength: 12 }), (template, edits) => {
      let document = openDocument(JSON.stringify(template));
      for (const { does, at, to, before } of edits) {
        const nodes = walk(document.nodes);
        const pick = (index: number) => (nodes.length === 0 ? -1 : nodes[index % nodes.length]!.key);
        if (does === 'move') document = move(document, pick(at), { parent: to % 3 === 0 ? undefined : pick(to), before: pick(before) });
        else if (does === 'duplicate') document = duplicate(document, pick(at)).document;
        else if (does === 'remove') document = remove(document, pick(at));
        else ({ document } = add(document, [newItem('date')], { parent: pick(to) }));
        const names = namesIn(document);
        expect(new Set(names).size).toBe(names.length);
        expect(() => openDocument(JSON.stringify(documentOf(document)))).not.toThrow();
      }
      const own = walk(openDocument(JSON.stringify(template)).nodes);
      for (const node of walk(document.nodes)) {
        const old = own.find(({ key }) => key === node.key);
        if (old) expect(JSON.stringify(node.raw)).toBe(JSON.stringify(old.raw));
      }
    }));
  });
});
