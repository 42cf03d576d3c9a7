import { useEffect, useRef, type RefObject } from 'react';

const openForms: object[] = [];

/** Commits what a number or date input has not reported yet, without moving the focus for good. */
function settleFocus(): void {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !element.matches('input, textarea')) return;
  element.blur();
  element.focus({ preventScroll: true });
}

/**
 * Ctrl/⌘+Enter and Ctrl/⌘+S save the form opened last.
 * @param root an element inside the form; a question above the form keeps the keys to itself
 */
export function useSaveKeys(root: RefObject<HTMLElement | null>, save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const self = {};
    openForms.push(self);
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = event.key === 'Enter' || event.key.toLowerCase() === 's';
      if (!isSave || !(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const modal = document.activeElement?.closest('dialog');
      if (modal && !modal.contains(root.current)) return;
      // Ahead of the inputs: Enter would choose in an open list of options.
      event.preventDefault();
      event.stopPropagation();
      if (openForms.at(-1) !== self || event.repeat) return;
      settleFocus();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      openForms.splice(openForms.indexOf(self), 1);
    };
  }, [root]);
}
