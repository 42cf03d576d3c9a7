import { useEffect, useRef } from 'react';

const openForms: object[] = [];

/** Commits what a number or date input has not reported yet, without moving the focus for good. */
function settleFocus(): void {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !element.matches('input, textarea')) return;
  element.blur();
  element.focus({ preventScroll: true });
}

/** Ctrl/⌘+Enter and Ctrl/⌘+S save the form opened last. */
export function useSaveKeys(save: () => void): void {
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
      event.preventDefault();
      if (openForms.at(-1) !== self || event.repeat) return;
      settleFocus();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      openForms.splice(openForms.indexOf(self), 1);
    };
  }, []);
}
