import fc from '../../property';
import { describe, expect, it, test } from 'vitest';
import { widgets } from '../../../generated/widgets';
import { newWidget, writeValue } from '../../../src/engine/page/controls';
import { differences, type Names } from '../../../src/engine/page/difference';
import { openPage, type PageDocument, savePage } from '../../../src/engine/page/document';
import { conflicts, merge, type Side, type Versions } from '../../../src/engine/page/merge';
import { add, hide, isRefused, move, type Outcome, remove, setPage, update } from '../../../src/engine/page/operations';
import { rising } from '../../../src/engine/rising';
import { idsOf } from './pages';

const names: Names = { widgets, page: [{ name: 'titleBgColor', title: '顶部颜色', kind: 'text' }] };
const context = { widgets, now: 1_732_172_520_000 };
const modelOf = (component: string) => widgets.find((model) => model.component === component)!;
const made = (component: string, id: string, place: number) => ({ ...newWidget(modelOf(component), 1_700_000_000_000_000 + place), id });
const pageOf = (...components: string[]): PageDocument =>
  openPage({ id: 7, recordVersion: 1, titleBgColor: '#fff', value: Object.fromEntries(components.map((component, place) => [String(1_700_000_000_000_000 + place), made(component, 'abcdefgh'[place]!, place)])) });
const done = (outcome: Outcome): PageDocument => {
  if (isRefused(outcome)) throw new Error(outcome.refused);
  return outcome.document;
};
const set = (document: PageDocument, id: string, component: string, key: string, value: unknown) => update(document, [id], (saved) => writeValue(modelOf(component), saved, key, value)).document;

const page = pageOf('search_box', 'banner', 'home_title', 'home_menu');

describe('the difference of two versions', () => {
  test.each<[string, PageDocument, unknown]>([
    ['nothing', openPage(savePage(page)), []],
    ['nothing but which tab of the panel is open', update(page, ['b'], (saved) => ({ ...saved, setUp: { tabVal: 1 } })).document, []],
    ['a value', set(page, 'c', 'home_title', 'titleConfig', '新品'), [{ id: 'c', kind: 'changed', title: '标题', changes: [{ label: '标题', before: '标题', after: '新品' }] }]],
    ['an option', set(page, 'c', 'home_title', 'textPosition', 1), [{ id: 'c', kind: 'changed', title: '标题', changes: [{ label: '文本位置', before: '居左', after: '居中' }] }]],
    ['a colour', set(page, 'c', 'home_title', 'bgColor', ['#ff0000', '#0000ff']), [{ id: 'c', kind: 'changed', title: '标题', changes: [{ label: '背景颜色', before: '#FFFFFF', after: '#ff0000 → #0000ff' }] }]],
    ['a row', set(page, 'b', 'banner', 'swiperConfig', [{ img: '/a.png', title: '', link: '' }]), [{ id: 'b', kind: 'changed', title: '轮播图', changes: [{ label: '版块设置 1 · 图片', before: '空', after: '/a.png' }] }]],
    ['rows', set(page, 'b', 'banner', 'swiperConfig', []), [{ id: 'b', kind: 'changed', title: '轮播图', changes: [{ label: '版块设置', before: '1 项', after: '空' }] }]],
    ['a field that nobody knows', update(page, ['c'], (saved) => ({ ...saved, odd: 3 })).document, [{ id: 'c', kind: 'changed', title: '标题', changes: [{ label: 'odd', before: '空', after: '3' }] }]],
    ['hidden', hide(page, ['c']).document, [{ id: 'c', kind: 'changed', title: '标题', changes: [{ label: '显示状态', before: '显示', after: '隐藏' }] }]],
    ['removed', done(remove(page, ['c'])), [{ id: 'c', kind: 'removed', title: '标题', changes: [] }]],
    ['moved', done(move(page, ['b'], undefined, context)), [{ id: 'b', kind: 'moved', title: '轮播图', changes: [] }]],
    ['of the page', setPage(page, { titleBgColor: '#000', recordVersion: 9 }).document, [{ kind: 'changed', title: '页面设置', changes: [{ label: '顶部颜色', before: '#fff', after: '#000' }] }]],
  ])('%s', (_name, after, expected) => {
    expect(differences(page, after, names)).toEqual(expected);
  });

  it('tells of an added widget', () => {
    expect(differences(page, done(add(page, [newWidget(modelOf('home_title'), 1)], context)), names)).toMatchObject([{ kind: 'added', title: '标题' }]);
  });
});

it('finds a longest rising run', () => {
  fc.assert(fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 8 }), (list) => {
    const kept = [...rising(list)].toSorted((one, other) => one - other).map((at) => list[at]!);
    expect(kept).toEqual(kept.toSorted((one, other) => one - other));
    const longest = (from: number, least: number): number => (from >= list.length ? 0 : Math.max(longest(from + 1, least), list[from]! > least ? 1 + longest(from + 1, list[from]!) : 0));
    expect(kept.length).toBe(longest(0, -1));
  }));
});

describe('a stale save', () => {
  const versions = (mine: PageDocument, theirs: PageDocument): Versions => ({ base: page, mine, theirs: setPage(theirs, { recordVersion: 2 }).document });
  const titleOf = (document: PageDocument, id: string) => (document.widgets.find((node) => node.id === id)!.saved.titleConfig as { val: string }).val;
  const mineTitle = set(page, 'c', 'home_title', 'titleConfig', '我的');
  const theirTitle = set(page, 'c', 'home_title', 'titleConfig', '他的');

  test.each<[string, PageDocument, PageDocument, string]>([
    ['another widget each', mineTitle, hide(page, ['d']).document, 'abcd'],
    ['one moves, one changes', done(move(page, ['b'], undefined, context)), theirTitle, 'acdb'],
    ['one changes, one moves', mineTitle, done(move(page, ['b'], undefined, context)), 'acdb'],
    ['one removes, one changes another', done(remove(page, ['b'])), theirTitle, 'acd'],
    ['both alike', mineTitle, openPage(savePage(mineTitle)), 'abcd'],
    ['the page and a widget', setPage(page, { titleBgColor: '#000' }).document, theirTitle, 'abcd'],
  ])('needs no choice: %s', (_name, mine, theirs, order) => {
    const each = versions(mine, theirs);
    expect(conflicts(each, names)).toEqual([]);
    const { document, refused } = merge(each, {}, context);
    expect([idsOf(document), refused, document.page.recordVersion]).toEqual([order, [], 2]);
    // What either did is in it.
    const told = [...differences(page, mine, names), ...differences(page, theirs, names)].filter(({ kind }) => kind === 'changed');
    expect(differences(page, document, names).filter(({ kind }) => kind === 'changed')).toEqual(expect.arrayContaining(told));
  });

  it('asks where both changed a widget, and does as chosen', () => {
    const each = versions(mineTitle, theirTitle);
    expect(conflicts(each, names)).toEqual([{
      id: 'c', title: '标题',
      mine: [{ id: 'c', kind: 'changed', title: '标题', changes: [{ label: '标题', before: '标题', after: '我的' }] }],
      theirs: [{ id: 'c', kind: 'changed', title: '标题', changes: [{ label: '标题', before: '标题', after: '他的' }] }],
    }]);
    expect(titleOf(merge(each, {}, context).document, 'c')).toBe('我的');
    expect(titleOf(merge(each, { c: 'theirs' }, context).document, 'c')).toBe('他的');
  });

  it('asks where one removed what the other changed', () => {
    const each = versions(mineTitle, done(remove(page, ['c'])));
    expect(conflicts(each, names)).toMatchObject([{ id: 'c', mine: [{ kind: 'changed' }], theirs: [{ kind: 'removed' }] }]);
    expect(idsOf(merge(each, { c: 'mine' }, context).document)).toBe('abcd');
    expect(idsOf(merge(each, { c: 'theirs' }, context).document)).toBe('abd');
  });

  it('asks where both changed the same of the page', () => {
    const each = versions(setPage(page, { titleBgColor: '#111' }).document, setPage(page, { titleBgColor: '#222' }).document);
    expect(conflicts(each, names)).toMatchObject([{ title: '页面设置' }]);
    expect(([{}, { '': 'theirs' }] as Record<string, Side>[]).map((choices) => merge(each, choices, context).document.page.titleBgColor)).toEqual(['#111', '#222']);
  });

  it('leaves out a second one of what may stand only once, and says so', () => {
    const base = pageOf('banner');
    const added = (now: number) => done(add(base, [newWidget(modelOf('search_box'), now)], { ...context, now }));
    const { document, refused } = merge({ base, mine: added(1), theirs: added(2) }, {}, context);
    expect(document.widgets.map(({ saved }) => saved.name)).toEqual(['headerSerch', 'swiperBg']);
    expect(refused).toEqual(['搜索框每个页面只能添加一个']);
  });
});
