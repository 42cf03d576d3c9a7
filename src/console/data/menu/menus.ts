/** The menu tree of the signed-in account (spec 1 §7), cached in local storage between reloads. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { menuType as types } from '../../../../generated/codes';
import type { MenuType } from '../../../../generated/types/enumerations';
import { hasPermission } from '../../../engine/permission/check';
import { call } from '../transport/http';
import { home } from './paths';
import { isSignedIn, onSessionEnd, useSignedIn } from '../session/session';
import { readStored, stored, writeStored } from '../stored';

export interface MenuNode {
  id: number | string;
  title: string;
  icon: string;
  /** Route of a screen, or the directory's own path. */
  path: string;
  menuType: Exclude<MenuType, typeof types.button>;
  /** Permissions of which one is needed to see it; visible to everyone when absent (spec 1 §2). */
  auth?: string[];
  children: MenuNode[];
}

/** The dashboard needs no permission, so it is there whatever the server's tree holds. */
const dashboard: MenuNode = { id: home, title: '主页', icon: 'home', path: home, menuType: types.screen, children: [] };

let menus: MenuNode[] | undefined;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

onSessionEnd(() => {
  menus = undefined;
  asked = undefined;
  tell();
});

interface Menus {
  /** Entries that the person may see, never without the dashboard; a directory always holds a screen. */
  nodes: MenuNode[];
  /** Nothing is known yet, neither from the server nor from the last visit. */
  loading: boolean;
  /** The call failed and nothing is kept from an earlier one. */
  failed: boolean;
}

/** Asks once per page load; shows what the last visit kept meanwhile. */
export function useMenus(): Menus {
  const known = useSyncExternalStore(subscribe, snapshot);
  const permissions = useSignedIn()?.permissions;
  const nodes = useMemo(() => {
    const visible = visibleNodes(known ?? [], permissions ?? []);
    return visible.some(({ path }) => path === home) ? visible : [dashboard, ...visible];
  }, [known, permissions]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isSignedIn()) return;
    let alive = true;
    askMenus().then(
      () => alive && setFailed(false),
      () => alive && setFailed(true),
    );
    return () => {
      alive = false;
    };
  }, []);
  return { nodes, loading: known === undefined && !failed, failed: failed && known === undefined };
}

/** Asks again, for a retry and after menus were edited. */
export function reloadMenus(): Promise<void> {
  asked = undefined;
  return askMenus();
}

function askMenus(): Promise<void> {
  asked ??= call<unknown>('GET', '/admin/platform/getMenus').then(
    (answer) => {
      menus = readNodes(answer);
      writeStored(stored.menuList, menus);
      tell();
    },
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

function snapshot(): MenuNode[] | undefined {
  menus ??= readStored(stored.menuList, (kept) => (Array.isArray(kept) ? readNodes(kept) : undefined));
  return menus;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = () => listeners.forEach((listener) => listener());

/** @param permissions of the person; an entry with an auth list needs one of them */
export function visibleNodes(nodes: readonly MenuNode[], permissions: readonly string[]): MenuNode[] {
  return nodes
    .filter(({ auth }) => auth === undefined || hasPermission(permissions, auth))
    .map((node) => ({ ...node, children: visibleNodes(node.children, permissions) }))
    .filter(({ menuType, path, children }) => children.length > 0 || (menuType === types.screen && path !== ''));
}

/** Buttons carry permissions only and are no part of the menu. Published backends name the nested key `childList` too. */
function readNodes(answer: unknown): MenuNode[] {
  if (!Array.isArray(answer)) return [];
  return answer
    .filter((item) => item && item.menuType !== types.button)
    .map((item) => ({
      id: item.id,
      title: String(item.title ?? item.name ?? ''),
      icon: String(item.icon ?? ''),
      path: String(item.path ?? item.component ?? ''),
      menuType: item.menuType === types.directory ? types.directory : types.screen,
      ...(Array.isArray(item.auth) && item.auth.length > 0 && { auth: item.auth.map(String) }),
      children: readNodes(item.children ?? item.childList),
    }));
}
