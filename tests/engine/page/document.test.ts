import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../../../src/engine/json';
import { isHidden, openPage, PageError, savePage } from '../../../src/engine/page/document';
import { idsOf, pageOf, widget } from './pages';

describe('a saved page', () => {
  const strange: JsonObject = {
    id: 3, name: '首页', version: '2.1', unknown: { deep: [1, null] },
    value: { 30: widget('third', { id: 'c', timestamp: 30 }), 10: widget('swiperBg', { id: 'a', timestamp: 10 }), x: widget('unknown', { id: 'b', timestamp: '20' }) },
  };

  it('is saved as it was opened, whatever it holds', () => {
    expect(savePage(openPage(strange))).toEqual(strange);
  });

  it('shows its widgets in the order of their timestamps', () => {
    expect(idsOf(openPage(strange))).toBe('abc');
  });

  it('saves its keys in the order of the page', () => {
    const saved = savePage(openPage({ value: { 1700000000000002: widget('b', { timestamp: 2 }), 1700000000000001: widget('a', { timestamp: 1 }) } }));
    expect(Object.keys(saved.value as JsonObject)).toEqual(['1700000000000001', '1700000000000002']);
  });

  it('may have no widgets', () => {
    expect(openPage({ name: '空' })).toEqual({ page: { name: '空' }, widgets: [] });
    expect(openPage({ name: '空', value: null }).widgets).toEqual([]);
  });

  it('makes up ids that are missing or stand twice, and keeps the others', () => {
    const { widgets } = openPage({ value: { 1: widget('a', { id: 'same' }), 2: widget('b', { id: 'same' }), 3: widget('c'), 4: widget('d', { id: 'id3' }) } });
    expect(widgets.map(({ id }) => id)).toEqual(['same', 'id2', 'id3_1', 'id3']);
  });

  it('stands by its key where a widget has no timestamp', () => {
    expect(idsOf(openPage({ value: { 9: widget('a', { id: 'z' }), x: widget('b', { id: 'y' }), 5: widget('c', { id: 'x', timestamp: 12 }) } }))).toBe('zxy');
  });

  test.each([
    ['value', { value: [] }, 'value'],
    ['text', { value: '{}' }, 'value'],
    ['a widget that is none', { value: { 1: 'text' } }, 'value.1'],
  ])('is refused with its place: %s', (_name, saved, at) => {
    expect(() => openPage(saved as JsonObject)).toThrow(PageError);
    expect(() => openPage(saved as JsonObject)).toThrow(expect.objectContaining({ at }));
  });
});

test.each([
  [{ isHide: true }, true],
  [{ isHide: false }, false],
  [{ isShow: false }, true],
  [{ isHide: false, isShow: 0 }, true],
  [{ isShow: true }, false],
  [{}, false],
])('%o is hidden: %s', (saved, hidden) => {
  expect(isHidden(saved)).toBe(hidden);
});

test('a page that was not changed shares its widgets', () => {
  const page = pageOf('swiperBg', 'titles');
  expect(Object.values(savePage(page).value as JsonObject)[0]).toBe(page.widgets[0]!.saved);
});
