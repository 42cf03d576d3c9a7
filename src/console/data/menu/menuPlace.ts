/** Where an address lies in the menu. */
import { openedAt } from '../../../engine/routes/formAddress';
import { matchPath, useLocation } from 'react-router-dom';
import { menuType as types } from '../../../../generated/codes';
import { routes } from '../../../../generated/resources';
import { firstLeaf, flatten, pathTo } from '../../../engine/routes/tree';
import type { RouteModel } from '../../../engine/model';
import { reEntered } from './paths';
import { useMenus, type MenuNode } from './menus';

/** Screens of the menu in reading order. */
export const leaves = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : node.menuType === types.screen && node.path ? [node] : []));

/** Where a click on an entry leads: its own screen, or the first one below it (spec 2 §2). */
export const screenOf = (node: MenuNode): MenuNode => firstLeaf([node])!;

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
  const pathname = reEntered(useLocation().pathname);
  const own = placeOf(nodes, pathname);
  if (own.length > 0) return own;
  return listsOf(routeAt(pathname)).map((path) => placeOf(nodes, path)).find((place) => place.length > 0) ?? [];
}

/** The crumbs of the current screen: its place in the menu, and itself where it has no entry of its own. */
export function useTrail(): { title: string; icon: string; path?: string }[] {
  const place = usePlace();
  const pathname = reEntered(useLocation().pathname);
  const here = routeAt(pathname);
  const crumbs = place.map((node) => ({ title: node.title, icon: node.icon, path: screenOf(node).path }));
  const marked = place.at(-1)?.path;
  const isOwn = !here || here.screen === 'list' || marked === withoutOptional(here.path) || marked === pathname;
  return isOwn ? crumbs : [...crumbs, { title: calledAt(here, pathname), icon: '' }];
}

/** The address of an entry says nothing of what may be left out of it. */
const withoutOptional = (path: string): string => path.replace(/(\/:\w+\?)+$/, '');

/** The server's menu names its screens, a generated one at `/crud/…` too; others are named by their schema (spec 1 §2). */
export function useMenuTitle(route: RouteModel): string {
  const screens = flatten(useMenus().nodes).filter(({ menuType }) => menuType === types.screen);
  const paths = [withoutOptional(route.path), ...(route.screen === 'list' ? listsOf(route) : [])];
  return paths.map((path) => screens.find((screen) => screen.path === path)?.title).find(Boolean) ?? route.title;
}

/** The pattern of a route's addresses. A form page also opens as a copy of its record: `…/7/copy`. */
export const addressOf = ({ screen, path }: RouteModel): string => (screen === 'form' && !path.includes(':copy') ? `${path}/:copy?` : path);

/** The title of a route by itself; that of a form says whether its record is new, edited or copied. */
function calledAt(route: RouteModel, pathname: string): string {
  if (route.screen !== 'form') return route.title;
  const { way } = openedAt(route.path, route.addresses, pathname);
  if (way === 'view') return route.title;
  return route.titles?.[way === 'from' ? 'create' : way] ?? route.title;
}

/** The title of a screen that is no entry of the menu, by its address; the document and its tab show it. */
export function titleAt(route: RouteModel, pathname: string): string {
  const id = route.screen === 'form' ? openedAt(route.path, route.addresses, pathname).id : matchPath(addressOf(route), pathname)?.params.id;
  return calledAt(route, pathname) + (route.screen !== 'page' && route.titleWithId && id !== undefined ? ` ID:${id}` : '');
}

/** The right that an address needs; undefined where everybody signed in may open it. */
export function rightAt(route: RouteModel, pathname: string): string | undefined {
  if (route.screen !== 'form') return route.permission;
  const { way } = openedAt(route.path, route.addresses, pathname);
  if (way === 'view') return undefined;
  return way === 'edit' ? route.rights?.edit : route.rights?.create;
}

/** Whether a route's screen stands without menu, header and tab (decisions 13). */
export const isFullScreen = (route: RouteModel | undefined): boolean => route?.screen === 'page' && route.fullScreen;

export const routeAt = (pathname: string): RouteModel | undefined => routes.find((route) => matchPath(addressOf(route), pathname));

/** Addresses under which the entity of a route is listed. */
const listsOf = (route: RouteModel | undefined): string[] =>
  !route || route.screen === 'page' ? [] : routes.filter((each) => each.screen === 'list' && each.entity === route.entity).map(({ path }) => path);

/** Parameter of a list's address that opens one record above it. */
export const openParam = 'open';

/** The address that shows a record above the list of its entity; undefined where that has none. */
export const recordPath = (entity: string, id: number | string): string | undefined => {
  const path = listPath(entity);
  return path && `${path}?${String(new URLSearchParams({ [openParam]: String(id) }))}`;
};

/** Where an entity is listed: at its own address rather than the generic one. */
export const listPath = (entity: string): string | undefined => {
  const paths = routes.filter((route) => route.screen === 'list' && route.entity === entity).map(({ path }) => path);
  return paths.find((path) => !path.startsWith('/crud/')) ?? paths[0];
};
