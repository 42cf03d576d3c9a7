/** The menu tree of the signed-in account (spec 1 §7), cached in local storage between reloads. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from './http';
import { isSignedIn, onSessionEnd } from './session';
import { readStored, stored, writeStored } from './stored';

export interface MenuNode {
  id: number | string;
  title: string;
  icon: string;
  /** Route of a screen (C), or the directory's own path (M). */
  path: string;
  menuType: 'M' | 'C';
  children: MenuNode[];
}

let menus: MenuNode[] | undefined;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

onSessionEnd(() => {
  menus = undefined;
  asked = undefined;
  tell();
});

interface Menus {
  /** Empty until known. */
  nodes: MenuNode[];
  /** Nothing is known yet, neither from the server nor from the last visit. */
  loading: boolean;
  /** The call failed and nothing is kept from an earlier one. */
  failed: boolean;
}

/** Asks once per page load; shows what the last visit kept meanwhile. */
export function useMenus(): Menus {
  const nodes = useSyncExternalStore(subscribe, snapshot);
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
  return { nodes: nodes ?? [], loading: nodes === undefined && !failed, failed: failed && nodes === undefined };
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
  menus ??= readStored<MenuNode[]>(stored.menuList);
  return menus;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = () => listeners.forEach((listener) => listener());

/** Buttons (type A) carry permissions only and are no part of the menu. Published backends name the nested key `childList` too. */
function readNodes(answer: unknown): MenuNode[] {
  if (!Array.isArray(answer)) return [];
  return answer
    .filter((item) => item?.menuType !== 'A')
    .map((item) => ({
      id: item.id,
      title: String(item.title ?? item.name ?? ''),
      icon: String(item.icon ?? ''),
      path: String(item.path ?? item.component ?? ''),
      menuType: item.menuType === 'M' ? ('M' as const) : ('C' as const),
      children: readNodes(item.children ?? item.childList),
    }));
}
