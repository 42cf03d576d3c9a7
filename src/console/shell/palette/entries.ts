/** Entries of the palette: screens of the menu, and commands of the place where it was opened. */
import { menuType } from '../../../../generated/codes';
import type { MenuNode } from '../../data/menu/menus';
import { home } from '../../data/menu/paths';
import type { CommandGroup } from '../../../ui/ports/commands';
import type { IconName } from '../../../ui/Icon';
import { menuIcon } from '../../../ui/ports/menuIcon';
import type { Recent } from './recent';
import { rank, type PinyinMatch } from './rank';

export interface Entry {
  key: string;
  /** Heading it stands under. */
  group: string;
  title: string;
  /** Where it belongs, at the right. */
  hint?: string;
  icon: IconName;
  keys?: string;
  /** Words that find it besides its title. */
  words: readonly string[];
  run(): void;
}

/** @param open opens a screen */
export function screenEntries(nodes: readonly MenuNode[], open: (screen: Recent) => void): Entry[] {
  const entry = (node: MenuNode, above: readonly MenuNode[]): Entry => ({
    key: `screen ${node.path}`, group: '页面', title: node.title, icon: menuIcon((above[0] ?? node).icon),
    hint: trail(above), words: [node.path], run: () => open({ title: node.title, hint: trail(above), path: node.path }),
  });
  const walk = (node: MenuNode, above: readonly MenuNode[]): Entry[] => {
    if (node.children.length > 0) return node.children.flatMap((child) => walk(child, [...above, node]));
    return node.menuType === menuType.screen && node.path ? [entry(node, above)] : [];
  };
  const listed = nodes.flatMap((node) => walk(node, []));
  if (nodes.some(({ path }) => path === home)) return listed;
  return [entry({ id: home, title: '主页', icon: 'home', path: home, menuType: 'C', children: [] }, []), ...listed];
}

const trail = (above: readonly MenuNode[]): string => above.map(({ title }) => title).join(' / ');

/** The innermost screen's first. @param busy a dialog is open: only what works above it is offered */
export const commandEntries = (groups: readonly CommandGroup[], busy: boolean): Entry[] =>
  [...groups].reverse().flatMap(({ name, commands }) => commands
    .filter(({ run, always }) => run && (always || !busy))
    .map(({ title, keys, run }): Entry => ({ key: `command ${name} ${title}`, group: '操作', title, hint: name, icon: 'chevronRight', keys, words: [name], run: run! })));

/** Entries that fit, the best first; groups stay together, in the order of their best entry. */
export function fitting(entries: readonly Entry[], typed: string, pinyin?: PinyinMatch): Entry[] {
  const ranked = entries
    .map((entry) => ({ entry, rank: rank(typed, [entry.title, ...entry.words, entry.hint ?? ''], pinyin) }))
    .filter((each): each is { entry: Entry; rank: number } => each.rank !== undefined)
    .sort((left, right) => left.rank - right.rank);
  const groups = [...new Set(ranked.map(({ entry }) => entry.group))];
  return groups.flatMap((group) => ranked.filter(({ entry }) => entry.group === group).map(({ entry }) => entry));
}
