/** Which screens of the menu stand at hand on the home page. */
import { leaves } from '../../../data/menu/menuPlace';
import type { MenuNode } from '../../../data/menu/menus';
import { home } from '../../../data/menu/paths';

export const mostEntries = 12;

/** As long as nobody has chosen (sheet "快捷入口"). */
const usual = ['/user/index', '/product/list', '/merchant/list', '/order/list', '/order/refund', '/operation/setting'];

export interface QuickEntry {
  path: string;
  title: string;
  /** Of its section. */
  icon: string;
  section: string;
}

/** Every screen that the menu offers, but the home page itself. */
export const offered = (nodes: readonly MenuNode[]): QuickEntry[] =>
  nodes.flatMap((section) => leaves([section]).map(({ path, title }) => ({ path, title, icon: section.icon, section: section.title }))).filter(({ path }) => path !== home);

/** The usual ones that the menu has; where those are few, the first screens of its sections besides, then all others. */
export function usualEntries(all: readonly QuickEntry[]): QuickEntry[] {
  const known = usual.flatMap((path) => all.find((entry) => entry.path === path) ?? []);
  const firsts = all.filter((entry, index) => all.findIndex(({ section }) => section === entry.section) === index && !known.includes(entry));
  const others = all.filter((entry) => !known.includes(entry) && !firsts.includes(entry));
  return [...known, ...firsts, ...others].slice(0, usual.length);
}

/** What a person chose, as far as the menu still has it. @param kept paths; undefined when nobody has chosen */
export function chosenEntries(all: readonly QuickEntry[], kept: unknown): QuickEntry[] {
  if (!Array.isArray(kept)) return usualEntries(all);
  return kept.flatMap((path) => all.find((entry) => entry.path === path) ?? []);
}
