import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../../../src/engine/json';
import { clipText, readClip } from '../../../src/engine/page/clip';
import { openPage, type PageDocument, savePage } from '../../../src/engine/page/document';
import { beginHistory, choose, record, redoPage, undoPage } from '../../../src/engine/page/history';
import { add, duplicate, hide, isRefused, move, nudge, type Outcome, remove, reset, setPage, show, type Step, update } from '../../../src/engine/page/operations';
import { breaches } from '../../../src/engine/page/rules';
import { catalogue, idsOf, namesOf, pageOf, widget } from './pages';

const context = { widgets: catalogue, now: 1_732_172_520_000 };
const done = (outcome: Outcome): Step => {
  if (isRefused(outcome)) throw new Error(outcome.refused);
  return outcome;
};

describe('adding', () => {
  test.each([
    ['goes to the end', ['swiperBg'], ['titles'], undefined, ['swiperBg', 'titles']],
    ['goes in front of another', ['swiperBg', 'titles'], ['titles'], 'b', ['swiperBg', 'titles', 'titles']],
    ['a search box goes first', ['swiperBg'], ['headerSerch'], undefined, ['headerSerch', 'swiperBg']],
    ['the categories go first', ['swiperBg'], ['tabNav'], undefined, ['tabNav', 'swiperBg']],
    ['the categories go behind a search box', ['headerSerch', 'swiperBg'], ['tabNav'], undefined, ['headerSerch', 'tabNav', 'swiperBg']],
    ['a search box goes above the categories', ['tabNav', 'swiperBg'], ['headerSerch'], undefined, ['headerSerch', 'tabNav', 'swiperBg']],
    ['nothing goes above a search box', ['headerSerch', 'swiperBg'], ['titles'], 'a', ['headerSerch', 'titles', 'swiperBg']],
    ['the lower menu goes last', ['swiperBg'], ['footer'], 'a', ['swiperBg', 'footer']],
    ['nothing goes below the lower menu', ['swiperBg', 'footer'], ['titles'], undefined, ['swiperBg', 'titles', 'footer']],
    ['several keep their order', ['swiperBg'], ['titles', 'unknown', 'headerSerch'], 'a', ['headerSerch', 'titles', 'unknown', 'swiperBg']],
  ])('%s', (_name, there, added, before, expected) => {
    const { document, chosen } = done(add(pageOf(...there), added.map((name) => widget(name)), { ...context, before }));
    expect(namesOf(document)).toEqual(expected);
    expect(document.widgets.filter(({ id }) => chosen.includes(id)).map(({ saved }) => saved.name).toSorted()).toEqual(added.toSorted());
    expect(breaches(document, catalogue)).toEqual([]);
  });

  test.each([
    ['headerSerch', ['headerSerch'], '搜索框每个页面只能添加一个'],
    ['homeComb', ['headerSerch'], '组合组件与搜索框不能同时使用'],
    ['tabNav', ['homeComb'], '商品分类与组合组件不能同时使用'],
    ['headerSerch', ['homeComb'], '搜索框与组合组件不能同时使用'],
    ['footer', ['footer'], '底部导航每个页面只能添加一个'],
  ])('%s is refused beside %s', (name, there, refused) => {
    expect(add(pageOf(...there), [widget(name)], context)).toEqual({ refused });
  });

  it('refuses the lower menu on the home page', () => {
    const home = setPage(pageOf('swiperBg'), { isDefault: 1 }).document;
    expect(add(home, [widget('footer')], context)).toEqual({ refused: '底部导航只用于自定义页面，商城首页的底部菜单请在“页面设计”中设置' });
  });

  it('takes along of several what it may, and says what it did not', () => {
    const step = done(add(pageOf('headerSerch'), [widget('headerSerch'), widget('titles')], context));
    expect(namesOf(step.document)).toEqual(['headerSerch', 'titles']);
    expect(step.warning).toBe('搜索框每个页面只能添加一个');
  });

  it('keys all widgets anew by the time and their place, and keeps their ids', () => {
    const saved = savePage(done(add(pageOf('swiperBg', 'titles'), [widget('titles', { id: 'a' })], { ...context, before: 'b' })).document);
    const value = saved.value as Record<string, JsonObject>;
    expect(Object.keys(value)).toEqual(['1732172520000000', '1732172520000001', '1732172520000002']);
    expect(Object.values(value).map(({ timestamp }) => timestamp)).toEqual([1732172520000000, 1732172520000001, 1732172520000002]);
    expect(Object.values(value).map(({ id }) => id)).toEqual(['a', 'id1732172520000002', 'b']);
  });

  it('gives every widget an id of its own within one millisecond', () => {
    let page = pageOf();
    for (const length of [1, 2, 3]) {
      page = done(add(page, [widget('titles'), widget('titles')], context)).document;
      page = done(remove(page, [page.widgets[0]!.id])).document;
      expect(new Set(page.widgets.map(({ id }) => id)).size).toBe(length);
    }
    expect(Object.keys(savePage(page).value as JsonObject)).toHaveLength(3);
  });

  it('shares the widgets that were there', () => {
    const page = pageOf('swiperBg', 'titles');
    expect(done(add(page, [widget('titles')], { ...context, before: 'a' })).document.widgets.slice(1)).toEqual([...page.widgets]);
  });
});

describe('moving', () => {
  const page = pageOf('headerSerch', 'swiperBg', 'titles', 'unknown', 'footer');
  test.each([
    ['one further down', ['b'], 'd', 'acbde'],
    ['one up', ['d'], 'b', 'adbce'],
    ['to the end is above the lower menu', ['b'], undefined, 'acdbe'],
    ['several together', ['b', 'd'], 'c', 'abdce'],
    ['in front of one that moves too', ['b', 'c'], 'c', 'abcde'],
  ])('%s', (_name, ids, before, expected) => {
    expect(idsOf(done(move(page, ids, before, context)).document)).toBe(expected);
  });

  test.each([
    [['a'], undefined, '搜索框的位置固定，不能移动'],
    [['b', 'e'], 'd', '底部导航的位置固定，不能移动'],
    [['c'], 'a', '搜索框必须位于页面顶部，其上方不能放置组件'],
  ])('%s in front of %s is refused', (ids, before, refused) => {
    expect(move(page, ids, before, context)).toEqual({ refused });
  });

  it('is no step where everything stands there already', () => {
    expect(done(move(page, ['b'], 'c', context)).document).toBe(page);
  });

  test.each([
    ['up', ['c'], 'acbde'],
    ['down', ['b'], 'acbde'],
    ['up', ['c', 'd'], 'acdbe'],
    ['down', ['b', 'd'], 'acbde'],
  ] as const)('one place %s: %s', (direction, ids, expected) => {
    expect(idsOf(done(nudge(page, ids, direction, context)).document)).toBe(expected);
  });

  test.each([
    ['up', ['b'], '搜索框的位置固定，不能移到它的上方'],
    ['down', ['d'], '底部导航的位置固定，不能移到它的下方'],
    ['up', ['a'], '搜索框的位置固定，不能移动'],
  ] as const)('one place %s is refused for %s', (direction, ids, refused) => {
    expect(nudge(page, ids, direction, context)).toEqual({ refused });
  });

  it('ends at the ends', () => {
    expect(nudge(pageOf('titles'), ['a'], 'up', context)).toEqual({ refused: '已经是第一个组件' });
    expect(nudge(pageOf('titles'), ['a'], 'down', context)).toEqual({ refused: '已经是最后一个组件' });
  });
});

describe('one or several', () => {
  it('are removed, and the next is chosen', () => {
    const page = pageOf('swiperBg', 'titles', 'titles');
    expect(done(remove(page, ['a', 'b']))).toMatchObject({ chosen: ['c'] });
    expect(done(remove(page, ['c']))).toMatchObject({ chosen: ['b'] });
    expect(idsOf(done(remove(page, ['b'])).document)).toBe('ac');
  });

  it('are copied behind the last, configuration included', () => {
    const page = update(pageOf('swiperBg', 'titles', 'titles'), ['a'], (saved) => ({ ...saved, lrConfig: { val: 20 } })).document;
    const { document, chosen } = done(duplicate(page, ['a', 'b'], context));
    expect(namesOf(document)).toEqual(['swiperBg', 'titles', 'swiperBg', 'titles', 'titles']);
    expect(document.widgets[2]).toMatchObject({ id: chosen[0], saved: { lrConfig: { val: 20 }, strange: { kept: true } } });
  });

  it('are not copied where there may be one alone', () => {
    expect(duplicate(pageOf('headerSerch'), ['a'], context)).toEqual({ refused: '搜索框每个页面只能添加一个' });
  });

  it('change, and all others are shared', () => {
    const page = pageOf('swiperBg', 'titles', 'titles');
    const { document } = update(page, ['b'], (saved) => ({ ...saved, said: 1 }));
    expect(document.widgets.map((node, index) => node === page.widgets[index])).toEqual([true, false, true]);
    expect(update(page, ['b'], (saved) => saved).document).toBe(page);
  });

  it('are hidden and shown again', () => {
    const hidden = hide(pageOf('swiperBg', 'titles'), ['a', 'b']).document;
    expect(hidden.widgets.map(({ saved }) => saved.isHide)).toEqual([true, true]);
    expect(show(hidden, ['a']).document.widgets.map(({ saved }) => saved.isHide)).toEqual([false, true]);
  });

  it('are shown again where an older page hid them', () => {
    const old = openPage({ value: { 1: widget('titles', { id: 'a', isShow: false }) } });
    expect(show(old, ['a']).document.widgets[0]!.saved).toMatchObject({ isHide: false, isShow: true });
  });

  it('begin anew, but keep what nobody knows and what they are', () => {
    const page = hide(update(pageOf('titles'), ['a'], (saved) => ({ ...saved, fontColor: { color: 'red' }, mbConfig: { val: 3 } })).document, ['a']).document;
    const fresh = () => widget('titles', { id: 'other', fontColor: { color: 'black' }, mbConfig: { val: 0 } });
    expect(reset(page, ['a'], fresh).document.widgets[0]!.saved).toMatchObject({ id: 'a', isHide: true, strange: { kept: true }, fontColor: { color: 'black' }, mbConfig: { val: 0 } });
    expect(reset(page, ['a'], fresh, ['fontColor']).document.widgets[0]!.saved).toMatchObject({ fontColor: { color: 'black' }, mbConfig: { val: 3 } });
    expect(reset(page, ['a'], () => undefined).document).toBe(page);
  });
});

test('fields of the page change, all others stay', () => {
  const page = pageOf('titles');
  expect(setPage(page, { title: '新' }).document).toMatchObject({ page: { id: 7, title: '新', strange: ['of the page'] }, widgets: page.widgets });
  expect(setPage(page, { id: 7 }).document).toBe(page);
});

test('made-up ids are saved with the first step, so that they stay', () => {
  const page = openPage({ value: { 1: widget('titles', { id: 'same' }), 2: widget('titles', { id: 'same' }), 3: widget('titles') } });
  const moved = done(move(page, ['id3'], 'same', context)).document;
  expect(idsOf(moved)).toBe('id3sameid2');
  expect(idsOf(openPage(savePage(moved)))).toBe('id3sameid2');
});

describe('the clipboard', () => {
  it('carries widgets to another page, with ids of their own', () => {
    const from = done(move(pageOf('swiperBg', 'titles', 'unknown'), ['c'], 'a', context)).document;
    const clip = readClip(clipText(from, ['a', 'c']));
    const { document, chosen } = done(add(from, clip, context));
    expect(namesOf(document)).toEqual(['unknown', 'swiperBg', 'titles', 'unknown', 'swiperBg']);
    expect(document.widgets.slice(3).map(({ id }) => id)).toEqual(chosen);
  });

  test.each([
    ['one widget', widget('titles'), ['titles']],
    ['a list', [widget('titles'), widget('swiperBg')], ['titles', 'swiperBg']],
    ['a page', savePage(pageOf('titles', 'swiperBg')), ['titles', 'swiperBg']],
  ])('reads %s', (_name, content, names) => {
    expect(readClip(JSON.stringify(content)).map(({ name }) => name)).toEqual(names);
  });

  test.each(['', 'text', '{}', '[]', '[1]', '{"value":{}}', '{"value":{"1":{"name":""}}}'])('refuses %j', (text) => {
    expect(() => readClip(text)).toThrow('剪贴板中没有页面组件');
  });
});

describe('undo', () => {
  const page: PageDocument = pageOf('titles', 'titles');
  const said = (document: PageDocument, id: string, words: string) => update(document, [id], (saved) => ({ ...saved, words }));

  it('gives back the former document and what was chosen in it', () => {
    const history = record(choose(beginHistory(page), ['b']), done(remove(page, ['b'])), 0);
    expect(history.present.chosen).toEqual(['a']);
    const back = undoPage(history).present;
    expect(back.document).toBe(page);
    expect(back.chosen).toEqual(['b']);
    expect(redoPage(undoPage(history)).present).toBe(history.present);
  });

  test.each([
    ['within a second are one step', 900, 'a/title', 1],
    ['later are two', 1000, 'a/title', 2],
    ['of another value are two', 10, 'a/colour', 2],
  ])('changes %s', (_name, later, about, steps) => {
    const first = record(beginHistory(page), said(page, 'a', 'one'), 5000, 'a/title');
    const second = record(first, said(first.present.document, 'a', 'two'), 5000 + later, about);
    expect(second.past).toHaveLength(steps);
  });

  it('keeps nothing of choosing alone', () => {
    const history = record(beginHistory(page), { document: page, chosen: ['b'] }, 0);
    expect(history).toMatchObject({ past: [], present: { chosen: ['b'] } });
  });
});
