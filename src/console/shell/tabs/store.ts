/**
 * The open tabs of the signed-in person, kept in local storage (spec 1 §2) until the session ends. Windows of one browser
 * have lists of their own; what the last one wrote is what a new one begins with.
 */
import { useSyncExternalStore } from 'react';
import { routeAt } from '../../data/menu/menuPlace';
import { currentUser, onSessionEnd } from '../../data/session/session';
import { asRecord, readStored, stored, writeStored } from '../../data/stored';
import { restored, type Tab } from './list';

interface Kept {
  /** Whose tabs they are: nobody ever sees another person's. */
  account: string;
  tabs: readonly Tab[];
}

let held: Kept | undefined;
const listeners = new Set<() => void>();

onSessionEnd(() => {
  held = undefined;
  writeStored(stored.tagsViewList, undefined);
  tell();
});

/** Before anybody is signed in there is the home tab alone. */
export function tabList(): readonly Tab[] {
  const account = currentUser()?.account ?? '';
  if (held?.account !== account) {
    const kept = readStored(stored.tagsViewList, asRecord);
    held = { account, tabs: restored(kept?.account === account ? kept.tabs : undefined, (path) => routeAt(path) !== undefined) };
  }
  return held.tabs;
}

/** Changes the list by one of the functions of `list.ts`. */
export function changeTabs(change: (tabs: readonly Tab[]) => readonly Tab[]): void {
  const before = tabList();
  const tabs = change(before);
  if (tabs === before) return;
  held = { account: held!.account, tabs };
  writeStored(stored.tagsViewList, held);
  tell();
}

export const useTabs = (): readonly Tab[] => useSyncExternalStore(subscribe, tabList);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = () => listeners.forEach((listener) => listener());
