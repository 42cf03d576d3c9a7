/**
 * What can be done where a person is now: one register for the keys, for the list of shortcuts (`?`) and for the command
 * palette. A screen that is kept but not shown has taken its effects back, and with them its commands.
 */
import { useEffect, useRef } from 'react';

export interface Command {
  title: string;
  /** `n`, `?`, `Mod+k` (Ctrl or ⌘), `Alt+PageDown`, `Alt+w`; without `run` any text that tells the key. */
  keys?: string;
  /** Absent: the keys are only told, something else listens to them where the focus is. */
  run?(): void;
  /** The keys count also while something is typed or a dialog is open. */
  always?: boolean;
}

export interface CommandGroup {
  /** Where the commands belong: 列表, 标签页 … */
  name: string;
  commands: readonly Command[];
}

const groups = new Set<{ current: CommandGroup }>();

/** Everything that can be done now, the innermost screen last; what its parts offer under one name stands together. */
export function commandGroups(): CommandGroup[] {
  const named = new Map<string, Command[]>();
  for (const { current: { name, commands } } of groups) named.set(name, [...(named.get(name) ?? []), ...commands]);
  return [...named].map(([name, commands]) => ({ name, commands }));
}

/** Offers commands while the caller is on the screen; what they are may change with every drawing. */
export function useCommands(name: string, commands: readonly Command[]): void {
  const group = useRef<CommandGroup>({ name, commands });
  group.current = { name, commands };
  useEffect(() => {
    groups.add(group);
    return () => void groups.delete(group);
  }, []);
}

const typing = 'input,textarea,select,[contenteditable="true"],[role="combobox"]';

/** A single key would be text, or belongs to the dialog above. */
const isBusy = (target: Element | null): boolean => !!target?.closest?.(typing) || document.querySelector('dialog[open]') !== null;

function matches(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1)!;
  const wants = (name: string) => parts.includes(name);
  if (wants('Mod') !== (event.ctrlKey || event.metaKey) || wants('Alt') !== event.altKey) return false;
  // With Alt a Mac types another character; the place on the keyboard is the same.
  const letter = /^[a-z]$/.test(key) && parts.length > 1;
  return letter ? event.code === `Key${key.toUpperCase()}` && !event.shiftKey : event.key === key;
}

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  const busy = isBusy(event.target as Element | null);
  const found = commandGroups().reverse().flatMap(({ commands }) => commands)
    .find(({ keys, run, always }) => keys !== undefined && run && (always || !busy) && matches(event, keys));
  if (!found) return;
  event.preventDefault();
  if (!event.repeat) found.run!();
});

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const names: Record<string, string> = { Mod: isMac ? '⌘' : 'Ctrl', Alt: isMac ? '⌥' : 'Alt', PageUp: 'Page Up', PageDown: 'Page Down' };

/** As printed on the keys of this machine: `Ctrl + K`. */
export const keyText = (keys: string): string =>
  keys.split(/\s*\+\s*/).map((part, index, all) => names[part] ?? (all.length > 1 && index > 0 && part.length === 1 ? part.toUpperCase() : part)).join(' + ');
