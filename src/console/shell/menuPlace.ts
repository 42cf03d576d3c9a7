/** Where an address lies in the menu. */
import { useLocation } from 'react-router-dom';
import { pathTo } from '../../engine/routes/tree';
import { useMenus, type MenuNode } from '../data/menus';

/** Screens of the menu in reading order. */
export const leaves = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : node.menuType === 'C' && node.path ? [node] : []));

/**
 * The entries from the top down to the one that an address belongs to: its own, else the one whose path it continues
 * (a form page marks its list).
 */
export function placeOf(nodes: readonly MenuNode[], pathname: string): MenuNode[] {
  const nearest = leaves(nodes)
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((left, right) => right.path.length - left.path.length)[0];
  return nearest ? pathTo(nodes, (node) => node === nearest) : [];
}

/** Titles from the section down to the current screen. */
export function useTrail(): string[] {
  const { nodes } = useMenus();
  const { pathname } = useLocation();
  return placeOf(nodes, pathname).map((node) => node.title);
}
