// @vitest-environment jsdom
/** Files of a group draw into one document: what one leaves is gone before the next. */
import { expect, it, vi } from 'vitest';
import { shareDocument } from '../oneDocument';

it.each<[left: string, leave: () => void, find: () => unknown]>([
  ['a cookie', () => { document.cookie = 'size=mini; path=/'; }, () => document.cookie],
  ['what is kept', () => { localStorage.setItem('kept', '1'); sessionStorage.setItem('kept', '1'); }, () => [localStorage.length, sessionStorage.length]],
  ['an address', () => history.replaceState(null, '', '/goods?page=2'), () => location.pathname + location.search],
  ['elements', () => document.body.append('left'), () => document.body.innerHTML],
  ['a theme', () => { document.documentElement.dataset.theme = 'dark'; }, () => document.documentElement.dataset.theme],
  ['a measure of elements', () => { Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 1200 }); }, () => document.body.clientWidth],
  ['a method of elements', () => { HTMLElement.prototype.scrollIntoView = () => undefined; }, () => HTMLElement.prototype.scrollIntoView],
  ['a replaced global', () => { vi.stubGlobal('matchMedia', () => 'replaced'); }, () => globalThis.matchMedia],
  ['a clock', () => { vi.useFakeTimers(); }, () => vi.isFakeTimers()],
  ['a listener', () => addEventListener('online', () => { heard += 1; }), () => { heard = 0; dispatchEvent(new Event('online')); return heard; }],
])('%s', (_, leave, find) => {
  const before = find();
  const end = shareDocument();
  leave();
  expect(find()).not.toEqual(before);
  end();
  expect(find()).toEqual(before);
});

let heard = 0;
