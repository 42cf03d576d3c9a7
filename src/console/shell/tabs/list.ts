/** The list of history tabs, as plain functions. The home tab is always its first and never closes (spec 1 §2). */
import { home } from '../../data/menu/paths';

export interface Tab {
  /** Pathname: what makes a tab, the id of a record included. */
  path: string;
  /** Query it was left with, '' or `?…`. */
  search: string;
  /** State of its history entry, e.g. where its form leads back to. */
  state?: unknown;
  /** Page title; that of its route until its screen has named itself. */
  title: string;
}

export type Closing = 'this' | 'others' | 'left' | 'right' | 'all';

export const homeTab: Tab = { path: home, search: '', title: '主页' };
export const isPinned = ({ path }: Pick<Tab, 'path'>): boolean => path === home;

/** The screen at an address was entered: its tab remembers the address, a new one joins at the end. */
export function visited(tabs: readonly Tab[], { path, search, state, title }: Tab): readonly Tab[] {
  const known = tabs.find((tab) => tab.path === path);
  if (!known) return [...tabs, { path, search, state, title }];
  if (known.search === search && known.state === state) return tabs;
  return tabs.map((tab) => (tab === known ? { ...tab, search, state } : tab));
}

export const titled = (tabs: readonly Tab[], path: string, title: string): readonly Tab[] =>
  tabs.some((tab) => tab.path === path && tab.title !== title) ? tabs.map((tab) => (tab.path === path ? { ...tab, title } : tab)) : tabs;

/** Paths that go when this is asked for at one tab. */
export function closing(tabs: readonly Tab[], what: Closing, path: string): string[] {
  const at = tabs.findIndex((tab) => tab.path === path);
  const goes = (index: number) => ({ this: index === at, others: index !== at, left: index < at, right: index > at, all: true })[what];
  return tabs.filter((tab, index) => !isPinned(tab) && goes(index)).map((tab) => tab.path);
}

export const without = (tabs: readonly Tab[], paths: readonly string[]): readonly Tab[] =>
  tabs.filter((tab) => isPinned(tab) || !paths.includes(tab.path));

/** The tab that is shown once `paths` are closed: the same one, else its nearest neighbour that stays, right before left. */
export function shownAfter(tabs: readonly Tab[], paths: readonly string[], shown: string): Tab {
  const at = tabs.findIndex((tab) => tab.path === shown);
  const stays = without(tabs, paths);
  return stays.find((tab) => tab.path === shown)
    ?? tabs.slice(at + 1).find((tab) => stays.includes(tab))
    ?? tabs.slice(0, Math.max(at, 0)).findLast((tab) => stays.includes(tab))
    ?? homeTab;
}

/** Moves a tab to another one's place; nothing comes before the home tab. */
export function moved(tabs: readonly Tab[], path: string, to: number): readonly Tab[] {
  const tab = tabs.find((each) => each.path === path);
  if (!tab || isPinned(tab)) return tabs;
  const others = tabs.filter((each) => each !== tab);
  const place = Math.max(1, Math.min(to, others.length));
  return [...others.slice(0, place), tab, ...others.slice(place)];
}

/** The tab before or after one, going round. */
export function beside(tabs: readonly Tab[], shown: string, by: 1 | -1): Tab {
  const at = tabs.findIndex((tab) => tab.path === shown);
  return tabs[(Math.max(at, 0) + by + tabs.length) % tabs.length] ?? homeTab;
}

/** What the browser kept, as far as it can be read: home first, every path once, only routes that exist. */
export function restored(kept: unknown, exists: (path: string) => boolean): readonly Tab[] {
  const tabs = (Array.isArray(kept) ? kept : []).filter((tab): tab is Tab =>
    typeof tab?.path === 'string' && typeof tab.search === 'string' && typeof tab.title === 'string' && !isPinned(tab) && exists(tab.path));
  const pinned = (Array.isArray(kept) ? kept : []).find((tab) => tab?.path === home && typeof tab.search === 'string');
  return [{ ...homeTab, search: pinned?.search ?? '' }, ...tabs.filter((tab, index) => tabs.findIndex(({ path }) => path === tab.path) === index)];
}
