/** Where an address lies in the menu. */
import { matchPath, useLocation } from 'react-router-dom';
import { routes } from '../../../generated/resources';
import { pathTo } from '../../engine/routes/tree';
import { useMenus, type MenuNode } from './menus';

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

/**
 * The entries from the section down to the current screen. An address that continues no entry, such as a form page with a
 * path of its own, belongs where the list of its entity is.
 */
export function usePlace(): MenuNode[] {
  const { nodes } = useMenus();
  const { pathname } = useLocation();
  const own = placeOf(nodes, pathname);
  if (own.length > 0) return own;
  const here = routes.find(({ path }) => matchPath(path, pathname));
  if (!here || here.screen === 'page') return [];
  const lists = routes.filter((route) => route.screen === 'list' && route.entity === here.entity);
  return lists.map(({ path }) => placeOf(nodes, path)).find((place) => place.length > 0) ?? [];
}
