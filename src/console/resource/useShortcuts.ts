import { useEffect, useRef } from 'react';

export interface Shortcuts {
  /** `/` */
  focusFilter(): void;
  /** `n`; absent where nothing may be created. */
  create?(): void;
  /** `?` */
  help(): void;
}

const typing = 'input,textarea,select,[contenteditable="true"],[role="combobox"]';

/** Keys of a list screen; silent while something is typed or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if ((event.target as Element | null)?.closest?.(typing) || document.querySelector('dialog[open]')) return;
      const { focusFilter, create, help } = latest.current;
      const run = { '/': focusFilter, n: create, '?': help }[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
